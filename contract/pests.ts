import { z } from 'zod';
import {
  organIds,
  pestAgents,
  pestKinds,
  pestLanguages,
  pestNotes,
  plantParts,
} from '#catalog/losses/pests.ts';
import { priceSource } from './prices.ts';
import { facetsOf, leftOutRows, pageOf } from './shared-shapes.ts';

const int = z.number().int();
const basis = z.enum(['stated', 'named']);

/** One source's record of a pest or disease. */
const pestRecord = z.object({
  id: z.string(),
  /** Key of its source. */
  source: z.string(),
  scientific: z.string().nullable(),
  /** `named`: the crop follows from a common name that has the crop's in it. */
  basis,
  /** Where the source has it from: addresses and notes. */
  credits: z.array(z.string()),
  /** Number or place of the row in its source. */
  published: z.string(),
});

/** A pest or disease of a crop: what all sources have of one organism. */
const pestEntry = z.object({
  id: z.string(),
  crop: z.string(),
  kind: z.enum(pestKinds),
  /** `null` where no source names the organism. */
  scientific: z.string().nullable(),
  names: z.array(
    z.object({ language: z.enum(pestLanguages), name: z.string(), sources: z.array(z.string()) }),
  ),
  agents: z.array(z.enum(pestAgents)),
  /** Finer groups as published: `Coleoptera`. */
  taxa: z.array(z.string()),
  /** Whether no source states the group, and it follows from the organism's name. */
  assigned: z.boolean(),
  /** Whether a source calls it a pest of stored produce. */
  stored: z.boolean(),
  parts: z.array(z.enum(plantParts)),
  notes: z.array(z.enum(pestNotes)),
  basis,
  records: z.array(pestRecord),
});

/** `/api/v1/pests` */
export const pests = z.object({
  ...pageOf(pestEntry),
  facets: facetsOf('crop', 'agent', 'part', 'source'),
  /** Under all filters but `part`: the number of entries, the number that attack each organ, and the number without a stated organ. */
  organs: z.object({
    total: int,
    attacked: z.array(z.object({ id: z.enum(organIds), count: int })),
    not_stated: int,
  }),
  /** Those that have records of the crop and kind, with how many. */
  sources: z.array(priceSource.extend({ records: int })),
  left_out: leftOutRows,
});

export type PestRow = z.infer<typeof pestEntry>;
export type Pests = z.infer<typeof pests>;
