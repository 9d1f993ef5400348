import { crops } from '#catalog/crops/index.ts';
import type { PriceChoiceTable, PriceType } from '#contract/price-tables.ts';
import { seasonYears } from '#domain/findings/find-price.ts';
import { groupBy } from '#domain/group-by.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import { nameSources } from '../prices/sources.ts';
import {
  selectEveryChoice,
  selectEveryConsumerPrice,
  selectEveryCurrency,
  selectEveryPriceBreak,
} from '../queries/select-main-choices.ts';
import {
  type MainMedianRow,
  selectMainMedians,
  selectNewestPriceMonth,
} from '../queries/select-main-medians.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { PriceSeries } from './price-findings.ts';

/** Years of prices that the rule may look at: the season's, one before it, and those by which a last price may be old. */
const yearsBack = seasonYears + 6;

const typeOrder: readonly PriceType[] = ['retail', 'wholesale', 'producer'];

/** Medians by price type and source of a crop in an area; the first of them is what its page opens with. */
export function firstMedians(
  choices: readonly Pick<PriceChoiceTable, 'price_type' | 'place' | 'source'>[],
  medians: readonly MainMedianRow[],
): { type: PriceType; source: number; rows: readonly MainMedianRow[] } | null {
  const inOrder = [...choices].sort(
    (a, b) => typeOrder.indexOf(a.price_type) - typeOrder.indexOf(b.price_type) || a.place - b.place,
  );
  for (const { price_type: type, source } of inOrder) {
    const rows = medians.filter((row) => row.price_type === type && row.source === source);
    if (rows.length > 0) return { type, source, rows };
  }
  return null;
}

/** The prices of every crop and country that their pages open with, by crop. */
export async function readPriceSeries(
  release: ServedRelease,
): Promise<ReadonlyMap<string, readonly PriceSeries[]>> {
  const { db } = release;
  const newest = await selectNewestPriceMonth(db);
  const series = new Map<string, PriceSeries[]>();
  if (newest === null) return series;
  const asked = { crops: crops.map(({ id }) => id) };
  const choices = groupBy(await selectEveryChoice(db, asked), placeOf);
  const medians = groupBy(await selectMainMedians(db, { ...asked, since: newest - 12 * yearsBack }), placeOf);
  const currencies = new Map((await selectEveryCurrency(db)).map((row) => [row.area, row.currency]));
  const consumer = groupBy(
    await selectEveryConsumerPrice(db, yearOfMonth(newest) - yearsBack),
    ({ area }) => area,
  );
  const breaks = await selectEveryPriceBreak(db);
  const sources = await nameSources(release);
  for (const [place, own] of choices) {
    const [choice] = own;
    const first = firstMedians(own, medians.get(place) ?? []);
    if (first === null || choice === undefined) continue;
    const { crop, area } = choice;
    const listed = series.get(crop) ?? [];
    listed.push({
      area,
      type: first.type,
      source: sources.key(first.source),
      currency: currencies.get(area) ?? null,
      months: new Map(first.rows.map(({ month, median, markets }) => [month, { median, markets }])),
      breaks: breaks
        .filter((each) => each.area === area && each.source === first.source)
        .map(({ month }) => month),
      consumer: new Map((consumer.get(area) ?? []).map(({ year, value }) => [year, value])),
      newest,
    });
    series.set(crop, listed);
  }
  return series;
}

const placeOf = ({ crop, area }: { crop: string; area: string }): string => `${crop} ${area}`;
