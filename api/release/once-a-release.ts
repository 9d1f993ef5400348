import type { ServedRelease } from './served-release.ts';

/** Reads something of a release, or something by a key, at its first use, and caches it with the release. A failed read is not cached. */
export function onceARelease<T>(
  read: (release: ServedRelease, key: string) => Promise<T>,
): (release: ServedRelease, key?: string) => Promise<T> {
  const known = new WeakMap<ServedRelease, Map<string, Promise<T>>>();
  return (release, key = '') => {
    const readings = known.get(release) ?? new Map<string, Promise<T>>();
    known.set(release, readings);
    const before = readings.get(key);
    if (before !== undefined) return before;
    const reading = read(release, key);
    readings.set(key, reading);
    reading.catch(() => readings.delete(key));
    return reading;
  };
}
