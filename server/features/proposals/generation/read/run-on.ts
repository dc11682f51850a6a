import { type Span, subSpan } from './span.ts';

/** A paragraph pasted from a form loses its line breaks: 'RESPONSIBILITIES: - Set up … - Report … QUALIFICATIONS - Minimum …'. */
const LONG = 160;
const HEADING_WORDS =
  '(?:(?:Key|Main|Job|Core|Your|Our|Project|Daily|Primary|Required|Desired|Desirable|Technical|Preferred|Relevant|General|Additional|Role|Data|Other) ){0,2}(?:Responsibilities|Requirements|Deliverables|Qualifications|Objectives|Components|Benefits|Skills|Duties|Tasks|Overview|Description|Background|Timeline|Budget|Scope|Specifications|Metrics(?: We Want to Track)?|Summary|Offer)(?: include)?';
const INLINE_HEADING = new RegExp(
  `(?:^|[.!?:;)]? )(${HEADING_WORDS}|About Us|How to Apply|What We Offer|To apply|Please (?:respond|reply) with the following|Role & Responsibilities|Daily tasks include)\\s?:(?= )`,
  'gi',
);
const CAPS_HEADING = /(?:^|[.!?)]? )((?:[A-Z]{2,20}(?: & | AND | )){0,3}[A-Z]{2,20} ?)(?=:? - |: )/g;
/** '1) your rate 2) your plan' in one line. */
const COUNTED = /\b1\) ?\p{L}.* 2\) ?\p{L}/u;
const BULLETS: readonly RegExp[] = [
  /(?<=[.:;)\w\p{L}] ) ?[-–](?= ?[\p{Lu}*@])/gu,
  /(?<= |^)[•●▪■◦✅✔☑➡➤🔹🔸▶]\uFE0F? ?/gu,
  /(?<=\p{Ll} )(?=\p{Lu}\p{Ll}{2,}ing\b (?:new|on|and|the|with|in|to|a|our)\b)/gu,
  /(?<=[.:;!?)\p{L}] )\(?\d{1,2}(?:[.)] ?(?=\p{Lu})|-(?=\p{L}))/gu,
  /(?<=[.:;,!?)\p{L}] )\(?[1-9]\) ?(?=\p{Ll})/gu,
];
const LABEL = /(?<=[.:!?] )(?=(?:[A-Z][\p{L}&/-]{1,20}(?: (?:[A-Z][\p{L}&/-]{1,20}|and|of|to|&)){0,4}): [A-Z])/gu;

interface Cut {
  readonly at: number;
  readonly skip: number;
  readonly kind: 'bullet' | 'heading';
}

export interface Piece extends Span {
  readonly kind: 'bullet' | 'heading' | 'text';
}

/** The lines that a squeezed paragraph once had; a paragraph without such marks stays one piece. */
export function splitRunOn(line: Span): Piece[] {
  if (line.text.length < LONG && !COUNTED.test(line.text)) return [{ ...line, kind: 'text' }];
  const cuts = [...headingCuts(line.text), ...bulletCuts(line.text)].sort((a, b) => a.at - b.at || b.skip - a.skip);
  return cutLine(line, cuts);
}

function headingCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const rule of [INLINE_HEADING, CAPS_HEADING]) {
    for (const match of text.matchAll(rule)) {
      const words = match[1] ?? '';
      if (words.trim().length < 5) continue;
      const at = match.index + match[0].indexOf(words);
      const end = match.index + match[0].length;
      cuts.push(
        { at, skip: 0, kind: 'heading' },
        { at: end, skip: /^:? ?/.exec(text.slice(end))?.[0].length ?? 0, kind: 'bullet' },
      );
    }
  }
  return cuts;
}

function bulletCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const rule of BULLETS) {
    const found = [...text.matchAll(rule)].map((m): Cut => ({ at: m.index, skip: m[0].length, kind: 'bullet' }));
    if (found.length >= 2) cuts.push(...found);
  }
  const labels = [...text.matchAll(LABEL)].map((m): Cut => ({ at: m.index, skip: 0, kind: 'bullet' }));
  return labels.length >= 3 ? [...cuts, ...labels] : cuts;
}

function cutLine(line: Span, cuts: readonly Cut[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let kind: Piece['kind'] = 'text';
  for (const next of [...cuts, { at: line.text.length, skip: 0, kind: 'text' as const }]) {
    if (next.at < from) continue;
    const span = subSpan(line, from, next.at);
    if (/[\p{L}\p{N}]/u.test(span.text)) pieces.push({ ...span, kind });
    from = next.at + next.skip;
    kind = next.kind;
  }
  return pieces;
}
