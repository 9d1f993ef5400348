import type { VarietyRow, VarietySource } from '#contract/varieties.ts';
import type { VarietyInstitutionTable, VarietyTraitTable } from '#contract/variety-tables.ts';
import { varietyCells } from '#domain/germplasm/variety-cells.ts';
import { varietyColumns } from '#domain/germplasm/variety-columns.ts';
import { groupBy } from '#domain/group-by.ts';
import type { CsvCell } from './to-csv.ts';

/** Rows in the format that the import reads. */
export function toVarietyCsv(
  rows: readonly (VarietyRow & { link: string })[],
  known: {
    traits: readonly VarietyTraitTable[];
    institutions: readonly VarietyInstitutionTable[];
    sources: readonly VarietySource[];
  },
): CsvCell[][] {
  const traits = groupBy(known.traits, ({ variety }) => variety);
  const people = groupBy(known.institutions, ({ variety }) => variety);
  return rows.map((row) => {
    const source = known.sources.find(({ key }) => key === row.source);
    const cells = varietyCells({
      ...row,
      synonyms: row.synonyms.join('; '),
      texts: Object.fromEntries((traits.get(row.id) ?? []).map(({ trait, text }) => [trait, text])),
      people: people.get(row.id) ?? [],
      supplier: source?.supply?.supplier ?? source?.publisher ?? '',
      supplied: source?.supply?.supplied ?? source?.date ?? '',
      licence: source?.licence ?? '',
    });
    return varietyColumns.map((column) => cells[column]);
  });
}
