import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSpeech } from '../i18n/testing/speech.ts';
import { type MapValue, NO_DATA, NOT_APPLICABLE, ZERO } from './classes.ts';
import { Legend } from './legend.tsx';
import { type LegendWords, toLegend } from './legend-model.ts';
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

const VALUES: Record<string, MapValue> = { BRA: 14.2, RWA: 35, PSE: 0, LUX: 'not-applicable' };
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
  it('has the fills of its classes, patterns for what has none, and a name and a summary', () => {
    const markup = draw();
    const fills = [...markup.matchAll(/<path data-country="(\w+)"[^>]* fill="([^"]*)"/g)];
    expect(fills.map(([, iso3, fill]) => [iso3, fill])).toEqual([
      ['BRA', 'var(--map-4)'],
      ['PSE', 'var(--map-zero, #f7f5ee)'],
      ['RWA', 'var(--map-7)'],
      ['UGA', expect.stringMatching(/^url\(#.*-no-data\)$/)],
    ]);
    expect(markup).toMatch(/<circle data-country="LUX"[^>]* fill="url\(#[^"]*-not-applicable\)"/);
    expect(markup).toContain('role="img" aria-label="Map: Beans"');
    const [, summaryId] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<p id="${summaryId}" class="hidden">Highest: Rwanda.</p>`);
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

  it('gives what is not official the texture of its state, and none where all figures have one state', () => {
    expect(draw()).not.toContain('estimated');
    const html = draw({ stateIn: (iso3) => (iso3 === 'BRA' ? 'estimated' : 'computed') });
    expect(html).toMatch(/data-country="BRA"[^>]* fill="url\(#[^"]*estimated-1\)"/);
    expect(html).toMatch(/data-country="RWA"[^>]* fill="url\(#[^"]*computed-\d\)"/);
    expect(html).toMatch(/<pattern id="[^"]*computed-0"/);
  });

  it('writes beside a country what does not fit on it, and draws a line to it', () => {
    const drawn = draw({ labels: [{ iso3: 'RWA', text: '35' }] });
    expect(drawn).toMatch(
      /<path d="M265 115L[^"]*"[^>]*><\/path><text[^>]*fill="var\(--ink\)"[^>]*>Rwanda 35</,
    );
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
      ({ text }) => text,
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
    expect(texts.map(([, text]) => text)).toEqual(['Zero', '10', '20', 'kg', 'No data', 'Not applicable']);
  });
});

describe('the legend', () => {
  const { words } = readSpeech('en');
  const legend = (
    counts: readonly (readonly [number, number])[],
    zero: boolean,
    highlighted: number | null = null,
    states: LegendWords['states'] = [],
  ) =>
    renderToStaticMarkup(
      <Legend
        legend={toLegend(
          {
            ...{ of: 'Beans', unit: 'kg', states, limitText: String },
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

  it('shows patterns only if they are used', () => {
    const plain = legend([[0, 4]], false);
    for (const word of ['No data', 'Not applicable', 'Zero']) expect(plain).not.toContain(word);
    const full = legend(
      [
        [NO_DATA, 3],
        [NOT_APPLICABLE, 1],
        [ZERO, 2],
      ],
      true,
    );
    for (const word of ['No data', 'Not applicable', 'Zero']) expect(full).toContain(word);
  });

  it('shows a texture for each state but the official one, and only says it of a single state', () => {
    const several = legend([[0, 4]], false, null, [
      { state: 'official', text: 'Official (1)' },
      { state: 'computed', text: 'Computed (3)' },
    ]);
    expect(several).toContain('Official (1)');
    expect(several.match(/<pattern/g)).toHaveLength(1);
    const one = legend([[0, 4]], false, null, [{ state: 'computed', text: 'All are computed.' }]);
    expect(one).toContain('All are computed.');
    expect(one).not.toContain('<pattern');
  });

  it('names each class, and reads out how many countries it has', () => {
    const markup = legend([[1, 12]], false, 1);
    expect(markup).toContain('aria-label="below 10"');
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
