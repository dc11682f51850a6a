import { expect, it } from 'vitest';
import css from './tokens.css?raw';

// What a reader with weak sight, or on a phone in the sun, would lose: the words themselves.
const SURFACES = ['canvas', 'sheet', 'sunken', 'raised'];
const BODY = ['ink', 'ink-soft'];
type Pair = readonly [text: string, surface: string, ratio: number];
const PAIRS: Pair[] = [
  ...BODY.flatMap((text) => SURFACES.map((surface) => [text, surface, 7] satisfies Pair)),
  ...SURFACES.flatMap((surface) =>
    ['ink-faint', 'accent-ink', 'amber-ink', 'danger-ink'].map((text) => [text, surface, 4.5] satisfies Pair),
  ),
  ...['accent-wash', 'amber-wash', 'danger-wash'].flatMap((wash) => BODY.map((text) => [text, wash, 7] satisfies Pair)),
  ['accent-ink', 'accent-wash', 4.5],
  ['amber-ink', 'amber-wash', 4.5],
  ['danger-ink', 'danger-wash', 4.5],
  ['ink-faint', 'accent-wash', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-strong', 4.5],
  ['canvas', 'ink', 7],
  // What can be filled in is known by its edge (WCAG 1.4.11).
  ...SURFACES.map((surface) => ['line-strong', surface, 3] satisfies Pair),
];

const [light = '', dark = ''] = css.split(/:root\[data-theme=.dark.\]/);
const themes = { light: coloursOf(light), dark: { ...coloursOf(light), ...coloursOf(dark) } };

for (const [theme, colours] of Object.entries(themes)) {
  it.each<Pair>(PAIRS)(`${theme}: %s on %s is at least %f : 1`, (text, surface, ratio) => {
    expect(contrast(luminance(colours, text), luminance(colours, surface))).toBeGreaterThanOrEqual(ratio);
  });
}

it('dark is warm charcoal, never black', () => {
  expect(luminance(themes.dark, 'sunken')).toBeGreaterThan(0.003);
});

type Oklch = readonly [lightness: number, chroma: number, hue: number];

function coloursOf(block: string): Record<string, Oklch> {
  const found = block.matchAll(/--([a-z-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries([...found].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)]]));
}

/** Relative luminance (WCAG 2) of an oklch colour, after https://bottosson.github.io/posts/oklab. */
function luminance(colours: Record<string, Oklch>, name: string): number {
  const colour = colours[name];
  if (!colour) throw new Error(`tokens.css has no colour --${name}`);
  const [lightness, chroma, hue] = colour;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
