import { beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '#shared/site/config.ts';
import { SOCIAL_PICTURE } from '#shared/site/search-engines.ts';
import { createDraw, type Draw } from './draw.ts';
import { socialPicture } from './social-picture.ts';

let draw: Draw;
beforeAll(async () => {
  draw = await createDraw();
});

describe('the picture that a link to the site is shown with', () => {
  it('has the size that the pages state, and few bytes', () => {
    const png = Buffer.from(draw.png(socialPicture(draw, SITE), SOCIAL_PICTURE.width));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SOCIAL_PICTURE.width, SOCIAL_PICTURE.height]);
    expect(png.length).toBeLessThan(100_000);
  });

  it('is drawn with the letters of the site: other words make another picture', () => {
    const of = (name: string) => Buffer.from(draw.png(socialPicture(draw, { ...SITE, name }), 300));
    expect(of('Bidwright').equals(of('Otherwise'))).toBe(false);
    expect(draw.textWidth('mmmm', 68)).toBeGreaterThan(draw.textWidth('iiii', 68) * 2);
  });

  it('breaks its words into lines that fit, and shows a name as it is written', () => {
    const svg = socialPicture(draw, { name: 'Bids & <Co>', banner: 'Short — and to the point' });
    expect(svg).toContain('>Bids &amp; &lt;Co&gt;</text>');
    expect(svg).toContain('>And to the point</text>');
    const long = socialPicture(draw, { name: 'B', banner: 'winning '.repeat(6).trim() });
    expect(long.match(/font-size="68"/g)).toHaveLength(3);
    expect(long).not.toContain('undefined');
  });
});
