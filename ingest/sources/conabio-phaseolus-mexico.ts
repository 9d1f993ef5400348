import type { GermplasmSource } from '../steps/germplasm/germplasm-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = {
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
};

/** Herbarium and genebank specimens of Phaseolus in Mexico and beside its borders, of a project of Mexico's commission for biodiversity. */
export const conabioPhaseolusMexico: GermplasmSource = {
  key: 'conabio-phaseolus-mexico',
  publisher: 'CONABIO',
  title: 'Specimens of Phaseolus in Mexico (project JE014)',
  url: 'https://github.com/stkaren92/shiny_phaseolus',
  licence: 'LicenseRef-not-stated',
  computed: false,
  names: ['conabio_phaseolus_mexico_specimens'],
  several: false,
  needs: needed(columns),
  marks: ['IdEjemplar'],
  into: 'specimen_row',
  rows: () => textsOf(columns),
};
