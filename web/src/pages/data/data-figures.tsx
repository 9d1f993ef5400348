import type { BlockKind, BlockOf } from '#catalog/blocks.ts';
import type { Block } from '#catalog/section.ts';
import { shownFlows } from '../../api/chosen-flow.ts';
import { inCoveredYear } from '../../api/covered-year.ts';
import { DataViewProvider, isCountry, type ShownData } from '../../api/data-view.tsx';
import { toBalanceFigure } from '../../blocks/balance/balance-figure.tsx';
import { toChartFigure } from '../../blocks/charts/chart-figure.tsx';
import { shownCharts } from '../../blocks/charts/charts-block.tsx';
import { toContinentsFigure } from '../../blocks/charts/continents-figure.tsx';
import { toCountriesFigure } from '../../blocks/countries/countries-figure.tsx';
import { toDecompositionFigure } from '../../blocks/decomposition/decomposition-figure.tsx';
import { toGlanceFigure } from '../../blocks/glance/glance-figure.tsx';
import { toMapFigure } from '../../blocks/map/map-figure.tsx';
import { networkFigures } from '../../blocks/networks/networks-figure.tsx';
import { toTradeFigures } from '../../blocks/partners/trade-figures.ts';
import { toPodiumFigure } from '../../blocks/podium/podium-figure.tsx';
import { toTradersFigure } from '../../blocks/traders/traders-figure.tsx';
import { drawnWithin, type Figure } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { PageAddressNotes } from '../page.ts';
import type { DataPageData } from './load-data-page.ts';
import { splitCharts } from './lower-rows.ts';
import { noteText, outsideText } from './note-texts.ts';
import { shownAtFirst } from './shown-data.ts';
import { comparesCountries, isBare, notesOf } from './view-notes.ts';

type FiguresOf<K extends BlockKind> = (
  data: ShownData,
  block: BlockOf<K>,
  speech: Speech,
) => readonly Figure[];

const figuresOf: { readonly [K in BlockKind]: FiguresOf<K> } = {
  map: (data, ...of) => [toMapFigure(inCoveredYear(data), ...of)],
  flow: () => [],
  glance: (...of) => [toGlanceFigure(...of)],
  podium: (...of) => [toPodiumFigure(...of)],
  charts: (data, block, speech) =>
    splitCharts(block, data.view)
      .flatMap((part) => shownCharts(data, part))
      .map((chart) => toChartFigure(data, chart, speech)),
  continents: (...of) => [toContinentsFigure(...of)],
  decomposition: (...of) => [toDecompositionFigure(...of)],
  balance: (...of) => [toBalanceFigure(...of)],
  countries: (data, ...of) => [toCountriesFigure(inCoveredYear(data), ...of)],
  traders: (data, _, speech) => shownFlows(data.view).map((flow) => toTradersFigure(data, flow, speech)),
  partners: (data, _, speech) => toTradeFigures(data, speech),
};

export function dataFigures(data: DataPageData, speech: Speech): readonly Figure[] {
  if (data.view.tab === 'metadata') return [];
  const firstData = shownAtFirst(data);
  const { blocks } = firstData.section;
  const isOfCountry = isCountry(firstData.area);
  const figures = [
    ...(isBare(notesOf(firstData)) ? blocks.filter(comparesCountries) : blocks).flatMap((block) =>
      // Kind and block belong together, which TypeScript cannot follow through a record.
      (figuresOf[block.kind] as FiguresOf<Block['kind']>)(firstData, block, speech).map((figure, at) => ({
        ...figure,
        isLead: isOfCountry && block.kind === 'charts' && at === 0,
      })),
    ),
    ...(data.networks === undefined ? [] : networkFigures(firstData, data.networks, speech)),
  ].sort((one, other) => Number(other.isLead === true) - Number(one.isLead === true));
  return figures
    .filter(({ rowCount }) => rowCount > 0)
    .map((figure) =>
      drawnWithin(figure, (picture) => <DataViewProvider value={firstData}>{picture}</DataViewProvider>),
    );
}

/** Notes on parameters without effect, and on why the page is empty. */
export function dataAddressNotes(data: DataPageData, speech: Speech): PageAddressNotes {
  const firstData = shownAtFirst(data);
  const outside = outsideText(firstData, data.ignored, speech.words);
  return {
    ignored: data.ignored,
    notes: [
      ...notesOf(firstData).map((note) => noteText(note, firstData, speech)),
      ...(outside === null ? [] : [outside]),
    ],
  };
}
