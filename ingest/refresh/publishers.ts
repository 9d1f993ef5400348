import { publisherOrigins } from '../download/allowed-addresses.ts';
import type { BulkFile } from '../download/bulk-file.ts';

type Origins = Readonly<Record<keyof typeof publisherOrigins, string>>;

/** The origins that the settings name in the place of a publisher's. */
export function ownOrigins(origins: Origins): string[] {
  const published: readonly string[] = Object.values(publisherOrigins);
  return Object.values(origins).filter((origin) => !published.includes(origin));
}

/**
 * The manifest with the addresses of the settings. What a catalogue lists is fetched from where it says; an address without an
 * origin is the catalogue's own.
 */
export function placeFiles(manifest: readonly BulkFile[], origins: Origins): BulkFile[] {
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
