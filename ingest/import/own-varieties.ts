import { z } from 'zod';
import { varietyRoles, varietyTraits } from '#catalog/germplasm/varieties.ts';
import { varietyCells } from '#domain/germplasm/variety-cells.ts';
import { type ExportedRow, toCells } from './import-kind.ts';

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

/** The varieties of a release that are its sources' own, which nobody handed in, as the export writes them. */
export const ownVarieties = (texts: (sql: string) => string[]): ExportedRow[] =>
  texts(query).map((text) => {
    const { low, high, people, ...variety } = released.parse(JSON.parse(text));
    const cells = varietyCells({
      ...variety,
      altitude: low === null || high === null ? null : { low, high },
      people: people.toSorted((a, b) => a.place - b.place),
    });
    return { row: toCells(cells), of: null, beside: [] };
  });
