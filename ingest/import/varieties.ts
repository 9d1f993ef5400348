import { z } from 'zod';
import { varietyRoles, varietyTraits } from '#catalog/germplasm/varieties.ts';
import { varietyCells } from '#domain/germplasm/variety-cells.ts';
import type { CheckedRow } from '#domain/imports/import-format.ts';
import { splitCell } from '#domain/imports/spreadsheet-cell.ts';
import type { VarietyColumn } from '#domain/imports/varieties.ts';
import { varietiesFormat } from '#domain/imports/varieties.ts';
import { type PublishedVariety, toVariety } from '../steps/germplasm/to-variety.ts';
import { type ExportedRow, type ImportKind, toCells } from './import-kind.ts';

const released = z.object({
  crop: z.string(),
  country: z.string(),
  name: z.string(),
  synonyms: z.string(),
  type: z.string().nullable(),
  year: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  link: z.string(),
  texts: z.partialRecord(z.enum(varietyTraits), z.string()),
  people: z.array(z.object({ role: z.enum(varietyRoles), place: z.number(), name: z.string().nullable() })),
  supplier: z.string(),
  supplied: z.string(),
  licence: z.string(),
});

const query = `SELECT json_object('crop', v.crop, 'country', v.area, 'name', v.name, 'synonyms', v.synonyms, 'type', v.type,
    'year', v.year, 'low', v.altitude_low, 'high', v.altitude_high, 'link', v.link,
    'texts', (SELECT json_group_object(trait, text) FROM variety_trait WHERE variety = v.id),
    'people', (SELECT json_group_array(json_object('role', role, 'place', place, 'name', name)) FROM variety_institution WHERE variety = v.id),
    'supplier', s.publisher, 'supplied', s.date, 'licence', s.licence)
  FROM variety v JOIN source s ON s.id = v.source WHERE v.source NOT IN (SELECT source FROM variety_supply)`;

/** The varieties of the release's own sources, not the contributed ones, as the export writes them. */
const ownVarieties = (texts: (sql: string) => string[]): ExportedRow[] =>
  texts(query).map((text) => {
    const { low, high, people, ...variety } = released.parse(JSON.parse(text));
    const cells = varietyCells({
      ...variety,
      altitude: low === null || high === null ? null : { low, high },
      people: people.toSorted((a, b) => a.place - b.place),
    });
    return { row: toCells(cells), of: null, beside: [] };
  });

const textOf = (row: CheckedRow, column: VarietyColumn): string => row[column] ?? '';

/** Released varieties: contributed ones become rows of the same tables as the publishers' varieties. */
export const varietiesKind: ImportKind = {
  ...varietiesFormat,
  exported: ownVarieties,
  tables: ['variety', 'variety_trait', 'variety_institution', 'variety_supply'],
  write: (supplies, { insert, texts }) => {
    const takenIds = new Set(texts('SELECT id FROM variety'));
    for (const { source, supplier, supplied, rows } of supplies) {
      insert('variety_supply', { source, supplier, supplied });
      for (const [place, row] of rows.entries()) {
        const made = toVariety(toPublished(row, place + 1), takenIds);
        insert('variety', { ...made.variety, source });
        for (const trait of made.traits) insert('variety_trait', { ...trait, source });
        for (const one of made.institutions) insert('variety_institution', { ...one, source });
      }
    }
  },
};

/** The variety that a checked row is; `number` is its place in the file. */
function toPublished(row: CheckedRow, number: number): PublishedVariety {
  const cellOf = (column: VarietyColumn): string => textOf(row, column);
  return {
    number: String(number),
    crop: cellOf('crop'),
    area: cellOf('country'),
    name: cellOf('variety').replace(/\s+/g, ' '),
    synonyms: splitCell(cellOf('synonyms')),
    type: cellOf('type') === '' ? null : cellOf('type'),
    year: cellOf('release_year') === '' ? null : Number(cellOf('release_year')),
    people: {
      breeder: splitCell(cellOf('breeders')),
      maintainer: splitCell(cellOf('maintainers')),
      merchant: splitCell(cellOf('seed_merchants')),
    },
    altitude:
      cellOf('altitude_min_m') === ''
        ? null
        : { low: Number(cellOf('altitude_min_m')), high: Number(cellOf('altitude_max_m')) },
    links: cellOf('link') === '' ? [] : [cellOf('link')],
    fields: {
      maturity: cellOf('maturity'),
      yield: cellOf('yield'),
      'drought-tolerant': cellOf('drought_tolerant'),
      'disease-tolerant': cellOf('disease_tolerant'),
      'storage-pest-resistant': cellOf('storage_pest_resistant'),
      'consumer-preference': cellOf('consumer_preferred'),
      special: cellOf('traits'),
      growth: cellOf('growth'),
    },
    doubts: {},
  };
}
