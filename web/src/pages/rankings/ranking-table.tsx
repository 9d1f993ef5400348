import type { ReactNode } from 'react';
import { explainedKey } from '#contract/explain-address.ts';
import { roundedPercent } from '#domain/rounding.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { FigureLink } from '../../charts/figure-link/figure-link.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { formatFigure, needsUnit, tableFlagText } from '../../i18n/figures.ts';
import { type Formats, formatsOf } from '../../i18n/formats.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { staysHere } from '../../ui/choice-link.ts';
import { nextSort, type RankingColumn } from '../../url/ranking-url.ts';
import type { Ranking } from './ranking-data.ts';
import { changeKey } from './ranking-explain.ts';
import { changeOf, changesInPoints, type RankingRow } from './ranking-rows.ts';
import styles from './rankings-page.module.css';
import type { RankingViewControl } from './use-ranking-view.ts';

const missing = '–';

/** A change in words: `+12.4%`, or `-1.3 pp` of percentages. */
function changeText(words: Words, formats: Formats, element: number, change: number | null): string {
  if (change === null) return missing;
  if (!changesInPoints(element)) return formats.change(change);
  const points = roundedPercent(change, 2);
  const sign = points > 0 ? '+' : '';
  return words('rankings.change.points', { value: `${sign}${formats.number(points, 2)}` });
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
}): ReactNode {
  const { ranking, rows, control } = props;
  const words = useWords();
  const formats = formatsOf(useLanguage());
  const countries = ranking.by === 'countries';
  const largest = Math.max(...ranking.places.map(({ value }) => value));
  const flags = [...new Set(ranking.places.map(({ flag }) => flag))].sort();
  const figure = (value: number): string => formatFigure(ranking.measure, value, formats);
  const change = (row: Pick<RankingRow, 'value' | 'before'>): string =>
    changeText(words, formats, ranking.measure, changeOf(ranking.measure, row.value, row.before));
  const head = { control, words };
  const unit = needsUnit(ranking.measure) ? ` ${props.unit}` : '';
  const explained = (key: string, name: string, value: number): ReactNode => (
    <ExplainAnchor
      figure={key}
      text={words('chart.announce.item', { series: name, value: `${figure(value)}${unit}` })}
      href={control.hrefOf({ explain: key })}
    />
  );
  /** A figure that is itself the way to its explanation: beside the value's sign a second and a third would crowd. */
  const derived = (key: string, name: string, text: string): ReactNode => (
    <FigureLink
      text={text}
      label={words('figure.explain', {
        value: words('chart.announce.item', { series: name, value: text }),
      })}
      href={control.hrefOf({ explain: key })}
      explain={key}
    />
  );
  const changed = (code: string, name: string, element: number, row: Pick<RankingRow, 'value' | 'before'>) =>
    changeOf(ranking.measure, row.value, row.before) === null
      ? missing
      : derived(changeKey(ranking, code, element), name, change(row));
  return (
    <>
      <table className={styles.table} data-by={ranking.by}>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            <HeadCell
              {...head}
              column="rank"
              label={words('rankings.column.rank')}
              short={words('rankings.column.rank.short')}
              numeric
            />
            <HeadCell
              {...head}
              column="name"
              label={words(countries ? 'rankings.column.country' : 'rankings.column.crop')}
            />
            <HeadCell
              {...head}
              column="value"
              label={words('rankings.column.value')}
              unit={needsUnit(ranking.measure) ? props.unit : undefined}
              numeric
            />
            {ranking.shareElement !== null && (
              <HeadCell {...head} column="share" label={words('rankings.column.share')} numeric />
            )}
            {ranking.beforeYear !== null && (
              <HeadCell
                {...head}
                column="change"
                label={words('rankings.column.change')}
                unit={words('rankings.period', {
                  from: String(ranking.beforeYear),
                  to: String(ranking.year),
                })}
                numeric
              />
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code} data-selected={row.selected || undefined}>
              <td className={styles.rank}>
                {row.tied ? (
                  <>
                    <span aria-hidden="true">={row.ranking}</span>
                    <span className="visually-hidden">
                      {words('rankings.tied', { rank: String(row.ranking) })}
                    </span>
                  </>
                ) : (
                  row.ranking
                )}
              </td>
              <th scope="row">
                <RowName name={row.name} href={props.hrefOf(row.code)} />
                {ranking.lowestFirst || largest <= 0 ? null : (
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${Math.max(0, (row.value / largest) * 100).toFixed(2)}%` }}
                  />
                )}
              </th>
              <td className={`${styles.numeric} ${styles.explained}`}>
                {figure(row.value)}
                {row.flag !== '' && (
                  <abbr className={styles.flag} title={words(`figure.flag.${row.flag}`)}>
                    {row.flag}
                  </abbr>
                )}
                {explained(props.keyOf(row.code), row.name, row.value)}
              </td>
              {ranking.shareElement !== null && (
                <td className={styles.numeric}>
                  {row.share === null
                    ? missing
                    : derived(
                        explainedKey(row.code, ranking.shareElement, ranking.year),
                        row.name,
                        formatFigure(ranking.shareElement, row.share, formats),
                      )}
                </td>
              )}
              {ranking.beforeYear !== null && (
                <td className={styles.numeric}>{changed(row.code, row.name, ranking.element, row)}</td>
              )}
            </tr>
          ))}
        </tbody>
        {ranking.world !== null && control.view.query === '' && (
          <tfoot>
            <tr>
              <td />
              <th scope="row">{areaName(words, props.worldCode)}</th>
              <td className={`${styles.numeric} ${styles.explained}`}>
                {figure(ranking.world.value)}
                {explained(
                  explainedKey(props.worldCode, ranking.world.element, ranking.year),
                  areaName(words, props.worldCode),
                  ranking.world.value,
                )}
              </td>
              {ranking.shareElement !== null && (
                <td className={styles.numeric}>{formatFigure(ranking.shareElement, 1, formats)}</td>
              )}
              {ranking.beforeYear !== null && (
                <td className={styles.numeric}>
                  {changed(props.worldCode, areaName(words, props.worldCode), ranking.world.element, {
                    value: ranking.world.compared?.to ?? ranking.world.value,
                    before: ranking.world.compared?.from ?? null,
                  })}
                </td>
              )}
            </tr>
          </tfoot>
        )}
      </table>
      {ranking.world?.compared?.same != null && ranking.beforeYear !== null && (
        <p>
          {words('rankings.world.same', {
            ...sameWords(ranking.world.compared.same, formats),
          })}
        </p>
      )}
      {flags.length > 0 && (
        <dl className={styles.flags}>
          {flags.map((flag) => (
            <div key={flag}>
              <dt>{flag || '\u00a0'}</dt>
              <dd>{tableFlagText(words, flag)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function RowName({ name, href }: { name: string; href: string | undefined }): ReactNode {
  return href === undefined ? name : <a href={href}>{name}</a>;
}

/** The head of a column: a link to the table sorted by it, which the browser follows without loading the page. */
function HeadCell(props: {
  column: RankingColumn;
  label: string;
  /** Stands in the label's place where the column is narrow. */
  short?: string;
  unit?: string | undefined;
  numeric?: boolean;
  control: RankingViewControl;
  words: Words;
}): ReactNode {
  const { column, label, short, unit, numeric, control, words } = props;
  const { sort } = control.view;
  const next = nextSort(sort, column);
  const direction = sort.column !== column ? 'none' : sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={numeric === true ? styles.numeric : undefined}
      aria-sort={direction}
      data-column={column}
    >
      <a
        className={styles.sort}
        href={control.hrefOf({ sort: next })}
        title={words('rankings.sort', { column: label })}
        rel="nofollow"
        onClick={(event) => {
          if (!staysHere(event)) return;
          event.preventDefault();
          control.show({ sort: next });
        }}
      >
        <span className={short === undefined ? undefined : styles.long}>{label}</span>
        {short !== undefined && (
          <span className={styles.short} aria-hidden="true">
            {short}
          </span>
        )}
        <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
          <path d="M4,0L8,5H0Z" fill="currentColor" opacity={direction === 'ascending' ? 1 : 0.25} />
          <path d="M4,12L0,7H8Z" fill="currentColor" opacity={direction === 'descending' ? 1 : 0.25} />
        </svg>
      </a>
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </th>
  );
}
