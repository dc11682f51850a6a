import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const SENDERS = ['us', 'provider', 'provider-change'] as const;
/** What Firebase calls its links that change an email, or take a change back. */
const CHANGES = ['verifyAndChangeEmail', 'recoverEmail'];

export interface MailedCode {
  readonly value: string;
  /** Whose mail it came in: ours, or that of an identity provider that writes its own; one of those may change an email. */
  readonly of: (typeof SENDERS)[number];
}

/**
 * The code of the mailed link that led here: `token` in ours, `oobCode` in Firebase's. It is moved out of the address, where
 * it would be seen, shared and sent along, into the entry of the history, where a reload still finds it.
 */
export function useMailedCode(): MailedCode | undefined {
  const [query] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const ours = query.get('token');
  const code = ours ?? query.get('oobCode');
  const from = ours ? 'us' : CHANGES.includes(query.get('mode') ?? '') ? 'provider-change' : 'provider';
  useEffect(() => {
    if (code) void navigate(pathname, { replace: true, state: { code, from } });
  }, [code, from, pathname, navigate]);
  return code ? { value: code, of: from } : codeIn(location.state);
}

function codeIn(state: unknown): MailedCode | undefined {
  if (typeof state !== 'object' || state === null || !('code' in state) || !('from' in state)) return undefined;
  const { code, from } = state;
  if (typeof code !== 'string') return undefined;
  return { value: code, of: SENDERS.find((sender) => sender === from) ?? 'provider' };
}
