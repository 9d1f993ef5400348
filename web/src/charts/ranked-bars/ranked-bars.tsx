import { memo, type ReactNode } from 'react';
import { doubtMark } from '../data-table/data-table-model.ts';
import { useExplained } from '../explained/explained.ts';
import { inPixels } from '../plot/channels.ts';
import { MAX_CHART_WIDTH, SERVER_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Drawing, type DrawingTexts, EmptyDrawing } from '../plot/drawing.tsx';
import { Bar } from '../plot/marks/bar.tsx';
import { Label } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
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

export type RankedBarsProps = DrawingTexts & {
  items: readonly RankedItem[];
  limit?: number | undefined;
  /** Keeps its identity between renders. */
  formatRank: (rank: number) => string;
  /** Key of the explanation of an item's value; keeps its identity, too. */
  explainOf?: ((id: string) => string) | undefined;
  empty: ReactNode;
};

const ROW = 36;
/** What another line of a name takes. */
const LINE = 15;
/** A yardstick has no bar below its text. */
const TEXT_ROW = 22;
const RULE = 10;
const BAR_TOP = 19;
const BAR_HEIGHT = 10;
const FONT = 13;
const RANK_GAP = 8;

/** An item with its rank and its place among all; a yardstick has no rank, and neither has nothing. */
type Ranked = { item: RankedItem; rank: number | null; order: number };

const isYardstick = ({ reference }: RankedItem): boolean => reference === true;

const labelOf = ({ valueLabel, doubt }: RankedItem): string =>
  doubt === undefined ? valueLabel : valueLabel + doubtMark;

const exactOf = ({ exact, valueLabel, doubt }: RankedItem): string =>
  [exact ?? valueLabel, doubt].filter((text) => text !== undefined).join('. ');

/** The first `limit` items, the selected ones below them, and the yardsticks. Equal values share a rank: 1, 1, 3. */
function toRanked(items: readonly RankedItem[], limit: number): Ranked[] {
  const sorted = items.filter((item) => !isYardstick(item)).sort((a, b) => b.value - a.value);
  const places = sorted.map(({ value }) => value).filter((value) => value !== 0);
  const ranked = sorted.map((item, order): Ranked => {
    return { item, rank: item.value === 0 ? null : places.indexOf(item.value) + 1, order };
  });
  const yardsticks = items
    .filter(isYardstick)
    .map((item, index): Ranked => ({ item, rank: null, order: sorted.length + index }));
  return [...ranked.filter(({ item, order }) => order < limit || item.selected === true), ...yardsticks];
}

/** The names in up to three lines beside their values. */
const namesIn = (rows: readonly Ranked[], width: number): string[][] =>
  rows.map(({ item }) =>
    wrapText(
      item.label,
      FONT * (item.selected === true ? BOLD : 1),
      width - textWidth(labelOf(item), FONT) * BOLD - 12,
      3,
    ),
  );

/** Places rows of text over a bar. */
export function layoutRankedBars({ items, limit, width, formatRank }: RankedBarsInput) {
  const ranked = toRanked(items, limit);
  const rankTexts = ranked.map(({ rank }) => (rank === null ? '' : formatRank(rank)));
  const rankX = Math.ceil(Math.max(0, ...rankTexts.map((text) => textWidth(text, FONT) * BOLD)));
  const textX = rankX + RANK_GAP;
  // A total of all would leave the ranked ones no length.
  const domain = valueDomain(ranked.flatMap(({ item }) => (isYardstick(item) ? [] : [item.value]))) ?? {
    min: 0,
    max: 1,
  };
  const names = namesIn(ranked, width - textX);
  // As high as on a phone, where the server draws it: measuring its box moves nothing below it.
  const spare = namesIn(ranked, SERVER_CHART_WIDTH - textX).flat().length - names.flat().length;
  let y = 0;
  const rows = ranked.map(({ item, rank, order }, index) => {
    const before = ranked[index - 1];
    // The first yardstick, and a selected item far below the limit, stand apart from the row above.
    const isApart =
      before !== undefined && (order > before.order + 1 || (isYardstick(item) && !isYardstick(before.item)));
    const ruleY = isApart ? y + RULE / 2 : null;
    if (isApart) y += RULE;
    const top = y;
    const lines = names[index] ?? [];
    const more = LINE * (lines.length - 1);
    y += (isYardstick(item) ? TEXT_ROW : ROW) + more;
    const barY = isYardstick(item) ? null : top + more + BAR_TOP;
    return { item, rank, rankText: rankTexts[index] ?? '', lines, textY: top + 14, barY, ruleY };
  });
  return {
    width,
    height: y + LINE * Math.max(0, spare),
    fontSize: FONT,
    rankX,
    textX,
    rows,
    domain,
    scales: { x: linearScale(domain, textX, width), y: inPixels },
    barsEnd: Math.max(0, ...rows.map(({ barY }) => (barY === null ? 0 : barY + BAR_HEIGHT))),
  };
}

