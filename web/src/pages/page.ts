import type { ExportFormSettings, ExportFormState } from '#contract/export-form.ts';
import type { PageRelease } from '#contract/page.ts';
import type { LoadPart } from '../api/loaded.ts';
import type { GetJson } from '../api/queries.ts';
import type { Formats } from '../i18n/formats.ts';
import type { Words } from '../i18n/words.tsx';
import type { IgnoredParam } from '../url/ignored-params.ts';
import type { Language } from '../url/paths.ts';

export interface PageContext {
  language: Language;
  formats: Formats;
  words: Words;
  /** Path without its language, and the query string with `?` or empty. */
  path: string;
  search: string;
  params: Readonly<Record<string, string>>;
  getJson: GetJson;
  /** Waits for an answer as a part of the page. A page with a failed part is sent as 503 and never cached. */
  loadPart: LoadPart;
  release: PageRelease;
  /** `https://host` without a slash at the end. */
  origin: string;
  /** Whether it is drawn for the files of its tables: lists have all their rows then, not those of one of their pages. */
  isFiled: boolean;
  /** An export form that was sent without scripts and not accepted. */
  form: ExportFormState | null;
  /** Input of the export form; `null` where there is none. */
  exportForm: ExportFormSettings | null;
}

export interface PageHead {
  title: string;
  description: string;
  /** Colour theme of the crop; `GENERAL` where there is none. */
  theme: string;
  /** Canonical query string: the view's parameters without defaults. */
  search: string;
  isHidden?: true;
}

export interface PageAddressNotes {
  /** Parameters without effect. */
  ignored: readonly IgnoredParam[];
  /** Why the requested view is empty. */
  notes?: readonly string[];
}

/** A page whose data are ready: serialised into the document and read back by the browser. */
export interface LoadedPage<D> {
  status: 200 | 404;
  head: PageHead;
  data: D;
  /** Data for the server's rendering alone, left out of the payload. */
  unsent?: unknown;
  /** Drawn for one person: never cached. */
  isPersonal?: true;
}
