const TOKEN = /\d+(?:\.\d+)?|[-+*/()]/g;
const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  x: '*',
  X: '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  plus: '+',
  minus: '-',
  times: '*',
  'multiplied by': '*',
  'divided by': '/',
};
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const MAX_TOKENS = 40;

/** The value of a small sum such as '(11-4)' or 'seven plus 5', as a person would write it; null for anything else. */
export function evaluate(expression: string): string | null {
  const plain = normalise(expression);
  const tokens = plain.match(TOKEN) ?? [];
  if (tokens.length < 3 || tokens.length > MAX_TOKENS || tokens.join('') !== plain.replace(/\s+/g, '')) return null;
  const reader = { tokens, at: 0 };
  const value = sum(reader);
  if (reader.at !== tokens.length || value === null || !Number.isFinite(value)) return null;
  return String(Math.round(value * 10_000) / 10_000);
}

function normalise(expression: string): string {
  return expression
    .toLowerCase()
    .replace(/multiplied by|divided by|plus|minus|times|[×÷−–x]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\b[a-z]+\b/g, (word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word))
    .trim();
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

function sum(reader: Reader): number | null {
  let left = product(reader);
  while (left !== null && (reader.tokens[reader.at] === '+' || reader.tokens[reader.at] === '-')) {
    const sign = reader.tokens[reader.at];
    reader.at += 1;
    const right = product(reader);
    left = right === null ? null : sign === '+' ? left + right : left - right;
  }
  return left;
}

function product(reader: Reader): number | null {
  let left = factor(reader);
  while (left !== null && (reader.tokens[reader.at] === '*' || reader.tokens[reader.at] === '/')) {
    const sign = reader.tokens[reader.at];
    reader.at += 1;
    const right = factor(reader);
    left = right === null ? null : sign === '*' ? left * right : left / right;
  }
  return left;
}

function factor(reader: Reader): number | null {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token === '(') {
    const inner = sum(reader);
    const closed = reader.tokens[reader.at] === ')';
    reader.at += 1;
    return closed ? inner : null;
  }
  const value = token === undefined ? Number.NaN : Number(token);
  return Number.isNaN(value) ? null : value;
}
