import type { RowSource } from '../steps/rows/row-source.ts';

const samples = 'Average no samples per year';

const common = {
  publisher: 'Alliance of Bioversity International and CIAT',
  url: 'https://github.com/CIAT-DAPA/genebank_distributions',
  licence: 'LicenseRef-alliance',
} as const;

const columns = { origin: 'Origin', genebank: 'Genebank', recipient: 'Recipient', samples };
/**
 * Samples of accessions of all crops that genebanks sent out, by the country where the accession is from, genebank and country of
 * the recipient. The years of the averages are not stated; the file belongs to a study of 2016 (C. Khoury and others).
 */
export const genebankFlows: RowSource = {
  ...common,
  key: 'genebank-flows',
  title: 'Average samples a year from countries of origin through genebanks to recipients',
  names: ['genebank_flows_origin_genebank_recipient'],
  columns,
  into: 'flow_row',
};

/** The same by country of origin and genebank alone: it checks the flows of three steps, and nothing of it is shown. */
export const genebankFlowsFromOrigins: RowSource = {
  ...common,
  key: 'genebank-flows-from-origins',
  title: 'Average samples a year by country of origin and genebank',
  names: ['genebank_flows_origin_to_genebank'],
  columns: { origin: 'Origin', genebank: 'Genebank', samples },
  into: 'flow_from_origin_row',
};

/** The same by genebank and recipient alone: a check, too. */
export const genebankFlowsToRecipients: RowSource = {
  ...common,
  key: 'genebank-flows-to-recipients',
  title: 'Average samples a year by genebank and country of the recipient',
  names: ['genebank_flows_genebank_to_recipient'],
  columns: { genebank: 'Genebank', recipient: 'Recipient', samples },
  into: 'flow_to_recipient_row',
};
