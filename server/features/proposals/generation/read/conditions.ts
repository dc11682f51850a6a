import type { Stated } from '#shared/proposals/brief.ts';
import type { LabelScores } from './classifier.ts';
import { sourceOf, subSpan } from './span.ts';
import type { Unit } from './units.ts';

const MAX_CONDITIONS = 6;
const MAX_AVAILABILITY = 2;
/** What makes a sentence a condition: a number with its unit, a date, a limit. */
const HARD =
  /\b\d[\d,.]{0,12}\s?(?:[-–]\s?\d{1,6}\s?)?(?:%|percent|k\b|\+)?\s?(?:days?|weeks?|months?|words?|pages?|minutes?|seconds?|users?|products?|videos?|images?|accounts?|countr\w+|sheets?)|\b(?:exclusively|asap|deadline|urgent|must|never|cannot|can't|none of|double|zero|without|fails?|unintended|only|already|works on|despite|no longer|exactly|lacks?|biggest problem)\b/i;
const AVAILABILITY =
  /(?<!\w)(?:US|India|UK|EU|European|Australian|Eastern or Central|Eastern|Pacific|EST|PST|CST|CET|GMT|IST|AEST)(?!\w)[^.\n,;]{0,25}?(?<!\w)(?:business hours|working hours|hours|time ?zones?)(?!\w)|(?<!\w)(?:(?:less|more) than |at least |up to |about |around |max\.? )?\d{1,3}\+?(?: ?[-–+] ?\d{0,3})? ?(?:hours|hrs) ?(?:per|a|\/) ?(?:week|day|wk)(?!\w)|(?<!\w)(?:\d{1,2}(?::\d\d)? ?(?:am|pm)? ?(?:-|–|to|and) ?)?\d{1,2}(?::\d\d)? ?(?:am|pm) (?:EST|PST|CST|CET|GMT|ET|PT)(?!\w)|(?<!\w)(?:start (?:asap|soon|immediately|right away)|immediate(?:ly)? (?:start|availability)|available immediately|weekend hours|overlap with [^.,;\n]{3,30})\b|(?<!\w)(?:native|fluent|excellent) (?:in )?(?:spoken |written )?(?:English|Spanish|French|German|Portuguese|Norwegian|Arabic|Italian|Dutch|Japanese|Mandarin)(?!\w)|(?<!\w)(?:must|should) be (?:located|based) in [^.,;\n]{2,30}|(?<!\p{L})\d{1,3} ?(?:horas|heures|stunden) ?(?:por|al?|par|pro|\/) ?(?:semana|d[ií]a|semaine|jour|woche|tag)(?!\p{L})|disponibilidad inmediata|disponibilidade imediata|disponibilit[ée] imm[ée]diate|sofort verf[üu]gbar|ab sofort/giu;

/** Sentences about the work with a number, a date or a limit, without those about the person and the terms. */
export function conditionsOf(units: readonly Unit[], chances: readonly LabelScores[]): Stated[] {
  return units
    .filter((unit, at) => {
      const chance = chances[at];
      const words = unit.text.split(/\s+/).length;
      if (!chance || unit.kind === 'heading' || words < 4 || words > 20 || /[?:]$/.test(unit.text)) return false;
      const isOfWork = Math.max(chance.need, chance.context) >= 0.5;
      return (
        isOfWork &&
        Math.max(chance.ask, chance.question, chance.person, chance.terms, chance.talk, chance.trap) < 0.5 &&
        HARD.test(unit.text)
      );
    })
    .slice(0, MAX_CONDITIONS)
    .map((unit) => ({ ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') }));
}

/** Hours, time zone, start, place and language that the post requires; those in questions are answered there. */
export function availabilityOf(units: readonly Unit[], asked: readonly { readonly quote: string }[]): Stated[] {
  const found: Stated[] = [];
  for (const unit of units) {
    if (found.length >= MAX_AVAILABILITY) break;
    if (asked.some(({ quote }) => quote.includes(unit.text) || unit.text.includes(quote))) continue;
    for (const match of unit.text.matchAll(AVAILABILITY)) {
      const span = subSpan(unit, match.index, match.index + match[0].length);
      const isKnown = found.some(({ text }) => text.toLowerCase() === span.text.toLowerCase());
      if (!isKnown) found.push({ ...sourceOf(span), text: span.text.replace(/\s+/g, ' ') });
    }
  }
  return found.slice(0, MAX_AVAILABILITY);
}
