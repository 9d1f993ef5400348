import { Resvg } from '@resvg/resvg-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/page.ts';
import type { FigureSource, PageFigure } from '#contract/page-figures.ts';
import type { DrawnPage, DrawPicture, PictureAsk, PictureFinish } from '#contract/page-pictures.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const source = (licence: string): FigureSource => ({
  key: 'fbs',
  publisher: 'FAO',
  title: 'Food Balances',
  licence,
  url: null,
  date: null,
  editions: [],
});
const figureOf = (id: string, licence: string): PageFigure => ({
  id,
  title: 'Disponibilidade de feijão, Quênia, 2017',
  finding: null,
  caption: '',
  ...{ columns: [], rows: [], flags: [], notes: [] },
  sources: [source(licence)],
  elements: [],
  indicator: null,
  area: 'KEN',
  year: 2017,
});
const figures: readonly PageFigure[] = [
  figureOf('map', 'CC-BY-4.0'),
  figureOf('lima', 'LicenseRef-view-only'),
  { ...figureOf('some', 'CC-BY-4.0'), isPartial: true },
];

const logo = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#f00"/></svg>',
).toString('base64')}`;

let requests: PictureAsk[] = [];
let finished: PictureFinish[] = [];
const drawPicture: DrawPicture = async ({ path }, ask) => {
  requests.push(ask);
  const [width, height] = ask.size === 'card' ? [1200, 630] : [848, 300];
  const page: DrawnPage = {
    status: path.endsWith('/broken') ? 503 : path.endsWith('/nothing') ? 404 : 200,
    language: 'pt',
    decimals: 'comma',
    title: 'Consumo de feijão',
    section: 'consumption',
    crop: 'beans',
    caveats: [],
    ignored: [],
    address: 'http://site.example/pt/beans/data/consumption',
    figure: path.endsWith('/about') ? null : (figures.find(({ id }) => id === (ask.figure ?? 'map')) ?? null),
    ids: () => figures.map(({ id }) => id),
    draw(finish) {
      finished.push(finish);
      // The drawing program ends its process on translucent shapes out of sight.
      const isFatal = path.endsWith('/fatal') || (path.endsWith('/fatal-once') && finished.length === 1);
      const fatal = isFatal ? '<path d="M9000 9000h9v9z" opacity="0.2"/>' : '';
      const mark = finish.logo === null ? '' : `<image href="${finish.logo}" width="10" height="10"/>`;
      return {
        svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><text y="30" font-family="'Source Sans 3'">Quênia</text>${mark}${fatal}</svg>`,
        ...{ width, height },
      };
    },
  };
  if (!path.endsWith('/old')) return page;
  return { ...page, status: 301, redirect: '/pt/beans/data/new?year=2017', figure: null };
};

const renderPage: RenderPage = async () => ({ status: 200, language: 'pt', html: '<!doctype html>page' });

