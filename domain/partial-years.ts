/** Years in which the same parts of a whole are known, but not all that usually are. */
export interface PartialYears {
  /** First and last year. */
  from: number;
  to: number;
  known: readonly string[];
}

/** A part of a whole: its name, and whether it has a figure in each of the years. */
export interface PartOfWhole {
  id: string;
  known: readonly boolean[];
}

/** A part that is known in each of so many newest years belongs to the whole, however late it begins; one that is known in none has ended. */
const newestYears = 3;

/**
 * The years, rising, that lack parts of a whole which are known in at least half of its years, or in its newest: the sum of the known
 * parts is then not its total. Rarely known parts may not apply, and are ignored.
 */
export function partialYears(parts: readonly PartOfWhole[], years: readonly number[]): PartialYears[] {
  const at = years.map((_, index) => parts.filter(({ known }) => known[index] === true));
  const any = at.filter(({ length }) => length > 0).length;
  const usual = parts.filter(({ known }) => {
    const newest = known.slice(-newestYears);
    return newest.some(Boolean) && (2 * known.filter(Boolean).length >= any || newest.every(Boolean));
  });
  if (any === 0 || usual.length < 2) return [];
  const runs: PartialYears[] = [];
  let open = false;
  for (const [index, year] of years.entries()) {
    const present = at[index] ?? [];
    const partial = present.length > 0 && !usual.every((part) => present.includes(part));
    const known = present.map(({ id }) => id);
    const last = runs.at(-1);
    if (partial && open && last?.known.join() === known.join()) last.to = year;
    else if (partial) runs.push({ from: year, to: year, known });
    // Years without any part leave a stretch open: nothing of them could be mistaken for a total.
    if (present.length > 0) open = partial;
  }
  return runs;
}
