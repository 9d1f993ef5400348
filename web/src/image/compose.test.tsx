import { describe, expect, test } from 'vitest';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { BODY, composePicture, type PictureLook, type PictureTexts } from './compose-picture.tsx';
import { BESIDE_ROOM, composeShape, type ShapeTexts } from './compose-shape.tsx';
import { readPalette } from './palette.ts';

const look: PictureLook = {
  theme: 'light',
  propertyOf: readPalette('BEANS', 'light'),
  logo: 'data:image/png;base64,AAAA',
};
const texts: PictureTexts = {
  language: 'es',
  kicker: 'Producción',
  title: 'Producción de frijol',
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
      const drawnPicture = composePicture(parts, { ...texts, ...more }, look);
      expect(heightOf(drawnPicture.svg)).toBe(drawnPicture.height);
      return drawnPicture.height;
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
    const drawnPicture = composePicture([partOf('first', 300)], texts, look);
    const of = (name: string): number =>
      Number(new RegExp(`<image[^>]* ${name}="([\\d.]+)"`).exec(drawnPicture.svg)?.[1]);
    expect(of('width')).toBeCloseTo((BODY + 48) / 5, 6);
    expect(of('y') + of('height')).toBeCloseTo(drawnPicture.height, 6);
    const [, bottom] =
      /translate\(24 ([\d.]+)\)"><path id="first"/.exec(drawnPicture.svg.replace(/\n/g, '')) ?? [];
    expect(of('y')).toBeGreaterThanOrEqual(Number(bottom) + 300);
  });

  test('bears the logo where there is one', () => {
    const { svg } = composePicture([partOf('first')], texts, { ...look, logo: null });
    expect(svg).not.toContain('<image');
  });
});

const shapeTexts: ShapeTexts = {
  language: 'es',
  label: 'Frijol en Kenia',
  heading: '14 de cada 100 gramos de proteína provenían del frijol',
  number: null,
  text: null,
  note: null,
  source: 'Fuente: FAO',
  site: 'Observatorio del Frijol Común',
  address: 'https://crops.example/es/beans/data/consumption?country=KEN&v=r5#map',
};

describe('an image in a fixed shape', () => {
  const compose = (
    shape: Parameters<typeof composeShape>[2]['shape'],
    high: number,
    more: Partial<ShapeTexts> = {},
  ) => {
    const rooms: number[] = [];
    const drawnPicture = composeShape(
      ({ width }) => {
        rooms.push(width);
        return high === 0 ? [] : [{ ...partOf('first', high), width }];
      },
      { ...shapeTexts, ...more },
      { shape, look, crop: 'beans' },
    );
    return { ...drawnPicture, rooms };
  };
  /** How much the drawing is enlarged. */
  const scaleOf = (svg: string): number =>
    Number(/scale\(([\d.]+)\)"><g[^>]*><path id="first"/.exec(svg)?.[1]);
  const bottoms = (svg: string): number[] =>
    [...svg.matchAll(/<g transform="translate\(56 ([\d.]+)\)"><text[^>]*>(.*?)<\/text>/gs)].map(
      ([, top, lines = '']) =>
        Number(top) + Math.max(...[...lines.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y))),
    );

  test.each([
    ['card', 1200, 630],
    ['16x9', 800, 450],
    ['1x1', 800, 800],
    ['4x5', 800, 1000],
  ] as const)('%s is %d × %d, whatever is drawn', (shape, width, height) => {
    for (const high of [40, 300, 5000]) {
      const composed = compose(shape, high);
      expect([composed.width, composed.height]).toEqual([width, height]);
      expect(textsOf(composed.svg)).toEqual([
        'FRIJOL EN KENIA',
        shapeTexts.heading,
        shapeTexts.site,
        'crops.example/es/beans/data/consumption ?country=KEN',
        shapeTexts.source,
      ]);
    }
  });

  test('enlarges a drawing with its letters, no further than its box', () => {
    expect(compose('card', 40).rooms).toEqual([BESIDE_ROOM.width]);
    for (const shape of ['card', '16x9'] as const) {
      expect(scaleOf(compose(shape, 40).svg)).toBeGreaterThan(1.4);
      expect(scaleOf(compose(shape, 2000).svg) * 2000).toBeLessThan(630);
    }
    expect(compose('1x1', 420).rooms).toHaveLength(1);
    expect(scaleOf(compose('1x1', 40).svg)).toBeGreaterThan(1.4);
  });

  test('has its texts above a flat drawing and beside a square one on slides, where the drawing is larger', () => {
    const widthOf = (width: number, height: number): number => {
      const options = { shape: '16x9', look, crop: 'beans' } as const;
      const { svg } = composeShape(() => [{ ...partOf('first', height), width }], shapeTexts, options);
      return scaleOf(svg) * width;
    };
    expect(widthOf(800, 200)).toBeGreaterThan(1000);
    expect(widthOf(400, 400)).toBeGreaterThan(500);
  });

  test('draws the number that a heading begins with by itself, or in the accent', () => {
    const number = '14';
    expect(textsOf(compose('card', 300, { number }).svg).slice(1, 3)).toEqual([
      '14',
      'de cada 100 gramos de proteína provenían del frijol',
    ]);
    const square = compose('1x1', 300, { number }).svg;
    expect(square).toContain(`<tspan fill="${look.propertyOf('--accent')}">14</tspan>`);
  });

  test('has room for labels and headings of any length, with and without a drawing', () => {
    const long = {
      label: 'Importaciones y exportaciones '.repeat(12),
      heading: 'Hallazgo del año '.repeat(40),
    };
    for (const high of [0, 300]) {
      const found = bottoms(compose('card', high, long).svg);
      expect(found).toHaveLength(2);
      expect(Math.max(...found)).toBeLessThan(630 - 84);
    }
    expect(Math.max(...bottoms(compose('1x1', 300, long).svg))).toBeLessThan(400);
    const alone = compose('card', 0, { label: '', text: 'Lo que la página muestra. '.repeat(30) }).svg;
    expect(Math.max(...bottoms(alone))).toBeLessThan(630 - 84);
  });

  test('keeps a long source beside the name of the observatory, in smaller lines', () => {
    const source = 'Fonte: FAO, Culturas e produtos pecuários; Matriz detalhada de comércio (extratos).';
    const sizes = [1, 3].map((times) => {
      const { svg } = compose('card', 300, { source: Array(times).fill(source).join(' ') });
      const [, size, lines = ''] =
        /text-anchor="end"[^>]*font-size="(\d+)"[^>]*>(.*?)<\/text>/s.exec(svg) ?? [];
      const ys = [...lines.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y));
      expect(Math.min(...ys)).toBeGreaterThan(630 - 84 + Number(size) * 0.7);
      expect(Math.max(...ys)).toBeLessThan(630);
      return Number(size);
    });
    expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  });
});
