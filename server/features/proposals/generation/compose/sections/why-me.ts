import type { Block } from '#shared/proposals/blocks.ts';
import type { Context } from '../context.ts';
import type { Proof } from '../proof.ts';

/** What can be said for the writer: their own words, their links; without them how the work will be handled, and no more. */
export function whyMe(context: Context, proofs: readonly Proof[], options: { short: boolean }): Block[] {
  const { links } = context.proofs;
  const conduct = options.short ? context.say('manner') : `${context.say('conduct')} ${context.say('manner')}`;
  // The user's own words need no lead: they say by themselves whose they are.
  const text = proofs.length > 0 ? [...proofs.map((proof) => proof.text), context.say('manner')].join(' ') : conduct;
  const shown = links.map(({ url }) => url).join(' ');
  return [
    { type: 'p', part: 'why_me', text, evidence: proofs.flatMap(({ evidence }) => evidence) },
    ...(links.length > 0
      ? [
          {
            type: 'p' as const,
            part: 'why_me' as const,
            text: context.say('portfolio', { url: shown }),
            evidence: links.map(({ factId }) => factId),
          },
        ]
      : []),
  ];
}

/** The best sentence of the user's own, for the first half. */
export function earlyProof(proof: Proof | undefined, part: 'hook' | 'needs'): Block[] {
  return proof ? [{ type: 'p', part, text: proof.text, evidence: proof.evidence }] : [];
}
