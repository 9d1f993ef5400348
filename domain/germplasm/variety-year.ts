/**
 * Whether a record's year is the year of release: where the source gives no basis of its years, or gives `stated`. Any other
 * basis (announced, launched, bred) is another year.
 */
export const isReleaseYear = (basis: string | null): boolean =>
  basis === null || basis.trim().toLowerCase() === 'stated';
