import { z } from 'zod';
import { areaKinds } from '#catalog/area-kinds.ts';

const int = z.number().int();

export const cropNames = { crop_name: z.string(), crop_name_es: z.string(), crop_name_pt: z.string() };
export const countryNames = {
  country_name: z.string(),
  country_name_es: z.string(),
  country_name_pt: z.string(),
};
export const elementNames = { element_en: z.string(), element_es: z.string(), element_pt: z.string() };

/** What an area is: its region and macro region by M49 code, and the years of its existence, `null` when open. */
export const areaFacts = {
  kind: z.enum(areaKinds),
  region: z.string().nullable(),
  macro: z.string().nullable(),
  firstYear: int.nullable(),
  lastYear: int.nullable(),
};

/** A page of a list: the number of rows that fit, those of the page, and the address of the next ones, `null` after the last. */
export const pageOf = <Row extends z.ZodType>(row: Row) => ({
  total: int,
  rows: z.array(row),
  next: z.string().nullable(),
});

const facet = z.array(z.object({ id: z.string(), count: int }));

/** Choices of filters with the rows that each finds; a filter's own choice is left out of its counts. */
export const facetsOf = <Name extends string>(...names: Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, facet])) as Record<Name, typeof facet>);

/** Rows of the sources that are in no table of the release, by reason and detail. */
export const leftOutRows = z.array(
  z.object({ source: z.string(), reason: z.string(), detail: z.string(), rows: int }),
);
