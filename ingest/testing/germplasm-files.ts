type Cells = readonly (readonly (string | number)[])[];

function csv(header: string, rows: Cells): string {
  return `${[header, ...rows.map((row) => row.join(','))].join('\n')}\n`;
}

/** The Plant Treaty's table: crop, country, year, samples received, samples provided; a side without a report is empty. */
export function treatySamples(rows: Cells): string {
  return csv(
    'crop,country,year,crop_count_recipients_distributions,crop_count_providers_distributions',
    rows,
  );
}

/** The US genebanks' table: crop, recipient, year, samples. */
export function usSamples(rows: Cells): string {
  return csv('crop,country,year,crop_count_recipients_distributions', rows);
}

/** Canada's shipments, one row an accession: agreement, year, taxon, recipient, accession. */
export function canadaShipments(rows: Cells): string {
  return csv(
    'SMTA Number,Year,Taxon,Annex 1 A,Non-Annex 1 Crop,Recipient Country,Accession Number,Source Type,Country',
    rows.map(([agreement = '', year = '', taxon = '', recipient = '', accession = '']) => [
      agreement,
      year,
      taxon,
      '',
      '',
      recipient,
      accession,
      'DONATED',
      'Canada',
    ]),
  );
}
const flowValue = 'Average no samples per year';

/** The delivery networks: origin, genebank, recipient, samples a year; and the publisher's two tables of two steps. */
export const genebankFlows = {
  all: (rows: Cells) => csv(`Origin,Genebank,Recipient,${flowValue}`, rows),
  fromOrigins: (rows: Cells) => csv(`Origin,Genebank,${flowValue}`, rows),
  toRecipients: (rows: Cells) => csv(`Genebank,Recipient,${flowValue}`, rows),
};
