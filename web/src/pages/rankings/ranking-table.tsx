import { type ReactNode, useContext } from 'react';
import { explainedKey } from '#contract/explain-address.ts';
import { yearsOfMean } from '#domain/change-over-decade.ts';
import { roundedPercent } from '#domain/rounding.ts';
import { type CollectedFigure, FigureCollector } from '../../blocks/figure-collector.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import type { DataCell, DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { areaName } from '../../i18n/area-words.ts';
import { doubtOf, needsUnit, tableFlagText } from '../../i18n/figures.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { nextSort, type RankingColumn } from '../../url/ranking-params.ts';
import type { Ranking } from './ranking-data.ts';
import { changeKey } from './ranking-explain.ts';
import { changesInPoints, hasChanges, hasWorldRow, type RankingRow, toChange } from './ranking-rows.ts';
import type { RankingViewControl } from './use-ranking-view.ts';

/** A change in words: `+12.4%`, or `-1.3 pp` of percentages. */
function changeText(words: Words, formats: Formats, element: number, change: number): string {
  if (!changesInPoints(element)) return formats.change(change);
  const points = roundedPercent(change, 2);
  const sign = points > 0 ? '+' : '';
  return words('rankings.change.points', { value: `${sign}${formats.number(points, 2, 2)}` });
}

/** The columns that a ranking has: its share and its change where it knows them. */
function columnsOf(
  words: Words,
  ranking: Ranking,
  unit: string,
): readonly (DataColumn & { id: RankingColumn })[] {
  const { by, measure, shareElement, beforeYear } = ranking;
  const all: readonly (false | (DataColumn & { id: RankingColumn }))[] = [
    {
      id: 'rank',
      label: words('rankings.column.rank'),
      short: words('rankings.column.rank.short'),
      numeric: true,
      holds: 'ranks',
    },
    {
      id: 'name',
      label: words(by === 'countries' ? 'rankings.column.country' : 'rankings.column.crop'),
      holds: 'names',
    },
    {
      id: 'value',
      label: words('rankings.column.value'),
      unit: needsUnit(measure) ? unit : undefined,
      numeric: true,
    },
    shareElement !== null && { id: 'share', label: words('rankings.column.share'), numeric: true },
    beforeYear !== null &&
      hasChanges(ranking) && {
        id: 'change',
        label: words('rankings.column.change'),
        numeric: true,
      },
  ];
  return all.filter((column) => column !== false);
}

