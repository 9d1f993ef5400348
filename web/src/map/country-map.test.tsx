import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSpeech } from '../i18n/testing/speech.ts';
import { type MapValue, NO_DATA } from './classes.ts';
import { Legend } from './legend.tsx';
import { type LegendWords, toLegend } from './legend-model.ts';
import { NONE_COLOUR } from './map-colours.ts';
import { nameLabels } from './map-model.ts';
import { countryMapPicture } from './map-picture.tsx';
import { type Readable, readShapesFromDocument } from './shapes-source.ts';
import { map } from './testing/map-of-four.tsx';
import type { WorldShapes } from './world-shapes.ts';
import { YearSlider } from './year-slider.tsx';

const WORLD: WorldShapes = {
  viewBox: [0, 0, 480, 208],
  shapes: [
    { iso3: 'BRA', d: 'M100 100l60 0 0 60-60 0z' },
    { iso3: 'LUX', d: '', circle: [240, 40] },
    { iso3: 'PSE', d: 'M300 60l4 0 0 6-4 0z', circle: [302, 63] },
    { iso3: 'RWA', d: 'M260 110l9 0 0 9-9 0z' },
    { iso3: 'UGA', d: 'M262 95l14 0 0 14-14 0z' },
  ],
  land: 'M400 50l5 0 0 5z',
  disputed: 'M300 60l0 6',
};

const VALUES: Record<string, MapValue> = { BRA: 14.2, RWA: 35, PSE: 0 };
const classes = { limits: [10, 20], zero: true };

const draw = (props: Parameters<typeof map>[0] = {}): string =>
  renderToStaticMarkup(map({ world: WORLD, valueIn: (iso3) => VALUES[iso3] ?? null, classes, ...props }));

