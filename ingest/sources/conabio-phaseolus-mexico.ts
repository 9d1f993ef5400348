import type { RowSource } from '../steps/rows/row-source.ts';

/** Herbarium and genebank specimens of Phaseolus in Mexico and beside its borders, of a project of Mexico's commission for biodiversity. */
export const conabioPhaseolusMexico: RowSource = {
  key: 'conabio-phaseolus-mexico',
  publisher: 'CONABIO',
  title: 'Specimens of Phaseolus in Mexico (project JE014)',
  url: 'https://github.com/stkaren92/shiny_phaseolus',
  licence: 'LicenseRef-not-stated',
  names: ['conabio_phaseolus_mexico_specimens'],
  columns: {
    id: 'id',
    database: 'Base',
    specimen: 'IdEjemplar',
    project: 'Fuente',
    year: 'AnioColecta',
    altitude: 'Altitud',
    state: 'Estado',
    municipality: 'Municipio',
    locality: 'Localidad',
    full_taxon: 'Taxa',
    condition: 'Condición',
    taxon: 'Especie',
    longitude: 'Long_dec',
    latitude: 'Lat_dec',
  },
  into: 'specimen_row',
};
