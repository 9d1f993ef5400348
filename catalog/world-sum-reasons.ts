/**
 * Why the World's figure is not the sum of the countries' figures; the words are `worldSums.reason.<reason>`. `equal` and
 * `rounding` are no differences worth a note. `one-side`: a territory that is counted once in the World counts differently in the
 * list of countries. `few-countries`: many countries' own figures are not published. `mixed-sources`: the countries' figures come
 * in part from another source than the World's. `published-otherwise`: both are as published, without a reason for the
 * difference.
 */
export const worldSumReasons = [
  'equal',
  'rounding',
  'one-side',
  'few-countries',
  'mixed-sources',
  'published-otherwise',
] as const;

export type WorldSumReason = (typeof worldSumReasons)[number];
