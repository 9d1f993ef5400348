/** One side's report of a flow: its figure, or in words why there is none; `explain` leads to where it comes from. */
export type MirrorCell = {
  value: number | null;
  text: string;
  explain?: { key: string; href: string; label: string } | undefined;
};

export type MirrorRow = {
  id: string;
  label: string;
  cells: readonly [MirrorCell, MirrorCell];
  rest?: boolean;
};
