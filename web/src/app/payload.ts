import type { DecimalSign, PageRelease } from '#contract/page.ts';
import type { Site } from '../api/site.ts';
import type { Messages } from '../i18n/words.tsx';
import type { Language } from '../url/paths.ts';
import type { FrameMenu } from './frame/menu-model.ts';
import type { PageKind } from './page-table.ts';

export interface PagePayload {
  kind: PageKind;
  language: Language;
  decimals: DecimalSign;
  /** Path without its language. */
  path: string;
  /** Query string as the server drew it, with `?` or empty. */
  search: string;
  release: PageRelease;
  /** The release's day in the page's language: the first date takes a phone 60 ms to write. */
  day: string | null;
  /** Address of the chunk of this kind of page: scripts carry no list of them. Null where none is built. */
  pageFile: string | null;
  wordGroups: readonly string[];
  /** Addresses of all groups of the language: scripts carry no list of them. */
  wordFiles: Readonly<Record<string, string>>;
  /** Words beside those of the groups: the document's text repeats most of them. */
  ownWords: Messages;
  menu: FrameMenu;
  site: Site;
  failed: boolean;
  data: unknown;
}
