import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { listSections } from '#catalog/sections/index.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { addresses } from '#contract/addresses.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import { type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { PageContext } from '../page.ts';
import { type NewestRow, type NewestYear, newestTopics } from './change-rows.ts';

async function loadYears(crop: Crop, context: PageContext): Promise<Loaded<NewestRow['years']>> {
  const { getJson, loadPart } = context;
  const found = await Promise.all(
    newestTopics.map(async (topic): Promise<Loaded<readonly (readonly [string, NewestYear])[]>> => {
      const section = listSections(crop).find(({ id, slug }) => (slug ?? id) === topic);
      const indicator = section === undefined ? null : crop.items[section.indicator];
      if (section === undefined || indicator === null) return loadedPart([]);
      const elements = section.mapElements.map(({ country }) => country);
      const address = addresses.coverage(tableName(crop, section), indicator, elements);
      return shapePart(await loadPart(askFor(getJson, 'coverage', address), null), (answer) => {
        const { years = [], countries = [] } = answer?.elements.find((one) => one.years.length > 0) ?? {};
        const at = countries.findLastIndex((count) => count > 0);
        const year = years[at];
        const count = countries[at];
        return year === undefined || count === undefined
          ? []
          : [[topic, { year, countries: count }] as const];
      });
    }),
  );
  const failed = found.find((part) => part.state === 'failed');
  return failed ?? loadedPart(Object.fromEntries(found.flatMap((part) => valueOr(part, []))));
}

async function loadMonth(
  crop: Crop,
  { getJson, loadPart }: PageContext,
): Promise<Loaded<NewestRow['prices']>> {
  if (!listPriceSections(crop).some(({ id }) => id === domesticPrices.id)) return loadedPart(null);
  const answer = await loadPart(askFor(getJson, 'priceWorld', priceAddresses.world(crop.id)));
  return shapePart(answer, ({ countries }) => {
    const month = countries
      .flatMap(({ latest }) => latest?.month ?? [])
      .sort()
      .at(-1);
    return month ?? null;
  });
}

/** How new the figures of each crop are; failed as soon as one of them is. */
export async function loadNewestYears(context: PageContext): Promise<Loaded<readonly NewestRow[]>> {
  const rows = await Promise.all(
    crops.map(async (crop) => {
      const [years, prices] = await Promise.all([loadYears(crop, context), loadMonth(crop, context)]);
      if (years.state === 'failed') return years;
      return shapePart(
        prices,
        (newest): NewestRow => ({ crop: crop.id, years: years.value, prices: newest }),
      );
    }),
  );
  return rows.find((row) => row.state === 'failed') ?? loadedPart(rows.flatMap((row) => valueOr(row, [])));
}
