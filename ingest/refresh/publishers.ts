import type { BulkFile } from '../download/bulk-file.ts';

/** Where the publishers offer their files, by the setting that names another place, such as a mirror. */
export const publisherOrigins = {
  FAO_ORIGIN: 'https://bulks-faostat.fao.org',
  HDX_ORIGIN: 'https://data.humdata.org',
  WORLD_BANK_ORIGIN: 'https://api.worldbank.org',
  WORLD_BANK_DOCUMENTS_ORIGIN: 'https://thedocs.worldbank.org',
} as const;

/**
 * The manifest with the addresses of the settings. What a catalogue lists is fetched from where it says; an address without an
 * origin is the catalogue's own.
 */
export function placeFiles(
  manifest: readonly BulkFile[],
  origins: Readonly<Record<keyof typeof publisherOrigins, string>>,
): BulkFile[] {
  const places = Object.entries(publisherOrigins).map(([name, published]) => ({
    published,
    place: origins[name as keyof typeof publisherOrigins],
  }));
  return manifest.map((file) => {
    const found = places.find(({ published }) => file.url.startsWith(`${published}/`));
    return found === undefined
      ? file
      : { ...file, url: `${found.place}${file.url.slice(found.published.length)}` };
  });
}
