import { expect, it } from 'vitest';
import type { Row } from '../../figure/figure.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { Variety } from './load-varieties-page.ts';
import { factsTable } from './variety-facts.tsx';

const variety = (fields: Partial<Variety>): Variety => ({
  ...{ id: 'bra-beans-apore', name: 'Aporé', synonyms: [], crop: 'beans', country: 'BRA', type: null },
  ...{
    year: null,
    year_basis: null,
    institutions: [],
    maturity: null,
    altitude: null,
    traits: [],
    seed: null,
  },
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
  ...fields,
});

it.each([
  ['beans', ['Type', 'Breeders', 'Maturity', 'Altitude']],
  // A crop without types has no row for them.
  ['potato', ['Breeders', 'Maturity', 'Altitude']],
])('says of what is asked of each variety that it is not stated: %s', (crop, labels) => {
  const rows = factsTable(readSpeech('en'), [variety({ crop })]).rows();
  const valuesOf = ({ cells }: Row) => cells.map(({ value }) => value);
  expect(
    rows
      .map(valuesOf)
      .filter(([, fact]) => fact === 'not stated')
      .map(([label]) => label),
  ).toEqual(labels);
  expect(rows.find(({ id }) => id === 'year')?.cells[1]?.value).toBe('unknown');
  // Fields that no source of these has are no part of the table.
  expect(rows.map(({ id }) => id)).not.toContain('drought-tolerant');
});
