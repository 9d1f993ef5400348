import { describe, expect, it } from 'vitest';
import { PRODUCTION, PROTEIN_SHARE, YIELD } from '#catalog/elements/codes.ts';
import { comparedAreas } from '#domain/networks/compare-networks.ts';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { leadText, memberFinding, trendFinding } from './network-findings.ts';
import type { NetworkSeries, NetworksPageData } from './networks-data.ts';
import { networksFigures } from './networks-figures.tsx';

const speech = readSpeech('en');

/** Figures of PABRA, ECABREN, SABRN, WECABREN, Africa and the World in 2023. */
const seriesOf = (
  element: number,
  values: readonly number[],
  more: { changes?: NetworkSeries['changes']; doubts?: NetworkSeries['cube']['doubts'] } = {},
): NetworkSeries => ({
  cube: {
    ...plainFacts,
    ...{ table: 'beans_production', indicator: 176, element, unit: 't', years: [2023], defaultYear: 2023 },
    areas: [...comparedAreas],
    rows: values.map((value) => [value]),
    flags: values.map(() => 'A'),
    countries: [5],
    doubts: more.doubts ?? {},
  },
  changes: more.changes ?? {},
});

const dataOf = (...series: NetworkSeries[]): NetworksPageData => ({
  release: { id: 'r', created: '2026-01-01', pinned: false },
  networks: failedPart,
  africa: [],
  series: loadedPart(series),
  harvests: {},
  sources: failedPart,
});

const harvest = [8_000_000, 6_000_000, 1_500_000, 500_000, 9_000_000, 32_000_000];

describe('the first page of the alliance', () => {
  it('leads with the harvest, its share of the world’s, and a change that can be compared', () => {
    const series = seriesOf(PRODUCTION, harvest, { changes: { SABRN: 0.494, WECABREN: -0.5, WLRD: 0.141 } });
    const lead = leadText(dataOf(series), speech);
    // 8 of 32 million tonnes.
    expect(lead).toContain('8 million tonnes');
    expect(lead).toContain('25%');
    expect(lead).toMatch(/WECABREN\) fell by 50%.*rose by 14%/);
    expect(leadText(dataOf(seriesOf(PRODUCTION, harvest)), speech)).not.toContain('ten years');
    expect(leadText({ ...dataOf(), series: failedPart }, speech)).not.toMatch(/\d/);
  });

  it('begins its map with the share of the world’s, and names the largest network', () => {
    const sentence = memberFinding(dataOf(seriesOf(PRODUCTION, harvest)), 28, speech);
    // 6 of 8 million tonnes.
    expect(sentence).toMatchObject({ year: 2023, number: '25%' });
    expect(sentence?.finding).toMatch(/^25%.*28.*75%.*ECABREN$/);
  });

  it('compares no doubtful yields', () => {
    const doubts = { ECABREN: { 2023: 'input' as const } };
    const finding = trendFinding(seriesOf(YIELD, [780, 2000, 521, 1117, 788, 755], { doubts }), speech);
    expect(finding).toMatch(/1,120.*WECABREN.*521.*SABRN/);
    expect(finding).not.toContain('2,000');
  });

  it('compares the largest share of protein with the world’s', () => {
    const finding = trendFinding(seriesOf(PROTEIN_SHARE, [0.06, 0.079, 0.034, 0.033, 0.034, 0.018]), speech);
    expect(finding).toMatch(/8%.*ECABREN.*2%/);
  });

  it('names the sources of the harvests that its list of members has', () => {
    const source = {
      ...{ key: 'faostat-qcl', publisher: 'FAO', title: 'Crops', licence: 'CC-BY-4.0' },
      ...{ url: 'https://fao.org', date: '2025', exportable: true, editions: [] },
    };
    const [figure] = networksFigures(
      {
        ...dataOf(seriesOf(PRODUCTION, harvest)),
        networks: loadedPart({ from: 'catalog', supplies: [], networks: [], members: [], guests: [] }),
        sources: loadedPart([source, { ...source, key: 'wfp-food-prices' }] as never),
      },
      speech,
    );
    expect(figure).toMatchObject({ id: 'membership', indicators: [176], elements: [PRODUCTION] });
    expect(figure?.sources.map(({ key }) => key)).toEqual(['faostat-qcl']);
  });
});
