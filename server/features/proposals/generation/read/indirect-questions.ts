import { type Span, subSpan } from './span.ts';

export interface FoundQuestion extends Span {
  /** The question in direct form, where the post only mentions it. */
  readonly words: string;
}

const ANSWER_ORDER = /(?<!\w)(?:answer|answers? to|respond to|reply to)\s+(?:[\p{L}\d]+ ){0,3}questions?\s*:\s+/iu;
const BEGINS = '(?:if|whether|how|what|why|when|which|where|who)\\b';
const BEGINS_WITH_ONE = new RegExp(`^${BEGINS}`, 'iu');
const NEXT = new RegExp(`\\s?(?:[,;]\\s{0,2}(?:and\\s{1,2})?|\\s{1,2}and\\s{1,2})(?=${BEGINS})`, 'giu');

/** 'Just answer three questions: if you know our rig, how long it would take and where you live'. */
export function indirectQuestionsOf(unit: Span): FoundQuestion[] {
  const mark = ANSWER_ORDER.exec(unit.text);
  const from = mark === null ? -1 : mark.index + mark[0].length;
  if (mark === null || !BEGINS_WITH_ONE.test(unit.text.slice(from))) return [];
  const cuts = [...unit.text.slice(from).matchAll(NEXT)].map((cut) => ({
    end: from + cut.index,
    next: from + cut.index + cut[0].length,
  }));
  return [...cuts, { end: unit.text.length, next: unit.text.length }].map(({ end }, i) => {
    const span = subSpan(unit, i === 0 ? from : (cuts[i - 1]?.next ?? from), end);
    return { ...span, words: toDirect(span.text) };
  });
}

/** 'if you know our rig' → 'Do you know our rig?' */
function toDirect(reported: string): string {
  const said = reported.replace(/[\s.;,!?]+$/, '');
  const direct = said
    .replace(/^(?:if|whether) you (have|are|can|were|will|would|could) /i, '$1 you ')
    .replace(/^(?:if|whether) you /i, 'do you ')
    .replace(
      /^(how (?:long|much|many|soon)|when|where|what|which \S+) (.+?) (would|will|can|should|could) (?=\S)/i,
      '$1 $3 $2 ',
    )
    .replace(/^(where|when|how|what) you (have|are|can|would|will) /i, '$1 $2 you ')
    .replace(/^(where|when|how|what|why) you /i, '$1 do you ');
  return `${direct.charAt(0).toUpperCase()}${direct.slice(1)}?`;
}
