import type { FlowPage, FlowRows } from '#contract/flows.ts';
import type { PageRequest } from '#contract/page.ts';

const source: FlowPage['source'] = {
  key: 'genebank-flows',
  publisher: 'Alliance of Bioversity International and CIAT',
  title: 'Average samples a year',
  url: 'https://example.org/flows',
  date: '2026-01-02',
  licence: 'LicenseRef-alliance',
  exportable: true,
};

const nothing = { first: [], others: { count: 0, value: 0 } };
const rest = { count: 3, value: 150 };
const sum = (code: string, value: number, share: number) => ({ code, value, share });

/** A thousand samples; Colombia sends 400, 100 of them within it, and receives 250. */
export const page: FlowPage = {
  source,
  all: { flows: 9, value: 1000 },
  countries: ['COL', 'KEN', 'NLD', 'SDF'],
  shown: { flows: 9, value: 1000, domestic: 200 },
  pairs: {
    first: [
      { origin: 'COL', recipient: 'NLD', value: 300, genebanks: 2 },
      { origin: 'SDF', recipient: 'KEN', value: 450, genebanks: 1 },
      { origin: 'COL', recipient: 'COL', value: 100, genebanks: 1 },
    ],
    others: rest,
  },
  flows: {
    first: [{ origin: 'COL', genebank: 'cgiar', recipient: 'NLD', value: 250.04 }],
    others: { count: 8, value: 749.96 },
  },
  origins: { first: [sum('COL', 400, 0.4)], others: { count: 2, value: 600 } },
  genebanks: [sum('cgiar', 700, 0.7), sum('cgn', 300, 0.3)],
  recipients: { first: [sum('NLD', 300, 0.3)], others: { count: 3, value: 700 } },
  network: {
    nodes: [
      { column: 0, code: 'COL', value: 400, count: 1 },
      { column: 0, code: null, value: 600, count: 2 },
      { column: 1, code: 'cgiar', value: 1000, count: 1 },
      { column: 2, code: 'NLD', value: 1000, count: 1 },
    ],
    links: [
      { column: 0, from: 'COL', to: 'cgiar', value: 400 },
      { column: 0, from: null, to: 'cgiar', value: 600 },
      { column: 1, from: 'cgiar', to: 'NLD', value: 1000 },
    ],
  },
  journey: {
    value: 1000,
    origins: [
      { code: 'SDF', value: 450, genebank: 'cgiar' },
      { code: 'COL', value: 400, genebank: 'cgiar' },
    ],
    genebanks: [
      { code: 'cgiar', value: 700, share: 0.7 },
      { code: 'cgn', value: 300, share: 0.3 },
    ],
    recipients: [
      { code: 'KEN', value: 450, genebank: 'cgiar' },
      { code: 'NLD', value: 300, genebank: 'cgn' },
      { code: 'COL', value: 250, genebank: 'cgiar' },
    ],
  },
  story: null,
  harvest: null,
  seed: null,
  left_out: {
    implausible: { rows: 2, value: 540 },
    outside: { rows: 1, value: 7, names: [{ name: 'Africa_East', rows: 1, value: 7 }] },
  },
  check: { sums: 12, differ: 0 },
};

export const story: NonNullable<FlowPage['story']> = {
  country: 'NLD',
  origin: 400,
  domestic: 100,
  keptIn: [sum('cgiar', 300, 0.75), sum('cgn', 100, 0.25)],
  sentTo: { first: [sum('KEN', 300, 0.75), sum('NLD', 100, 0.25)], others: { count: 0, value: 0 } },
  received: 1,
  receivedFrom: { first: [sum('COL', 1, 1)], others: { count: 0, value: 0 } },
  sentBy: [sum('cgiar', 1, 1)],
};
export const withStory: FlowPage = {
  ...page,
  story,
  harvest: { year: 2023, value: 1500, flag: 'A', first: 1961 },
  seed: {
    varieties: { counted: 1, seen: 6 },
    samples: { from: 2008, to: 2017, received: 11_046, provided: null },
  },
};
export const empty: FlowPage = {
  ...page,
  shown: { flows: 0, value: 0, domestic: 0 },
  pairs: nothing,
  flows: nothing,
  origins: nothing,
  genebanks: [],
  recipients: nothing,
  network: { nodes: [], links: [] },
  journey: null,
};
export const none: FlowPage = {
  ...empty,
  source: null,
  all: { flows: 0, value: 0 },
  countries: [],
  left_out: { implausible: { rows: 0, value: 0 }, outside: { rows: 0, value: 0, names: [] } },
  check: null,
};
const rows: FlowRows = {
  unit: 'samples-year',
  source,
  origin: 'COL',
  genebank: null,
  recipient: 'NLD',
  total: 2,
  sum: 300,
  offset: 0,
  next: null,
  rows: [
    { origin: 'Colombia', genebank: 'CGIAR', recipient: 'Netherlands', value: 250.04, rows: 1 },
    { origin: 'Colombia', genebank: 'Netherlands_CGN', recipient: 'Netherlands', value: 49.96, rows: 2 },
  ],
};

/** Two black landraces and one of two colours at Bogotá, and a red one at Lima. */
const landraces = {
  collection: 'landraces',
  source: { ...source, key: 'ciat-bean-landraces' },
  ...{ ids: [1, 1, 1, 1], latitudes: [4.6, -12.05], longitudes: [-74.1, -77], decimals: [1, 2] },
  ...{ zero: [], offLand: [], places: [0, 0, 0, 1], colours: [1, 1, 33, 32] },
  ...{ genePools: '0000', habits: '0000', conditions: '0000', species: [], taxa: [], taxonSpecies: [] },
  ...{ taxon: [], weight: [], altitude: [], year: [] },
};

export const answering =
  (answer: FlowPage): PageRequest['getJson'] =>
  (address) =>
    Promise.resolve(
      address.startsWith('/api/v1/germplasm/flows/rows')
        ? rows
        : address.startsWith('/api/v1/collections/landraces')
          ? landraces
          : answer,
    );
