/** Colours of the gene pools, in the order of the catalog. */
export const poolColours = ['var(--accent)', 'var(--use-feed)', 'var(--ink-2)'] as const;
