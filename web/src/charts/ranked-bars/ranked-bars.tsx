import { memo, type ReactNode, useContext } from 'react';
import { doubtMark } from '../data-table/data-table-model.ts';
import { useExplained } from '../explained/explained.ts';
import { PictureContext } from '../picture/picture-parts.ts';
import { inPixels } from '../plot/channels.ts';
import { type DrawingTexts, EmptyDrawing, FittedDrawing } from '../plot/drawing.tsx';
import { Bar } from '../plot/marks/bar.tsx';
import { Label } from '../plot/marks/label.tsx';
import { NameLabel } from '../plot/marks/name-label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { requireColour } from '../plot/series.ts';
import { BOLD, textWidth, wrapText } from '../plot/text-width.ts';

export type RankedItem = {
  id: string;
  label: string;
  value: number;
  valueLabel: string;
  /** The value with all its digits and its unit, for hover and focus; the label when absent. */
  exact?: string | undefined;
  /** Shown even below the limit, and highlighted. */
  selected?: boolean | undefined;
  /** A yardstick such as the World: a line of text below, neither ranked nor on the scale. */
  reference?: boolean | undefined;
  doubt?: string | undefined;
  colour?: string | undefined;
};

export type RankedBarsInput = {
  items: readonly RankedItem[];
  /** Number of ranked rows beside the selected ones and the yardsticks. */
  limit: number;
  width: number;
  lowestFirst?: boolean | undefined;
  whole?: number | undefined;
  formatRank: (rank: number) => string;
};

export type RankedBarsProps = DrawingTexts & {
  items: readonly RankedItem[];
  limit?: number | undefined;
  /** Ranked from the smallest value on. */
  lowestFirst?: boolean | undefined;
  /** What all bars are parts of: the ground behind each. */
  whole?: number | undefined;
  /** Unit of the labels, for images; on the page it is in the title. */
  unit?: string | undefined;
  /** Keeps its identity between renders. */
  formatRank: (rank: number) => string;
  /** Key of the explanation of an item's value; keeps its identity, too. */
  explainOf?: ((id: string) => string) | undefined;
  empty: ReactNode;
};

const behind = 'color-mix(in oklab, var(--accent) var(--pale), var(--paper))';

const ROW = 27;
const RULE = 10;
const BAR_HEIGHT = 16;
const FONT = 13;
const NAME_LINE = 12.5;
const GAP = 10;
/** What a name may take of a narrow box, and of a wide one. */
const LEAST_NAME = 120;
const NAME_PART = 0.42;

/** An item with its rank and its place among all; a yardstick has no rank, and neither has nothing or what is doubtful. */
type Ranked = { item: RankedItem; rank: number | null; order: number };

const isYardstick = ({ reference }: RankedItem): boolean => reference === true;

const fontOf = ({ selected }: RankedItem): number => FONT * (selected === true ? BOLD : 1);

const labelOf = ({ valueLabel, doubt }: RankedItem): string =>
  doubt === undefined ? valueLabel : valueLabel + doubtMark;

const exactOf = ({ exact, valueLabel, doubt }: RankedItem): string =>
  [exact ?? valueLabel, doubt].filter((text) => text !== undefined).join('. ');

/** The first `limit` items, doubtful ones behind all others, the selected ones below them, and the yardsticks. Equal values share a rank: 1, 1, 3. */
function toRanked(items: readonly RankedItem[], limit: number, lowestFirst: boolean): Ranked[] {
  const sorted = items
    .filter((item) => !isYardstick(item))
    .sort(
      (a, b) =>
        Number(a.doubt !== undefined) - Number(b.doubt !== undefined) ||
        (lowestFirst ? a.value - b.value : b.value - a.value),
    );
  const isPlaced = ({ value, doubt }: RankedItem): boolean => value !== 0 && doubt === undefined;
  const places = sorted.filter(isPlaced).map(({ value }) => value);
  const ranked = sorted.map((item, order): Ranked => {
    return { item, rank: isPlaced(item) ? places.indexOf(item.value) + 1 : null, order };
  });
  const yardsticks = items
    .filter(isYardstick)
    .map((item, index): Ranked => ({ item, rank: null, order: sorted.length + index }));
  return [...ranked.filter(({ item, order }) => order < limit || item.selected === true), ...yardsticks];
}

