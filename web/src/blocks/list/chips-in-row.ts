/** Choices of a facet that stand in the row; the others are behind a button, which takes the room of one. */
const mostInRow = 2;

/** Widths in px: content of a window of 1280 beside the open sidebar, the button of further choices, the gap between facets, a chip without its name. */
const [content, rest, gap, bare, letter] = [1010, 66, 24, 46, 6.3];

interface Row {
  label: string;
  choices: readonly { name: string }[];
}

const widthOf = ({ label, choices }: Row, shown: number): number => {
  const chips = choices.slice(0, shown).reduce((sum, { name }) => sum + bare + letter * name.length, 0);
  return Math.max(letter * label.length, chips + (shown < choices.length ? rest : 0));
};

/** How many choices of each facet stand in the row beside `others`: the widest facet gives up a choice until all fit. */
export function chipsInRow(facets: readonly Row[], others: number): readonly number[] {
  const shown = facets.map(({ choices: { length } }) => (length <= mostInRow + 1 ? length : mostInRow));
  const room = content - others - gap * facets.length;
  for (;;) {
    const widths = facets.map((facet, index) => widthOf(facet, shown[index] ?? 0));
    const total = widths.reduce((sum, width) => sum + width, 0);
    const widest = Math.max(...widths.filter((_, index) => (shown[index] ?? 0) > 1));
    const at = widths.findIndex((width, index) => width === widest && (shown[index] ?? 0) > 1);
    if (total <= room || at < 0) return shown;
    shown[at] = (shown[at] ?? 0) - 1;
  }
}
