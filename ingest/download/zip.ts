import { openPromise } from 'yauzl';
import { whyTooLarge } from '../steps/zip-bounds.ts';

/**
 * Reads the central directory of a ZIP and returns what is wrong with it, `lack` where it has no entry of the name `wanted`, or
 * null when it is whole. The directory
 * stands at the end of the file, so that a file that was cut cannot pass; the data itself is vouched for by the size
 * and the checksum. An entry that would unpack to far more than a table has is wrong as well.
 */
export async function findZipFault(path: string, wanted: RegExp, lack: string): Promise<string | null> {
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      let found = false;
      for await (const entry of zip.eachEntry()) {
        if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > zip.fileSize) {
          return `its entry ${entry.fileName} reaches beyond the end of the file`;
        }
        const tooLarge = whyTooLarge(zip, entry);
        if (tooLarge !== null) return tooLarge;
        if (wanted.test(entry.fileName)) found = true;
      }
      return found ? null : lack;
    } finally {
      zip.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
