import { z } from 'zod';
import { cropId } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { areaCode, tool } from './tool.ts';

const { month } = routes.priceRows.params.shape;
const { type, view, base, newest, change } = routes.prices.answer.shape;
const market = routes.priceMarkets.answer.shape.markets.element.pick({
  ...{ id_geo_point: true, label: true, admin1: true, average: true, last: true },
});

export const getPrices = tool({
  name: 'get_prices',
  title: 'Market prices of crops',
  description:
    'Monthly prices of a crop in a country: medians of its markets, or of one market, with the least and the greatest price; and the list of its markets. Types of prices and sources are never mixed. A month without prices is left out.',
  input: {
    crop: cropId,
    country: areaCode,
    market: z
      .int()
      .min(0)
      .max(999_999_999_999_999)
      .optional()
      .describe('id_geo_point of a market of the list'),
    listMarkets: z.boolean().default(false).describe('Whether to list the markets, each with its last price'),
    type: type.unwrap().optional().describe('Left out, the one that the page opens with'),
    view: view.default('nominal').describe('As paid; ipc: deflated; usd: in US$; usdeflac: in deflated US$'),
    from: month.optional(),
    to: month.optional(),
  },
  output: {
    ...{ cropName: z.string(), countryName: z.string(), type, view, base },
    unit: z.string().describe('Currency for a kilogram'),
    certainty: z.string(),
    months: z.array(
      z.object({
        month: z.string(),
        value: z.number().nullable().describe('Median; null where it cannot be converted'),
        prices: z.int().describe('How many prices the median is of'),
        ...{ least: z.number().nullable(), greatest: z.number().nullable() },
        reason: z.string().optional().describe('Why there is no value'),
      }),
    ),
    newest,
    change,
    markets: z.array(market),
  },
  answer: async ({ crop, country, language, from = '', to = '9999', ...asked }, context) => {
    const ofType = new URLSearchParams(asked.type === undefined ? '' : { type: asked.type });
    const query = new URLSearchParams([...ofType, ['view', asked.view]]);
    if (asked.market !== undefined) query.set('city', String(asked.market));
    const answer = await context.ask('prices', `/api/v1/prices/${crop}/${country}?${query}`);
    const marketsPath = `/api/v1/prices/markets/${crop}/${country}?${ofType}`;
    const listed = asked.listMarkets ? (await context.ask('priceMarkets', marketsPath)).markets : [];
    const [of = { medians: [], minAndMax: [] }] = answer.crops ?? [];
    const bands = new Map(of.minAndMax.map((each) => [each.date, each]));
    const reasons = new Map(answer.missing.map(({ date, reason }) => [date, reason]));
    const months = of.medians
      .filter(({ date }) => date >= from && date <= to)
      .map(({ date, value, n }) => {
        const { min = null, max = null } = bands.get(date) ?? {};
        const reason = value === null ? reasons.get(date) : undefined;
        const cells = { month: date, value, prices: n, least: min, greatest: max };
        return { ...cells, ...(reason !== undefined && { reason }) };
      });
    const nameOf = (key: string): string => context.words.names(key)[language];
    const unit = `${answer.unit === 'USD/Kg' ? 'USD' : (answer.currency ?? '?')}/kg`;
    const names = { cropName: nameOf(`crops.${crop}.name`), countryName: nameOf(`areas.${country}`) };
    const certainty = nameOf('figure.flag.C');
    const markets = listed.map((each) => market.parse(each));
    const newestMonths = months.slice(-12).map((each) => `${each.month}: ${each.value ?? '–'}`);
    const title = [names.countryName, names.cropName, answer.type ?? '–', answer.view].join(', ');
    query.set('country', country);
    return {
      data: {
        ...{ ...names, type: answer.type, view: answer.view, base: answer.base, unit, certainty },
        ...{ months, newest: answer.newest, change: answer.change, markets },
      },
      text: [
        `${title} [${unit}; ${certainty}]: ${newestMonths.join('; ') || '–'}`,
        ...markets.map((each) => `${each.id_geo_point}: ${each.label}`),
      ],
      sources: [
        answer.source ?? [],
        answer.base === null ? [] : answer.deflator.sources,
        answer.unit === 'USD/Kg' ? answer.rate.sources : [],
      ].flat(),
      page: `/${crop}/data/prices?${query}`,
    };
  },
});
