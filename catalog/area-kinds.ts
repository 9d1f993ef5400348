/** Kinds of areas. `former` states keep their own rows and never enter ranks or sums with their successors. */
export const areaKinds = ['country', 'aggregate', 'former'] as const;

export type AreaKind = (typeof areaKinds)[number];
