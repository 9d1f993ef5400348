import { z } from 'zod';
import type { BulkFile } from './attempt.ts';

/** Answer of a CKAN catalogue such as HDX: data sets with their files. */
const answer = z.object({
  result: z.object({
    /** Data sets that the catalogue has, which may be more than it sent. */
    count: z.int().optional(),
    results: z.array(
      z.object({
        name: z.string().default('a data set without a name'),
        organization: z.object({ id: z.string(), name: z.string() }).nullish(),
        resources: z.array(z.object({ url: z.string() })),
      }),
    ),
  }),
});

type DataSet = z.infer<typeof answer>['result']['results'][number];

/** Entries of a catalogue's response for its source. */
export interface ReadCatalogue {
  files: BulkFile[];
  fault: string | null;
  /** A sentence for each kind of data sets that are not taken. */
  leftOut: string[];
}

/** Names that strangers gave, as far as a log takes them. */
const plain = (name: string): string => name.replace(/[^\w .-]+/g, '?').slice(0, 100);

const mostNamed = 20;

function describeForeign(foreign: readonly DataSet[], organisation: string): string {
  const examples = foreign
    .slice(0, mostNamed)
    .map(
      ({ name, organization }) =>
        `${plain(name)} (${organization == null ? 'of nobody' : plain(organization.name)})`,
    );
  const more = foreign.length > mostNamed ? ` and ${foreign.length - mostNamed} more` : '';
  return `data sets that are not ${organisation}'s were left out: ${examples.join(', ')}${more}`;
}

/** The files of its source in a catalogue's response, and the entries left out, or the fault. */
export function readCatalogue(catalogue: BulkFile, content: string): ReadCatalogue {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return { files: [], fault: 'it is not JSON', leftOut: [] };
  }
  const parsed = answer.safeParse(json);
  if (!parsed.success) return { files: [], fault: 'it lists no data sets', leftOut: [] };
  const { key, page, lists, organisation } = catalogue;
  const { results, count = results.length } = parsed.data.result;
  const isOwn = ({ organization }: DataSet) =>
    organisation === undefined || organization?.id === organisation.id;
  const foreign = results.filter((set) => !isOwn(set));
  const leftOut = [
    ...(foreign.length === 0 ? [] : [describeForeign(foreign, organisation?.name ?? '')]),
    ...(count <= results.length
      ? []
      : [`the catalogue has ${count} data sets and sent ${results.length}; the others were not looked at`]),
  ];
  const found = new Map<string, BulkFile>();
  for (const { url } of results.filter(isOwn).flatMap(({ resources }) => resources)) {
    if (!URL.canParse(url, catalogue.url)) continue;
    const { href, pathname } = new URL(url, catalogue.url);
    const file = pathname.split('/').at(-1) ?? '';
    if (lists?.test(file) === true && !found.has(file))
      found.set(file, { key, page, url: href, file, format: 'csv' });
  }
  const files = [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  const fault = files.length === 0 ? ['it lists none of the files', ...leftOut].join(': ') : null;
  return { files, fault, leftOut };
}
