import type { Download } from '../steps/source.ts';

/** One file as its publisher offers it to everyone, for a source. */
export interface BulkFile extends Download {
  /** Key of the source that reads the file, and what `--only` takes. */
  key: string;
  /** The page for people that describes the figures. */
  page: string;
}
