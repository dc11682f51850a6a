const SIDES: Readonly<Record<string, string>> = {
  '': 'trbl',
  x: 'lr',
  y: 'tb',
  top: 't',
  right: 'r',
  bottom: 'b',
  left: 'l',
};
const CORNERS: Readonly<Record<string, string>> = { '': 'abcd', t: 'ab', r: 'bc', b: 'cd', l: 'ad' };
const BOTH: Readonly<Record<string, string>> = { '': 'xy' };

/**
 * What a class sets, by how it begins once its variants are off; the first line that fits counts. A property may have parts, a
 * letter each: those named in the line, else what the pattern caught stands for.
 */
const PROPERTIES: readonly (readonly [begins: RegExp, property: string, parts?: string | typeof SIDES])[] = [
  [/^-?scroll-m([xytrbl]?)-/, 'scroll margin', SIDES],
  [/^-?m([xytrbl]?)-/, 'margin', SIDES],
  [/^p([xytrbl]?)-/, 'padding', SIDES],
  [/^-?inset(?:-([xy]))?-/, 'inset', SIDES],
  [/^-?(top|right|bottom|left)-/, 'inset', SIDES],
  [/^border(?:-([xytrbl]))?(?:-\d|$)/, 'border width', SIDES],
  [/^rounded(?:-([trbl]))?(?:-|$)/, 'radius', CORNERS],
  [/^gap(?:-([xy]))?-/, 'gap', BOTH],
  [/^overflow(?:-([xy]))?-(?!wrap)/, 'flow', BOTH],
  [/^(?:block|inline(?:-block|-flex)?|flex|grid|table|contents|hidden)$/, 'flow', 'd'],
  [/^line-clamp-/, 'flow', 'dxyc'],
  [/^size-/, 'size', 'wh'],
  [/^([wh])-/, 'size', {}],
  [/^flex-\d|^flex-none/, 'flex', 'bgs'],
  [/^basis-/, 'flex', 'b'],
  [/^shrink/, 'flex', 's'],
  [/^text-(?:small|body|lead|heading|display|\[\d)/, 'type', 'sl'],
  [/^leading-/, 'type', 'l'],
  [/^text-(?:left|center|right)$/, 'text align'],
  [/^text-(?:balance|pretty)$/, 'text wrap'],
  [/^font-(?:serif|sans|mono)$/, 'family'],
  [/^(?:static|fixed|absolute|relative|sticky)$/, 'position'],
  [/^(?:sr-only|not-sr-only)$/, 'sr'],
  [/^(?:italic|not-italic)$/, 'font style'],
  [/^(?:underline|line-through|no-underline)$/, 'line'],
  [/^border-(?:collapse|separate)$/, 'border collapse'],
  [/^border-(?:dashed|solid)$/, 'border style'],
  [/^outline-none$/, 'outline style'],
  [/^outline(?:-\d|$)/, 'outline width'],
  [/^decoration-\d/, 'decoration width'],
  [/^decoration-(?:dotted|dashed)$/, 'decoration style'],
  [/^object-(?:cover|contain)$/, 'object fit'],
  [/^stroke-[\d[]/, 'stroke width'],
  [/^flex-(?:row|col)/, 'direction'],
  [/^flex-(?:no)?wrap$/, 'flex wrap'],
  [/^(?:visible|invisible|collapse)$/, 'visibility'],
  [/^divide-[xy]/, 'divide width'],
  [/^break-inside-/, 'break inside'],
  [
    /^-?((?:outline-offset|border-spacing|grid-cols|grid-flow|auto-cols|underline-offset|place-items|pointer-events)-)/,
    '',
  ],
  [/^-?((?:min-w|min-h|max-w|max-h|justify-items|justify-self|translate-x|translate-y|box-decoration)-)/, ''],
  [/^\[(--[\w-]+):/, ''],
  [/^-?([a-z]+)/, ''],
];

interface Sets {
  readonly property: string;
  readonly parts: string;
}

const known = new Map<string, Sets>();

function setsOf(name: string): Sets {
  const sets = known.get(name) ?? find(name);
  known.set(name, sets);
  return sets;
}

function find(name: string): Sets {
  for (const [begins, property, parts] of PROPERTIES) {
    const found = begins.exec(name);
    if (!found) continue;
    const caught = found[1] ?? '';
    if (typeof parts === 'object') return { property, parts: parts[caught] ?? caught };
    return { property: property || caught, parts: parts ?? '' };
  }
  return { property: name, parts: '' };
}

/**
 * `classes` without those that a later one undoes, so that whoever comes last has its way. Knows the classes of this app and
 * no others, because every page waits for it: that it agrees with tailwind-merge on every two of them is a test.
 */
export function mergeClasses(classes: string): string {
  const later = new Map<string, string>();
  const kept = classes
    .split(/\s+/)
    .toReversed()
    .filter((one) => one !== '' && isNew(one, later));
  return kept.toReversed().join(' ');
}

/** Whether nothing `later` sets all that `one` sets under the same variants; from then on it is one of them. */
function isNew(one: string, later: Map<string, string>): boolean {
  const at = /^(?:(?:[^[\]:(]|\[[^\]]*\]|\([^)]*\))*:)+(?=[^:]*$|[^:]*\[.*$)/.exec(one)?.[0].length ?? 0;
  const { property, parts } = setsOf(one.slice(at));
  const key = `${one.slice(0, at)}${one.endsWith('!') ? '!' : ''} ${property}`;
  const set = later.get(key);
  if (set !== undefined && Array.from(parts).every((part) => set.includes(part))) return false;
  later.set(key, (set ?? '') + parts);
  return true;
}
