import type { Download } from '../steps/source.ts';

/** A file of the manifest that is on disk, whole and checked. */
export type DownloadedFile = {
  key: string;
  path: string;
  bytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** Day of the publisher's last change (ISO), or of the download if the publisher gives none. */
  date: string;
};

/** One file as its publisher offers it to everyone, for a source. */
export interface BulkFile extends Download {
  /** Key of the source that reads the file, and what `--only` takes. */
  key: string;
  /** The page for people that describes the figures. */
  page: string;
}
