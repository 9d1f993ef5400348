import { type ReactNode, useMemo } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import type { AreaSummary } from '#contract/data.ts';
import type { Loaded } from '../../api/loaded.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type RankingView, rankingParams } from '../../url/ranking-params.ts';
import { podiumRankings, type RankingsPageData, rankingLimits } from './ranking-data.ts';
import styles from './rankings-page.module.css';
import type { RankingViewControl } from './use-ranking-view.ts';

/**
 * The World, regions, countries and, where their crops are ranked, former States, each group by name; the chosen one alone where the
 * list failed.
 */
function useAreaChoices(
  areas: Loaded<readonly AreaSummary[]>,
  chosen: string,
  by: RankingView['by'],
): {
  codes: string[];
  names: string[];
  groups: string[];
} {
  const { words, language } = useSpeech();
  return useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const groupOf = ({ code, kind }: AreaSummary): number =>
      code === worldCode ? 0 : kind === 'aggregate' ? 1 : kind === 'country' ? 2 : 3;
    const labels = [
      '',
      words('rankings.group.regions'),
      words('rankings.by.countries'),
      words('rankings.group.former'),
    ];
    if (areas.state === 'failed') return { codes: [chosen], names: [areaName(words, chosen)], groups: [''] };
    const sorted = areas.value
      .filter(({ code, kind }) => kind !== 'former' || by === 'crops' || code === chosen)
      .map((area) => ({ code: area.code, group: groupOf(area), name: areaName(words, area.code) }))
      .sort((a, b) => a.group - b.group || compare(a.name, b.name));
    return {
      codes: sorted.map(({ code }) => code),
      names: sorted.map(({ name }) => name),
      groups: sorted.map(({ group }) => labels[group] ?? ''),
    };
  }, [areas, chosen, by, words, language]);
}

/** Filters of measure, place and year. Without JavaScript it is a GET form. */
export function RankingControls(props: {
  data: RankingsPageData;
  crop: Crop;
  section: Section;
  control: RankingViewControl;
  /** The year shown, and the years that can be chosen, rising. */
  year: number;
  years: readonly { year: number; countries: number | null }[];
}): ReactNode {
  const { data, section, control, year } = props;
  const { view, show, hrefOf } = control;
  const words = useWords();
  const areas = useAreaChoices(data.areas, view.area, view.by);
  const limits = rankingLimits(section);
  const noOption = words('dataPage.filters.noOption');
  const shownParams = ['ranking', 'area', 'element', 'year', 'q', 'explain'];
  const hidden = rankingParams(limits)
    .fields(view, data.version)
    .filter(([name]) => !shownParams.includes(name));
  const years = [...props.years].reverse();
  const offered = years.some((entry) => entry.year === year) ? years : [{ year, countries: null }, ...years];
  return (
    <form
      className={styles.controls}
      method="get"
      aria-label={words('rankings.choose')}
      data-print="no"
      onSubmit={(event) => event.preventDefault()}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {limits.rankings.length > 0 && (
        <SegmentedControl
          label={words('rankings.by.label')}
          value={view.by}
          options={(['crops', 'countries'] as const).map((id) => ({
            id,
            label: words(`rankings.by.${id}`),
            href: hrefOf({ by: id }),
          }))}
          onChoose={(by) => show({ by })}
        />
      )}
      {view.by === 'countries' ? (
        <SelectField
          label={words('dataPage.filters.element')}
          name="element"
          value={String(view.element)}
          values={limits.elements.map(String)}
          names={limits.elements.map((element) => words(`elements.${element}.name`))}
          noOption={noOption}
          onChange={(element) => show({ element: Number(element) })}
        />
      ) : (
        limits.rankings.length > 1 && (
          <SelectField
            label={words(`${section.id}.podium.choose`)}
            name="ranking"
            value={String(view.ranking)}
            values={limits.rankings.map(String)}
            names={podiumRankings(section).map((pair) => words(`${section.id}.podium.${pair.country}`))}
            noOption={noOption}
            onChange={(ranking) => show({ ranking: Number(ranking) })}
          />
        )
      )}
      <SelectField
        label={words('rankings.form.area')}
        name="area"
        value={view.area}
        values={areas.codes}
        names={areas.names}
        groups={areas.groups}
        noOption={noOption}
        onChange={(area) => show({ area })}
      />
      <SelectField
        label={words('dataPage.filters.year')}
        name="year"
        value={String(year)}
        values={offered.map((entry) => String(entry.year))}
        names={offered.map((entry) =>
          entry.countries === null
            ? String(entry.year)
            : words('dataPage.filters.yearCoverage', { year: String(entry.year), count: entry.countries }),
        )}
        noOption={noOption}
        onChange={(chosen) => show({ year: Number(chosen) })}
      />
      <div className={styles.search}>
        <TextField
          label={words('rankings.search')}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          value={view.query}
          onChange={(event) => show({ query: event.target.value }, 'replace')}
        />
      </div>
      <noscript>
        <Button type="submit">{words('dataPage.filters.apply')}</Button>
      </noscript>
    </form>
  );
}