let test: TestApp;
const page = '/pt/beans/data/consumption';
beforeAll(async () => {
  test = await startTestApp({ renderPage, drawPicture, logo });
});
afterAll(() => test.close());
afterEach(() => {
  requests = [];
  finished = [];
});

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('an image beside a page', () => {
  it('is a PNG of twice its size, shown where it is looked at and kept under its published name', async () => {
    const first = await test.app.inject(`${page}.png?country=KEN&year=2017`);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'content-language': 'pt',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    });
    expect(first.headers['content-disposition']).toBe(
      'inline; filename="consumption_Disponibilidade-de-feijao-Quenia-2017_KEN_beans.png"; filename*=UTF-8\'\'consumption_Disponibilidade-de-feij%C3%A3o-Qu%C3%AAnia-2017_KEN_beans.png',
    );
    expect(first.headers['x-image-lacks']).toBeUndefined();
    expect(sizeOf(first.rawPayload)).toEqual([1696, 600]);
    expect(requests).toEqual([{ ending: 'png', figure: null, theme: 'light', size: 'figure', scale: '2' }]);
    expect(finished).toEqual([{ sources: [source('CC-BY-4.0')], logo }]);
    const single = await test.app.inject(`${page}.png?country=KEN&year=2017&scale=1`);
    expect(sizeOf(single.rawPayload)).toEqual([848, 300]);
  });

  it('is drawn once for a release, and not again for who has it', async () => {
    const url = `${page}.png?year=2016`;
    const first = await test.app.inject(url);
    expect((await test.app.inject(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(requests).toHaveLength(1);
    const again = await test.app.inject({
      url,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    await test.app.inject(`${url}&theme=dark`);
    await test.app.inject(`${url}&size=card`);
    await test.app.inject(`${url}&figure=map`);
    expect(requests.map(({ theme, size, figure }) => [theme, size, figure])).toEqual([
      ['light', 'figure', null],
      ['dark', 'figure', null],
      ['light', 'card', null],
      ['light', 'figure', 'map'],
    ]);
  });

  it('is an SVG that brings its faces along and keeps its text as text', async () => {
    const { headers, body } = await test.app.inject(`${page}.svg`);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';style-src 'unsafe-inline';font-src data:;img-src data:",
    );
    expect(headers['content-disposition']).toContain('_KEN_beans.svg"');
    expect(body).toContain('<text y="30" font-family="\'Source Sans 3\'">Quênia</text>');
    const faces = [
      ...body.matchAll(/font-family:'([^']+)';font-weight:(\d+);src:url\(data:font\/woff2;base64,/g),
    ];
    expect(faces.map(([, family, weight]) => `${family} ${weight}`)).toEqual([
      'Source Sans 3 400',
      'Source Sans 3 600',
      'Source Serif 4 600',
    ]);
    expect(() => new Resvg(body)).not.toThrow();
  });

  it('is a card of 1200 × 630 pixels, which search engines may keep', async () => {
    const { headers, rawPayload } = await test.app.inject(`${page}.png?size=card`);
    expect(sizeOf(rawPayload)).toEqual([1200, 630]);
    expect(headers['content-disposition']).toBe('inline; filename="Image.png"');
    expect(headers['x-robots-tag']).toBeUndefined();
    const words = await test.app.inject('/pt/beans/about.png?size=card');
    expect(sizeOf(words.rawPayload)).toEqual([1200, 630]);
  });

  it.each([
    [
      'a figure that is not there',
      `${page}.png?figure=mop`,
      404,
      'unknown-figure',
      'no picture "mop". Pictures: map, lima, some.',
    ],
    ['a page without figures', '/pt/beans/about.png', 404, 'unknown-figure', 'This page has no picture.'],
    ['rows of a table', `${page}.png?rows=all`, 400, 'invalid-parameter', 'parameter rows is not for files'],
    ['a workbook for Excel', `${page}.svg?format=excel`, 400, 'invalid-parameter', 'parameter format is not'],
    [
      'two grounds',
      `${page}.png?theme=dark&theme=light`,
      400,
      'invalid-parameter',
      'theme has several values',
    ],
    [
      'another ground',
      `${page}.png?theme=pink`,
      400,
      'invalid-parameter',
      'theme is "pink". Allowed here: light, dark.',
    ],
    [
      'another size',
      `${page}.svg?size=9000`,
      400,
      'invalid-parameter',
      'size is "9000". Allowed here: figure, card, 16x9, 1x1, 4x5.',
    ],
    [
      'more pixels than are drawn',
      `${page}.png?scale=9`,
      400,
      'invalid-parameter',
      'scale is "9". Allowed here: 1, 2.',
    ],
    [
      'a figure that may be looked at alone',
      `${page}.png?figure=lima`,
      403,
      'licence-forbids-export',
      'LicenseRef-view-only',
    ],
    ['no page', '/pt/beans/nothing.png', 404, 'unknown-path', 'no page'],
    ['a page with a part that failed', '/pt/beans/data/broken.svg', 503, 'busy', 'could not be loaded'],
    [
      'a release that is not kept',
      `${page}.png?v=2001-01-01-none`,
      404,
      'unknown-release',
      '2001-01-01-none',
    ],
  ])('is refused with its reason for %s', async (_, url, status, code, detail) => {
    const response = await test.app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, detail: expect.stringContaining(detail) });
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('has the words alone on the card of a figure that may only be shown', async () => {
    expect((await test.app.inject(`${page}.png?figure=lima&size=card`)).statusCode).toBe(200);
    expect(finished.at(-1)).toMatchObject({ withheld: true });
  });

  it('has the words alone on the card, which has no notes, of a figure without some rows of its page, and draws its image', async () => {
    expect((await test.app.inject(`${page}.png?figure=some&size=card`)).statusCode).toBe(200);
    expect(finished.at(-1)).toMatchObject({ withheld: true });
    expect((await test.app.inject(`${page}.png?figure=some`)).statusCode).toBe(200);
    expect(finished.at(-1)?.withheld).toBeUndefined();
  });

  it('redirects to that of the page that replaced its page', async () => {
    const { statusCode, headers } = await test.app.inject(
      '/pt/beans/data/old.png?figure=map&theme=dark&size=card&scale=1',
    );
    expect([statusCode, headers['location']]).toEqual([
      301,
      '/pt/beans/data/new.png?year=2017&figure=map&theme=dark&size=card',
    ]);
  });

  it('that ends the program which draws it ends nothing else', async () => {
    const broken = await test.app.inject('/pt/beans/data/fatal.png');
    expect(broken.statusCode).toBe(500);
    expect(broken.json()).toMatchObject({ code: 'internal' });
    // Its drawing can be had all the same, and so can the next image.
    expect((await test.app.inject('/pt/beans/data/fatal.svg')).statusCode).toBe(200);
    expect((await test.app.inject(`${page}.png?year=1999`)).statusCode).toBe(200);
  });

  it('is read and nothing else', async () => {
    expect((await test.app.inject({ method: 'HEAD', url: `${page}.png` })).statusCode).toBe(200);
    expect((await test.app.inject({ method: 'POST', url: `${page}.png` })).statusCode).toBe(405);
  });
});

it('has its logo when the process that draws died once', async () => {
  finished = [];
  const { statusCode, headers } = await test.app.inject('/pt/beans/data/fatal-once.png');
  expect([statusCode, headers['x-image-lacks']]).toEqual([200, undefined]);
  expect(finished.map((finish) => finish.logo)).toEqual([logo, logo]);
});

describe('an image without its logo', () => {
  it('comes where there is none, and names what it lacks', async () => {
    const bare = await startTestApp({ renderPage, drawPicture, logo: null });
    const { statusCode, headers } = await bare.app.inject(`${page}.png`);
    expect([statusCode, headers['x-image-lacks']]).toEqual([200, 'logo']);
    expect(headers['access-control-expose-headers']).toContain('X-Image-Lacks');
    await bare.close();
  });

  it('comes where the logo makes the drawing fail, with a line in the log', async () => {
    const broken = await startTestApp({ renderPage, drawPicture, logo: '"<not an image' });
    const { statusCode, headers, rawPayload } = await broken.app.inject(`${page}.png`);
    expect([statusCode, headers['x-image-lacks']]).toEqual([200, 'logo']);
    expect(sizeOf(rawPayload)).toEqual([1696, 600]);
    expect(broken.log.join()).toContain('Error drawing an image');
    await broken.close();
  });
});
