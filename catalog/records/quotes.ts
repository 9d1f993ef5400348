/** What a quoted price is: asked, offered, paid, fixed at the end of a session, or an estimate of who watches the market. */
export const quoteTypes = ['bid', 'offer', 'trade', 'settlement', 'indicative'] as const;

/** Terms of delivery: at the farm, or as Incoterms 2020 have them. */
export const quoteTerms = ['farm-gate', 'EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;

/** Weights that a price is for: kilogram, tonne, pound, hundredweight of 100 pounds, and bags by their kilograms. */
export const quoteUnits = ['kg', 't', 'lb', 'cwt', 'bag-50kg', 'bag-60kg', 'bag-90kg', 'bag-100kg'] as const;
