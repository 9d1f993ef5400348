import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { PageLanguage } from '#contract/page.ts';
import { priceSource } from '#contract/prices.ts';
import { type RouteAnswer, type RouteName, routes } from '#contract/routes.ts';
import { ProblemError, quoted } from '../errors.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';

export interface ToolContext {
  release: ServedRelease;
  words: ApiWords;
  /** The answer of a route of the API at a path, by its checks, its cache and its limits. Throws `ProblemError`. */
  ask<N extends RouteName>(route: N, path: string): Promise<RouteAnswer<N>>;
  /** Origin of links to pages. */
  origin: string;
}

/** A source with the requirements of its licence. */
const source = priceSource.omit({ exportable: true });
type Source = z.infer<typeof source>;

/** Fields of every answer. */
const everywhere = {
  sources: z.array(source).describe('To be credited'),
  page: z.string().nullable().describe('The page of the site that shows the same'),
  release: z.string().describe('Id of the release of the data'),
};

/** An answer: `data` as the tool's schema has it, and a few lines with the same in short; `page` without origin and language. */
interface ToolAnswer<Data> {
  data: Data;
  text: readonly string[];
  sources: readonly Source[];
  page: string | null;
}

/** Runs the work of a call in its turn; an error becomes the message of the call. */
export type RunTool = (work: (context: ToolContext) => Promise<CallToolResult>) => Promise<CallToolResult>;

const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Declares a tool that only reads; the result adds it to a server that answers one request. */
export function tool<I extends z.ZodRawShape, O extends z.ZodRawShape>(declared: {
  name: string;
  title: string;
  description: string;
  input: I;
  output: O;
  answer: (
    input: z.infer<z.ZodObject<I>> & { language: PageLanguage },
    context: ToolContext,
  ) => Promise<ToolAnswer<z.infer<z.ZodObject<O>>>>;
}): (server: McpServer, run: RunTool) => void {
  const { name, title, description, answer } = declared;
  const inputSchema = z.strictObject({ ...declared.input, language });
  const outputSchema = z.object({ ...declared.output, ...everywhere });
  return (server, run) =>
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations: reads },
      (parameters) =>
        run(async (context) => {
          // The SDK has checked it by this very schema.
          const input = parameters as z.infer<z.ZodObject<I>> & { language: PageLanguage };
          const { data, text, page: path, ...rest } = await answer(input, context);
          const page = path === null ? null : pageAt(context, input.language, path);
          const sources = [...new Map(rest.sources.map((each) => [each.key, source.parse(each)])).values()];
          const credits = sources.map(
            ({ publisher, title: name, licence }) => `${publisher}: ${name} (${licence})`,
          );
          return {
            content: [
              { type: 'text', text: [...text, ...(page === null ? [] : [page]), ...credits].join('\n') },
            ],
            structuredContent: { ...data, sources, page, release: context.release.id },
          };
        }),
    );
}

const language = z.enum(['en', 'es', 'pt']).default('en').describe('Language of names and links');
export const areaCode = routes.value.params.shape.countryCode.describe(
  'ISO3 code (KEN), M49 code of a region (014), or WLRD',
);
export const elementId = z.int().min(1).max(999_999).describe('Id of an element, from search');
export const year = z.int().min(1900).max(2200);

export const pageAt = ({ origin }: ToolContext, language: PageLanguage, path: string): string =>
  `${origin}/${language}${path}`;

/** Refuses what would be too long an answer. */
export function requireFew(count: number, most: number, noun: string): void {
  if (count <= most) return;
  throw new ProblemError(
    'invalid-parameter',
    `This asks for ${quoted(count)} ${noun}; at most ${most} are answered.`,
  );
}
