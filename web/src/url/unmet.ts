/** A parameter of the address that the view could not follow. */
export interface Unmet {
  name: string;
  /** As it was asked for, cut to a length that can be shown. */
  asked: string;
}

/** Parameters that other sites add to links for their own ends; and `v`, whose absence the document itself tells. */
export const foreign = /^(utm_.*|fbclid|gclid|dclid|msclkid|mc_[ce]id|ref|v)$/;

/** A parameter as it can be shown. */
export const toUnmet = (name: string, asked: string): Unmet => ({
  name: name.slice(0, 24),
  asked: asked.slice(0, 40),
});

/** Parameters of a query string; of one that stands in it twice the first counts, as everywhere. */
export function firstOfEach(search: string): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!first.has(name)) first.set(name, value);
  return first;
}
