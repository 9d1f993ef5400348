/** Years whose figures are of the same releases of their publisher. */
export interface EditionRun {
  from: number;
  to: number;
  /** Days, months or years of ISO 8601, rising. */
  releases: readonly string[];
}

/** Separates the editions of a figure that was computed from several. */
const between = ' + ';

/** Runs of years with the same releases, in a series sorted by year; figures without a known release are left out. */
export function editionRuns(
  figures: readonly { year: number; edition: string | null }[],
  releases: Readonly<Record<string, string>>,
): readonly EditionRun[] {
  const runs: EditionRun[] = [];
  for (const { year, edition } of figures) {
    const known = new Set((edition ?? '').split(between).flatMap((key) => releases[key] ?? []));
    if (known.size === 0) continue;
    const releaseIds = [...known].sort();
    const last = runs.at(-1);
    if (last !== undefined && last.releases.join() === releaseIds.join()) last.to = year;
    else runs.push({ from: year, to: year, releases: releaseIds });
  }
  return runs;
}
