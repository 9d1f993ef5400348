import { crops } from '#catalog/crops/index.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { monthText } from '#domain/prices/months.ts';
import { firstMedians } from '../findings/read-price-series.ts';
import { nameSources } from '../prices/sources.ts';
import { selectEveryChoice } from '../queries/select-main-choices.ts';
import { selectMainMedians } from '../queries/select-main-medians.ts';
import { selectCurrency } from '../queries/select-price-converters.ts';
import type { ServedRelease } from '../release/served-release.ts';

type Price = NonNullable<CropProfile['price']>;

/** The last price of each crop's main form in a country, of the price type and source that its page opens with. */
export async function readPriceParts(
  release: ServedRelease,
  area: string,
  used: Set<number>,
): Promise<ReadonlyMap<string, Price>> {
  const { db } = release;
  const asked = { crops: crops.map(({ id }) => id), area };
  const choices = await selectEveryChoice(db, asked);
  if (choices.length === 0) return new Map();
  const medians = await selectMainMedians(db, { ...asked, since: 0 });
  const currency = await selectCurrency(db, area);
  const sources = await nameSources(release);
  const found = new Map<string, Price>();
  for (const { id } of crops) {
    const first = firstMedians(
      choices.filter(({ crop }) => crop === id),
      medians.filter(({ crop }) => crop === id),
    );
    const last = first?.rows.at(-1);
    if (first === null || last === undefined) continue;
    used.add(first.source);
    found.set(id, {
      type: first.type,
      source: sources.key(first.source),
      currency,
      month: monthText(last.month),
      median: Number(last.median.toPrecision(9)),
      markets: last.markets,
      yearBefore: first.rows.find(({ month }) => month === last.month - 12)?.median ?? null,
    });
  }
  return found;
}
