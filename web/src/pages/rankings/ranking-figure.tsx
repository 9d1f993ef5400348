import { type ReactNode, useMemo } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { hasSection, listElements, sectionPath } from '#catalog/sections/section-facts.ts';
import type { AreaSummary } from '#contract/data.ts';
import { yearsOfMean, yearsUpTo } from '#domain/change-over-decade.ts';
import { membershipTest } from '#domain/inside.ts';
import { nearestYear } from '#domain/nearest-year.ts';
import { valueOr } from '../../api/loaded.ts';
import { addresses } from '../../api/queries.ts';
import { existsIn } from '../../blocks/map/map-figures.ts';
import type { DataCell } from '../../charts/data-table/data-table-model.ts';
import { toDrawnTable } from '../../figure/cell-text.ts';
import type { Figure } from '../../figure/figure.ts';
import { DownloadMenu, ShareMenu } from '../../figure/figure-foot.tsx';
import { FigureFrame, FigureTable } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { chooseHere } from '../../ui/choice-link.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { Language } from '../../url/paths.ts';
import { nextSort, type RankingColumn } from '../../url/ranking-params.ts';
import { knownCoverage, type Ranking, type RankingsPageData } from './ranking-data.ts';
import { breakNotes, type KnownRanking, rankingFigure, visibleRows } from './ranking-figures.ts';
import { hasChanges, type RankingRow } from './ranking-rows.ts';
import styles from './rankings-page.module.css';
import type { RankingViewControl } from './use-ranking-view.ts';

function RankingTable(props: {
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
          choose: (column, event) =>
            chooseHere(event, () => control.show({ sort: sortBy(column) }, 'replace')),
        },
        under: (
          <>
            {same != null && <p>{words('rankings.world.same', { ...sameWords(same, formats) })}</p>}
            {short.length > 0 && (
              <p>{words('rankings.change.short', { list: formats.list(short.map(({ name }) => name)) })}</p>
            )}
          </>
        ),
      }}
    />
  );
}

/** Why there is nothing: the area was no State in the year, the crop has no figures of it, or the list is not complete. */
function reason(
  words: Words,
  ranking: Ranking,
  crop: Crop,
  area: AreaSummary | undefined,
  known: readonly number[],
): string | undefined {
  const { year } = ranking;
  const forms = areaWords(words, ranking.area);
  if (area?.lastYear != null && year > area.lastYear)
    return words('dataPage.state.dissolved', { ...forms, year: String(area.lastYear) });
  if (area?.firstYear != null && year < area.firstYear)
    return words('dataPage.state.notYet', { ...forms, year: String(area.firstYear) });
  const [first, last] = [known[0], known.at(-1)];
  if (first !== undefined && last !== undefined && (year < first || year > last))
    return words('dataPage.state.yearOutside', {
      crop: words(`crops.${crop.id}.name`),
      first: String(first),
      last: String(last),
      year: String(year),
    });
  return ranking.by === 'crops' ? words('rankings.complete') : undefined;
}

/** Nothing is ranked: why, and the nearest year that has a ranking. */
function RankingEmpty(props: {
  ranking: Ranking;
  crop: Crop;
  area: AreaSummary | undefined;
  /** Years in which the crop has figures, and years that have this ranking; rising. */
  known: readonly number[];
  years: readonly number[];
  control: RankingViewControl;
}): ReactNode {
  const { ranking, crop, area, known, years, control } = props;
  const words = useWords();
  const nearest = nearestYear(years, ranking.year);
  const hint = reason(words, ranking, crop, area, known);
  const never = ranking.by === 'crops' && nearest === null;
  return (
    <EmptyState
      text={
        never ? words('rankings.never', areaWords(words, ranking.area)) : words('dataPage.state.noDataYear')
      }
      {...(hint === undefined ? {} : { hint })}
      // Years count countries of the whole world: a region may have none of them in the very year that is shown.
      {...(nearest === null || nearest === ranking.year
        ? {}
        : {
            action: {
              label: words('dataPage.state.nearestYear', { year: String(nearest) }),
              href: control.hrefOf({ year: nearest }),
            },
          })}
    />
  );
}

/** Most lines of the comparator; importing its own count would load its code. */
const most = 8;

/** The crop whose own figures of a section an item has; none of a group that it belongs to. */
const cropOfItem = (section: Section, item: string): string | undefined =>
  crops.find((crop) => hasSection(crop, section) && String(crop.items[section.indicator]) === item)?.id;

/**
 * Address of the comparator with a ranking as bars of its year: the first rows as they are sorted and searched, and the marked ones.
 * `null` where there is nothing that the comparator has: ranks, items that are no crop of the observatory, or no row.
 */
