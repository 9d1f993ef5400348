import { AREA_HARVESTED, PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { CropProfile, Profile, ProfilePart, Trend } from '#contract/profiles.ts';
import { countColumn, elementColumn, figureCell, yearColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type AreaTable, cropColumn, itemsOf } from './area-tables.ts';
import { countryCards } from './country-cards.tsx';
import type { CountryPageData } from './country-data.ts';
import { harvestNotes } from './country-texts.ts';
import { lossTable, priceTable, seedTable } from './market-figures.ts';
import { balanceTable, tradeTable } from './supply-figures.ts';
import { trendRows } from './trend-rows.ts';

export function countryFigures(data: CountryPageData, speech: Speech): readonly Figure[] {
  const { profile } = data;
  if (profile.state === 'failed' || profile.value === null) return [];
  return [...tableFigures(profile.value, speech), ...countryCards(data, speech).map((card) => card.figure)];
}

/** Figures of an area over all crops; parts without data are left out. */
export function tableFigures(profile: Profile, speech: Speech): readonly Figure[] {
  const { area, kind, sources } = profile;
  const { words } = speech;
  const place = words('country.title', { ...areaWords(words, area) });
  const figure = (id: string, title: string, part: ProfilePart, table: AreaTable): readonly Figure[] => {
    if (table.rowCount === 0) return [];
    const partSources = sources.filter(({ parts }) => parts.includes(part));
    return [
      {
        ...{ id, title, area, name: `${place}: ${title}`, picture: null },
        source: [...new Set(partSources.map((source) => sourceTitle(words, source)))].join('; '),
        sources: partSources.map((source) => ({ ...source, editions: [] })),
        ...table,
      },
    ];
  };
  return [
    ...figure('harvest', words('country.harvest.title'), 'harvest', harvestTable(profile, speech)),
    ...figure('trends', words('country.harvest.years'), 'harvest', trendTable(profile, speech)),
    ...figure('balance', words('country.balance.title'), 'balance', balanceTable(profile, speech)),
    ...figure('trade', words('country.trade.title'), 'trade', tradeTable(profile, speech)),
    ...(kind === 'aggregate'
      ? []
      : figure('price', words('country.price.title'), 'price', priceTable(profile, speech))),
    ...figure('seed', words('country.seed.title'), 'seed', seedTable(profile, speech)),
    ...figure('losses', words('country.losses.title'), 'losses', lossTable(profile, speech)),
  ];
}

const elementKeys: Readonly<Record<number, string>> = {
  [PRODUCTION]: 'production',
  [AREA_HARVESTED]: 'area',
  [YIELD]: 'yield',
};

const harvestName = ({ words }: Speech, element: number): string =>
  words(`country.harvest.${elementKeys[element] ?? 'animals'}`);

interface CropTrend {
  crop: string;
  trend: Trend;
}

const listTrends = (crops: readonly CropProfile[]): readonly CropTrend[] =>
  crops.flatMap(({ crop, harvest }) => harvest.map((trend) => ({ crop, trend })));

const trendKey = ({ crop, trend }: CropTrend): string => `${crop}-${trend.element}`;

const ofHarvests = (
  { area, crops }: Profile,
  { words }: Speech,
): Pick<AreaTable, 'indicators' | 'notes'> => ({
  indicators: itemsOf(
    crops.filter(({ harvest }) => harvest.length > 0),
    'production',
  ),
  notes: harvestNotes({ area, crops }, words),
});

function harvestTable(profile: Profile, speech: Speech): AreaTable {
  const { words, formats } = speech;
  const trends = listTrends(profile.crops);
  const byRow = new Map(trends.map((each) => [trendKey(each), each.trend]));
  return {
    ...ofHarvests(profile, speech),
    ...tableOf<CropTrend>(
      trends,
      [
        cropColumn(speech),
        columnOf('element', words('figure.table.element'), 'name', ({ trend: { element } }) => ({
          value: harvestName(speech, element),
          code: String(element),
        })),
        {
          key: 'value',
          label: words('figure.table.value'),
          kind: 'number',
          write: formats.exact,
          of: ({ trend }) => figureCell(trend.element, trend, speech),
        },
        columnOf(
          'unit',
          words('figure.table.unit'),
          'text',
          ({ trend }) => elementColumn(trend.element, speech).unit ?? null,
        ),
        yearColumn('year', words('figure.table.year'), ({ trend }) => trend.year),
        ...(profile.kind === 'aggregate'
          ? []
          : [
              columnOf<CropTrend>('rank', words('figure.table.rank'), 'rank', ({ trend }) => trend.rank),
              countColumn<CropTrend>('ranked', words('country.table.ranked'), ({ trend }) => trend.ranked),
            ]),
        {
          key: 'share',
          label: words('country.table.world-share'),
          kind: 'share',
          write: (share) => formats.percent(share, 2),
          of: ({ trend }) => trend.share,
        },
        ...(profile.kind === 'aggregate'
          ? [
              countColumn<CropTrend>(
                'contributors',
                words('country.table.contributors'),
                ({ trend }) => trend.contributors,
              ),
            ]
          : []),
      ],
      trendKey,
    ),
    keyOf: (row, column) => {
      const trend = byRow.get(row);
      return trend === undefined || column !== 'value'
        ? null
        : explainedKey(profile.area, trend.element, trend.year);
    },
  };
}

/** The lines of the harvests: a row for each year, the newest first. */
function trendTable(profile: Profile, speech: Speech): AreaTable {
  const { words } = speech;
  const columns = listTrends(profile.crops).map((each) => ({
    trend: each.trend,
    label: `${words(`crops.${each.crop}.name`)}: ${harvestName(speech, each.trend.element)}`,
    key: trendKey(each),
  }));
  return { ...ofHarvests(profile, speech), ...trendRows(columns, speech, profile.area) };
}
