import { genebankFlows } from '#ingest/testing/germplasm-files.ts';

/**
 * Samples a year. Between countries they come to 1,000: 600 through USDA, 300 through CGIAR, 100 through IPK. Kenya is the origin
 * of 400 (150 stay within it), and receives 330. China has two names; Kosovo and a group of countries are in no sum.
 */
const flows = [
  ['Kenya', 'USA_USDA', 'United States of America', 200],
  ['Kenya', 'CGIAR', 'Kenya', 120],
  ['Kenya', 'USA_USDA', 'Kenya', 30],
  ['Kenya', 'Germany_IPK', 'Brazil', 50],
  ['Brazil', 'USA_USDA', 'United States of America', 220],
  ['Brazil', 'CGIAR', 'Kenya', 100],
  ['China', 'CGIAR', 'Kenya', 60],
  ['China, mainland', 'CGIAR', 'Kenya', 20],
  ['Colombia', 'USA_USDA', 'Brazil', 150],
  ['Germany', 'Germany_IPK', 'Germany', 50],
  ['Kosovo', 'CGIAR', 'Kenya', 500],
  ['Kenya', 'CGIAR', 'Kosovo', 40],
  ['Africa_East', 'CGIAR', 'Kenya', 5],
  ['Africa_East', 'USA_USDA', 'Asia_West', 2],
] as const;

/** The files of delivery networks, with the tables of two steps that agree with them but for one sum. */
export const flowFiles: Readonly<Record<string, string>> = {
  'genebank_flows_origin_genebank_recipient.csv': genebankFlows.all(flows),
  'genebank_flows_origin_to_genebank.csv': genebankFlows.fromOrigins([
    ['Kenya', 'USA_USDA', 230],
    ['Kenya', 'CGIAR', 160],
    ['Kenya', 'Germany_IPK', 50],
    ['Brazil', 'USA_USDA', 220],
    ['Brazil', 'CGIAR', 100],
    ['China', 'CGIAR', 60],
    ['China, mainland', 'CGIAR', 20],
    ['Colombia', 'USA_USDA', 150],
    ['Germany', 'Germany_IPK', 51],
    ['Kosovo', 'CGIAR', 500],
    ['Africa_East', 'CGIAR', 5],
    ['Africa_East', 'USA_USDA', 2],
  ]),
};
