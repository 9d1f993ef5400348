import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { GlanceFigure } from '#catalog/section.ts';
import type { AreaSummary } from '#contract/data.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { leastChange, relativeChange } from '#domain/change.ts';
import { nearestYear } from '#domain/nearest-year.ts';
import { rounded } from '#domain/rounding.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor, type ShownData } from '../../api/data-view.tsx';
import { decadeChange } from '../../api/decade-change.ts';
import { withheldKey, withheldYears } from '../../api/withheld-years.ts';
import type { GlanceItem } from '../../charts/glance/glance.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import type { CropWords } from '../../i18n/crop-words.ts';
import { boundText, editFigure, formatFigure, isLowerBound } from '../../i18n/figures.ts';
import { aboutNoPercent, type Formats, pointDecimals, roundChange } from '../../i18n/formats.ts';
import { sameWords } from '../../i18n/same-words.ts';
import type { Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { doubtNote } from './glance-doubt.ts';
import { findLargest } from './glance-largest.ts';
import { withRank } from './glance-rank.ts';
import { type ElementFigure, toSentence } from './glance-sentence.ts';

export interface ShownItem {
  state: 'shown' | 'missing' | 'loading' | 'failed';
  item: GlanceItem;
  notes?: readonly string[];
}

interface Speech {
  words: Words;
  formats: Formats;
  forms: CropWords;
}

function notLoaded(failed: boolean, { words }: Speech): Pick<ShownItem, 'state'> & { number: ReactNode } {
  return failed
    ? { state: 'failed', number: words('dataPage.state.error') }
    : { state: 'loading', number: <Skeleton height="32px" label={words('dataPage.state.loading')} /> };
}

/** A figure of an element: its number, what it is with its rank, its change, and a second figure; the menu has its sentence. */
export function toElementItem(figure: ElementFigure, data: ShownData, speech: Speech): ShownItem | null {
  const { section, area, areas, year, yearFailed, cubes, allCubes } = data;
  const { words, formats, forms } = speech;
  const key = `${section.id}.${figure.id}`;
  const element = elementFor(figure.element, area);
  const values = toSentence(figure, { section, element, area, year, cubes: allCubes, words, formats });
  const found = cubes.figure(element, area, year);
  const own = words(key, { ...forms, ...values });
  // The number has no room for a sign before it.
  const bound = found == null ? '' : boundText(words, element, found, '');
  const what = bound === '' ? own : words('glance.atLeast', { what: own });
  const meaning = withRank(what, figure, data, words);
  // Charts beside it go on to newer years.
  const isOlder = [...(cubes.series(element, area)?.keys() ?? [])].some((at) => at > year);
  const base = {
    id: figure.id,
    meaning: isOlder ? words('glance.year', { what: meaning, year: formats.year(year) }) : meaning,
  };
  // A stand-in year has no missing figures.
  if (found === undefined || (found === null && yearFailed)) {
    const { state, number } = notLoaded(yearFailed || cubes.failed(element), speech);
    return { state, item: { ...base, number, isMissing: true } };
  }
  // The catalogue: a ratio that is missing or not above zero has no figure to show.
  const isNone = figure.reads === 'coverage';
  const second =
    figure.also === undefined || (area === worldCode && figure.notOfWorld === 'also')
      ? null
      : elementFor(figure.also, area);
  const also = second === null ? null : cubes.figure(second, area, year);
  // A zero that nobody recorded is no amount, and neither is a part of it.
  const isUnrecorded = [found, also].some((each) => each?.doubt === 'unrecorded');
  if (found === null || isUnrecorded || (isNone && found.value <= 0)) {
    const { why, ...placeholder } = missing(figure, element, data, speech);
    return {
      state: 'missing',
      item: { ...base, isMissing: true, ...placeholder },
      ...(why !== undefined && { notes: [why] }),
    };
  }
  const editedText = (id: number, value: { value: number; flag: string }, form: 'lead' | 'said'): string =>
    editFigure(id, value.value, speech, {
      ...{ form, isBound: isLowerBound(value) },
      roundedAway: cubes.isRoundedAway(id, area, year),
    });
  // A percentage in a box has two decimals, as published.
  const number =
    findElement(element)?.unit === 'fraction'
      ? formatFigure(element, found.value, formats, cubes.isRoundedAway(element, area, year), 2)
      : values?.['decimals'] === undefined
        ? editedText(element, found, 'lead')
        : words('units.percent.beside', {
            value: roughText(found.value, Number(values['decimals']), formats),
          });
  // A share that no digit shows is no main figure; the table has it.
  if (number === aboutNoPercent) return null;
  const notes: ReactNode[] = doubtNote({ element: figure.element.country, figure: found }, data, speech);
  // Of a ratio that stocks move the number alone would mislead; the menu has the parts.
  if (values?.['case'] === 'drawn' || values?.['case'] === 'added') notes.push(words(`${key}.stocks`));
  const change = toChange({ element, area, year }, { cubes, areas }, speech);
  if (change !== null)
    notes.push(
      <ExplainLink figure={change.figure} text={change.text}>
        {change.short}
      </ExplainLink>,
    );
  if (second !== null && also != null) {
    const value = boundText(words, second, also, editedText(second, also, 'said'));
    const text = words.has(`${key}.also`) ? words(`${key}.also`, { ...forms, value }) : value;
    notes.push(
      <ExplainLink figure={explainedKey(area, second, year)} text={text} />,
      ...doubtNote({ element: figure.also?.country ?? second, figure: also }, data, speech),
    );
  }
  return {
    state: 'shown',
    ...(values !== null &&
      words.has(`${key}.line`) && { notes: [words(`${key}.line`, { ...forms, ...values })] }),
    item: {
      ...base,
      number,
      link: (content) => (
        <ExplainLink
          figure={explainedKey(area, element, year)}
          text={words('chart.value', { value: number, unit: base.meaning })}
        >
          {content}
        </ExplainLink>
      ),
      notes,
    },
  };
}

/** A percentage without the digits that it does not carry: `~70` without its last one. */
const roughText = (value: number, decimals: number, { number }: Formats): string =>
  `${decimals < 0 ? '~' : ''}${number(rounded(value, decimals), 0)}`;

function missing(
  figure: ElementFigure,
  element: number,
  { area, year, cubes, allCubes, view, dispatch, hrefOf }: ShownData,
  { words, formats }: Speech,
): Pick<GlanceItem, 'number' | 'notes'> & { why?: string } {
  if (withheldYears(allCubes, element, area).includes(year))
    return { number: words('figure.withheld'), why: words(withheldKey(element)) };
  if (view.officialOnly && allCubes.figure(element, area, year) != null)
    return { number: words('figure.state.absent') };
  const series = cubes.series(element, area);
  const nearest = nearestYear(series?.keys() ?? [], year);
  // Years that are not loaded may have something.
  const isEmpty = series !== undefined && nearest === null;
  const number = words(
    figure.reads === 'coverage' || isEmpty ? 'dataPage.state.noData' : 'dataPage.state.noDataYear',
  );
  if (nearest === null || nearest === year) return { number };
  const action = { do: 'year', year: nearest } as const;
  return {
    number,
    notes: [
      <ViewLink key="nearest" href={hrefOf(action)} onChoose={() => dispatch(action)}>
        {words('dataPage.state.toYear', { year: formats.year(nearest) })}
      </ViewLink>,
    ],
  };
}

/** Share of five countries in the World's figure; `null` where it has no meaning. */
export function toLargestItem(
  figure: Extract<GlanceFigure, { largest: unknown }>,
  data: ShownData,
  speech: Speech,
): ShownItem | null {
  const { section, areas, areasFailed, year, cubes } = data;
  const { words, formats, forms } = speech;
  const element = figure.largest;
  const base = { id: figure.id, meaning: words(`${section.id}.${figure.id}`, forms) };
  const found = findLargest({ element, year }, { cubes, areas });
  if (found === undefined || areasFailed) {
    const { state, number } = notLoaded(areasFailed || cubes.failed(element), speech);
    return { state, item: { ...base, number, isMissing: true } };
  }
  if (found === null) return null;
  const { largest, whole } = found;
  const exact = (value: number): string => formatFigure(element, value, formats);
  const unit = words(`units.${findElement(element)?.unit ?? 'kt'}.short`);
  return {
    state: 'shown',
    item: {
      ...base,
      meaning: words('glance.largest', {
        what: base.meaning,
        list: formats.list(largest.areas.map((code) => areaWords(words, code).areaThe)),
      }),
      number: formats.percent(largest.share, 2, 2),
    },
    notes: [
      words('glance.largest.note', {
        sum: exact(largest.sum),
        whole: words('chart.value', { value: exact(whole), unit }),
        count: largest.countries,
      }),
    ],
  };
}

interface ChangeOf {
  element: number;
  area: string;
  year: number;
}

/** The change over ten years by means of three years: by points where it is a share, else in percent; `short` leaves the years out. */
export function toChange(
  subject: ChangeOf,
  { cubes, areas }: { cubes: CubeStore; areas: ReadonlyMap<string, AreaSummary> },
  { words, formats }: { words: Words; formats: Formats },
): { text: string; short: string; figure: string } | null {
  const { element, area, year } = subject;
  const decade = decadeChange(cubes, areas, subject);
  if (typeof decade !== 'object') return null;
  const unit = findElement(element)?.unit;
  const isShare = unit === 'fraction' || unit === 'percent';
  const change = isShare
    ? (decade.to - decade.from) * (unit === 'fraction' ? 100 : 1)
    : relativeChange(decade);
  if (change === null) return null;
  const isSame = isShare ? change === 0 : Math.abs(change) < leastChange;
  const amount = isShare
    ? words('glance.points', {
        value: formats.points(change),
        // The plural is that of the number as it is written.
        count: Math.abs(rounded(change, pointDecimals(change))),
      })
    : roundChange(change, formats);
  const text = words(isSame ? 'glance.unchanged' : 'glance.tenYears', {
    change: amount,
    to: yearsText(decade.years.to, formats),
    from: yearsText(decade.years.from, formats),
  });
  const same =
    decade.same === null ? null : { countries: decade.same.areas.length, share: decade.same.share };
  return {
    short: words(isSame ? 'glance.unchanged.short' : 'glance.tenYears.short', { change: amount }),
    text: same === null ? text : words('figure.change.same', { change: text, ...sameWords(same, formats) }),
    figure: explainedKey(area, element, year, { as: { kind: 'decade', relative: !isShare } }),
  };
}
