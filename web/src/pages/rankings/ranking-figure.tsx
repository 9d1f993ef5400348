import { type ReactNode, useMemo } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { yearsUpTo } from '#domain/change-over-decade.ts';
import { membershipTest } from '#domain/inside.ts';
import { isCountry } from '../../api/data-view.tsx';
import { valueOr } from '../../api/loaded.ts';
import { addresses } from '../../api/queries.ts';
import { sourceText } from '../../blocks/source-text.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { existsIn } from '../../blocks/map/map-figures.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rankingCompareHref } from './ranking-compare.ts';
import { knownCoverage, type Ranking, type RankingsPageData } from './ranking-data.ts';
import { RankingEmpty } from './ranking-empty.tsx';
import { explainPlace, placeKey } from './ranking-explain.ts';
import {
  changesInPoints,
  hasChanges,
  hasWorldRow,
  searchRows,
  sortRankingRows,
  toRankingRows,
} from './ranking-rows.ts';
import { RankingTable } from './ranking-table.tsx';
import styles from './rankings-page.module.css';
import type { RankingViewControl } from './use-ranking-view.ts';

/** How the ranks are to be read, and what qualifies them. */
function rules(words: Words, formats: Formats, ranking: Ranking, section: Section): readonly string[] {
  const crops = ranking.by === 'crops';
  const { beforeYear } = ranking;
  return [
    words(ranking.lowestFirst ? 'rankings.direction.low' : 'rankings.direction.high'),
    words(crops ? 'rankings.ties.dense' : 'rankings.ties.competition'),
    crops ? '' : words('rankings.aggregates'),
    ranking.places.some((place) => place.ranking === null) ? words('rankings.zero') : '',
    crops && section.indicator === 'production' ? words('rankings.primary') : '',
    crops && !isCountry(ranking.area) ? words('figure.caveat.ranks.aggregate') : '',
    beforeYear !== null && hasChanges(ranking)
      ? words('rankings.period', {
          from: yearsText(yearsUpTo(beforeYear), formats),
          to: yearsText(yearsUpTo(ranking.year), formats),
        })
      : '',
    !crops && changesInPoints(ranking.measure) ? words('rankings.change.points.info') : '',
  ].filter((text) => text !== '');
}

/** The ranking in its frame: table or why there is none, rules, source, caveats, and what one can take away. */
export function RankingFigure(props: {
  data: RankingsPageData;
  crop: Crop;
  section: Section;
  ranking: Ranking;
  title: string;
  unit: string;
  nameOf: (code: string) => string;
  isSelected: (code: string) => boolean;
  hrefOf: (code: string) => string | undefined;
  /** Years that have this ranking, rising. */
  years: readonly number[];
  control: RankingViewControl;
}): ReactNode {
  const { data, crop, section, ranking, title, nameOf, isSelected, control } = props;
  const { sort, query } = control.view;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const compare = useMemo(() => new Intl.Collator(language).compare, [language]);
  const all = toRankingRows(ranking, nameOf, isSelected);
  const rows = sortRankingRows(searchRows(all, query), sort, compare);
  const count = words('rankings.search.count', { count: rows.length, total: String(all.length) });
  const notes = [...rules(words, formats, ranking, section), ...cropCaveats(words, [crop.id])];
  // Between the two years of the change the source began to measure otherwise.
  const breaks = ranking.breaks
    .map((year) => `figure.break.${year}`)
    .filter((key) => words.has(key))
    .map((key) => words(key));
  // The measure, not the place in its ranking, which the title has.
  const caption = words('rankings.caption', {
    element: words(`elements.${ranking.measure}.name`),
    year: String(ranking.year),
    count: all.length,
  });
  const address =
    ranking.by === 'crops'
      ? addresses.cropRanking(ranking.area, ranking.element, data.indicator, ranking.year)
      : addresses.countryRanking(data.table, ranking.element, data.indicator, ranking.year);
  const compared = rankingCompareHref(language, {
    crop: crop.id,
    section,
    ranking,
    rows,
    version: data.version ?? null,
  });
  return (
    <FigureFrame
      id="ranking"
      title={title}
      source={
        data.sources.state === 'failed'
          ? words('dataPage.state.failed')
          : sourceText(words, section, data.sources.value)
      }
      actions={
        all.length > 0 && (
          <ButtonLink look="quiet" icon="download" href={address}>
            {words('rankings.download')} (JSON)
          </ButtonLink>
        )
      }
      more={{
        label: words('figure.more', { title }),
        content: (
          <>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {compared !== null && (
              <p>
                <a href={compared}>{words('figure.compare')}</a>
              </p>
            )}
            <FigureActions
              title={title}
              figure="ranking"
              release={data.release}
              sources={data.sources}
              href={`/${language}${sectionPath(crop, section)}?tab=metadata#cite`}
              filed={
                rows.length === 0
                  ? null
                  : {
                      page: 'ranking',
                      search: control.hrefOf({}),
                      rows: rows.length + (hasWorldRow(ranking, query) ? 1 : 0),
                      isDrawn: false,
                    }
              }
            />
          </>
        ),
      }}
    >
      {all.length === 0 ? (
        <RankingEmpty
          ranking={ranking}
          crop={crop}
          area={valueOr(data.areas, []).find(({ code }) => code === ranking.area)}
          known={knownCoverage(data).years}
          years={props.years}
          control={control}
        />
      ) : (
        <>
          <p className={styles.count} aria-live="polite">
            {query === '' ? '' : rows.length === 0 ? words('rankings.search.none', { query }) : count}
          </p>
          {breaks.length > 0 && (
            <div className={styles.warning}>
              <Notice tone="warning">{breaks.join(' ')}</Notice>
            </div>
          )}
          <RankingTable
            ranking={ranking}
            rows={rows}
            caption={caption}
            unit={props.unit}
            hrefOf={props.hrefOf}
            keyOf={(code) => placeKey(ranking, crop, explainPlace(data, crop, section, ranking.by), code)}
            worldCode={worldCode}
            control={control}
            filed={{
              title,
              notes: [...breaks, ...notes],
              sources: valueOr(data.sources, []),
              indicator: data.indicator,
              area: ranking.by === 'crops' ? ranking.area : worldCode,
            }}
          />
          {ranking.beforeYear !== null && !hasChanges(ranking) && (
            <p className={styles.count}>
              {words('rankings.change.none', {
                from: yearsText(yearsUpTo(ranking.beforeYear), formats),
                to: yearsText(yearsUpTo(ranking.year), formats),
              })}
            </p>
          )}
          {ranking.by === 'countries' && <WithoutData data={data} ranking={ranking} compare={compare} />}
          <p className={styles.count}>
            {words('rankings.years', {
              from: formats.year(props.years[0] ?? ranking.year),
              to: formats.year(props.years.at(-1) ?? ranking.year),
            })}
          </p>
        </>
      )}
    </FigureFrame>
  );
}

/** Countries of the year that have no figure: a ranking says who takes no part. */
function WithoutData(props: {
  data: RankingsPageData;
  ranking: Ranking;
  compare: (a: string, b: string) => number;
}): ReactNode {
  const { data, ranking, compare } = props;
  const words = useWords();
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
