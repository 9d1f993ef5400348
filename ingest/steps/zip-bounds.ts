import type { Entry, ZipFile } from 'yauzl';

/** Bytes that an entry of an archive may unpack to: several times what FAO's matrix of trade has, the largest table there is. */
export const mostUnpacked = 40e9;
/** Bytes that all of a workbook may unpack to, which is held in memory. */
const mostOfWorkbook = 500e6;
/** How many times as large as its packed bytes an entry may be; tables of figures are some twenty times as large. */
const mostRatio = 200;
/** Bytes below which any ratio is harmless. */
const harmless = 50e6;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

/** Why an entry must not be unpacked, by the sizes that the archive states for it; `null` where it may. */
export function whyTooLarge(
  zip: Pick<ZipFile, 'fileSize'>,
  {
    fileName,
    compressedSize,
    uncompressedSize,
  }: Pick<Entry, 'fileName' | 'compressedSize' | 'uncompressedSize'>,
): string | null {
  const packed = Math.max(1, Math.min(compressedSize, zip.fileSize));
  const tells = `its entry ${fileName} unpacks from ${megabytes(packed)} to ${megabytes(uncompressedSize)}`;
  if (uncompressedSize > mostUnpacked) return `${tells}, more than any table has`;
  if (uncompressedSize > harmless && uncompressedSize > mostRatio * packed)
    return `${tells}, as no table of figures does`;
  return null;
}

/**
 * Why a workbook must not be unpacked into memory; `null` where it may. What its entries unpack to is counted, since those
 * who read workbooks take the sizes on trust. Throws where one unpacks to more or less than the archive states.
 */
export async function whyWorkbookTooLarge(zip: ZipFile): Promise<string | null> {
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const reason = whyTooLarge(zip, entry);
    if (reason !== null) return reason;
    bytes += entry.uncompressedSize;
    if (bytes > mostOfWorkbook) return `it unpacks to more than ${megabytes(mostOfWorkbook)}`;
    const stream = await zip.openReadStreamPromise(entry);
    // Yauzl ends the stream with an error at the first byte beyond the size that is stated.
    for await (const _part of stream);
  }
  return null;
}
