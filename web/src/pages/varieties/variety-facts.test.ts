import { expect, it } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { Variety } from './varieties-data.ts';
import { factsFile } from './variety-facts.tsx';

const variety = (of: Partial<Variety>): Variety => ({
  ...{ id: 'bra-beans-apore', name: 'Aporé', synonyms: [], crop: 'beans', country: 'BRA', type: null },
  ...{ year: null, year_basis: null, institutions: [], maturity: null, altitude: null, traits: [] },
  ...{
    source: 'bean-varieties-seen',
    fields: [],
    people: [],
    link: null,
    further_links: [],
    published: '28',
  },
  from: {
    ...{ key: 'bean-varieties-seen', publisher: 'Observatory', title: 'Seen', url: '', date: '2026-11-22' },
    ...{ licence: 'LicenseRef-compiled', exportable: true, nature: 'seen', records: 1, supply: null },
  },
  same_name: [],
  ...of,
});

it.each([
  ['beans', ['Type', 'Breeders', 'Maturity', 'Altitude']],
  // No type is asked of a crop that has none.
  ['potato', ['Breeders', 'Maturity', 'Altitude']],
])('says of what is asked of each variety that it is not stated: %s', (crop, labels) => {
  const { words, formats } = readSpeech('en');
  const { rows } = factsFile(words, formats, [variety({ crop })]);
  expect(
    rows.filter(({ cells }) => cells[1]?.text === 'not stated').map(({ cells }) => cells[0]?.text),
  ).toEqual(labels);
  expect(rows.find(({ id }) => id === 'year')?.cells[1]?.text).toBe('unknown');
  // Fields that no source of these has are no part of the table.
  expect(rows.map(({ id }) => id)).not.toContain('drought-tolerant');
});
