import type { AnyPage, PageModule } from './page-source.ts';
import type { PagePayload } from './payload.ts';

const isComponent = (name: string): boolean => /^[A-Z]\w*Page$/.test(name);

/** The component of a page, from the chunk that its document names.  @throws for a chunk that exports no page. */
export async function loadPage({ kind, pageFile }: Pick<PagePayload, 'kind' | 'pageFile'>): Promise<AnyPage> {
  const exported: PageModule | undefined =
    pageFile === null
      ? // The list of all kinds is 1 kB: it comes only where no document has named a chunk.
        await (await import('./page-loaders.ts')).importPage(kind)
      : await import(/* @vite-ignore */ pageFile);
  const page = Object.entries(exported ?? {}).find(([name]) => isComponent(name))?.[1];
  if (page === undefined) throw new Error(`${pageFile ?? kind} exports no page.`);
  return page;
}
