import { type ReactNode, useMemo } from 'react';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { yearsUpTo } from '#domain/change-over-decade.ts';
import { membershipTest } from '#domain/inside.ts';
import { valueOr } from '../../api/loaded.ts';
import { addresses } from '../../api/queries.ts';
import { existsIn } from '../../blocks/map/map-figures.ts';
import { DownloadMenu, ShareMenu } from '../../figure/figure-foot.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { yearsText } from '../../i18n/years-text.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rankingCompareHref } from './ranking-compare.ts';
import { knownCoverage, type Ranking, type RankingsPageData } from './ranking-data.ts';
import { RankingEmpty } from './ranking-empty.tsx';
import { breakNotes, type KnownRanking, rankingFigure, visibleRows } from './ranking-figures.ts';
import { hasChanges } from './ranking-rows.ts';
import { RankingTable } from './ranking-table.tsx';
import styles from './rankings-page.module.css';
import type { RankingViewControl } from './use-ranking-view.ts';

/** The ranking in its frame: table or why there is none, and its files. */
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

/** Ways on: the comparator, and the answer that the ranking is made from. */
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

/** Countries of the year that have no figure, and so no rank. */
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
