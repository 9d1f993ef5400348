import { tenth } from '../plot/paths.ts';
import { requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';
import { linearScale, valueDomain } from '../plot/value-axis.ts';

export type RankedItem = {
  id: string;
  label: string;
  value: number;
  /** The value with its unit, as text. */
  valueLabel: string;
  /** The value with all its digits and its unit, for hover and focus; the label when absent. */
  exact?: string | undefined;
  /** Shown even below the limit, and highlighted. */
  selected?: boolean | undefined;
  /** A yardstick such as the World: shown last, never ranked. */
  reference?: boolean | undefined;
  colour?: string | undefined;
};

export type RankedBarsInput = {
  items: readonly RankedItem[];
  /** Number of ranked rows beside the selected ones and the yardsticks. */
  limit: number;
  width: number;
  formatRank: (rank: number) => string;
};

export type RankedRow = {
  id: string;
  /** `null` for a yardstick. Equal values share a rank: 1, 1, 3. */
  rank: number | null;
  rankText: string;
  /** Fitted into the row; `label` is the whole name. */
  text: string;
  label: string;
  valueLabel: string;
  exact: string;
  selected: boolean;
  colour: string;
  textY: number;
  bar: { x: number; y: number; width: number; height: number };
  /** Height of the rule above a row that does not follow its predecessor in rank. */
  ruleY: number | null;
};

export type RankedBarsModel = {
  width: number;
  height: number;
  fontSize: number;
  rankX: number;
  textX: number;
  rows: RankedRow[];
  /** Where the zero line stands; `null` when all bars grow from the left edge. */
  zeroX: number | null;
};

const ROW = 34;
const RULE = 10;
const BAR_HEIGHT = 8;
const FONT = 13;
const RANK_GAP = 8;

/** Competition ranks of values in descending order: ties share a rank, and the next rank is skipped. */
export function competitionRanks(sorted: readonly number[]): number[] {
  const ranks: number[] = [];
  for (const [index, value] of sorted.entries()) {
    ranks.push(index > 0 && sorted[index - 1] === value ? (ranks[index - 1] ?? index) : index + 1);
  }
  return ranks;
}

/** Places the first `limit` items, the selected ones below them, and the yardsticks, as rows of text over a bar. */
export function toRankedBarsModel({ items, limit, width, formatRank }: RankedBarsInput): RankedBarsModel {
  const ranked = items.filter((item) => item.reference !== true).sort((a, b) => b.value - a.value);
  const ranks = competitionRanks(ranked.map((item) => item.value));
  const shown = [
    ...ranked
      .map((item, index) => ({ item, rank: ranks[index] ?? null, order: index }))
      .filter(({ item, order }) => order < limit || item.selected === true),
    ...items
      .filter((item) => item.reference === true)
      .map((item, index) => ({ item, rank: null, order: ranked.length + index })),
  ];
  const domain = valueDomain(shown.map(({ item }) => item.value)) ?? { min: 0, max: 1 };
  const rankTexts = shown.map(({ rank }) => (rank === null ? '' : formatRank(rank)));
  const rankWidth = Math.ceil(Math.max(0, ...rankTexts.map((text) => textWidth(text, FONT) * BOLD)));
  const textX = rankWidth + RANK_GAP;
  const x = linearScale(domain, textX, width);
  const zeroX = tenth(x(0));

  let y = 0;
  let before = -1;
  const rows = shown.map(({ item, rank, order }, index): RankedRow => {
    // The first yardstick, and a selected item far below the limit, stand apart from the row above.
    const apart = before >= 0 && (order > before + 1 || order === ranked.length);
    const ruleY = apart ? y + RULE / 2 : null;
    if (apart) y += RULE;
    const top = y;
    y += ROW;
    before = order;
    const end = tenth(x(item.value));
    const room = width - textX - textWidth(item.valueLabel, FONT) * BOLD - 12;
    const fallback =
      item.selected === true
        ? 'var(--accent)'
        : item.reference === true
          ? 'var(--ink-2)'
          : 'var(--accent-tint)';
    return {
      id: item.id,
      rank,
      rankText: rankTexts[index] ?? '',
      text: fitText(item.label, FONT * (item.selected === true ? BOLD : 1), room),
      label: item.label,
      valueLabel: item.valueLabel,
      exact: item.exact ?? item.valueLabel,
      selected: item.selected === true,
      colour: requireColour(item.colour ?? fallback, item.id),
      textY: top + 14,
      bar: { x: Math.min(zeroX, end), y: top + 19, width: tenth(Math.abs(end - zeroX)), height: BAR_HEIGHT },
      ruleY,
    };
  });
  return {
    width,
    height: y,
    fontSize: FONT,
    rankX: rankWidth,
    textX,
    rows,
    zeroX: domain.min < 0 ? zeroX : null,
  };
}
