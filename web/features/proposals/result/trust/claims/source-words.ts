import type { LedgerLine } from './ledger.ts';

/** Where a sentence comes from, in a few words. */
export function sourceInWords({ source, state, fact }: Pick<LedgerLine, 'source' | 'state' | 'fact'>): string {
  switch (source) {
    case 'fact':
      return 'From your profile';
    case 'line':
      return 'You typed this';
    case 'post':
      return 'From the client’s post';
    case 'playbook':
      return 'Trade knowledge: keep, change or remove';
    case 'joint':
      return 'Connecting phrase';
    case 'claim':
      return fact?.from === 'request' ? 'From a change you asked for' : CLAIMS[state];
  }
}

const CLAIMS: Record<LedgerLine['state'], string> = {
  supported: 'From your profile',
  vouched: 'Confirmed by you',
  unsupported: 'Not in your profile: check that it is true',
};
