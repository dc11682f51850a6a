import { askPlaces, codePlaces } from './ask-places.ts';
import type { LetterAsk, LetterLines, LetterMaterial, LetterSlot } from './material.ts';
import { ownPlaces } from './own-places.ts';
import { around, type Said } from './pieces.ts';
import type { Place } from './place.ts';
import type { StyleRow } from './styles.ts';

const MAX_SUGGESTIONS = 12;

/** A slot with what the letter says for it. */
export interface Row {
  readonly slot: LetterSlot;
  /** None where nothing stands in the letter. */
  readonly sentences: readonly Said[];
  readonly ask?: LetterAsk;
}

/** Every slot of the letter, the client's demands first. `places` are those whose blank may stand in the text. */
export function rowsOf(
  material: LetterMaterial,
  lines: LetterLines,
  row: StyleRow,
  places: ReadonlySet<string>,
): Row[] {
  const all = [...codePlaces(material), ...askPlaces(material, lines, places), ...ownPlaces(material, lines, row)];
  return all.map((place) => rowOf(place, lines[place.id], places.has(place.id)));
}

function rowOf(place: Place, line: string | undefined, hasPlace: boolean): Row {
  const { id, kind, part, prompt, asked, ask } = place;
  const slot = { id, kind, part, prompt, asked };
  const isTyped = line !== undefined && line.trim() !== '';
  const of = (state: LetterSlot['state'], sentences: readonly Said[]): Row => {
    const said = sentences.filter(({ blanks }) => blanks.length === 0).map(({ text }) => text);
    const text = said.join(' ');
    const suggestions = unlike(place.suggestions, isTyped ? line : text);
    return { slot: { ...slot, state, text, suggestions }, sentences, ...(ask && { ask }) };
  };
  if (isTyped) return of('filled', place.typed(line));
  if (line === '') return of('left_out', []);
  if (place.given.length > 0) return of('suggested', place.given);
  if (hasPlace) return of('open', [around(part, place.frame, prompt, id)]);
  return of(place.isDemand ? 'not_answered' : 'left_out', []);
}

/** No two that read alike, and none that stands in the letter. */
function unlike(suggestions: readonly string[], said: string): string[] {
  const keys = new Set<string>();
  const known = keyOf(said);
  const own = suggestions.filter((text) => {
    const key = keyOf(text);
    const isNew = key !== '' && !keys.has(key) && !(known !== '' && (known.includes(key) || key === known));
    keys.add(key);
    return isNew;
  });
  return own.slice(0, MAX_SUGGESTIONS);
}

function keyOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
