import type { VarietyRow, VarietySource } from '#contract/varieties.ts';
import { varietyCells } from '#domain/germplasm/variety-cells.ts';
import { groupBy } from '#domain/group-by.ts';
import { varietyColumns } from '#domain/imports/varieties.ts';
import type { Row } from '#release/schema.ts';
import type { CsvCell } from './to-csv.ts';

/** Rows in the format that the import reads. */
export function toVarietyCsv(
  rows: readonly (VarietyRow & { link: string })[],
  known: {
    traits: readonly Row<'variety_trait'>[];
    institutions: readonly Row<'variety_institution'>[];
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
