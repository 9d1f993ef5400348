import { doubtMark } from '../data-table/data-table-model.ts';
import { SERVER_CHART_WIDTH } from '../plot/chart-size.ts';
import { tenth } from '../plot/paths.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { requireColour } from '../plot/series.ts';
import { BOLD, textWidth, wrapText } from '../plot/text-width.ts';

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
  /** A yardstick such as the World: a line of text below, neither ranked nor on the scale. */
  reference?: boolean | undefined;
  /** Why the value is doubtful, in words: its bar is hollow. */
  doubt?: string | undefined;
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
  /** `null` for a yardstick and for nothing. Equal values share a rank: 1, 1, 3. */
  rank: number | null;
  rankText: string;
  /** The name in up to three lines beside the value; `label` is the whole name. */
  lines: readonly string[];
  label: string;
  valueLabel: string;
  exact: string;
  selected: boolean;
  hollow: boolean;
  colour: string;
  textY: number;
  /** `null` for a yardstick. */
  bar: { x: number; y: number; width: number; height: number } | null;
  /** Height of the rule above a row that does not follow its predecessor in rank. */
  ruleY: number | null;
};

export type RankedBarsModel = {
  width: number;
  height: number;
  fontSize: number;
  lineHeight: number;
  rankX: number;
  textX: number;
  rows: RankedRow[];
  /** Where the zero line stands; `null` when all bars grow from the left edge. */
  zeroX: number | null;
  /** Where the last bar ends. */
  barsEnd: number;
};

const ROW = 36;
/** What another line of a name takes. */
const LINE = 15;
/** A yardstick has no bar below its text. */
const TEXT_ROW = 22;
const RULE = 10;
const BAR_HEIGHT = 10;
const FONT = 13;
const RANK_GAP = 8;

/** Ranks of values in descending order as the domain has them: ties share a rank, the next is skipped, and 0 has none. */
function competitionRanks(sorted: readonly number[]): (number | null)[] {
  const places = sorted.filter((value) => value !== 0);
  return sorted.map((value) => (value === 0 ? null : places.indexOf(value) + 1));
}

const labelOf = ({ valueLabel, doubt }: RankedItem): string =>
  doubt === undefined ? valueLabel : valueLabel + doubtMark;

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
  // A total of all would leave the ranked ones no length.
  const domain = valueDomain(shown.flatMap(({ item }) => (item.reference === true ? [] : [item.value]))) ?? {
    min: 0,
    max: 1,
  };
  const rankTexts = shown.map(({ rank }) => (rank === null ? '' : formatRank(rank)));
  const rankWidth = Math.ceil(Math.max(0, ...rankTexts.map((text) => textWidth(text, FONT) * BOLD)));
  const textX = rankWidth + RANK_GAP;
  const x = linearScale(domain, textX, width);
  const zeroX = tenth(x(0));
  const namesIn = (width: number): string[][] =>
    shown.map(({ item }) =>
      wrapText(
        item.label,
        FONT * (item.selected === true ? BOLD : 1),
        width - textX - textWidth(labelOf(item), FONT) * BOLD - 12,
        3,
      ),
    );
  const names = namesIn(width);
  // As high as on a phone, where the server draws it: measuring its box moves nothing below it.
  const spare = namesIn(SERVER_CHART_WIDTH).flat().length - names.flat().length;

  let y = 0;
  let before = -1;
  const rows = shown.map(({ item, rank, order }, index): RankedRow => {
    // The first yardstick, and a selected item far below the limit, stand apart from the row above.
    const apart = before >= 0 && (order > before + 1 || order === ranked.length);
    const ruleY = apart ? y + RULE / 2 : null;
    if (apart) y += RULE;
    const top = y;
    const lines = names[index] ?? [];
    const more = LINE * (lines.length - 1);
    y += (item.reference === true ? TEXT_ROW : ROW) + more;
    before = order;
    const end = tenth(x(item.value));
    return {
      id: item.id,
      rank,
      rankText: rankTexts[index] ?? '',
      lines,
      label: item.label,
      valueLabel: labelOf(item),
      exact: [item.exact ?? item.valueLabel, item.doubt].filter((text) => text !== undefined).join('. '),
      selected: item.selected === true,
      hollow: item.doubt !== undefined,
      colour: requireColour(
        item.colour ?? (item.selected === true ? 'var(--accent)' : 'var(--map-4)'),
        item.id,
      ),
      textY: top + 14,
      bar:
        item.reference === true
          ? null
          : {
              x: Math.min(zeroX, end),
              y: top + more + 19,
              width: tenth(Math.abs(end - zeroX)),
              height: BAR_HEIGHT,
            },
      ruleY,
    };
  });
  return {
    width,
    height: y + LINE * Math.max(0, spare),
    fontSize: FONT,
    lineHeight: LINE,
    rankX: rankWidth,
    textX,
    rows,
    zeroX: domain.min < 0 ? zeroX : null,
    barsEnd: Math.max(0, ...rows.map(({ bar }) => (bar === null ? 0 : bar.y + bar.height))),
  };
}
