/** What pages call by one word each, in the order in which one explains the next. Words are `about.glossary.term.<id>`. */
export const glossaryTerms = [
  'apparent-consumption',
  'supply',
  'food-supply',
  'use',
  'change',
  'balance',
  'lower-bound',
  'area',
  'int-dollar',
  'official',
  'estimate',
  'international',
  'landrace',
] as const;
