import { allianceCode } from '#catalog/regions/networks.ts';
import { valueOr } from '../../api/loaded.ts';
import type { ComparedRow } from '../../blocks/networks/comparison-table.tsx';
import { comparisonTable, memberFigure } from '../../blocks/networks/network-figures.ts';
import { extractText } from '../../blocks/source-text.ts';
import type { Figure } from '../../figure/figure.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { NetworkComparison, NetworksPageData } from './load-networks-page.ts';
import { networkCrop } from './networks-data.ts';

/** The newest figures of a section that could be loaded. */
export type LoadedHeadline = Pick<NetworksPageData['headlines'][number], 'section' | 'sources'> & {
  figures: NetworkComparison;
};

/** The newest figures of each section, and the members. */
export const networksFigures = (data: NetworksPageData, speech: Speech): readonly Figure[] => [
  ...loadedHeadlines(data).map((headline) => headlineFigure(data, headline, speech)),
  ...(data.networks.state === 'failed' ? [] : [memberFigure(data.networks.value, speech)]),
];

export const loadedHeadlines = ({ headlines }: NetworksPageData): readonly LoadedHeadline[] =>
  headlines.flatMap(({ section, sources, figures }) =>
    figures.state === 'loaded' && figures.value !== null
      ? [{ section, sources, figures: figures.value }]
      : [],
  );

/** The networks beside each other, by the newest figures of a section. */
export function headlineFigure(data: NetworksPageData, headline: LoadedHeadline, speech: Speech): Figure {
  const { section, sources, figures } = headline;
  const { element, year, indicator } = figures;
  const { words, formats } = speech;
  return {
    id: section,
    title: words('networks.compared.title', {
      crop: words(`crops.${networkCrop.id}.name`),
      element: words(`elements.${element}.inSentence`),
      year: formats.year(year),
    }),
    notes: [words('networks.what.sums'), ...cropCaveats(words, [networkCrop.id])],
    source:
      sources.state === 'failed'
        ? words('dataPage.state.failed')
        : extractText(words, words(`networks.source.${section}`), sources.value),
    sources: valueOr(sources, []),
    indicators: [indicator],
    area: allianceCode,
    year,
    picture: null,
    ...comparisonTable(comparedRows(data, headline), { element, year }, speech),
  };
}

/** The figures of a section by network, with a note on networks without a sum of their members. */
export function comparedRows(
  { networks }: NetworksPageData,
  { figures }: LoadedHeadline,
): readonly ComparedRow[] {
  const awaited = new Set(
    valueOr(networks, { networks: [] }).networks.flatMap(({ code, members, summed }) =>
      members.length > 0 && !summed ? [code] : [],
    ),
  );
  return figures.areas.map(({ code, value, flag, contributors, members, ...shares }) => ({
    area: code,
    figure: value === null ? null : { value, flag, contributors },
    ofAfrica: shares.share_of_africa,
    ofWorld: shares.share_of_world,
    members,
    awaitsSum: awaited.has(code),
  }));
}
