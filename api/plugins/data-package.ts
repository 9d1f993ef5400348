import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { crops } from '#catalog/crops/index.ts';
import { findLicence } from '#catalog/licences.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import type { PageLanguage } from '#contract/page.ts';
import type { PageFigures } from '#contract/page-figures.ts';
import { languages } from '#locales/words.ts';
import { ProblemError } from '../errors.ts';
import {
  countSection,
  requireOpenSection,
  sectionFields,
  sectionSources,
  sectionTitle,
  streamSection,
  wholeSection,
} from '../files/everything.ts';
import type { FileContext } from '../files/figure-file.ts';
import type { FieldType } from '../files/figure-table.ts';
import { plainTable } from '../files/file-address.ts';
import { besidePage } from '../files/write-file.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { keptOrigin } from './origin.ts';
import { sections } from './page-files.ts';
import type { PagesOptions } from './pages.ts';

const file = { ...plainTable, ending: 'csv', figure: null, rows: 'all' } as const;

const schemaTypes: Readonly<Record<FieldType, string>> = {
  text: 'string',
  number: 'number',
  year: 'year',
  month: 'yearmonth',
};

const toLicence = (id: string) => {
  const { text } = findLicence(id);
  return { name: id, ...(text !== null && { path: text }) };
};

/** Pages of sections, as far as their whole files need them. */
const sectionPages = (origin: string, release: string, language: PageLanguage): readonly PageFigures[] =>
  crops.flatMap((crop) =>
    listSections(crop).map((section) => ({
      ...{
        status: 200,
        language,
        decimals: 'point',
        title: '',
        crop: crop.id,
        section: section.slug ?? section.id,
      },
      address: `${origin}/${language}${sectionPath(crop, section)}?v=${release}`,
      ...{ ignored: [], caveats: [], figures: [] },
    })),
  );

/** Proof of a whole file. */
interface Proof {
  bytes: number;
  hash: string;
  rows: number;
}

/** Proofs of the files of each release, by the address of their page; `null` of what licences keep back. */
const proofs = new WeakMap<ServedRelease, Map<string, Promise<Proof | null>>>();

/** The proof of a section's file, which is made for it once. */
function proofOf(page: PageFigures, context: FileContext, inTurn: InTurn): Promise<Proof | null> {
  const known = proofs.get(context.release) ?? new Map<string, Promise<Proof | null>>();
  proofs.set(context.release, known);
  const key = `${page.language} ${page.crop} ${page.section}`;
  const found = known.get(key) ?? inTurn(() => prove(page, context));
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function prove(page: PageFigures, context: FileContext): Promise<Proof | null> {
  const section = wholeSection(page);
  try {
    await requireOpenSection(section, context);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'licence-forbids-export') return null;
    throw error;
  }
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of streamSection(page, section, file, context)) {
    const part = Buffer.from(piece as string);
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, hash: `sha256:${hash.digest('hex')}`, rows: await countSection(section, context) };
}

const resourceName = ({ crop, section }: PageFigures): string => `${crop}-${section}`.toLowerCase();

/** The CSV of a section as a resource of a package. */
async function toResource(page: PageFigures, proof: Proof, context: FileContext): Promise<object> {
  const section = wholeSection(page);
  const sources = await sectionSources(section, context);
  return {
    name: resourceName(page),
    title: sectionTitle(page, section, context.words),
    path: besidePage(page, file),
    describedBy: besidePage(page, { ...file, ending: 'csv-metadata.json' }),
    ...{ profile: 'tabular-data-resource', format: 'csv', mediatype: 'text/csv', encoding: 'utf-8' },
    ...proof,
    modified: context.release.info.created,
    // The standard has no empty lists of them: a section without rows is of no source.
    ...(sources.length > 0 && {
      licenses: [...new Set(sources.map(({ licence }) => licence))].sort().map(toLicence),
      sources: sources.map(({ publisher, title, url }) => ({
        title: `${publisher}, ${title}`,
        ...(url && { path: url }),
      })),
    }),
    schema: {
      fields: sectionFields().map(({ head, type }) => ({ name: head, type: schemaTypes[type] })),
      missingValues: [''],
    },
  };
}

type InTurn = <T>(make: () => Promise<T>) => Promise<T>;

/**
 * The files of whole sections of a release as a Data Package, piece by piece, at the end the names of those that licences keep back: each
 * file is made for its hash, through `inTurn`, when first requested. Names in the files are in the language.
 */
async function* dataPackage(
  { origin, language }: { origin: string; language: PageLanguage },
  context: FileContext,
  inTurn: InTurn,
): AsyncGenerator<string> {
  const { release, words } = context;
  const head = {
    profile: 'tabular-data-package',
    name: `crop-observatory-${release.id}`.toLowerCase(),
    title: words.names('frame.site.title')[language],
    ...{ version: release.id, created: release.info.created, homepage: `${origin}/${language}` },
  };
  yield `${JSON.stringify(head).slice(0, -1)},"resources":[`;
  let separator = '';
  const withheld: string[] = [];
  for (const page of sectionPages(origin, release.id, language)) {
    const proof = await proofOf(page, context, inTurn);
    if (proof === null) {
      withheld.push(resourceName(page));
      continue;
    }
    yield `${separator}\n${JSON.stringify(await toResource(page, proof, context))}`;
    separator = ',';
  }
  yield `],"withheld":${JSON.stringify(withheld)}}`;
}

/** Registers `/datapackage.json`, and one of each language: the files of whole sections of a release, with what proves that one has them whole. */
export function registerDataPackage(
  app: FastifyInstance,
  { store, words, publicOrigin, admit }: Pick<PagesOptions, 'store' | 'words' | 'publicOrigin' | 'admit'>,
): void {
  for (const language of [null, ...languages])
    app.get<{ Querystring: { v?: string } }>(
      `${language === null ? '' : `/${language}`}/datapackage.json`,
      { schema: { hide: true, querystring: z.object({ v: z.string().optional() }) } },
      (request, reply) => {
        admit(request, reply, 'files');
        const { v } = request.query;
        return store.use((release) => {
          const inTurn = <T>(make: () => Promise<T>): Promise<T> => sections.run(make, request);
          const at = { origin: keptOrigin(request, publicOrigin), language: language ?? 'en' } as const;
          const pieces = dataPackage(at, { release, words }, inTurn);
          reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' });
          // The release is held until the answer has been sent; an error after the first piece ends the connection.
          return Promise.resolve(reply.type('application/json; charset=utf-8').send(Readable.from(pieces)));
        }, v);
      },
    );
}
