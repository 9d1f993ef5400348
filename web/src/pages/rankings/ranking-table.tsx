import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { yearsOfMean } from '#domain/change-over-decade.ts';
import type { DataCell } from '../../charts/data-table/data-table-model.ts';
import { toDrawnTable } from '../../figure/cell-text.ts';
import type { Figure } from '../../figure/figure.ts';
import { FigureTable } from '../../figure/figure-frame.tsx';
import { sameWords } from '../../i18n/same-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { chooseHere } from '../../ui/choice-link.ts';
import { nextSort, type RankingColumn } from '../../url/ranking-params.ts';
import type { Ranking } from './ranking-data.ts';
import { hasChanges, type RankingRow } from './ranking-rows.ts';
import type { RankingViewControl } from './use-ranking-view.ts';

/** The whole ranking as a table whose heads sort, and whose figures are ways to where they come from. */
export function RankingTable(props: {
  figure: Figure;
  ranking: Ranking;
  rows: readonly RankingRow[];
  control: RankingViewControl;
}): ReactNode {
  const { figure, ranking, control } = props;
  const { words, formats } = useSpeech();
  const { columns, rows } = toDrawnTable(figure, formats);
  const nameAt = columns.findIndex(({ id }) => id === 'name');
  const linked = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at): DataCell => {
      const { id = '', unit } = columns[at] ?? {};
      const key = figure.keyOf?.(row.id, id) ?? null;
      if (key === null) return cell;
      const series = row.cells[nameAt]?.text ?? '';
      const value = unit === undefined ? cell.text : `${cell.text} ${unit}`;
      const label = words('figure.explain', { value: words('chart.announce.item', { series, value }) });
      return { ...cell, explain: { key, href: control.hrefOf({ explain: key }), label } };
    }),
  }));
  const { sort } = control.view;
  const sortBy = (column: number) => nextSort(sort, (columns[column]?.id ?? 'rank') as RankingColumn);
  const same = ranking.world?.compared?.same;
  const short = props.rows.filter(
    ({ compared }) =>
      compared !== null && compared.years.from.length + compared.years.to.length < 2 * yearsOfMean,
  );
  return (
    <FigureTable
      figure={figure}
      table={{
        id: 'ranking-table',
        isPage: true,
        stacks: columns.length > 3,
        rows: linked.filter(({ id }) => id !== worldCode),
        foot: linked.find(({ id }) => id === worldCode),
        explain: undefined,
        links: undefined,
        sortLinks: {
          sort: { column: columns.findIndex(({ id }) => id === sort.column), descending: sort.descending },
          hrefOf: (column) => control.hrefOf({ sort: sortBy(column) }),
          label: (column) => words('rankings.sort', { column }),
          choose: (column, event) => chooseHere(event, () => control.show({ sort: sortBy(column) })),
        },
        under: (
          <>
            {same != null && <p>{words('rankings.world.same', { ...sameWords(same, formats) })}</p>}
            {short.length > 0 && (
              <p>{words('rankings.change.short', { list: formats.list(short.map(({ name }) => name)) })}</p>
            )}
            {hasChanges(ranking) && props.rows.some(({ change }) => change === null) && (
              <p>{words('rankings.change.missing')}</p>
            )}
          </>
        ),
      }}
    />
  );
}
