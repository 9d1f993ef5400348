/** One object of JSON with what stands in several, in their order; each has something. */
export const joinJson = (...objects: readonly string[]): string =>
  `{${objects.map((object) => object.slice(1, -1)).join(',')}}`;
