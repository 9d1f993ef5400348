import { z } from 'zod';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { flowDirection, flowList, flowPage, flowRows, genebankId } from './flows.ts';
import { file, get, lang, whole } from './route.ts';

/** ISO3 code of a country, or the code of a state that has ended. */
const country = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ examples: ['COL'] })
  .optional();
/** M49 code of a macro region. */
const macro = z.enum(macroRegions.flatMap(({ code }) => (code === worldCode ? [] : [code]))).optional();
/** Samples a year: digits, and decimals after a point. */
const min = z
  .preprocess(
    (text) => (typeof text === 'string' && /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : text),
    z.number().min(0).max(999_999),
  )
  .optional();

/** Most flows of one answer. */
const mostFlows = 1000;
/** Most flows that a page names one by one; it asks for `usualTop` of them where it asks for no number. */
const mostTop = 100;
export const usualTop = 25;

const view = { genebank: genebankId.optional(), country, macro, direction: flowDirection.optional(), min };
const ends = { genebank: genebankId.optional(), origin: country, recipient: country };
const page = { offset: whole(0, 999_999), limit: whole(1, mostFlows) };

/** Paths of delivery networks, by name: part of the route table. */
export const flowPaths = {
  flows: get(
    '/api/v1/germplasm/flows',
    'Flows of samples of accessions from countries of origin through genebanks to recipients, samples a year on average',
    flowList,
    {},
    { ...view, origin: country, recipient: country, ...page },
  ),
  flowPage: get(
    '/api/v1/germplasm/flows/page',
    'All that the page of delivery networks shows of a view',
    flowPage,
    {},
    { ...view, top: whole(1, mostTop) },
  ),
  flowRows: get(
    '/api/v1/germplasm/flows/rows',
    'The published rows behind a sum of flows',
    flowRows,
    {},
    { ...ends, ...page },
  ),
  exportFlows: file(
    '/api/v1/export/germplasm-flows',
    'Flows of samples of accessions as a CSV file',
    {},
    { ...view, origin: country, recipient: country, lang },
  ),
};
