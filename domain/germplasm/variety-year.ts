/**
 * Whether a record's year is the year of release. A source that says nothing of what its years rest on has years of release;
 * one that says something has them where it says `stated`. Anything else (announced, launched, bred) is another year.
 */
export const isReleaseYear = (basis: string | null): boolean =>
  basis === null || basis.trim().toLowerCase() === 'stated';
