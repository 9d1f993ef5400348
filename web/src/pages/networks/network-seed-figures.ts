import { allianceCode } from '#catalog/regions/networks.ts';
import type { Varieties } from '#contract/varieties.ts';
import { isReleaseYear } from '#domain/germplasm/variety-cells.ts';
import { type ColumnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { sourcesOf } from '../../figure/sources-of.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { roomFigures } from '../records/record-figures.ts';
import type { NetworkSeedData } from './load-network-seed.ts';
import { networkCrop } from './networks-data.ts';

/** Number of newest releases listed. */
const newest = 10;

export const networkSeedFigures = (data: NetworkSeedData, speech: Speech): readonly Figure[] => [
  ...roomFigures(data, speech.words('networks.seed.title'), speech),
  ...(data.varieties.state === 'failed' ? [] : varietyFigures(data.varieties.value, speech)),
  ...sampleFigures(data, speech),
];

const seedColumn = <Item>({ words }: Speech, column: Omit<ColumnOf<Item>, 'label'>): ColumnOf<Item> => ({
  ...column,
  label: words(`networks.seed.column.${column.key}`),
});

const countryColumn = <Item>(speech: Speech, codeOf: (item: Item) => string): ColumnOf<Item> =>
  seedColumn(speech, {
    key: 'country',
    kind: 'name',
    of: (item) => ({ value: areaName(speech.words, codeOf(item)), code: codeOf(item) }),
  });

/** How many varieties the members have on record, and of how many countries. */
export const varietiesText = (words: Words, { counted, seen, facets }: Varieties): string =>
  words('networks.seed.varieties.text', {
    ...{ counted, seen, countries: facets.country.filter(({ count }) => count > 0).length },
  });

function varietyFigures(varieties: Varieties, speech: Speech): readonly Figure[] {
  const { words, language } = speech;
  const { sources, counted, rows } = varieties;
  const released = rows
    .filter(({ year, year_basis: basis }) => year !== null && isReleaseYear(basis))
    .slice(0, newest);
  if (released.length === 0) return [];
  return [
    {
      ...sourcesOf(words, sources),
      area: allianceCode,
      picture: null,
      id: 'releases',
      title: words('networks.seed.releases'),
      finding: counted === 0 ? undefined : varietiesText(words, varieties),
      ...tableOf(released, [
        seedColumn(speech, {
          key: 'variety',
          kind: 'name',
          of: ({ id, name }) => ({
            value: name,
            code: id,
            href: `/${language}/${networkCrop.id}/data/seed-varieties/${id}`,
          }),
        }),
        countryColumn(speech, ({ country }) => country),
        seedColumn(speech, { key: 'year', kind: 'year', of: ({ year }) => year }),
      ]),
    },
  ];
}

function sampleFigures({ samples: part, networks }: NetworkSeedData, speech: Speech): readonly Figure[] {
  if (part.state === 'failed' || networks.state === 'failed') return [];
  const { words } = speech;
  const { countries, source, from, to } = part.value;
  const members = networks.value.networks.find(({ code }) => code === allianceCode)?.members ?? [];
  const rows = countries
    .flatMap(({ area, received }) =>
      members.includes(area) && received !== null ? [{ area, received }] : [],
    )
    .sort((a, b) => b.received - a.received || (a.area < b.area ? -1 : 1));
  if (rows.length === 0 || from === null || to === null) return [];
  return [
    {
      id: 'samples-received',
      title: words('networks.seed.samples'),
      finding: words('networks.seed.samples.text', {
        received: rows.reduce((sum, { received }) => sum + received, 0),
        ...{ from: String(from), to: String(to) },
      }),
      ...sourcesOf(words, source === null ? [] : [source]),
      area: allianceCode,
      picture: null,
      ...tableOf(rows, [
        countryColumn(speech, ({ area }) => area),
        seedColumn(speech, { key: 'received', kind: 'number', decimals: 0, of: ({ received }) => received }),
      ]),
    },
  ];
}