export function rankingCompareHref(
  language: Language,
  of: {
    /** Id of the crop whose page it is. */
    crop: string;
    section: Section;
    ranking: Pick<Ranking, 'by' | 'area' | 'measure' | 'year'>;
    rows: readonly Pick<RankingRow, 'code' | 'selected'>[];
    version: string | null;
  },
): string | null {
  const { crop, section, ranking, rows, version } = of;
  const unit = findElement(ranking.measure)?.unit;
  if (unit === undefined || unit === 'rank' || !listElements(section).includes(ranking.measure)) return null;
  const lines = rows.flatMap(({ code, selected }) => {
    if (ranking.by === 'countries') return [{ key: `${code}.${crop}.${ranking.measure}`, selected }];
    const ownCrop = cropOfItem(section, code);
    return ownCrop === undefined ? [] : [{ key: `${ranking.area}.${ownCrop}.${ranking.measure}`, selected }];
  });
  const marked = lines
    .slice(most)
    .filter(({ selected }) => selected)
    .slice(0, 1);
  const series = [...lines.slice(0, most - marked.length), ...marked].map(({ key }) => key);
  if (series.length === 0) return null;
  const query = `series=${series.join('~')}&kind=bar&year=${ranking.year}`;
  return `/${language}/beans/comparator?${query}${version === null ? '' : `&v=${version}`}`;
}

export function RankingFigure(props: {
  data: RankingsPageData;
  model: KnownRanking;
  control: RankingViewControl;
}): ReactNode {
  const { data, model, control } = props;
  const { ranking, crop, section, view } = model;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const figure = rankingFigure(data, model, speech);
  const rows = visibleRows(model, speech);
  const years = model.years.map(({ year }) => year);
  const breaks = breakNotes(ranking, speech);
  const place = {
    page: 'ranking',
    search: control.hrefOf({}),
    release: data.release,
    cite: `/${language}${sectionPath(crop, section)}?tab=metadata#cite`,
    noValue: '–',
  };
  const isEmpty = ranking.places.length === 0;
  return (
    <FigurePlaceContext.Provider value={place}>
      <FigureFrame
        figure={figure}
        controls={
          // The foot is thousands of pixels below.
          !isEmpty && (
            <>
              <DownloadMenu figures={[figure]} />
              <ShareMenu figure={figure} />
            </>
          )
        }
        links={!isEmpty && <Ways {...{ data, model, rows }} />}
      >
        {isEmpty ? (
          <RankingEmpty
            ranking={ranking}
            crop={crop}
            area={valueOr(data.areas, []).find(({ code }) => code === ranking.area)}
            known={knownCoverage(data).years}
            years={years}
            control={control}
          />
        ) : (
          <>
            <p className={styles.count} aria-live="polite">
              {view.query !== '' &&
                (rows.length === 0
                  ? words('rankings.search.none', { query: view.query })
                  : words('rankings.search.count', {
                      count: rows.length,
                      total: String(ranking.places.length),
                    }))}
            </p>
            {breaks.length > 0 && (
              <div className={styles.warning}>
                <Notice tone="warning">{breaks.join(' ')}</Notice>
              </div>
            )}
            {hasChanges(ranking) && rows.some(({ change }) => change === null) && (
              <p className={styles.count}>{words('rankings.change.missing')}</p>
            )}
            <RankingTable {...{ figure, ranking, rows, control }} />
            {ranking.beforeYear !== null && !hasChanges(ranking) && (
              <p className={styles.count}>
                {words('rankings.change.none', {
                  from: yearsText(yearsUpTo(ranking.beforeYear), formats),
                  to: yearsText(yearsUpTo(ranking.year), formats),
                })}
              </p>
            )}
            {ranking.by === 'countries' && <WithoutData data={data} ranking={ranking} />}
            <p className={styles.count}>
              {words('rankings.years', {
                from: formats.year(years[0] ?? ranking.year),
                to: formats.year(years.at(-1) ?? ranking.year),
              })}
            </p>
          </>
        )}
      </FigureFrame>
    </FigurePlaceContext.Provider>
  );
}

function Ways(props: {
  data: RankingsPageData;
  model: KnownRanking;
  rows: ReturnType<typeof visibleRows>;
}): ReactNode {
  const { data, model, rows } = props;
  const { crop, section, ranking } = model;
  const { words, language } = useSpeech();
  const compared = rankingCompareHref(language, {
    ...{ crop: crop.id, section, ranking, rows },
    version: data.version ?? null,
  });
  const answer =
    ranking.by === 'crops'
      ? addresses.cropRanking(ranking.area, ranking.element, data.indicator, ranking.year)
      : addresses.countryRanking(data.table, ranking.element, data.indicator, ranking.year);
  return (
    <>
      {compared !== null && (
        <p>
          <a href={compared}>{words('figure.compare')}</a>
        </p>
      )}
      <p>
        <a href={answer}>{words('rankings.download')} (JSON)</a>
      </p>
    </>
  );
}

function WithoutData({ data, ranking }: { data: RankingsPageData; ranking: Ranking }): ReactNode {
  const { words, language } = useSpeech();
  const compare = useMemo(() => new Intl.Collator(language).compare, [language]);
  const areas = new Map(valueOr(data.areas, []).map((area) => [area.code, area]));
  const isInside = membershipTest(ranking.area, (code) => areas.get(code));
  const present = new Set(ranking.places.map(({ code }) => code));
  const absent = valueOr(data.areas, [])
    .filter(
      (area) =>
        area.kind === 'country' &&
        isInside(area.code) &&
        !present.has(area.code) &&
        existsIn(area, ranking.year),
    )
    .map(({ code }) => areaName(words, code))
    .sort(compare);
  if (absent.length === 0) return null;
  return (
    <Disclosure
      summary={words('rankings.without', { year: String(ranking.year), count: absent.length })}
      icon="info"
    >
      <p>{absent.join(' · ')}</p>
    </Disclosure>
  );
}
