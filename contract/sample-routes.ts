import { z } from 'zod';
import { cropId, file, get, lang, year } from './route.ts';
import {
  distributionsToArea,
  germplasmLeftOut,
  sampleReports,
  samplesOfArea,
  samplesOfCountries,
  samplesPage,
  shipmentsToArea,
} from './samples.ts';

const iso3 = z
  .string()
  .regex(/^([A-Z]{3,8}|\d{3})$/)
  .meta({ examples: ['COL'] });
const place = { crop: cropId, iso3 };
const period = { from: year.optional(), to: year.optional() };

/** Paths of shipments of accessions, by name: part of the route table. */
export const samplePaths = {
  samples: get(
    '/api/v1/germplasm/samples/:crop/:iso3',
    'Samples that an area received and provided, by year, with its balance',
    samplesOfArea,
    place,
    period,
  ),
  samplesMap: get(
    '/api/v1/germplasm/samples-map/:crop',
    'Samples that every country received and provided in a period, with balances and the World’s totals',
    samplesOfCountries,
    { crop: cropId },
    period,
  ),
  sampleReports: get(
    '/api/v1/germplasm/reports/:crop/:iso3',
    'The reports behind a country’s samples',
    sampleReports,
    place,
    period,
  ),
  samplesPage: get(
    '/api/v1/germplasm/samples-page/:crop',
    'All that a page of shipments shows, as columns',
    samplesPage,
    { crop: cropId },
  ),
  sampleDistributions: get(
    '/api/v1/germplasm/distributions/:crop/:iso3',
    'Samples that the genebanks of the United States sent to an area, by year',
    distributionsToArea,
    place,
    period,
  ),
  sampleShipments: get(
    '/api/v1/germplasm/shipments/:crop/:iso3',
    'Accessions that Canada’s genebank shipped to an area, by year and species or genus',
    shipmentsToArea,
    place,
    period,
  ),
  germplasmLeftOut: get(
    '/api/v1/germplasm/left-out',
    'Published rows of germplasm that are in no figure, by source and reason',
    germplasmLeftOut,
  ),
  exportSamples: file(
    '/api/v1/export/samples/:crop',
    'Samples received and provided by country and year, as a CSV file',
    { crop: cropId },
    { ...period, lang },
  ),
  exportDistributions: file(
    '/api/v1/export/distributions/:crop',
    'Samples of the genebanks of the United States by recipient and year, as a CSV file',
    { crop: cropId },
    { ...period, lang },
  ),
};
