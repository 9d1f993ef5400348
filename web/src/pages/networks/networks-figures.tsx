import { type ReactNode, useMemo } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { flagState } from '#catalog/flags.ts';
import { allianceCode, networkCodes, networkHome } from '#catalog/regions/networks.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { listBreaks, listSeams } from '#contract/breaks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { comparedAreas } from '#domain/networks/compare-networks.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { valueOr } from '../../api/loaded.ts';
import { breakTexts } from '../../blocks/charts/break-texts.ts';
import { explainRows, plotFormat, plotLabels } from '../../blocks/charts/plot-words.ts';
import { memberFigure } from '../../blocks/networks/members-figure.tsx';
import type { MembersInput } from '../../blocks/networks/members-map.tsx';
import { colourOf } from '../../blocks/networks/network-colours.ts';
import { toLines } from '../../charts/line-chart/line-chart.tsx';
import { chartSize, MAX_CHART_WIDTH } from '../../charts/plot/chart-size.ts';
import { PlotChart, type PlotFrame } from '../../charts/plot/plot-chart.tsx';
import { elementColumn, figureCell, yearColumn } from '../../figure/columns.ts';
import { type ColumnOf, type Figure, type SourceOfFigure, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { doubtOf, formatFigure, needsUnit } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { findSeries, memberFinding, trendFinding } from './network-findings.ts';
import {
  type NetworkSeries,
  type NetworksPageData,
  type NetworkTrendPlan,
  networkCrop,
  networkTrends,
} from './networks-data.ts';

/** Two of them are as high as the map beside them. */
const frame: PlotFrame = {
  maxWidth: MAX_CHART_WIDTH,
  widths: [340, 480, 560],
  sizeOf: (width) => ({ ...chartSize(width), height: 190 }),
  below: 0,
};

const noneHidden: readonly string[] = [];

export const networksFigures = (data: NetworksPageData, speech: Speech): readonly Figure[] => {
  const members = toMembersInput(data, speech);
  return [...(members === null ? [] : [memberFigure(members, speech)]), ...trendFigures(data, speech)];
};

/** Input of the map; `null` where the members are not known. */
export function toMembersInput(data: NetworksPageData, speech: Speech): MembersInput | null {
  const { networks, africa, harvests } = data;
  if (networks.state === 'failed') return null;
  const members = new Set(networks.value.members.map(({ iso3 }) => iso3)).size;
  const finding = memberFinding(data, members, speech);
  return {
    networks: networks.value,
    africa,
    harvests: finding && {
      ...finding,
      values: new Map(Object.entries(harvests)),
      indicators: networkCrop.items.production === null ? [] : [networkCrop.items.production],
      sources: sourcesAt('production', data),
    },
  };
}

export const trendFigures = (data: NetworksPageData, speech: Speech): readonly Figure[] =>
  networkTrends.flatMap((plan) => {
    const series = findSeries(data, plan.element);
    return series === undefined ? [] : [trendFigure(plan, series, data, speech)];
  });

function sourcesAt(id: string, { sources }: NetworksPageData): readonly SourceOfFigure[] {
  const keys = sectionAt(networkCrop, id)?.sources ?? [];
  return valueOr(sources, []).filter(({ key }) => keys.includes(key));
}

export const trendPath = (plan: Pick<NetworkTrendPlan, 'section'>, { language }: Speech): string =>
  `/${language}${networkHome}/${plan.section}`;

function yearsOf({ cube }: NetworkSeries): readonly number[] {
  const known = cube.years.filter((_, at) => cube.rows.some((row) => (row[at] ?? null) !== null));
  const [first = 0, last = -1] = [known[0], known.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function trendFigure(
  plan: NetworkTrendPlan,
  series: NetworkSeries,
  data: NetworksPageData,
  speech: Speech,
): Figure {
  const { words } = speech;
  const { cube } = series;
  const { element } = cube;
  const years = yearsOf(series);
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const store = CubeStore.of([cube]);
  const title = words('networks.trend.title', {
    element: words(`elements.${element}.name`),
    span: speech.formats.span(first, last),
  });
  const finding = trendFinding(series, speech);
  const breaks = networkCodes.map((area) => ({ element, breaks: listBreaks(cube, area) }));
  return {
    ...{ id: plan.id, title, finding },
    name: `${words('networks.title')}: ${title}`,
    notes: [
      ...breakTexts(breaks, { first, last }, speech),
      words('networks.what.sums'),
      words('networks.compared.former'),
      ...cropCaveats(words, [networkCrop.id]),
    ],
    source: words(data.sources.state === 'failed' ? 'dataPage.state.failed' : 'networks.source'),
    sources: sourcesAt(plan.section, data),
    indicators: [cube.indicator],
    area: allianceCode,
    picture: () => <NetworkLines {...{ plan, series, title, description: finding ?? title }} />,
    ...tableOf(
      years.toReversed(),
      [
        yearColumn('year', words('figure.table.year'), (year) => year),
        ...comparedAreas.map(
          (area): ColumnOf<number> => ({
            key: area,
            label: areaName(words, area),
            ...elementColumn(element, speech),
            of: (year) => figureCell(element, store.figure(element, area, year) ?? undefined, speech),
          }),
        ),
      ],
      String,
    ),
    keyOf: (year, area) => (area === 'year' ? null : explainedKey(area, element, Number(year))),
  };
}

function NetworkLines(props: {
  plan: NetworkTrendPlan;
  series: NetworkSeries;
  title: string;
  description: string;
}): ReactNode {
  const { plan, series, title, description } = props;
  const speech = useSpeech();
  const { words, formats } = speech;
  const { element } = series.cube;
  const lines = useMemo(() => toDrawnLines(series, speech), [series, speech]);
  const format = useMemo(
    () =>
      plotFormat(
        speech,
        () => element,
        () => ({ element }),
      ),
    [speech, element],
  );
  const labels = useMemo(() => {
    const text = (_: string, value: number): string => formatFigure(element, value, formats);
    return {
      ...plotLabels(words, formats, text),
      explain: explainRows(words, text, {
        keyOf: (area, year) => explainedKey(area, element, year),
        hrefOf: (figure) => `${trendPath(plan, speech)}?${new URLSearchParams({ explain: figure })}`,
      }),
    };
  }, [words, formats, element, plan, speech]);
  return (
    <PlotChart
      {...{ id: plan.id, title, description, frame, format, labels }}
      {...lines}
      hidden={noneHidden}
      legend="needed"
      empty={words('dataPage.state.noData')}
      namesAlone
      isLit
    />
  );
}

function toDrawnLines(series: NetworkSeries, { words }: Speech) {
  const { cube } = series;
  const { element } = cube;
  const periods = yearsOf(series);
  const store = CubeStore.of([cube]);
  const unit = findElement(element)?.unit ?? 'kt';
  return {
    periods,
    breaks: [],
    series: toLines(
      networkCodes.map((area) => {
        const figures = periods.map((year) => store.figure(element, area, year) ?? null);
        return {
          id: area,
          label: area,
          unit: needsUnit(element) ? words(`units.${unit}.short`) : '',
          colour: colourOf(area),
          values: figures.map((figure) => figure?.value ?? null),
          flags: figures.map((figure) => figure?.flag ?? ''),
          states: figures.map((figure) => flagState(figure?.flag ?? '')),
          breaks: listBreaks(cube, area),
          seams: listSeams(cube, area),
          doubts: figures.map((figure) => doubtOf(words, figure ?? {}) ?? null),
        };
      }),
    ),
  };
}