/** The whole ranking as a table whose heads sort. */
export function RankingTable(props: {
  ranking: Ranking;
  rows: readonly RankingRow[];
  caption: string;
  unit: string;
  /** Address of the page that a row's name leads to. */
  hrefOf: (code: string) => string | undefined;
  /** Key of the explanation of a row's value. */
  keyOf: (code: string) => string;
  worldCode: string;
  control: RankingViewControl;
  /** What a file says of the ranking beside its table. */
  filed: Pick<CollectedFigure, 'title' | 'notes' | 'sources' | 'indicator' | 'area'>;
}): ReactNode {
  const { ranking, control, worldCode } = props;
  const { world, measure } = ranking;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const columns = columnsOf(words, ranking, props.unit);
  const largest = Math.max(...ranking.places.map(({ value }) => value));
  const hasBars = !ranking.lowestFirst && largest > 0;
  const unit = needsUnit(measure) ? ` ${props.unit}` : '';
  /** The columns that a ranking may lack are left out of its rows, too. */
  const cellsOf = (cells: Readonly<Record<RankingColumn, DataCell>>): DataCell[] =>
    columns.map(({ id }) => cells[id]);
  /** A figure that is itself the way to its explanation. */
  const linkedCell = (key: string, name: string, raw: number, text: string, ofUnit = ''): DataCell => ({
    text,
    raw,
    explain: {
      key,
      href: control.hrefOf({ explain: key }),
      label: words('figure.explain', {
        value: words('chart.announce.item', { series: name, value: `${text}${ofUnit}` }),
      }),
    },
  });
  const valueText = figureColumn(
    measure,
    [...ranking.places.map(({ value }) => value), world?.value],
    formats,
  );
  const shares = ranking.places.map(({ share }) => share);
  const shareText = figureColumn(ranking.shareElement ?? measure, shares, formats);
  const valueCell = (
    key: string,
    name: string,
    { value, flag, aboutZero }: Pick<RankingRow, 'value' | 'aboutZero'> & { flag?: string },
  ): DataCell => ({
    ...linkedCell(key, name, value, valueText(value, aboutZero), unit),
    flag,
  });
  const changeCell = (
    code: string,
    name: string,
    element: number,
    compared: Parameters<typeof toChange>[1],
  ): DataCell => {
    const change = toChange(measure, compared);
    if (change === null) return { text: '' };
    return linkedCell(
      changeKey(ranking, code, element),
      name,
      change,
      changeText(words, formats, measure, change),
    );
  };
  const rowOf = (row: RankingRow): DataRow => {
    const rank = row.ranking === null ? '' : String(row.ranking);
    const { shareElement } = ranking;
    return {
      id: row.code,
      selected: row.selected,
      cells: cellsOf({
        rank: {
          raw: row.ranking,
          ...(row.tied && rank !== ''
            ? { text: `=${rank}`, spoken: words('rankings.tied', { rank }) }
            : { text: rank }),
        },
        name: {
          text: row.name,
          code: row.code,
          href: props.hrefOf(row.code),
          bar: hasBars ? row.value / largest : undefined,
        },
        value: {
          ...valueCell(props.keyOf(row.code), row.name, row),
          doubt: doubtOf(words, row),
        },
        share:
          row.share === null || shareElement === null
            ? { text: '' }
            : linkedCell(
                explainedKey(row.code, shareElement, ranking.year),
                row.name,
                row.share,
                shareText(row.share),
              ),
        change: changeCell(row.code, row.name, ranking.element, row.compared),
      }),
    };
  };
  const worldRow = (): DataRow | undefined => {
    if (world === null || !hasWorldRow(ranking, control.view.query)) return undefined;
    const name = areaName(words, worldCode);
    return {
      id: worldCode,
      cells: cellsOf({
        rank: { text: '' },
        name: { text: name, code: worldCode },
        value: valueCell(explainedKey(worldCode, world.element, ranking.year), name, { value: world.value }),
        share: {
          text: ranking.shareElement === null ? '' : shareText(1),
          raw: ranking.shareElement === null ? null : 1,
        },
        change: changeCell(worldCode, name, world.element, world.compared),
      }),
    };
  };
  const { sort } = control.view;
  const sortBy = (column: number) => nextSort(sort, columns[column]?.id ?? 'rank');
  const body = props.rows.map(rowOf);
  const foot = worldRow();
  const short = props.rows.filter(
    ({ compared }) =>
      compared !== null && compared.years.from.length + compared.years.to.length < 2 * yearsOfMean,
  );
  const cells = new Map([...body, ...(foot ? [foot] : [])].map((row) => [row.id, row.cells]));
  useContext(FigureCollector)?.({
    ...props.filed,
    id: 'ranking',
    table: {
      caption: props.caption,
      columns,
      rows: [...body, ...(foot ? [foot] : [])],
    },
    keyOf: (row, column) =>
      cells.get(row)?.[columns.findIndex(({ id }) => id === column)]?.explain?.key ?? null,
    flagLabel: (flag) => tableFlagText(words, flag),
    year: ranking.year,
  });
  return (
    <DataTable
      id="ranking-table"
      isPage
      stacks={columns.length > 3}
      caption={props.caption}
      columns={columns}
      rows={body}
      foot={foot}
      noValue="–"
      flagLabel={(flag) => tableFlagText(words, flag)}
      sortLinks={{
        sort: { column: columns.findIndex(({ id }) => id === sort.column), descending: sort.descending },
        hrefOf: (column) => control.hrefOf({ sort: sortBy(column) }),
        label: (column) => words('rankings.sort', { column }),
        choose: (column, event) => chooseHere(event, () => control.show({ sort: sortBy(column) })),
      }}
      under={
        <>
          {world?.compared?.same != null && (
            <p>{words('rankings.world.same', { ...sameWords(world.compared.same, formats) })}</p>
          )}
          {short.length > 0 && (
            <p>{words('rankings.change.short', { list: formats.list(short.map(({ name }) => name)) })}</p>
          )}
        </>
      }
    />
  );
}
