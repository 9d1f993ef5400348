import type { VarietyRole, VarietyTrait } from '#catalog/germplasm/varieties.ts';
import { area, crop, source, year } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

/**
 * Released varieties: records. Two sources that name one variety are two, and `name_key` leads from one to the other.
 */
export const varietyTables = [
  table('variety', {
    about:
      'A released variety in a country, as one source has it. Two sources that name one variety are two rows.',
    columns: {
      id: text(
        'part of addresses: country, crop and name, `ken-beans-rosecoco-glp-2`; a second record of the same three gets `-2`',
      ),
      source: integer('`source.id`; `catalog/germplasm/varieties.ts` has the kind of list'),
      crop,
      area,
      name: text('as published'),
      name_key: text(
        'letters and digits before the first bracket, equal where names are spellings of one (`domain/germplasm/variety-name.ts`)',
      ),
      synonyms: text('further names as published, with `; ` between them; empty without'),
      type: text(
        '`bush`, `climbing`, `snap`, `paddy`, `upland` (`catalog/germplasm/varieties.ts`); empty where the source does not say',
      ).nullable(),
      year: integer('of release; empty where the source does not say, or has 0').nullable(),
      maturity_low: integer(
        'days to harvest where the text can be read; months count 30.4375 days',
      ).nullable(),
      maturity_high: integer('the same').nullable(),
      altitude_low: integer('metres above sea level').nullable(),
      altitude_high: integer('the same').nullable(),
      topics: text(
        'traits to filter by, with commas between them: those that the source says yes to, or names',
      ),
      link: text('pages that the source names for the row, with blanks between them; else empty'),
      published: text('number or place of the row in its source'),
    },
    key: ['id'],
    indexes: { variety_crop: ['crop', 'area'] },
  }),
  table('variety_trait', {
    about:
      'A field of a variety as its source publishes it and, where that can be read as a number, the number and its unit.',
    columns: {
      variety: text('`variety.id`'),
      source: integer('`source.id`, that of the variety'),
      trait: text<VarietyTrait>('word key `varieties.field.<trait>`'),
      text: text('as published'),
      low: real('where the text can be read as a number or a range').nullable(),
      high: real('the same').nullable(),
      unit: text('`days`, `months`, `m`, `t/ha` or `kg/ha`').nullable(),
      doubt: text(
        'word key `varieties.doubt.<doubt>`; nothing is taken over from a doubtful text. Else empty',
      ).nullable(),
    },
    key: ['variety', 'trait'],
  }),
  table('variety_institution', {
    about: 'An institution of a variety: who bred it, who maintains it, who sells its seed.',
    columns: {
      variety: text('`variety.id`'),
      source: integer('`source.id`, that of the variety'),
      role: text<VarietyRole>('`breeder`, `maintainer` or `merchant`'),
      place: integer('place among those of the role'),
      name: text('as published; empty for a number that the source does not explain').nullable(),
      code: text('that number').nullable(),
    },
    key: ['variety', 'role', 'place'],
  }),
  table('variety_count', {
    about: 'Varieties released in the World, as UPOV counts them: no records, and no sum of `variety`.',
    columns: {
      crop,
      year,
      number: integer('new varieties of the World, as UPOV counts them'),
      crop_name: text(
        'crop as published; of several that are one crop, as genera of forages are, all with `; ` between them',
      ),
      source,
    },
    key: ['crop', 'year'],
  }),
  table('variety_supply', {
    about: 'Who has handed in the records of a source.',
    columns: {
      source: integer('`source.id` of records that were handed in ([import.md](import.md))'),
      supplier: text('who handed them in'),
      supplied: text('ISO date of what was handed in'),
    },
    key: ['source'],
  }),
] as const;
