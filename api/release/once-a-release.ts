import type { ServedRelease } from './served-release.ts';

/** Reads something of a release at its first use, and caches it with the release. A failed read is not cached. */
export function onceARelease<T>(
  read: (release: ServedRelease) => Promise<T>,
): (release: ServedRelease) => Promise<T> {
  const known = new WeakMap<ServedRelease, Promise<T>>();
  return (release) => {
    const before = known.get(release);
    if (before !== undefined) return before;
    const reading = read(release);
    known.set(release, reading);
    reading.catch(() => known.delete(release));
    return reading;
  };
}
