import { z } from 'zod';

/**
 * The form's fields, as JSON or as a plain form. Every field is checked by `domain/export-form`, and all wrong ones are named at once;
 * so the schema documents, and refuses nothing.
 */
export const exportForm = z.object({
  FULL_NAME: z
    .string()
    .describe('Letters of any script, apostrophes, hyphens and spaces; at most 200 characters.'),
  EMAIL: z.string().describe('An address of mail; at most 254 characters.'),
  COUNTRY: z.string().describe('ISO3 code of a country of /api/v2/get-all-countries.'),
  INSTITUTION: z.string().describe('As FULL_NAME.'),
  recaptcha: z.string().describe("The captcha's solution; in a plain form the token of a sum.").optional(),
  answer: z.string().describe('The sum, in a plain form whose recaptcha is the token of one.').optional(),
  file: z
    .string()
    .describe(
      "Address of the workbook: a page's path with .xlsx and its parameters. Without it the default workbook, ExportedData.xlsx: the first table of the consumption of beans, as that page opens.",
    )
    .optional(),
  consent: z
    .string()
    .describe(
      'Version of the wording on what is kept that the person agreed to. Without it the person agreed to nothing beyond this export: the four answers are checked and not kept.',
    )
    .optional(),
});

/** Fields that a problem may name: the person's, and what the page adds. */
export const exportFormFields = ['FULL_NAME', 'EMAIL', 'COUNTRY', 'INSTITUTION', 'file', 'consent'] as const;

/** `/api/v2/export-choices`: the workbooks that the form offers beside a figure. */
export const exportChoices = z.object({
  /** The figure's title, with its place and year. */
  title: z.string(),
  /** The choice in the address. */
  asked: z.enum(['shown', 'series', 'all']),
  choices: z.array(
    z.object({
      /** The table shown, the series of its chart in long form, or everything of its section. */
      rows: z.enum(['shown', 'series', 'all']),
      /** Address of the workbook. */
      file: z.string(),
      /** Rows of its sheet `Data`, without the header. */
      count: z.number().int(),
    }),
  ),
});

/** 201: the file may be fetched once, until it expires. */
export const exportPermit = z.object({
  permit: z.string(),
  /** Address of the file with its permit. */
  file: z.string(),
  /** ISO 8601, UTC. */
  expires: z.string(),
  consent: z
    .string()
    .nullable()
    .describe(
      'Version of the wording that was agreed to, by which name, email, country and institution are kept; null: none was agreed to, and none of them is kept.',
    ),
});

/** Fields beside every challenge. */
const commonFields = {
  /** Months after which a request is deleted. */
  retention_months: z.number().int(),
};

/** A sum to be answered where no script runs. It is drawn as text, and no part of any data. */
export interface SumQuestion {
  /** Value of `recaptcha`, beside the sum in `answer`. */
  token: string;
  /** The two numbers to be added. */
  terms: readonly [number, number];
}

/** `/api/v2/export-challenge`: the captcha of this site. */
export const exportChallenge = z.discriminatedUnion('kind', [
  z.object({
    ...commonFields,
    kind: z.literal('altcha'),
    /** ALTCHA's challenge (proof of work, version 2), as its widget takes it. */
    challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  }),
  z.object({
    ...commonFields,
    kind: z.literal('recaptcha'),
    siteKey: z.string(),
    /** Action of the solution for Google. */
    action: z.string(),
  }),
]);

/** A challenge as the captcha makes it. */
export type CaptchaChallenge =
  | Omit<Extract<ExportChallenge, { kind: 'altcha' }>, keyof typeof commonFields>
  | Omit<Extract<ExportChallenge, { kind: 'recaptcha' }>, keyof typeof commonFields>;

export type ExportChallenge = z.infer<typeof exportChallenge>;
export type ExportChoices = z.infer<typeof exportChoices>;
export type ExportPermit = z.infer<typeof exportPermit>;

/** A plain form that was not accepted, for the page that shows it again with what stood in it. */
export interface ExportFormState {
  /** The person's input, unchanged. */
  values: Readonly<Record<string, string>>;
  /** Fields that cannot be accepted. */
  invalid: readonly string[];
  /** Code of the problem (`contract/problem.ts`). */
  code: string;
  /** Its title, in the language of the page. */
  title: string;
}

/** The server's settings of the form, for pages. */
export interface ExportFormSettings {
  /** Months after which a request is deleted. */
  months: number;
  /** Whether the captcha needs scripts, so that there is no form without them. */
  needsScripts: boolean;
  /** A sum for a page without scripts; `null` when none is needed. */
  askSum(): Promise<SumQuestion | null>;
}
