import { type Cells, csvText } from './csv-text.ts';

const csv = (header: string, rows: Cells): string => csvText(rows, header);

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
/** Landrace accessions: id, gene pool, altitude, latitude, longitude, growth habit, weight, colours with a 1, types of phaseolin with a 1. */
export function landraces(
  rows: readonly (readonly [
    ...(readonly [string, string, string, string, string, string, string]),
    readonly string[],
    readonly string[],
  ])[],
): string {
  const colours = ['Black', 'Brown', 'Cream', 'Other', 'Pink', 'Purple', 'Red', 'White', 'Yellow'];
  const proteins = ['S', 'T', 'Sb'];
  const ones = (all: readonly string[], column: readonly string[]) =>
    all.map((each) => Number(column.includes(each)));
  return csv(
    `ID,To.use.ACID,Genepool.interpreted.ACID,Altitude,Latitude,Longitude,Growth.habit,Seed.shape,Seed.brightness,Seed.weight,Genepool.protein,${colours.map((each) => `Color_${each}`).join(',')},${proteins.map((each) => `Protein_${each}`).join(',')},Analysis`,
    rows.map(([id, pool, altitude, latitude, longitude, habit, weight, rowColours, phaseolin]) => [
      ...[id, '', '', altitude, latitude, longitude, habit, 'Rounded', 'Opaque', weight, pool],
      ...[...ones(colours, rowColours), ...ones(proteins, phaseolin), 'Americas'],
    ]),
  );
}

/** Occurrences: latitude, longitude, taxon. */
export function occurrences(rows: Cells): string {
  return csv('lat,long,full_taxa', rows);
}

/** Specimens: id, year, altitude, taxon with author, condition, taxon, longitude, latitude. */
export function specimens(rows: Cells): string {
  return csv(
    'id,Base,IdEjemplar,Fuente,AnioColecta,Altitud,Estado,Municipio,Localidad,Taxa,Condición,Especie,Long_dec,Lat_dec',
    rows.map(
      ([
        id = '',
        year = '',
        altitude = '',
        full = '',
        condition = '',
        taxon = '',
        longitude = '',
        latitude = '',
      ]) => [
        ...[id, 'Delgado-Salinas', id, 'JE014', year, altitude, 'OAXACA', 'IXTLÁN', 'Monte, 2 km al N'],
        ...[full, condition, taxon, longitude, latitude],
      ],
    ),
  );
}
