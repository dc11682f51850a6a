import { z } from 'zod';
import { readYaml } from '../data-files.ts';

const words = z.string().transform((list): ReadonlySet<string> => new Set(list.split(' ')));

const wordLists = z.strictObject({
  verbs: words,
  skills: z.array(z.string().transform((list) => list.split(', '))).transform((fields) => fields.flat().map(toSkill)),
  function_words: z.strictObject({
    en: words,
    es: words,
    pt: words,
    fr: words,
    de: words,
    it: words,
    ca: words,
    gl: words,
    nl: words,
    ro: words,
    sv: words,
    da: words,
    id: words,
    slavic: words,
  }),
  first_names: words,
  first_names_that_are_words: words,
  no_names: words,
  no_small_names: words,
});

export interface ListedSkill {
  readonly name: string;
  /** Spellings in lower case, the name's own included. */
  readonly spellings: readonly string[];
  readonly needsCapital: boolean;
}

function toSkill(entry: string): ListedSkill {
  const needsCapital = entry.startsWith('!');
  const [name = '', ...aliases] = entry.slice(needsCapital ? 1 : 0).split('=');
  return { name, spellings: [name, ...aliases].map((word) => word.toLowerCase()), needsCapital };
}

/** The words of `reader/words.yaml`, which explains each list. */
export const WORD_LISTS = wordLists.parse(readYaml('reader/words.yaml'));
