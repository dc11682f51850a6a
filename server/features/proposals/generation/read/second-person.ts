/** The client's 'we' becomes the proposal's 'you', and the applicant's 'you' its 'I': one pass, so nothing turns twice. */
const TURN: Readonly<Record<string, string>> = {
  we: 'you',
  i: 'you',
  us: 'you',
  me: 'you',
  our: 'your',
  my: 'your',
  ours: 'yours',
  mine: 'yours',
  ourselves: 'yourselves',
  myself: 'yourself',
  "we're": "you're",
  "i'm": "you're",
  "we've": "you've",
  "i've": "you've",
  "we'll": "you'll",
  "i'll": "you'll",
  "we'd": "you'd",
  "i'd": "you'd",
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
};
const PRONOUN =
  /(?<![\p{L}\p{N}/.&-])(?:we(?:['’](?:re|ve|ll|d))?|us|me|ours?|my|mine|ourselves|myself|yours?|yourself|I(?:['’](?:m|ve|ll|d))?)(?![\p{L}\p{N}&-]|\.\w|\/\w)/giu;
const VERB_AFTER: readonly (readonly [RegExp, string])[] = [
  [/\byou am\b/g, 'you are'],
  [/\byou was\b/g, 'you were'],
  [/\byou has\b/g, 'you have'],
];

/** 'migrate our store' → 'migrate your store'. 'US' and 'I/O' are no pronouns. */
export function toSecondPerson(text: string): string {
  return text
    .split(/("[^"]*")/)
    .map((piece) => (piece.startsWith('"') ? piece : replacePronoun(piece)))
    .join('');
}

function replacePronoun(text: string): string {
  const turned = text.replace(PRONOUN, (word) => {
    if (word === 'US' || word === 'ME') return word;
    if (word === 'i') return 'you';
    return TURN[word.toLowerCase().replace('’', "'")] ?? word;
  });
  return VERB_AFTER.reduce((words, [wrong, right]) => words.replace(wrong, right), turned);
}
