import { z } from 'zod';
import type { BulkFile } from './bulk-file.ts';

/** Answer of a CKAN catalogue such as HDX: data sets with their files. */
const answer = z.object({
  result: z.object({
    results: z.array(z.object({ resources: z.array(z.object({ url: z.string() })) })),
  }),
});

/** The files that a catalogue's answer lists for its source, or what is wrong with it. */
export function readCatalogue(
  catalogue: BulkFile,
  content: string,
): { files: BulkFile[]; fault: string | null } {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return { files: [], fault: 'it is not JSON' };
  }
  const parsed = answer.safeParse(json);
  if (!parsed.success) return { files: [], fault: 'it lists no data sets' };
  const addresses = parsed.data.result.results.flatMap(({ resources }) =>
    resources.map(({ url }) => new URL(url, catalogue.url)),
  );
  const { key, page, lists } = catalogue;
  const found = new Map<string, BulkFile>();
  for (const { href, pathname } of addresses) {
    const file = pathname.split('/').at(-1) ?? '';
    if (lists?.test(file) === true && !found.has(file))
      found.set(file, { key, page, url: href, file, format: 'csv' });
  }
  const files = [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  return { files, fault: files.length === 0 ? 'it lists none of the files' : null };
}
