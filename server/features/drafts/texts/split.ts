import { createHash } from 'node:crypto';
import type { DraftState } from '../saving/state.ts';

/** A text of at least so many characters is stored once for all revisions that have it. */
const LARGE_CHARS = 2_048;

/** Where in a state a large text belongs; the state itself has an empty text there. */
export interface TextPlace {
  readonly path: readonly string[];
  readonly hash: string;
}

/** What a state is written in; its title and name stay in the revision, for lists. */
type Texts = Pick<DraftState, 'jobDescription' | 'content' | 'work'>;

export interface SplitState<T extends Texts> {
  readonly state: T;
  readonly places: TextPlace[];
  /** The large texts by their hashes. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Takes the large texts out of a state. */
export function splitTexts<T extends Texts>(state: T): SplitState<T> {
  const places: TextPlace[] = [];
  const texts = new Map<string, string>();
  const small = mapTexts(state, (text, path) => {
    if (text.length < LARGE_CHARS) return text;
    const hash = createHash('sha256').update(text).digest('base64url');
    places.push({ path: path(), hash });
    texts.set(hash, text);
    return '';
  });
  return { state: small, places, texts };
}

/** Puts the large texts back. */
export function joinTexts<T extends Texts>(
  state: T,
  places: readonly TextPlace[],
  texts: Readonly<Record<string, string>> | null,
): T {
  const byPath = new Map(places.map(({ path, hash }) => [JSON.stringify(path), texts?.[hash]]));
  return byPath.size === 0 ? state : mapTexts(state, (text, path) => byPath.get(JSON.stringify(path())) ?? text);
}

/** The path is made for the few texts that it matters for: a document may have very many. */
type Path = () => readonly string[];
type Change = (text: string, path: Path) => string;

function mapTexts<T extends Texts>(state: T, change: Change): T {
  return {
    ...state,
    jobDescription: change(state.jobDescription, () => ['jobDescription']),
    content: change(state.content, () => ['content']),
    work: mapJson(state.work, change, () => ['work']),
  };
}

function mapJson(json: unknown, change: Change, path: Path): unknown {
  if (typeof json === 'string') return change(json, path);
  if (Array.isArray(json)) return json.map((item, at) => mapJson(item, change, () => [...path(), String(at)]));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, mapJson(value, change, () => [...path(), name])]),
  );
}
