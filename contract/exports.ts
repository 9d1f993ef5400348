import { z } from 'zod';

/** A source whose figures may be shown and not handed on. */
const withholdingSource = z.object({
  key: z.string(),
  publisher: z.string(),
  title: z.string(),
  /** SPDX id; one that the catalog does not know counts as not allowing it. */
  licence: z.string(),
});

/** `/api/v1/exports/…`: whether elements may be exported. */
export const exportability = z.object({
  elements: z.array(
    z.object({
      element: z.number().int(),
      /** Sources on whose figures the element rests, and whose licences forbid it; empty where it may be exported. */
      withheld: z.array(withholdingSource),
    }),
  ),
});

export type WithholdingSource = z.infer<typeof withholdingSource>;
export type Exportability = z.infer<typeof exportability>;