/** Just enough of a document to read the server's markup back. */
function parse(markup: string): Readable {
  const elements = [...markup.matchAll(/<(svg|path|circle)\b([^>]*)>/g)].map(([, tag = '', text = '']) => {
    const attributes = new Map(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    return { tag, attributes };
  });
  const find = (selector: string): Readable[] => {
    const [, tag, name = ''] = /^(\w*)\[([\w-]+)\]$/.exec(selector) ?? [];
    return elements
      .filter((element) => (!tag || element.tag === tag) && element.attributes.has(name))
      .map(({ attributes }) => ({
        getAttribute: (wanted) => attributes.get(wanted) ?? null,
        querySelector: (inner) => find(inner)[0] ?? null,
        querySelectorAll: find,
      }));
  };
  return {
    getAttribute: () => null,
    querySelector: (selector) => find(selector)[0] ?? null,
    querySelectorAll: find,
  };
}

describe('the map as the server draws it', () => {
  it('has the fills of its classes, one for what has none, and a name and a summary', () => {
    const markup = draw();
    const fills = [...markup.matchAll(/<path data-country="(\w+)"[^>]* fill="([^"]*)"/g)];
    expect(fills.map(([, iso3, fill]) => [iso3, fill])).toEqual([
      ['BRA', 'var(--map-4)'],
      ['PSE', 'var(--map-zero, #f7f5ee)'],
      ['RWA', 'var(--map-7)'],
      ['UGA', NONE_COLOUR],
    ]);
    expect(markup).toMatch(/<circle data-country="LUX"[^>]* fill="var\(--map-none/);
    expect(markup).toContain('role="img" aria-label="Map: Beans"');
    const [, summaryId] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<p id="${summaryId}" class="visually-hidden">Highest: Rwanda.</p>`);
  });

  it('ships each outline once, and gives them back to the browser', () => {
    const markup = draw();
    expect(markup.split('M100 100l60').length - 1).toBe(1);
    expect(readShapesFromDocument(parse(markup))).toEqual(WORLD);
  });

  it('finds no shapes in a page without a map', () => {
    expect(readShapesFromDocument(parse('<svg viewBox="0 0 1 1"></svg>'))).toBeNull();
  });

  it('lets countries outside a region stand back, and fits the region', () => {
    const markup = draw({ focus: new Set(['RWA', 'UGA']) });
    expect(markup).toMatch(/data-country="BRA"[^>]* opacity="0.22"/);
    expect(markup).not.toMatch(/data-country="RWA"[^>]* opacity/);
    const [x = 0, , width = 0] = (/viewBox="([^"]+)" role/.exec(markup)?.[1] ?? '').split(' ').map(Number);
    expect(width).toBeLessThan(120);
    expect(x).toBeGreaterThan(200);
  });

  it('outlines what is hollow', () => {
    const outline = '<path d="M100 100l60 0 0 60-60 0z"></path>';
    expect(draw()).not.toContain(outline);
    const html = draw({ doubtIn: (iso3) => iso3 === 'BRA' });
    expect(html).toMatch(/data-country="BRA"[^>]* fill="var\(--map-none/);
    expect(html).toContain(outline);
  });

  it('writes beside a country what does not fit on it, and draws a line to it', () => {
    const markup = draw({ labels: [{ iso3: 'RWA', text: '35' }] });
    expect(markup).toMatch(/<path d="M265 115L[^"]*".*<text[^>]*fill="var\(--ink\)"[^>]*>Rwanda <tspan>35</);
  });
});

describe('labels', () => {
  const { words } = readSpeech('en');
  const labels = [
    { iso3: 'BRA', text: '14' },
    { iso3: 'UGA', text: '2' },
  ];
  const named = (focus: ReadonlySet<string> | null, highlighted: number | null): readonly string[] =>
    nameLabels({ labels, valueIn: (iso3) => VALUES[iso3] ?? null, classes, focus }, highlighted, words).map(
      ({ name, text }) => `${name} ${text}`,
    );

  it('stand on the countries of the region alone', () => {
    expect(named(null, null)).toEqual(['Brazil 14', 'Uganda 2']);
    expect(named(new Set(['RWA', 'UGA']), null)).toEqual(['Uganda 2']);
  });

  it('stand on the countries of the class that the legend points at', () => {
    expect(named(null, 1)).toEqual(['Brazil 14']);
    expect(named(null, 2)).toEqual([]);
  });
});

describe('the image', () => {
  it('is the map and its legend, drawn from the same figures without a page', () => {
    const { words } = readSpeech('en');
    const [drawing, ...legend] = countryMapPicture(
      {
        title: 'Beans',
        summary: '',
        valueIn: (iso3) => VALUES[iso3] ?? null,
        classes,
        selected: 'RWA',
        legend: { of: 'Beans', unit: 'kg', limitText: String, countText: String },
      },
      { world: WORLD, words, width: 840 },
    );
    expect([drawing?.width, drawing?.height, drawing?.isMap]).toEqual([840, 400, true]);
    const map = renderToStaticMarkup(drawing?.content);
    expect(map).toContain('<path d="M260 110l9 0 0 9-9 0z" fill="var(--map-7)"></path>');
    expect(map).toContain('stroke="var(--ink)"');
    const texts = [...renderToStaticMarkup(legend[0]?.content).matchAll(/<text[^>]*>([^<]+)/g)];
    expect(texts.map(([, text]) => text)).toEqual(['kg', '0', '10', '20', 'No data']);
  });
});

describe('the legend', () => {
  const { words } = readSpeech('en');
  const legend = (
    counts: readonly (readonly [number, number])[],
    zero: boolean,
    highlighted: number | null = null,
    notes: Pick<LegendWords, 'note' | 'doubtful'> = {},
  ) =>
    renderToStaticMarkup(
      <Legend
        legend={toLegend(
          {
            ...{ of: 'Beans', unit: 'kg', ...notes, limitText: String },
            countText: (range, count) => `${range}: ${count} countries`,
          },
          { limits: [10, 20], zero },
          new Map(counts),
          words,
        )}
        highlighted={highlighted}
        onHighlight={() => undefined}
      />,
    );

  it('shows what has no figure only where there is any, and zero as the first class', () => {
    const plain = legend([[0, 4]], false);
    for (const word of ['No data', 'Zero']) expect(plain).not.toContain(word);
    const full = legend([[NO_DATA, 3]], true);
    for (const word of ['No data', '>Zero<']) expect(full).toContain(word);
  });

  it('says whose the figures are, and which are doubted', () => {
    const markup = legend([[0, 4]], false, null, { note: '3 of 4 are estimates', doubtful: '1 unusual' });
    expect(markup).toContain('3 of 4 are estimates');
    expect(markup).toMatch(/<rect[^>]*><\/rect><\/svg>1 unusual/);
  });

  it('names each class, and reads out how many countries it has', () => {
    const markup = legend([[1, 12]], false, 1);
    expect(markup).toContain('>below 10<');
    expect(markup).toContain('10 to 20: 12 countries');
    expect(markup.match(/role="option"/g)).toHaveLength(3);
  });
});

describe('the year slider', () => {
  it('is a named slider with its value in words, from the first to the last year', () => {
    const markup = renderToStaticMarkup(
      <YearSlider
        years={[1961, 1962, 1964]}
        year={1962}
        onYear={() => undefined}
        texts={{
          label: 'Year',
          play: 'Play',
          pause: 'Pause',
          speed: 'Speed',
          formatSpeed: (speed) => `${speed}×`,
          formatYear: String,
          valueText: (year) => `Year ${year}`,
        }}
      />,
    );
    expect(markup).toMatch(/<input[^>]*type="range"[^>]*>/);
    expect(markup).toContain('min="1961"');
    expect(markup).toContain('max="1964"');
    expect(markup).toContain('value="1962"');
    expect(markup).toContain('aria-valuetext="Year 1962"');
    expect(markup.match(/<rect/g)).toHaveLength(1);
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1);
  });
});
