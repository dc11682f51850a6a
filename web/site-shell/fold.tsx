import { decodeHTML } from 'entities';

const MARK = 'data-fold';

/**
 * Where the first screen of a long page ends. What is above is styled by the page itself, so that it is there with the first
 * bytes; what follows beside it is not shown before the sheet for it has come, which is after the first paint (`AfterPaint`). It
 * is the app's: parts of the app that come later then find their rules in the order they have there. Once on a page; one without it
 * carries all of its styles.
 */
export function Fold() {
  return <template {...{ [MARK]: '' }} />;
}

interface Folded {
  /** What is in the head. */
  readonly style: string;
  readonly body: string;
  /** The sheet that is to come later; undefined where there is none to come. */
  readonly sheet?: string;
}

/** The styles of a page, divided at its fold. `sheet` is the address of one with all of `style`; null: it is not divided. */
export function foldStyles(body: string, style: string, sheet: string | null): Folded {
  const mark = `<template ${MARK}=""></template>`;
  const at = body.indexOf(mark);
  if (at < 0 || sheet === null) return { style, body: body.replace(mark, '') };
  const unscripted = `<noscript ${MARK}=""><link rel="stylesheet" href="${sheet}"/></noscript>`;
  return { style: styleOf(body.slice(0, at), style), body: body.replace(mark, unscripted), sheet };
}

/**
 * `sheet` without what is for later (`LATER`), and without the utilities of classes that `html` does not name. Where the whole sheet follows
 * that changes nothing on a screen: it has the same rules in the same order.
 */
export function styleOf(html: string, sheet: string): string {
  const style = LATER.reduce(withoutBlocks, sheet);
  const named = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => decodeHTML(names).split(' ')),
  );
  const start = style.indexOf(UTILITIES);
  if (start < 0) return style;
  const end = endOfBlock(style, start + UTILITIES.length - 1);
  const kept = rulesOf(style.slice(start + UTILITIES.length, end)).filter((rule) => isNamed(rule, named));
  const utilities = kept.map((rule) => withNamed(rule, named)).join('');
  return `${style.slice(0, start)}${UTILITIES}${utilities}${style.slice(end)}`;
}

/** The order of all layers, which a sheet that comes later has to find: a part of it names only some of them. */
export const LAYERS = '@layer properties,theme,base,components,utilities;';

const UTILITIES = '@layer utilities{';

/** What is for paper and for forced colours, and the toasts' styles (main.css): none is needed before the whole sheet has come. */
const LATER = ['@media print{', '@media (forced-colors:active){', '@layer components{'];

function withoutBlocks(style: string, opening: string): string {
  const at = style.indexOf(opening);
  if (at < 0) return style;
  const rest = style.slice(endOfBlock(style, at + opening.length - 1) + 1);
  return style.slice(0, at) + withoutBlocks(rest, opening);
}

function isNamed(rule: string, named: ReadonlySet<string>): boolean {
  if (rule.startsWith('@')) return rulesIn(rule).some((inner) => isNamed(inner, named));
  const [, name] = /^\.((?:\\.|[\w-])+)/.exec(rule) ?? [];
  // Any other selector than a utility's is not for us to judge.
  return name === undefined || named.has(name.replaceAll(/\\(.)/g, '$1'));
}

function withNamed(rule: string, named: ReadonlySet<string>): string {
  if (!rule.startsWith('@')) return rule;
  const kept = rulesIn(rule).filter((inner) => isNamed(inner, named));
  return `${rule.slice(0, rule.indexOf('{') + 1)}${kept.map((inner) => withNamed(inner, named)).join('')}}`;
}

function rulesIn(rule: string): string[] {
  return rulesOf(rule.slice(rule.indexOf('{') + 1, -1));
}

/** The consecutive rules in `text`, as the build has minified it. */
function rulesOf(text: string): string[] {
  const rules: string[] = [];
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('{', from);
    if (open < 0) break;
    const close = endOfBlock(text, open);
    rules.push(text.slice(from, close + 1));
    from = close + 1;
  }
  return rules;
}

function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The style sheet ends within a block');
}
