import { FolderPlace } from '../release/folder-place.ts';
import type { ReleasePlace } from '../release/release-place.ts';

/** Opens the releases of a folder, where a server under test has them. */
export type OpenPlace = (directory: string) => ReleasePlace | Promise<ReleasePlace>;

let open: OpenPlace = (directory) => new FolderPlace(directory);

/** Where the releases of a folder are served from: their files, unless the run of tests has said otherwise. */
export const openPlace: OpenPlace = (directory) => open(directory);

/** Has all tests of this run serve the releases of their folders from somewhere else. */
export function servePlacesBy(other: OpenPlace): void {
  open = other;
}
