import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Choropleth, type ChoroplethProps } from './choropleth.tsx';
import { type MapValue, NO_DATA, NOT_APPLICABLE, ZERO } from './classes.ts';
import { Legend, type MapLegendProps } from './legend.tsx';
import { type Readable, readShapesFromDocument } from './shapes-source.ts';
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
const texts = {
  label: 'Map: beans, 2017',
  summary: 'Highest: Rwanda (35 kg).',
  noCard: 'Point at a country.',
  instructions: 'Arrow keys go from country to country.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Show everything',
  hints: { mouse: 'Hold Ctrl', touch: 'Use two fingers' },
};

function draw(props: Partial<ChoroplethProps> = {}): string {
  return renderToStaticMarkup(
    <Choropleth
      world={WORLD}
      valueIn={(iso3) => VALUES[iso3] ?? null}
      classes={{ limits: [10, 20], zero: true }}
      selected={null}
      focusRegion={null}
      highlightedBin={null}
      layout="both"
      texts={texts}
      onSelect={() => undefined}
      onClear={() => undefined}
      renderCard={(iso3) => <b>{iso3}</b>}
      describe={(iso3) => iso3}
      {...props}
    />,
  );
}

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
    expect(draw({ selected: 'RWA', labels: [{ iso3: 'BRA', text: '14 kg' }] })).toMatchSnapshot();
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
    const markup = draw({ focusRegion: new Set(['RWA', 'UGA']) });
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
    const drawn = draw({ labels: [{ iso3: 'RWA', text: 'Rwanda 35' }] });
    expect(drawn).toMatch(/<path d="M265 115L[^"]*"[^>]*><\/path><text class="beside"[^>]*>Rwanda 35</);
  });
});

describe('labels', () => {
  const wide = [
    { iso3: 'BRA', text: '14' },
    { iso3: 'UGA', text: '2' },
  ];
  const written = (props: Partial<ChoroplethProps>): readonly string[] =>
    [...draw({ labels: wide, ...props }).matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);

  it('stand on the countries of the region alone', () => {
    expect(written({})).toEqual(['14', '2']);
    expect(written({ focusRegion: new Set(['RWA', 'UGA']) })).toEqual(['2']);
  });

  it('stand on the countries of the class that the legend points at', () => {
    expect(written({ highlightedBin: 1 })).toEqual(['14']);
    expect(written({ highlightedBin: 2 })).toEqual([]);
  });
});

describe('the legend', () => {
  const legendTexts = {
    label: 'Legend',
    noData: 'No data',
    notApplicable: 'Not applicable',
    zero: 'Zero',
    formatLimit: (limit: number) => `${limit}`,
    formatRange: (from: number | null, to: number | null) => `${from ?? 'below'}–${to ?? 'above'}`,
    formatCount: (_bin: number, range: string, count: number) => `${range}: ${count} countries`,
  };
  const legend = (
    counts: readonly (readonly [number, number])[],
    zero: boolean,
    highlighted: number | null = null,
    states?: MapLegendProps['states'],
  ) =>
    renderToStaticMarkup(
      <Legend
        classes={{ limits: [10, 20], zero }}
        counts={new Map(counts)}
        highlighted={highlighted}
        onHighlight={() => undefined}
        states={states}
        unit="kg"
        texts={legendTexts}
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
    expect(markup).toContain('aria-label="below–10"');
    expect(markup).toContain('10–20: 12 countries');
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
