import type { ComponentType } from 'react';
import type { PagePayload } from './payload.ts';

/** A page's component with its data erased: payload and component come from the same page kind. */
export type AnyPage = ComponentType<{ data: unknown; unsent?: unknown; path: string }>;

/** What the chunk of a page exports, the component among it. */
export type PageModule = Readonly<Record<string, AnyPage>>;

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
