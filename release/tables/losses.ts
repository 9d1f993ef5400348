import type { CropBasis, PestKind } from '#catalog/losses/pests.ts';
import { area, crop, source, year } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

/**
 * Pests, diseases and food losses: records. What several sources have of a pest is put together when it is read, so
 * that each fact keeps its source.
 */
export const lossTables = [
  table('pest', {
    about:
      'A pest or disease of a crop, as one source has it. What several sources have of one organism is put together when it is read (`domain/losses/pest-entries.ts`).',
    columns: {
      id: text('crop, kind, organism or name, and source: `beans-pest-aphis-fabae-agrofit-names`'),
      source,
      crop,
      kind: text<PestKind>('`pest` or `disease`'),
      scientific: text('organism as published; empty where the source names none').nullable(),
      agents: text(
        'groups (`catalog/losses/pests.ts`) with commas between them; empty where no source gives one',
      ),
      taxon: text('finer group as published: `Coleoptera`; empty without'),
      assigned: integer<0 | 1>(
        '1 where no source states the group, and it follows from the organism (`ingest/mappings/pest-organisms.csv`)',
      ),
      stored: integer<0 | 1>('1 where the source calls it a pest of stored produce'),
      parts: text('parts of the plant with commas between them'),
      notes: text(
        'what the source says beside the part, with commas between them: `seed-borne`, `virus-vector`',
      ),
      basis: text<CropBasis>('`stated`, or `named` where the crop follows from the common name'),
      credit: text(
        'where the source has it from, with ` ; ` between several; empty where the source is the origin',
      ),
      published: text('number or place of the row in its source; of several with commas between them'),
    },
    key: ['id'],
  }),
  table('pest_name', {
    about: 'A common name of a pest or disease.',
    columns: {
      pest: text('`pest.id`'),
      place: integer('place among its names'),
      source: integer('`source.id`, that of the pest'),
      language: text('`en`, `es` or `pt`'),
      name: text('as published; several in one cell are separated by `ingest/mappings/pest-names.csv`'),
    },
    key: ['pest', 'place'],
  }),
  table('food_loss', {
    about:
      'A percentage lost, as a source reports it of a place, a year and a stage of the chain. Also what people hand in (`npm run import -- post-harvest`).',
    columns: {
      source,
      place: integer('place of the row in its source'),
      crop,
      commodity: text('`beans-dry`, `rice-milled` … (`catalog/losses/stages.ts`)'),
      country: area,
      region: text('part of the country as published; else empty').nullable(),
      year,
      stage: text('`harvest` … `households`, `whole-chain`, `not-stated` (`catalog/losses/stages.ts`)'),
      activity: text('what was done there, as published').nullable(),
      loss_percent: real('percent of the quantity that came to the stage'),
      loss_low: real(
        'lower end of a range that the source gives, of which `loss_percent` is the middle',
      ).nullable(),
      loss_high: real('upper end').nullable(),
      method: text('`survey` … `modelled`, `not-stated` (`catalog/losses/stages.ts`)'),
      method_inferred: integer(
        '1 where the source states none, and it follows from the other file',
      ).nullable(),
      treatment: text('what was compared, as published').nullable(),
      cause: text('as published').nullable(),
      sample: text('as published').nullable(),
      reference: text(
        'the work that it is from, as published; where an account of the database or a placeholder (`admin`, `user1`, `NA`) is in place of the author, title and year alone, or what the title says of its authors (`ingest/mappings/loss-references.csv`)',
      ).nullable(),
      link: text('address of the work, where the supplier gives one').nullable(),
      in_newer: integer('1 where the file of 2025 has the same row').nullable(),
    },
    key: ['source', 'place'],
    indexes: { food_loss_crop: ['crop', 'commodity', 'country'] },
  }),
  table('loss_left_out', {
    about: 'Published rows of pests, diseases and losses that are in no table of the release.',
    columns: {
      source,
      reason: text('word key `lossSources.left-out.<reason>`'),
      detail: text('what the rows say where that is why; else empty'),
      rows: integer('number of published rows that are in no table'),
    },
    key: ['source', 'reason', 'detail'],
  }),
] as const;
