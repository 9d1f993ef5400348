import { cropOfItem, listRankedItems } from '#catalog/crops/ranked-items.ts';
import type { Element } from '#catalog/element.ts';
import { columnKeyOf, findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { aggregateTwin, isInScope } from '#catalog/sections/element-twins.ts';
import { sections } from '#catalog/sections/index.ts';
import type { CountryRanking } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { type DecadeChange, decade, type NoDecadeChange } from '#domain/change-over-decade.ts';
import { eatenMeasures, isRoundedAway } from '#domain/rounded-away.ts';
import type { Figure } from '#release/figure-column.ts';
import type { Row } from '#release/schema.ts';
import { listRanking } from '../figures/figure-store.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { readDecadeChanges } from '../shaping/decade-change.ts';
import { rankCountries, rankCrops } from '../shaping/rank-rows.ts';
import { anyTable, requireElement, requireIndicator, requireMeasure, requireTable } from '../vocabulary.ts';
import { namesAs } from '../words.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea, requireYear } from './scope.ts';

/** Full rankings: the crops behind a podium, the countries behind a map. */
export const rankingRoutes: readonly DataRoute[] = [
  dataRoute(routes.cropRanking, async ({ params, release, words }) => {
    const element = requireElement(anyTable, params.elementId);
    const measure = requireMeasure(element);
    const indicator = requireIndicator(anyTable, params.indicatorId);
    const rankedItems = listRankedItems(cropOfItem(String(indicator)));
    const area = requireArea(release, params.countryCode);
    const year = requireYear(release, indicator, params.year);
    const isRanked = isInScope(element, area);
    const rows = isRanked ? await listRanking(release.figures, { measure, area: area.code, year }) : [];
    return {
      element: element.id,
      measure,
      unit: findElement(measure)?.unit ?? '',
      area: area.code,
      year,
      indicator,
      ties: 'dense' as const,
      direction: 'highest-first' as const,
      years: isRanked ? [...(await release.figures.ranking({ measure, area: area.code })).years] : [],
      places: rankCrops(rows).map(({ ranking, item, value, flag, tied }) => {
        const names = namesAs('crop_name', words.names(`items.${item}`));
        return { ranking, item, ...names, value, flag, tied, selected: rankedItems.includes(item) };
      }),
    };
  }),
  dataRoute(routes.countryRanking, async ({ params, release, words }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    const year = requireYear(release, indicator, params.year);
    const shareElement = readWorldShare(element);
    const [now, before, shares] = await Promise.all([
      readValues(release, element, { indicator, year }),
      readValues(release, element, { indicator, year: year - decade }),
      shareElement === null ? new Map() : readValues(release, shareElement, { indicator, year }),
    ]);
    const lowestFirst = element.unit === 'rank';
    const sign = lowestFirst ? -1 : 1;
    const countries = [...now.values()]
      .filter((row) => release.areas.get(row.area)?.kind === 'country')
      .sort((a, b) => sign * (b.value - a.value) || (a.area < b.area ? -1 : 1));
    const isAboutZero = await readRoundedAway(release, element, { indicator, year }, countries);
    const columnKey = columnKeyOf(element, indicator);
    const doubts = await selectRows(release.db, 'doubtful_figure', { ...columnKey, year });
    const changeOf = await readDecadeChanges(release, { element, indicator, year });
    const broken = await selectRows(release.db, 'series_break', columnKey);
    const between = broken.filter((at) => at.year > year - decade && at.year <= year);
    const areasWithout = new Set(between.map(({ area }) => area));
    return {
      element: element.id,
      indicator,
      unit: element.unit,
      year,
      ties: 'competition' as const,
      direction: lowestFirst ? ('lowest-first' as const) : ('highest-first' as const),
      shareElement: shareElement?.id ?? null,
      beforeYear: year - decade,
      breaks: commonYears(
        between.filter(({ area }) => countries.some((row) => row.area === area)),
        countries.length,
      ),
      world: await readWorld(release, element, { indicator, year }),
      places: rankCountries(
        countries.map((row) => ({ ...row, doubt: doubts.find(({ area }) => area === row.area)?.reason })),
      ).map(({ ranking, area, value, flag, tied, doubt }) => {
        const names = namesAs('country_name', words.names(`areas.${area}`));
        const share = shares.get(area)?.value ?? null;
        return {
          ranking,
          iso3: area,
          ...names,
          value,
          flag,
          ...(isAboutZero(area) && { aboutZero: true as const }),
          tied,
          share,
          before: areasWithout.has(area) ? null : (before.get(area)?.value ?? null),
          compared: toMeans(changeOf(area)),
          doubt,
        };
      }),
    };
  }),
];

function commonYears(breaks: readonly Row<'series_break'>[], countries: number): number[] {
  const years = [...new Set(breaks.map(({ year }) => year))].sort((a, b) => a - b);
  return years.filter((year) => breaks.filter((at) => at.year === year).length * 2 >= countries);
}

/** The element of a country's share of the World's amount; only amounts that add up have one. */
function readWorldShare(element: Element): Element | null {
  if (element.aggregate !== 'sum') return null;
  const share = sections.find(({ worldShare }) => worldShare?.of.includes(element.id))?.worldShare?.element;
  return share === undefined ? null : (findElement(share) ?? null);
}

/** One element's rows of a year by area. */
function readValues(
  release: ServedRelease,
  element: Element,
  { indicator, year }: { indicator: number; year: number },
): Promise<ReadonlyMap<string, Figure>> {
  const filter = { ...columnKeyOf(element, indicator), year };
  return release.figures.byArea(filter);
}

/** Countries whose 0 is one of the source's rounding: other measures are read where some country has 0. */
async function readRoundedAway(
  release: ServedRelease,
  element: Element,
  filter: { indicator: number; year: number },
  rows: readonly Figure[],
): Promise<(area: string) => boolean> {
  const zeros = new Set(rows.filter(({ value }) => value === 0).map(({ area }) => area));
  if (zeros.size === 0 || !isRoundedAway(element.id, 0, () => 1)) return () => false;
  const eaten = new Map(
    await Promise.all(
      eatenMeasures.map(async (id) => {
        const measure = findElement(id);
        return [id, measure === undefined ? null : await readValues(release, measure, filter)] as const;
      }),
    ),
  );
  return (area) =>
    zeros.has(area) && isRoundedAway(element.id, 0, (measure) => eaten.get(measure)?.get(area)?.value);
}

/** The World's figure, to show beside the countries': 14 beside their 645. */
async function readWorld(
  release: ServedRelease,
  element: Element,
  { indicator, year }: { indicator: number; year: number },
): Promise<CountryRanking['world']> {
  const twin = findElement(aggregateTwin(element.id)) ?? element;
  const [now, before] = await Promise.all(
    [year, year - decade].map(async (at) =>
      (await readValues(release, twin, { indicator, year: at })).get(worldCode),
    ),
  );
  if (now === undefined) return null;
  const change = (await readDecadeChanges(release, { element: twin, indicator, year }))(worldCode);
  return {
    element: twin.id,
    value: now.value,
    flag: now.flag,
    before: before?.value ?? null,
    compared: toCompared(change),
  };
}

const toMeans = (change: DecadeChange | NoDecadeChange): CountryRanking['places'][number]['compared'] =>
  typeof change === 'string'
    ? null
    : {
        from: change.from,
        to: change.to,
        years: { from: [...change.years.from], to: [...change.years.to] },
      };

function toCompared(change: DecadeChange | NoDecadeChange): NonNullable<CountryRanking['world']>['compared'] {
  const means = toMeans(change);
  if (means === null || typeof change === 'string') return null;
  const { same } = change;
  return { ...means, same: same && { countries: same.areas.length, share: same.share } };
}
