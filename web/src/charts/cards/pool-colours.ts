export const poolColours = ['var(--accent)', 'var(--use-feed)', 'var(--ink-2)'] as const;
