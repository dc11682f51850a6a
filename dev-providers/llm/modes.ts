import { z } from 'zod';
import { changedSections, type Obedience } from './changing.ts';
import type { Fields } from './fields.ts';
import type { ModelRequest } from './reading.ts';
import { refusable } from './refusing.ts';
import { rewrittenSections } from './rewriting.ts';
import { WRAPPINGS } from './wrap-answer.ts';
import { goodOpenings, paragraph, type Section, type Sentence } from './writing.ts';

const MODES = [
  'good',
  'invents',
  'slips',
  'says',
  'opens-falsely',
  'ignores-length',
  'obeys',
  'ignores-request',
  'overdoes-request',
  'breaks-others',
  'cut',
  'reset',
  'hang',
  'hang-midway',
  'rate-limit',
  'no-credit',
  'status',
  'recites',
  'html',
  'no-done',
  'filter',
  'declines',
  'breaks',
  'drip',
] as const;

/** How it answers the next requests. */
const playing = z.object({
  mode: z.enum(MODES),
  /** How many requests it answers; null for all until another is set. Then the answers are good again. */
  times: z.number().nullable().default(null),
  /** The section that is spoiled. */
  part: z.string().default('proof'),
  /** The text of 'says'. */
  text: z.string().default(''),
  /** The answers of 'recites', one for each request; then the answers are good again. */
  texts: z.array(z.string()).default([]),
  /** How its first answer ends. */
  ends: z.enum(['stop', 'cut', 'hang']).default('stop'),
  status: z.number().default(500),
  retryAfterSeconds: z.number().nullable().default(null),
  /** The number of sections before it stops. */
  sections: z.number().default(1),
  /** 0: without a delay. */
  tokensPerSecond: z.number().default(0),
  /** The delay of the first token. */
  firstTokenMs: z.number().default(0),
  /** The parameters that it refuses. */
  refuses: z.array(refusable).default([]),
  /** The text around its answer, or instead of it. */
  dress: z.enum(WRAPPINGS).default('none'),
});
export type Playing = z.output<typeof playing>;

/** @throws ZodError for a mode that is not known */
export function playingFrom(fields: Fields): Playing {
  return playing.parse({ ...(fields.mode === 'drip' && { tokensPerSecond: 1 }), ...fields });
}

export const GOOD = playingFrom({ mode: 'good' });

const INVENTED = 'I have built forty shops like yours for clients in twelve countries and won three awards for them.';

/** The sections for a mode. */
export function sectionsFor(asked: ModelRequest, { mode, part, text }: Playing): Section[] {
  const isContrary = mode === 'ignores-length';
  const good = asked.request
    ? changedSections(asked, asked.request, OBEDIENCE[mode] ?? 'applies')
    : rewrittenSections(asked, isContrary ? (CONTRARY[asked.act] ?? asked.act) : asked.act);
  if (mode === 'invents') return spoilSection(good, part, INVENTED);
  if (mode === 'says') return spoilSection(good, part, text);
  if (mode === 'slips') return withMore(good, part, text || INVENTED);
  if (mode === 'obeys') return followInstructions(good, asked);
  return good;
}

/** The other openings. One that goes beyond its fact comes first where the mode says so. */
export function openingsFor(asked: ModelRequest, { mode, text }: Playing): Sentence[] {
  const good = goodOpenings(asked);
  if (mode !== 'opens-falsely' || asked.openings === 0) return good;
  return [{ text: text || INVENTED, facts: asked.facts.slice(0, 1).map(({ id }) => id) }, ...good.slice(0, -1)];
}

const OBEDIENCE: Partial<Record<Playing['mode'], Obedience>> = {
  'ignores-request': 'ignores',
  'overdoes-request': 'overdoes',
  'breaks-others': 'breaks-others',
};

/** A model that ignores the length. */
const CONTRARY: Readonly<Record<string, string>> = { shorten: 'lengthen', lengthen: 'shorten' };

/** Nothing of the section is left but this. */
function spoilSection(sections: readonly Section[], part: string, text: string): Section[] {
  return sections.map((section) => (section.part === part ? { ...section, blocks: [paragraph(text)] } : section));
}

/** A good section with one sentence more. */
function withMore(sections: readonly Section[], part: string, text: string): Section[] {
  return sections.map((section) =>
    section.part === part ? { ...section, blocks: [...section.blocks, paragraph(text)] } : section,
  );
}

const WANTED =
  /\b(?:say|write|include|output|print|reply|respond|answer|begin|start|end|append|mention|add|insert|use|put|claim|state)\b[^"“'`\n]{0,60}["“'`]([^"”'`\n]{2,80})["”'`]/gi;
const WANTS_PROMPT =
  /\b(?:reveal|print|repeat|leak|show|output|recite|disclose)\b[^.\n]{0,80}\b(?:prompts?|instructions|rules|key|secrets?)\b/i;

/** A model that follows every instruction it reads. */
function followInstructions(sections: readonly Section[], { user, system }: ModelRequest): Section[] {
  const wanted = [...user.matchAll(WANTED)].map((match) => match[1] ?? '');
  const decoded = (user.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).map((code) => Buffer.from(code, 'base64').toString());
  const hidden = decoded.flatMap((said) => [...said.matchAll(WANTED)].map((match) => match[1] ?? ''));
  const links = (user.match(/https?:\/\/[^\s"')>]+/g) ?? []).map((link) => `See ${link} for more.`);
  const secrets = WANTS_PROMPT.test(user) ? [system] : [];
  const added = [...wanted, ...hidden, ...links, ...secrets];
  return added.reduce((all, text) => withMore(all, 'first_step', text), [...sections]);
}
