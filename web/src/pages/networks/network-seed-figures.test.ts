import { expect, it } from 'vitest';
import { allianceCode } from '#catalog/regions/networks.ts';
import type { Varieties } from '#contract/varieties.ts';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import { toPageFigure } from '../../figure/to-page-figure.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { NetworkSeedData } from './load-network-seed.ts';
import { networkSeedFigures } from './network-seed-figures.ts';

const row: Varieties['rows'][number] = {
  ...{ id: 'a', name: 'A', synonyms: [], crop: 'beans', country: 'KEN', type: null },
  ...{ year: 2016, year_basis: 'stated', institutions: [], maturity: null, altitude: null },
  ...{ traits: [], seed: null, source: 'web' },
};

it('lists as releases only varieties whose year is a year of release', async () => {
  const varieties = {
    ...{ counted: 0, seen: 3, sources: [], facets: { country: [] } },
    rows: [
      { ...row, id: 'later', year: 2018, year_basis: 'announced in 2018' },
      row,
      { ...row, id: 'unknown', year: null, year_basis: null },
    ],
  };
  const data = {
    answer: failedPart,
    networks: failedPart,
    samples: failedPart,
    varieties: loadedPart(varieties),
  } as unknown as NetworkSeedData;
  const speech = readSpeech('en');
  const releases = networkSeedFigures(data, speech).find(({ id }) => id === 'releases');
  const filed = releases && (await toPageFigure(releases, speech));
  expect(filed?.rows.map(([, , year]) => year?.value)).toEqual([2016]);
});

it('adds up the samples of members alone, the most first; no report is no row', () => {
  const received = { KEN: 20, IND: 500, UGA: 30, RWA: null };
  const data = {
    answer: failedPart,
    varieties: failedPart,
    networks: loadedPart({ networks: [{ code: allianceCode, members: ['KEN', 'UGA', 'RWA'] }] }),
    samples: loadedPart({
      countries: Object.entries(received).map(([area, samples]) => ({ area, received: samples })),
      ...{ source: null, from: 2007, to: 2023 },
    }),
  } as unknown as NetworkSeedData;
  const [figure] = networkSeedFigures(data, readSpeech('en'));
  expect(figure?.rows().map(({ cells: [country, samples] }) => [country?.code, samples?.value])).toEqual([
    ['UGA', 30],
    ['KEN', 20],
  ]);
  expect(figure?.finding).toContain('50');
});
