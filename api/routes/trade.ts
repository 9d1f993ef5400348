import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { cropOfItem } from '#catalog/crops/ranked-items.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import { findElement } from '#catalog/elements/index.ts';
import { tradeElements } from '#catalog/elements/trade.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { routes } from '#contract/routes.ts';
import { membershipTest } from '#domain/inside.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import { type Measure, readFlows, sumUnreported } from '../flows/read-flows.ts';
import { parseIds } from '../parameters.ts';
import { selectDistinct } from '../queries/select-rows.ts';
import { selectReporters } from '../queries/select-trade-flows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { refuse, requireArea, requireYear } from './scope.ts';

type FlowNumber = 1 | 2;

/** Trade of one area over the years, and its flows with each partner. */
export const tradeRoutes: readonly DataRoute[] = [
  ...(['value', 'quantity'] as const).map((measure) =>
    dataRoute(measure === 'value' ? routes.tradeValue : routes.tradeQuantity, async (request) => {
      const { params, query, release, words } = request;
      const area = requireArea(release, params.countryCode).code;
      const filter = { measure, area, flows: parseFlows(query.flow) };
      const observations = [];
      for (const crop of parseCrops(query.cropIds))
        observations.push(...(await makeSeries(release, words, { ...filter, ...crop })));
      const labels = [...new Set(observations.map(({ year }) => year))].sort((a, b) => a - b);
      return { data: { labels, observations } };
    }),
  ),
  dataRoute(routes.tradeFlows, async ({ params, query, release }) => {
    const area = requireArea(release, params.countryCode);
    const flows = parseFlows(query.flow);
    const [crop, ...others] = parseCrops(query.cropIds);
    if (crop === undefined || others.length > 0)
      invalid(`The parameter "cropIds" cannot be ${quoted(query.cropIds)}: flows are of one crop.`);
    const measure = query.measure ?? 'value';
    const year = requireYear(release, crop.indicator, params.year);
    const isInside = membershipTest(area.code, (country) => release.areas.get(country));
    const filter = { items: crop.items, year, measure };
    const reports = await readFlows(release, { ...filter, area });
    const world = { code: worldCode, kind: 'aggregate' } as const;
    const ofWorld = area.code === worldCode ? reports : await readFlows(release, { ...filter, area: world });
    const reporters = await selectReporters(release.db, year);
    return {
      id_crop: crop.indicator,
      year,
      unit: findElement(tradeElements[measure][1])?.unit ?? '',
      flows: reports.filter(
        ({ origin, destination }) =>
          (flows.includes(1) && isInside(destination)) || (flows.includes(2) && isInside(origin)),
      ),
      reporters,
      unreported: sumUnreported(ofWorld, reporters),
      items: await selectDistinct(release.db, 'trade_flow', 'item', { item: crop.items }),
      years: await selectDistinct(release.db, 'trade_flow', 'year', { item: crop.items }),
    };
  }),
];

interface TradedCrop {
  crop: Crop;
  indicator: number;
  items: readonly number[];
}

async function makeSeries(
  release: ServedRelease,
  words: ApiWords,
  filter: TradedCrop & { measure: Measure; area: string; flows: readonly FlowNumber[] },
) {
  const elements = filter.flows.map((flow) => tradeElements[filter.measure][flow]);
  const rows = [];
  for (const element of elements) {
    const series = await release.figures.series({ indicator: filter.indicator, element, area: filter.area });
    rows.push(...series.map((row) => ({ ...row, element })));
  }
  const name = words.names(`crops.${filter.crop.id}.name`);
  return rows.map(({ element, value, year, flag }) => {
    const { en, es, pt } = words.names(`elements.${element}.name`);
    return {
      id_flow: element === tradeElements[filter.measure][1] ? 1 : 2,
      id_element: element,
      element_en: en,
      element_es: es,
      element_pt: pt,
      id_crop: filter.indicator,
      crop_name: name.en,
      crop_name_es: name.es,
      crop_name_pt: name.pt,
      value,
      unit: findElement(element)?.unit ?? '',
      year,
      flag,
      lower_bound: flag === lowerBoundFlag,
    };
  });
}

/** Ids out of a list: `1,2`, `1` or `[1,2]`. */
function parseList(name: string, text: string): readonly number[] {
  return parseIds(name, /^[\d,]+$/.test(text) ? `[${text}]` : text);
}

/** Flows of trade; both when the parameter is absent. */
function parseFlows(text: string | undefined): readonly FlowNumber[] {
  const numbers = text === undefined ? [1, 2] : parseList('flow', text);
  const flows = numbers.flatMap((flow): FlowNumber[] => (flow === 1 || flow === 2 ? [flow] : []));
  return flows.length === numbers.length
    ? flows
    : refuse('flow', text ?? '', ['1 (imports)', '2 (exports)', '1,2']);
}

/** Crops by one of their item codes. Throws `unknown-crop` for one whose trade the observatory does not follow. */
function parseCrops(text: string): readonly TradedCrop[] {
  const found = new Map<Crop, TradedCrop>();
  for (const id of parseList('cropIds', text)) {
    const crop = cropOfItem(String(id));
    const indicator = crop?.items.production ?? null;
    const items = crop === undefined ? [] : listTradeItems(crop);
    if (crop === undefined || indicator === null || items.length === 0) {
      const traded = crops.filter((each) => listTradeItems(each).length > 0);
      throw new ProblemError(
        'unknown-crop',
        `There is no trade of crop ${quoted(id)}. Crops: ${listed(traded.flatMap(({ items }) => items.production ?? []))}.`,
      );
    }
    found.set(crop, { crop, indicator, items });
  }
  return [...found.values()];
}
