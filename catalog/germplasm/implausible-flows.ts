/** ISO3 code of the country whose flows are implausible at source: they stay in a release, and in no picture and no sum. */
export const implausibleEnd = 'XKX';
