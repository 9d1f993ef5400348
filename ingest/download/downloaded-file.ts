/** A file of the manifest that is on disk, whole and checked. */
export type DownloadedFile = {
  key: string;
  path: string;
  bytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** Day of the publisher's last change (ISO), or of the download where the publisher does not say. */
  date: string;
};