type Layout = ReturnType<typeof layoutRankedBars>;

/** A ranking as horizontal bars; ties share their rank. */
export const RankedBars = memo(function RankedBars(props: RankedBarsProps) {
  const { items, limit = 10, formatRank, explainOf, empty, ...texts } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const model = layoutRankedBars({ items, limit, width: box.width, formatRank });
  const { scales, textX, width } = model;
  if (model.rows.length === 0) return <EmptyDrawing>{empty}</EmptyDrawing>;
  const points = model.rows.map(({ item, rankText, barY, textY }) => {
    const [zero, end] = [tenth(scales.x(0)), tenth(scales.x(item.value))];
    const length = Math.max(tenth(Math.abs(end - zero)), 2);
    return {
      text: `${rankText === '' ? '' : `${rankText}. `}${item.label}: ${exactOf(item)}`,
      box:
        barY === null
          ? { x: textX, y: textY - 12, width: width - textX, height: 14 }
          : { x: Math.min(zero, end), y: barY, width: length, height: BAR_HEIGHT },
      explain: explainOf?.(item.id),
    };
  });
  return (
    <Drawing {...texts} box={box} points={[points]} model={model} align="xMinYMid">
      {model.rows.map((row) => (
        <Row key={row.item.id} row={row} model={model} explain={explainOf?.(row.item.id)} />
      ))}
      {model.domain.min < 0 && (
        <Rule x={[0]} scale={scales.x} from={0} to={model.barsEnd} stroke="var(--ink-2)" />
      )}
    </Drawing>
  );
});

function Row(props: { row: Layout['rows'][number]; model: Layout; explain: string | undefined }): ReactNode {
  const { row, model, explain } = props;
  const { item, rankText, lines, textY, barY, ruleY } = row;
  const { rankX, textX, width, scales } = model;
  const usual = item.selected === true ? 'var(--accent)' : 'var(--map-4)';
  return (
    <g fontWeight={item.selected === true ? 600 : undefined} {...useExplained()(explain)}>
      {exactOf(item) !== labelOf(item) && <title>{exactOf(item)}</title>}
      {ruleY !== null && <Rule y={[ruleY]} from={textX} to={width} look={{ strokeDasharray: '2 4' }} />}
      {explain !== undefined && (
        <rect
          y={textY - 14}
          width={width}
          height={barY === null ? 18 : barY - textY + 27}
          fill="transparent"
        />
      )}
      {rankText !== '' && (
        <Label x={rankX} y={textY} textAnchor="end" fill="var(--ink-2)" lines={[rankText]} />
      )}
      <Label x={textX} y={textY} lines={lines} lineHeight={LINE} />
      <Label x={width} y={textY} textAnchor="end" lines={[labelOf(item)]} />
      {barY !== null && (
        <Bar
          sideways
          at={[barY + BAR_HEIGHT / 2]}
          from={[0]}
          to={[item.value]}
          scales={scales}
          thickness={BAR_HEIGHT}
          colour={requireColour(item.colour ?? usual, item.id)}
          isHollow={() => item.doubt !== undefined}
          edge={1}
        />
      )}
    </g>
  );
}