/** Places rows of one height, with names of up to two lines: rank, name, bar and value in columns. Heights do not depend on the width. */
export function layoutRankedBars({
  items,
  limit,
  width,
  lowestFirst = false,
  whole,
  formatRank,
}: RankedBarsInput) {
  const ranked = toRanked(items, limit, lowestFirst);
  const rankTexts = ranked.map(({ rank }) => (rank === null ? '' : formatRank(rank)));
  const widest = (texts: readonly string[]): number =>
    Math.ceil(Math.max(0, ...texts.map((text) => textWidth(text, FONT) * BOLD)));
  const rankX = widest(rankTexts);
  const nameX = rankX + GAP;
  const nameWidth = Math.min(
    widest(ranked.map(({ item }) => item.label)),
    Math.max(LEAST_NAME, Math.round(width * NAME_PART) - nameX),
  );
  const barX = nameX + nameWidth + GAP;
  const barEnd = Math.max(barX, width - widest(ranked.map(({ item }) => labelOf(item))) - GAP);
  // A total of all would leave the ranked ones no length.
  const domain = valueDomain([
    ...ranked.flatMap(({ item }) => (isYardstick(item) ? [] : [item.value])),
    ...(whole === undefined ? [] : [whole]),
  ]) ?? {
    min: 0,
    max: 1,
  };
  let y = 0;
  const rows = ranked.map(({ item, rank, order }, index) => {
    const before = ranked[index - 1];
    // The first yardstick, and a selected item far below the limit, are apart from the row above.
    const isApart =
      before !== undefined && (order > before.order + 1 || (isYardstick(item) && !isYardstick(before.item)));
    const ruleY = isApart ? y + RULE / 2 : null;
    if (isApart) y += RULE;
    const middle = y + ROW / 2;
    y += ROW;
    return {
      ...{ item, rank, middle, ruleY },
      rankText: rankTexts[index] ?? '',
      isCut: wrapText(item.label, fontOf(item), nameWidth, 2).join(' ') !== item.label,
      hasBar: !isYardstick(item),
    };
  });
  return {
    ...{ width, height: y, fontSize: FONT, rankX, nameX, nameWidth, rows, domain, whole },
    scales: { x: linearScale(domain, barX, barEnd), y: inPixels },
    barsEnd: Math.max(0, ...rows.map(({ hasBar, middle }) => (hasBar ? middle + ROW / 2 : 0))),
  };
}

type Layout = ReturnType<typeof layoutRankedBars>;

function withUnit(items: readonly RankedItem[], unit: string): readonly RankedItem[] {
  const most = Math.max(...items.filter((item) => !isYardstick(item)).map(({ value }) => value));
  const first = items.find((item) => !isYardstick(item) && item.value === most);
  return items.map((item) =>
    item === first ? { ...item, valueLabel: `${item.valueLabel} ${unit}`, exact: item.exact } : item,
  );
}

/** A ranking as horizontal bars; ties share their rank. */
export const RankedBars = memo(function RankedBars(props: RankedBarsProps) {
  const { limit = 10, unit, lowestFirst, whole, formatRank, explainOf, empty, ...texts } = props;
  const picture = useContext(PictureContext);
  const isPicture = import.meta.env.SSR && picture !== null;
  const items = isPicture && unit !== undefined ? withUnit(props.items, unit) : props.items;
  if (items.length === 0) return <EmptyDrawing>{empty}</EmptyDrawing>;
  return (
    <FittedDrawing
      {...texts}
      wide
      layoutOf={(width) => layoutRankedBars({ items, limit, width, lowestFirst, whole, formatRank })}
      pointsOf={({ rows, width }) => [
        rows.map(({ item, rankText, middle }) => ({
          text: `${rankText === '' ? '' : `${rankText}. `}${item.label}: ${exactOf(item)}`,
          box: { x: 0, y: middle - ROW / 2 + 2, width, height: ROW - 4 },
          explain: explainOf?.(item.id),
        })),
      ]}
    >
      {(model) => (
        <>
          {model.rows.map((row) => (
            <Row key={row.item.id} {...{ row, model }} explain={explainOf?.(row.item.id)} />
          ))}
          {model.domain.min < 0 && (
            <Rule x={[0]} scale={model.scales.x} from={0} to={model.barsEnd} stroke="var(--ink-2)" />
          )}
        </>
      )}
    </FittedDrawing>
  );
});

function Row(props: { row: Layout['rows'][number]; model: Layout; explain: string | undefined }): ReactNode {
  const { row, model, explain } = props;
  const { item, rankText, isCut, middle, ruleY, hasBar } = row;
  const { rankX, nameX, nameWidth, width, scales } = model;
  const isSelected = item.selected === true;
  const usual = isSelected || item.doubt !== undefined ? 'var(--accent)' : behind;
  const title = [...(isCut ? [item.label] : []), ...(exactOf(item) === labelOf(item) ? [] : [exactOf(item)])];
  const y = middle + FONT * 0.36;
  const bar = { sideways: true, at: [middle], from: [0], scales, thickness: BAR_HEIGHT, edge: 1 };
  return (
    <g
      fontWeight={isSelected ? 600 : undefined}
      fill={isSelected ? 'var(--accent)' : undefined}
      {...useExplained()(explain)}
    >
      {title.length > 0 && <title>{title.join(': ')}</title>}
      {ruleY !== null && <Rule y={[ruleY]} from={nameX} to={width} look={{ strokeDasharray: '2 4' }} />}
      {explain !== undefined && <rect y={middle - ROW / 2} width={width} height={ROW} fill="transparent" />}
      {rankText !== '' && (
        <Label
          x={rankX}
          y={y}
          textAnchor="end"
          {...(!isSelected && { fill: 'var(--ink-2)' })}
          text={rankText}
        />
      )}
      <NameLabel
        {...{ x: nameX, y, width: nameWidth, most: 2, text: item.label }}
        size={{ font: fontOf(item), line: NAME_LINE }}
      />
      <Label x={width} y={y} textAnchor="end" text={labelOf(item)} />
      {hasBar && model.whole !== undefined && <Bar {...bar} to={[model.whole]} colour="var(--rule)" />}
      {hasBar && (
        <Bar
          {...bar}
          to={[item.value]}
          colour={requireColour(item.colour ?? usual, item.id)}
          isHollow={() => item.doubt !== undefined}
        />
      )}
    </g>
  );
}
