import { describe, expect, test } from 'vitest';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { CARD, type CardTexts, composeCard } from './compose-card.tsx';
import {
  BODY,
  composePicture,
  composeShape,
  type PictureLook,
  type PictureTexts,
} from './compose-picture.tsx';
import { readPalette } from './palette.ts';

const look: PictureLook = {
  theme: 'light',
  propertyOf: readPalette('BEANS', 'light'),
  logo: 'data:image/png;base64,AAAA',
};
const texts: PictureTexts & CardTexts = {
  language: 'es',
  kicker: 'Producción',
  title: 'Producción de frijol',
  finding: 'India produce más.',
  isMap: false,
  caveats: ['Dos & tres.'],
  source: 'Fuente: FAO · CC-BY-4.0',
  site: 'Observatorio del Frijol Común',
  address: 'https://example.org/es/beans#map',
};
const partOf = (name: string, height = 100): PicturePart => ({
  ...{ width: BODY, height },
  content: <path id={name} className="page" fill="var(--accent)" opacity="0.22" d="M0,0H9" />,
});
/** Texts of an image as they follow each other, lines joined. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) =>
    text
      .split(/<[^>]*>/)
      .filter((line) => line !== '')
      .join(' '),
  );
const heightOf = (svg: string): number => Number(/height="(\d+)"/.exec(svg)?.[1]);

describe('an image of a figure', () => {
  test('has what it is and what it says above what is drawn, and caveats, source, name and address below', () => {
    const { svg } = composePicture([partOf('first'), partOf('second')], texts, look);
    expect(textsOf(svg)).toEqual([
      'Producción',
      texts.title,
      'Dos &amp; tres.',
      texts.source,
      texts.site,
      texts.address,
    ]);
    const order = ['>Producción de', 'id="first"', 'id="second"', 'Dos &amp;'].map((text) =>
      svg.lastIndexOf(text),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(svg).toContain('<title id="image-title">Producción de frijol</title>');
    expect(svg).toContain('lang="es"');
  });

  test('is as high as what stands in it', () => {
    const height = (parts: PicturePart[], more: Partial<PictureTexts> = {}): number => {
      const drawn = composePicture(parts, { ...texts, ...more }, look);
      expect(heightOf(drawn.svg)).toBe(drawn.height);
      return drawn.height;
    };
    const one = height([partOf('first')]);
    expect(height([partOf('first'), partOf('second', 70)])).toBe(one + 70);
    expect(height([partOf('first'), partOf('nothing', 0)])).toBe(one);
    expect(height([partOf('first')], { caveats: [] })).toBeLessThan(one);
    expect(height([partOf('first')], { kicker: null })).toBeLessThan(one);
  });

  test('has colours in the place of properties, and nothing that means something on pages alone', () => {
    const { svg } = composePicture([partOf('first')], texts, look);
    expect(svg).toContain(`fill="${look.propertyOf('--accent')}"`);
    expect(svg).not.toMatch(/var\(|class=/);
  });

  test('has see-through paints, for a see-through layer beside the image ends the program that draws it', () => {
    const { svg } = composePicture([partOf('first')], texts, look);
    expect(svg).toContain('fill-opacity="0.22" stroke-opacity="0.22"');
    expect(svg.match(/ opacity="/g)).toHaveLength(1);
    expect(svg).toMatch(/<image[^>]* opacity="0\.1"/);
  });

  test('bears the logo in the band below what is drawn, a fifth as wide as the image', () => {
    const drawn = composePicture([partOf('first', 300)], texts, look);
    const of = (name: string): number =>
      Number(new RegExp(`<image[^>]* ${name}="([\\d.]+)"`).exec(drawn.svg)?.[1]);
    expect(of('width')).toBeCloseTo((BODY + 48) / 5, 6);
    expect(of('y') + of('height')).toBeCloseTo(drawn.height, 6);
    const [, bottom] = /translate\(24 ([\d.]+)\)"><path id="first"/.exec(drawn.svg.replace(/\n/g, '')) ?? [];
    expect(of('y')).toBeGreaterThanOrEqual(Number(bottom) + 300);
  });

  test('bears the logo where there is one', () => {
    const { svg } = composePicture([partOf('first')], texts, { ...look, logo: null });
    expect(svg).not.toContain('<image');
  });
});

describe('an image in a fixed shape', () => {
  test.each([
    ['16x9', 800, 450],
    ['1x1', 800, 800],
    ['4x5', 800, 1000],
  ] as const)('%s is %d × %d, whatever is drawn', (ratio, width, height) => {
    for (const high of [40, 300, 5000]) {
      const widths: number[] = [];
      const drawn = composeShape(
        (room) => {
          widths.push(room);
          return [{ ...partOf('first', high), width: room }];
        },
        texts,
        { ratio, look },
      );
      expect([drawn.width, drawn.height]).toEqual([width, height]);
      // What is too high is drawn wider, so that less of its width stays empty.
      expect(widths[0]).toBe(752);
      if (high === 5000) expect(widths[1]).toBeGreaterThan(752);
      else if (high === 40) expect(widths).toHaveLength(1);
      expect(textsOf(drawn.svg)).toEqual(['Producción', texts.title, texts.source, texts.site]);
    }
  });
});

describe('a card', () => {
  const card = (parts: PicturePart[], more: Partial<CardTexts> = {}): string =>
    composeCard(parts, { ...texts, ...more }, { look, crop: 'beans' }).svg;
  const bottoms = (svg: string): number[] =>
    [...svg.matchAll(/<g transform="translate\(56 ([\d.]+)\)"><text[^>]*>(.*?)<\/text>/gs)].map(
      ([, top, lines = '']) =>
        Number(top) + Math.max(...[...lines.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y))),
    );

  test('is of the size that networks show, whatever is drawn', () => {
    for (const parts of [[], [partOf('first')], [partOf('high', 3000)]]) {
      const { width, height, svg } = composeCard(parts, texts, { look, crop: null });
      expect([width, height]).toEqual([CARD.width, CARD.height]);
      expect(svg).toContain('viewBox="0 0 1200 630"');
    }
  });

  test('draws the figure no larger than its box', () => {
    const scale = (height: number): number =>
      Number(/scale\(([\d.]+)\)"><g[^>]*><path id="first"/.exec(card([partOf('first', height)]))?.[1]);
    expect(scale(2000) * 2000).toBeLessThanOrEqual(CARD.height);
    expect(scale(100) * BODY).toBeLessThanOrEqual(CARD.width / 2 + 100);
  });

  test('has room for titles and findings of any length', () => {
    const long = {
      title: 'Importaciones y exportaciones '.repeat(12),
      finding: 'Hallazgo del año '.repeat(40),
    };
    for (const parts of [[], [partOf('first')]]) {
      const found = bottoms(card(parts, long));
      expect(found).toHaveLength(2);
      expect(Math.max(...found)).toBeLessThan(CARD.height - 84);
    }
  });

  test('keeps a long source beside the name of the observatory, in smaller lines', () => {
    const source = 'Fonte: FAO, Culturas e produtos pecuários; Matriz detalhada de comércio (extratos).';
    const sizes = [1, 2, 3].map((times) => {
      const svg = card([partOf('first')], { source: Array(times).fill(source).join(' ') });
      const [, size, lines = ''] =
        /text-anchor="end"[^>]*font-size="(\d+)"[^>]*>(.*?)<\/text>/s.exec(svg) ?? [];
      const ys = [...lines.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y));
      expect(Math.min(...ys)).toBeGreaterThan(CARD.height - 84 + Number(size) * 0.7);
      expect(Math.max(...ys)).toBeLessThan(CARD.height);
      return [Number(size), ys.length];
    });
    expect(sizes).toEqual([
      [16, 2],
      [14, 2],
      [14, 3],
    ]);
  });
});
