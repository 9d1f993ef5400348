import { z } from 'zod';
import { get, year } from './route.ts';
import {
  distributionsToArea,
  germplasmLeftOut,
  sampleReports,
  samplesOfArea,
  samplesOfCountries,
  samplesPage,
  shipmentsToArea,
} from './samples.ts';

const crop = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40)
  .meta({ examples: ['beans'] });
const iso3 = z
  .string()
  .regex(/^([A-Z]{3,8}|\d{3})$/)
  .meta({ examples: ['COL'] });
const place = { crop, iso3 };
const period = { from: year.optional(), to: year.optional() };
const lang = z.enum(['en', 'es', 'pt']).optional();
const file = {
  file: 'text/csv; charset=utf-8; header=present',
} as const;

/** Paths of shipments of accessions, by name: part of the route table. */
export const samplePaths = {
  samples: get(
    '/api/v1/germplasm/samples/:crop/:iso3',
    'Samples that an area received and provided, by year, with its balance',
    place,
    period,
    samplesOfArea,
  ),
  samplesMap: get(
    '/api/v1/germplasm/samples-map/:crop',
    'Samples that every country received and provided in a period, with balances and the World’s totals',
    { crop },
    period,
    samplesOfCountries,
  ),
  sampleReports: get(
    '/api/v1/germplasm/reports/:crop/:iso3',
    'The reports behind a country’s samples',
    place,
    period,
    sampleReports,
  ),
  samplesPage: get(
    '/api/v1/germplasm/samples-page/:crop',
    'All that a page of shipments shows, as columns',
    { crop },
    {},
    samplesPage,
  ),
  sampleDistributions: get(
    '/api/v1/germplasm/distributions/:crop/:iso3',
    'Samples that the genebanks of the United States sent to an area, by year',
    place,
    period,
    distributionsToArea,
  ),
  sampleShipments: get(
    '/api/v1/germplasm/shipments/:crop/:iso3',
    'Accessions that Canada’s genebank shipped to an area, by year and species or genus',
    place,
    period,
    shipmentsToArea,
  ),
  germplasmLeftOut: get(
    '/api/v1/germplasm/left-out',
    'Published rows of germplasm that are in no figure, by source and reason',
    {},
    {},
    germplasmLeftOut,
  ),
  exportSamples: {
    ...get(
      '/api/v1/export/samples/:crop',
      'Samples received and provided by country and year, as a CSV file',
      { crop },
      { ...period, lang },
      z.string(),
    ),
    ...file,
  },
  exportDistributions: {
    ...get(
      '/api/v1/export/distributions/:crop',
      'Samples of the genebanks of the United States by recipient and year, as a CSV file',
      { crop },
      { ...period, lang },
      z.string(),
    ),
    ...file,
  },
};
