import type { ClaimLanguage } from './names.ts';

/**
 * What the checks know of a language: lists of words in lower case, and patterns of whole words in any case.
 */
export interface Language {
  readonly name: ClaimLanguage;
  /** Small words that the other languages have not, or seldom: they show in which language a sentence is. */
  readonly small: ReadonlySet<string>;
  /** Words without content of their own. */
  readonly empty: ReadonlySet<string>;
  /** Words that say nothing about work: 'familiar', 'lie behind', 'in my hands'. A claim is not compared by them. */
  readonly light: ReadonlySet<string>;

  /** 'I', 'we': who says so always names the subject; empty where the verb alone shows the person. */
  readonly subjects: ReadonlySet<string>;
  /** Verb forms of the first person, patterns of one word, by what they mean for a claim. */
  readonly plans: RegExp;
  readonly thoughts: RegExp;
  readonly past: RegExp;
  readonly present: RegExp;
  /** 'have', 'am': what follows decides. */
  readonly auxiliaries: ReadonlySet<string>;
  /** Patterns behind 'I' and its verb that claim nothing: 'have a question', 'am glad'. */
  readonly harmless: RegExp;
  /** Patterns of a denial: 'I have not'. It claims nothing and supports nothing. */
  readonly denials: RegExp;
  /** 'before', 'once': what follows in the present is still to come. */
  readonly notYet: ReadonlySet<string>;
  /** May stand between 'I' and its verb. */
  readonly adverbs: ReadonlySet<string>;
  /** Endings of adverbs, a pattern of one word. */
  readonly adverbial: RegExp;
  /** Verbs that are the same in past and present: 'cut'. */
  readonly bothTenses: ReadonlySet<string>;
  /** Verbs that may stand before their subject, and words behind which the verb is last; German. */
  readonly inverted: RegExp;
  readonly verbIsLast: ReadonlySet<string>;
  /** Lead to a clause about a noun: 'the list that got …'. */
  readonly relatives: ReadonlySet<string>;
  /** Join clauses. */
  readonly joins: ReadonlySet<string>;
  /** 'So': what follows is only a conclusion. */
  readonly conclusions: ReadonlySet<string>;
  /** A plan verb that promises no time: 'would'. */
  readonly conditional: RegExp;
  readonly no: ReadonlySet<string>;
  /** 'first', 'then': a present beside them is a step of a plan. */
  readonly steps: ReadonlySet<string>;
  /** 'always', 'often': no step is said with them. */
  readonly habits: ReadonlySet<string>;

  /** 'my', 'our', and 'me', 'us'. */
  readonly possessives: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  /** Nouns that are the writer's own in any letter: question, plan, suggestion, price. */
  readonly ownMatters: RegExp;
  /** May stand before them. */
  readonly ownAdjectives: ReadonlySet<string>;
  /** Words that can only mean the client. */
  readonly client: ReadonlySet<string>;
  /** The same, a pattern that counts only with its capital and not as the first word. */
  readonly formalClient: RegExp;
  /** People for whom one works, and patterns of what satisfied ones do: 'value', 'come back'. */
  readonly customers: RegExp;
  readonly praise: RegExp;

  /** What stands before those for whom something was done, and the two words behind it. */
  readonly forWhom: RegExp;
  /** Patterns at the beginning of a sentence that introduce its writer: 'As a translator', 'With ten years'. */
  readonly openings: RegExp;
  /** Patterns of records: 'ten years of experience', 'certified', 'fluent'. */
  readonly records: RegExp;
  /** Patterns that say when the writer has time. */
  readonly available: RegExp;
  /** Patterns of promises. */
  readonly guarantees: RegExp;
  /** Patterns of something done that names no doer: 'was delivered', 'grew', 'closed'. */
  readonly done: RegExp;
  /** Patterns that place it in another time or place: 'last spring', 'there too'. */
  readonly elsewhere: RegExp;
  /** Patterns of other work: 'an earlier client'. They tell of it even without a verb. */
  readonly otherJobs: RegExp;
  /** Patterns of how work ended: 'on time', 'doubled'. */
  readonly outcomes: RegExp;
  /** Modal verbs and conditions, in any person: nothing behind them has happened. */
  readonly unreal: RegExp;

  /** Patterns that make a denial praise: 'never missed'. */
  readonly fails: RegExp;
  /** Where the verb shows the person: what makes a word behind it a noun. */
  readonly articles: ReadonlySet<string>;
  /** Imperatives, and verbs by which things tell 'me' something. */
  readonly orders: ReadonlySet<string>;
  readonly tells: RegExp;
  /** Regular verbs of the past, and the words behind which the same form is a participle; English alone. */
  readonly regularPast: RegExp;
  readonly participleBehind: ReadonlySet<string>;
  /** Verbs of the present. */
  readonly presents: RegExp;
  /** Those that with a participle tell of the past. */
  readonly perfects: RegExp;
  readonly participles: RegExp;
  /** First words of a clause that depends on another; of one with a subject of its own. */
  readonly subordinates: ReadonlySet<string>;
  readonly topics: ReadonlySet<string>;
  /** 'Was': who did it is not said. */
  readonly passives: RegExp;
  /** Verbs by which a clause has a subject of its own. */
  readonly finite: ReadonlySet<string>;

  /** Patterns by which a machine speaks of itself. */
  readonly machineSpeaks: RegExp;
  /** Patterns by which a post addresses machines. */
  readonly machineAddressed: RegExp;
  /** Words for the days of a week and the months. */
  readonly dates: ReadonlySet<string>;
  /** 'decade', 'dozen'. */
  readonly tens: ReadonlySet<string>;
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

const NEVER = /(?!)/;

/** A pattern of one whole word. */
export function oneWord(source: string): RegExp {
  return source === '' ? NEVER : new RegExp(`^(?:${source})$`, 'iu');
}

/** Patterns of whole words, one a line, anywhere in a text. */
export function phrases(lines: string): RegExp {
  return lines === '' ? NEVER : new RegExp(wholeWords(lines), 'iu');
}

/** The same at the beginning of a text. */
export function beginning(lines: string): RegExp {
  return lines === '' ? NEVER : new RegExp(`^${wholeWords(lines)}`, 'iu');
}

/** Every place where one or two words follow such a pattern, as a group. */
export function followed(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source}) (\\p{L}+(?: \\p{L}+)?)`, 'giu');
}

/** Patterns of a word that counts only with its capital, and not as the first. */
export function withCapital(source: string): RegExp {
  return source === '' ? NEVER : new RegExp(`(?<=\\s)(?:${source})(?!\\p{L})`, 'u');
}

function wholeWords(lines: string): string {
  const source = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|');
  return `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;
}
