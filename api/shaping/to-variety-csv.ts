import type { VarietyTrait } from '#catalog/germplasm/varieties.ts';
import type { VarietyRow, VarietySource } from '#contract/varieties.ts';
import type { VarietyInstitutionTable, VarietyTraitTable } from '#contract/variety-tables.ts';
import type { VarietyColumn } from '#domain/germplasm/variety-columns.ts';
import { varietyColumns } from '#domain/germplasm/variety-columns.ts';
import type { CsvCell } from './to-csv.ts';

/** Columns that hold the text of one field. */
const fieldOf: Readonly<Partial<Record<VarietyColumn, VarietyTrait>>> = {
  maturity: 'maturity',
  yield: 'yield',
  drought_tolerant: 'drought-tolerant',
  disease_tolerant: 'disease-tolerant',
  storage_pest_resistant: 'storage-pest-resistant',
  consumer_preferred: 'consumer-preference',
  traits: 'special',
  growth: 'growth',
};

/** Rows in the format that the import reads. */
export function toVarietyCsv(
  rows: readonly (VarietyRow & { link: string })[],
  known: {
    traits: readonly VarietyTraitTable[];
    institutions: readonly VarietyInstitutionTable[];
    sources: readonly VarietySource[];
  },
): CsvCell[][] {
  const texts = new Map(known.traits.map(({ variety, trait, text }) => [`${variety} ${trait}`, text]));
  const peopleOf = (id: string, role: string): string =>
    known.institutions
      .filter((one) => one.variety === id && one.role === role && one.name !== null)
      .map(({ name }) => name)
      .join('; ');
  return rows.map((row) => {
    const source = known.sources.find(({ key }) => key === row.source);
    const cells: Readonly<Partial<Record<VarietyColumn, CsvCell>>> = {
      crop: row.crop,
      country: row.country,
      variety: row.name,
      synonyms: row.synonyms.join('; '),
      type: row.type,
      release_year: row.year,
      breeders: peopleOf(row.id, 'breeder'),
      maintainers: peopleOf(row.id, 'maintainer'),
      seed_merchants: peopleOf(row.id, 'merchant'),
      altitude_min_m: row.altitude?.low ?? null,
      altitude_max_m: row.altitude?.high ?? null,
      link: row.link,
      supplied_by: source?.supply?.supplier ?? source?.publisher ?? '',
      supplied_on: source?.supply?.supplied ?? source?.date ?? '',
      licence: source?.licence ?? '',
    };
    return varietyColumns.map((column) => {
      const field = fieldOf[column];
      return field === undefined ? (cells[column] ?? null) : (texts.get(`${row.id} ${field}`) ?? null);
    });
  });
}
