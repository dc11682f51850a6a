import { LABELS, type Label } from '#server/features/proposals/generation/read/features.ts';
import { type Finding, type LabelledPost, labelsOf } from './posts.ts';

/** A post that two have labelled, neither knowing what the other said: `first` is in the post, `second` in the file. */
export interface TwiceLabelled {
  readonly language: string;
  /** By unit; no labels: a heading. */
  readonly first: readonly (readonly Label[])[];
  readonly second: readonly (readonly Label[])[];
}

/** How far the two labellers agree about a label. */
export interface Agreement {
  /** 'all' for the languages together. */
  readonly language: string;
  readonly label: Label;
  /** How many units each of them gave the label. */
  readonly first: number;
  readonly second: number;
  /** Both are null when neither labeller used the label. */
  readonly kappa: number | null;
  readonly f1: number | null;
}

const FILE = 'double-labels.txt';
const LABELLED = /^(H|[NAQPCTKX]+)(\*?)$/;

/** The posts of `reader/double-labels.txt`. What it says of a post that is gone or has other units is a finding. */
export function twiceLabelledIn(
  text: string,
  posts: readonly LabelledPost[],
): { twice: TwiceLabelled[]; findings: Finding[] } {
  const twice: TwiceLabelled[] = [];
  const findings: Finding[] = [];
  const lines = text.split('\n');
  lines.forEach((named, index) => {
    const note = (message: string) => findings.push({ file: FILE, line: index + 1, message });
    if (!named.startsWith('# ')) {
      if (named !== '' && !lines[index - 1]?.startsWith('# ')) note('This line follows no title.');
      return;
    }
    const [post, other] = posts.filter(({ file, title }) => named === `# ${file} ${title}`);
    const words = (lines[index + 1] ?? '').split(' ');
    const wrong = words.find((word) => !LABELLED.test(word));
    if (!post) note('There is no such post.');
    else if (other) note('Two posts of this file have this title.');
    else if (wrong !== undefined) note(`These are no labels: ${wrong}`);
    else if (words.length !== post.units.length)
      note(`The post has ${post.units.length} units, the second labels are for ${words.length}.`);
    else
      twice.push({
        language: post.language,
        first: post.units.map(({ labels }) => labels),
        second: words.map((word) => labelsOf(word.replace('*', ''), word)),
      });
  });
  return { twice, findings };
}

/** The agreement on each label, language by language, then all together. */
export function agreementsOf(twice: readonly TwiceLabelled[]): Agreement[] {
  const languages = [...new Set(twice.map(({ language }) => language))];
  const groups = languages.map((one) => [one, twice.filter(({ language }) => language === one)] as const);
  return [...groups, ['all', twice] as const].flatMap(([language, posts]) =>
    LABELS.map((label) => ({ language, label, ...agreedOn(label, posts) })),
  );
}

/** Source of kappa: https://doi.org/10.1177/001316446002000104 (Cohen, 1960). Above chance, 1 is full agreement. */
function agreedOn(label: Label, posts: readonly TwiceLabelled[]): Omit<Agreement, 'language' | 'label'> {
  const pairs = posts.flatMap(({ first, second }) =>
    first.map((labels, unit) => [labels.includes(label), second[unit]?.includes(label) ?? false] as const),
  );
  const first = pairs.filter(([one]) => one).length;
  const second = pairs.filter(([, two]) => two).length;
  if (first + second === 0) return { first, second, kappa: null, f1: null };
  const both = pairs.filter(([one, two]) => one && two).length;
  const units = pairs.length;
  const same = (units - first - second + 2 * both) / units;
  const byChance = (first * second + (units - first) * (units - second)) / units ** 2;
  return {
    first,
    second,
    kappa: byChance === 1 ? 1 : (same - byChance) / (1 - byChance),
    f1: (2 * both) / (first + second),
  };
}
