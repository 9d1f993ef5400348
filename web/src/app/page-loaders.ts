import { type PageModule, sourceOfPage } from './page-source.ts';
import type { PageKind } from './page-table.ts';

const modules = import.meta.glob<PageModule>('/web/src/pages/*/*-page.tsx');

/** One chunk a page kind. Browsers have this list only where no document named the chunk of its own page (`load-page.ts`). */
export const importPage = (kind: PageKind): Promise<PageModule> | undefined =>
  modules[`/${sourceOfPage(kind)}`]?.();
