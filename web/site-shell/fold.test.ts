import { describe, expect, it } from 'vitest';
import { foldStyles, styleOf } from './fold.tsx';

const STYLE =
  '@layer base{a{color:red}}@layer utilities{.flex{display:flex}.hover\\:flex:hover{display:flex}.\\[\\&_svg\\]\\:size-4 svg{width:1rem}@media (width>=40rem){.sm\\:p-2{padding:2px}.sm\\:p-3{padding:3px}}:where(.space)>*{margin:0}.grid{display:grid}}@font-face{font-family:x}';
const MARK = '<template data-fold=""></template>';

describe('the styles of what is above the fold', () => {
  it.each([
    ['plain', 'grid', '.grid{display:grid}'],
    ['of a state', 'hover:flex', '.hover\\:flex:hover{display:flex}'],
    ['of what is inside, escaped in the page', '[&amp;_svg]:size-4', '.\\[\\&_svg\\]\\:size-4 svg{width:1rem}'],
    ['of a width', 'sm:p-3', '@media (width>=40rem){.sm\\:p-3{padding:3px}}'],
  ])('keep a class %s, and what is no class', (_what, name, rule) => {
    const kept = styleOf(`<p class="other ${name}">`, STYLE);
    const utilities = [rule, ':where(.space)>*{margin:0}'].toSorted((a, b) => STYLE.indexOf(a) - STYLE.indexOf(b));
    expect(kept.startsWith('@layer base{a{color:red}}@layer utilities{')).toBe(true);
    expect(kept.endsWith('}@font-face{font-family:x}')).toBe(true);
    for (const one of utilities) expect(kept).toContain(one);
    expect(kept.length).toBe(
      STYLE.length - (STYLE.indexOf('}@font-face') - STYLE.indexOf('.flex{')) + utilities.join('').length,
    );
  });

  it('leave out print rules, in any place', () => {
    const print = '@media print{.p{margin:0}}';
    const printed = STYLE.replace('.sm\\:p-3{', `${print}.sm\\:p-3{`).replace('@font-face', `${print}@font-face`);
    expect(printed.length).toBe(STYLE.length + 2 * print.length);
    expect(styleOf('<p class="sm:p-3 p">', printed)).toBe(styleOf('<p class="sm:p-3 p">', STYLE));
  });

  it('are followed by the whole sheet, without scripts where the fold is, else later', () => {
    const { style, body, sheet } = foldStyles(
      `<p class="flex"></p>${MARK}<p class="grid"></p>`,
      STYLE,
      '/assets/all.css',
    );
    expect(style).toContain('.flex{');
    expect(style).not.toContain('.grid{');
    const unscripted = '<noscript data-fold=""><link rel="stylesheet" href="/assets/all.css"/></noscript>';
    expect(body).toBe(`<p class="flex"></p>${unscripted}<p class="grid"></p>`);
    expect(sheet).toBe('/assets/all.css');
  });

  it('are all of them on a page without a fold, and where there is no sheet to load', () => {
    const body = '<p class="flex"></p>';
    expect(foldStyles(body, STYLE, '/assets/all.css')).toEqual({ style: STYLE, body });
    expect(foldStyles(body + MARK, STYLE, null)).toEqual({ style: STYLE, body });
  });
});
