/** A name as citations need it: `given` is `null` for institutions and names that a source does not part. */
export interface Name {
  family: string;
  given: string | null;
}

const andOthers = /^(?:et\.?\s+al\.?|and others|others)$/i;

/** The people of a publication; `others` where its source names no more of them. */
export function readNames(authors: readonly string[]): { names: Name[]; others: boolean } {
  const people = authors.filter((author) => !andOthers.test(author));
  return {
    names: people.map((author): Name => {
      const [family = '', ...rest] = author.split(',').map((part) => part.trim());
      const given = rest.join(', ');
      return family === '' || given === '' ? { family: author.trim(), given: null } : { family, given };
    }),
    others: people.length < authors.length,
  };
}

/** Given names as initials: `Michael J.` is `M. J.`, `Jean-Pierre` is `J.-P.`. */
export function initialsOf(givenNames: string): string {
  return givenNames
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\. -/g, '-')
    .split(/\s+/)
    .filter((part) => /\p{L}/u.test(part))
    .map((part) =>
      part
        .split('-')
        .flatMap((half) => {
          const initial = /\p{L}/u.exec(half)?.[0];
          return initial === undefined ? [] : [`${initial.toUpperCase()}.`];
        })
        .join('-'),
    )
    .join(' ');
}
