import { useState } from 'react';
import type { Part } from '#shared/proposals/blocks.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import type { Finished, GenerationState } from '#web/features/proposals/generation/generation-state.ts';
import type { SectionActions, SectionOutcome } from '#web/features/proposals/result/sections/section-actions.ts';
import { SAMPLE_ANSWER, SAMPLE_HTML } from './sample-proposal.ts';

const HALF_AN_HOUR_MS = 1_800_000;

const version = (number: number, html: string, more: Partial<Provenance> = {}): Finished => ({
  ...{
    status: 'done',
    proposalId: SAMPLE_ANSWER.proposalId,
    answer: SAMPLE_ANSWER,
    document: documentOfHtml(html),
    edited: false,
  },
  made: { at: Date.now() - number * HALF_AN_HOUR_MS, tone: 'professional', style: 'standard', ...more },
});

const shortened: Provenance['section'] = { part: 'close', action: 'shorten', name: 'Next step' };

/** Some of each kind, the newest first. */
export const SAMPLE_VERSIONS: readonly Finished[] = [
  version(1, SAMPLE_HTML.replace('8 seconds', 'eight seconds'), { section: shortened }),
  version(2, SAMPLE_HTML.replace('8 seconds', 'too long'), { tone: 'casual' }),
  version(3, '<p>Oolong</p><p>Slow checkouts lose orders. Yours loses one in three.</p>', { style: 'concise' }),
];

type SetGeneration = (change: (now: GenerationState | undefined) => GenerationState | undefined) => void;

/** Sections that can be locked, and are rewritten, refused or waited for, as the name of the state says. */
export function useSampleSections(state: string, set: SetGeneration): SectionActions {
  const [locks, setLocks] = useState<readonly Part[]>(state === 'section-locked' ? ['plan'] : []);
  return {
    locks,
    lock: (part, isLocked) => setLocks((now) => [...now.filter((one) => one !== part), ...(isLocked ? [part] : [])]),
    lockedTones: ['casual', 'formal'],
    offerTones: () => undefined,
    change(_change, signal) {
      if (state === 'section-refused') return Promise.reject(new Error('We cannot reach the server right now.'));
      if (state === 'section-waiting') return untilAborted(signal);
      return Promise.resolve(rewritten(set));
    },
    findModel: () => Promise.resolve(state === 'section-locked' ? null : 'site'),
    rewrite(_wish, signal) {
      if (state === 'section-refused') return Promise.reject(new Error('We cannot reach the server right now.'));
      if (state === 'section-waiting') return untilAborted(signal);
      return Promise.resolve(rewritten(set));
    },
  };
}

function rewritten(set: SetGeneration): SectionOutcome {
  const change = (from: string, to: string) =>
    set((now) =>
      now?.status === 'done'
        ? { ...now, document: documentOfHtml(documentToHtml(now.document).replace(from, to)) }
        : now,
    );
  change('Could you give me', 'Could I have');
  return {
    kind: 'rewritten',
    message: null,
    wasEdited: true,
    undo: () => change('Could I have', 'Could you give me'),
  };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });
}
