import { escapeHtml } from '#shared/http/escape-html.ts';
import { type Draw, SERIF } from './draw.ts';

// The light theme of web/styles/tokens.css; what draws here knows no oklch.
const CANVAS = '#faf7f3';
const SHEET = '#fffefc';
const LINE = '#e1ddd8';
const INK = '#1e1a16';
const INK_SOFT = '#47413c';
const FAINT = '#d9d4cc';
const ACCENT = '#156f41';
const AMBER = '#82510d';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const COLUMN = 620;

/** The site's name and what it is for, beside a sheet with notes in its margin: what a link to the site is shown with. */
export function socialPicture(draw: Draw, site: { name: string; banner: string }): string {
  const [headline = '', promise = ''] = site.banner.split(' — ');
  const size = 68;
  const lines = wrap(draw, headline, size);
  const top = HEIGHT / 2 - ((lines.length - 1) * size * 1.14) / 2;
  const words = lines.map((line, index) => text(line, top + index * size * 1.14, size, INK));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${CANVAS}"/>`,
    mark(MARGIN, 70),
    text(site.name, 108, 40, INK, MARGIN + 56),
    ...words,
    text(promise && promise[0]?.toUpperCase() + promise.slice(1), HEIGHT - 76, 32, INK_SOFT),
    sheet(740, 84),
    '</svg>',
  ].join('');
}

/** Lines that are at most a column wide. */
function wrap(draw: Draw, words: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && draw.textWidth(longer, size) <= COLUMN) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function text(words: string, y: number, size: number, fill: string, x = MARGIN): string {
  return `<text x="${x}" y="${y}" font-family="${SERIF}" font-size="${size}" fill="${fill}">${escapeHtml(words)}</text>`;
}

/** The sheet of the wordmark. */
function mark(x: number, y: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(1.75)" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect x="1" y="1" width="22" height="26" rx="3" fill="${SHEET}" stroke="${INK}" stroke-width="1.75"/>`,
    `<path d="M6 8.500h12M6 13h12" stroke="${INK}" stroke-width="1.75"/>`,
    `<path d="m6.500 19.500 2.750 2.750 6.500-6.500" stroke="${ACCENT}" stroke-width="2.500"/>`,
    '</g>',
  ].join('');
}

/** A proposal, seen from too far to read: three asks are met in it, and one waits for its writer. */
function sheet(x: number, y: number): string {
  const paragraphs = [
    { y: 56, lines: [226, 240, 160], state: ACCENT },
    { y: 168, lines: [240, 204], state: ACCENT },
    { y: 252, lines: [232, 240, 112], state: ACCENT },
    { y: 364, lines: [240, 148], state: AMBER },
  ];
  const written = paragraphs.map(({ y: from, lines, state }) => {
    const strokes = lines.map(
      (width, index) => `<rect x="36" y="${from + index * 28}" width="${width}" height="10" rx="5" fill="${FAINT}"/>`,
    );
    const note = `<path d="M302 ${from - 4}v${lines.length * 28 - 10}" stroke="${state}" stroke-width="4" stroke-linecap="round"/>`;
    return strokes.join('') + note + (state === ACCENT ? tick(326, from) : pencil(326, from));
  });
  return [
    `<g transform="translate(${x} ${y})" fill="none">`,
    `<rect width="380" height="560" rx="12" fill="${SHEET}" stroke="${LINE}" stroke-width="2"/>`,
    ...written,
    '</g>',
  ].join('');
}

function tick(x: number, y: number): string {
  return `<path d="m${x} ${y + 12} 8 8 18-18" stroke="${ACCENT}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Still to be written. */
function pencil(x: number, y: number): string {
  return `<path d="m${x} ${y + 20} 4-10 14-14 6 6-14 14z" stroke="${AMBER}" stroke-width="4" stroke-linejoin="round"/>`;
}
