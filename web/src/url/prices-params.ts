import { priceViews } from '#domain/prices/view.ts';
import { code, country, oneOf, params, slug, tab, tables, type ViewOf, whole, year } from './params.ts';

const types = ['retail', 'wholesale', 'producer'] as const;
export type PriceTypeId = (typeof types)[number];

const median = /^\d{4}-(0[1-9]|1[0-2])(\.[a-z0-9]+(-[a-z0-9]+)*)?$/;

/** The parameters of a page of prices; `null` is what the page opens with. */
export const pricesParams = params(
  {
    /** ISO3 code; `null` shows the map. */
    country: country(/^([A-Z]{3,4}|\d{3})$/),
    city: whole(0, 999_999_999_999_999),
    type: oneOf(types),
    source: code(slug, 80),
    cropType: { ...code(slug, 80), name: 'crop_type' },
    /** One line with its band, or a line for each crop type. */
    by: oneOf(['crop', 'type'], 'crop'),
    view: oneOf(priceViews),
    base: whole(1000, 9999),
    beside: oneOf(['inflation', 'exchange-rate'], 'inflation'),
    year: year(1000, 9999),
    tab: tab(),
    tables: tables(),
    /** The median whose prices are shown: its month, with its crop type where it is not the chosen one (`2025-11.beans-red`). */
    explain: code(median, 80),
  },
  {
    settle: (values) => (values.country === null ? { ...values, city: null, explain: null } : values),
  },
);
export type PricesView = ViewOf<typeof pricesParams>;

/** The view after a change, which closes what was open. Another country or none leaves what only the one before had. */
export function changePrices(view: PricesView, change: Partial<PricesView>): PricesView {
  const leaves = 'country' in change && change.country !== view.country;
  const left = leaves ? pricesParams.cleared(['city', 'source', 'cropType', 'base']) : {};
  return { ...view, explain: null, ...left, ...change };
}

/** `form` is the view of its fields as rendered, `next` that of their values. `isMonthly`: the price type has prices by month. */
export function changeOfForm(form: PricesView, next: PricesView, isMonthly: boolean): Partial<PricesView> {
  if (next.country !== form.country) return { country: next.country };
  if (next.type !== form.type) {
    // Figures of years are the country's, in US$.
    const left = isMonthly ? {} : pricesParams.cleared(['city', 'by', 'view', 'base']);
    return { ...next, ...pricesParams.cleared(['source', 'cropType']), ...left };
  }
  if (next.source !== form.source) return { ...next, cropType: null };
  if (next.cropType !== form.cropType) return { ...next, by: 'crop' };
  return next;
}
