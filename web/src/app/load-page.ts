import type { AnyPage } from './page-loaders.ts';
import type { PagePayload } from './payload.ts';

const isComponent = (name: string): boolean => /^[A-Z]\w*Page$/.test(name);

/** The component of a page, from the chunk that its document names.  @throws for a chunk that exports no page. */
export async function loadPage({ kind, pageFile }: Pick<PagePayload, 'kind' | 'pageFile'>): Promise<AnyPage> {
  // The list of all kinds is 1 kB: it comes only where no document has named a chunk.
  if (pageFile === null) return (await import('./page-loaders.ts')).pageLoaders[kind]();
  const exported: Readonly<Record<string, AnyPage>> = await import(/* @vite-ignore */ pageFile);
  const page = Object.entries(exported).find(([name]) => isComponent(name))?.[1];
  if (page === undefined) throw new Error(`${pageFile} exports no page.`);
  return page;
}
