import type { Crop } from '#catalog/crop.ts';
import type { PriceType } from '#catalog/prices/price-types.ts';
import { baseYears, type Converters, defaultBase } from '#domain/prices/view.ts';
import type { Row } from '#release/schema.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import type { PricedPlace } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireArea, requireCrop } from '../routes/scope.ts';
import { type NamedSources, nameSources } from './sources.ts';

/** The crop and country of an address of prices. Throws `unknown-crop`, and `unknown-area` where it is no country. */
export function requirePricedPlace(
  release: ServedRelease,
  { crop, iso3 }: { crop: string; iso3: string },
): PricedPlace & { cropFacts: Crop } {
  const cropFacts = requireCrop(crop);
  const { code, kind } = requireArea(release, iso3);
  if (kind !== 'aggregate') return { crop: cropFacts.id, area: code, cropFacts };
  throw new ProblemError(
    'unknown-area',
    `Prices are of countries, and ${quoted(code)} is an aggregate. Countries are ISO3 codes; /api/v1/data/areas lists them.`,
  );
}

/** The market of an address. Throws `unknown-city` where there is none, or it lies in another country. */
export async function requireCity(
  release: ServedRelease,
  place: PricedPlace,
  city: number | undefined,
): Promise<number | null> {
  if (city === undefined) return null;
  const [market] = await selectRows(release.db, 'price_market', { id: city });
  if (market?.area === place.area) return city;
  const list = `/api/v1/prices/cities/${place.crop}/${place.area} lists those of ${place.area}`;
  throw new ProblemError(
    'unknown-city',
    market === undefined
      ? `There is no city ${quoted(city)}; ${list}.`
      : `City ${quoted(city)} (${market.name}) is one of ${market.area}, not of ${place.area}; ${list}.`,
  );
}

/** The base year of an address, or the last that can be one. Throws `invalid-parameter` for a year without consumer prices. */
export function requireBase(
  converters: Pick<Converters, 'own' | 'usa'>,
  area: string,
  base: number | undefined,
): number | null {
  if (base === undefined) return defaultBase(converters);
  const years = baseYears(converters);
  if (years.includes(base)) return base;
  const range = years.length === 0 ? 'none' : `${years[0]} to ${years.at(-1)}`;
  invalid(
    `The parameter "base" cannot be ${quoted(base)}: a base year needs consumer prices of ${area} and of the USA. Their years: ${range}.`,
  );
}

export interface Chosen {
  type: PriceType | null;
  source: number | null;
}

/** The choice of an address, with a page's defaults where it leaves that open. Throws `invalid-parameter` for a source that has no prices here. */
export async function choose(
  release: ServedRelease,
  choices: readonly Pick<Row<'price_choice'>, 'price_type' | 'source'>[],
  choice: { type?: PriceType | undefined; source?: string | undefined },
  opens: Chosen | null,
): Promise<Chosen & { sources: NamedSources }> {
  const sources = await nameSources(release);
  if (choice.source !== undefined && !choices.some(({ source }) => sources.key(source) === choice.source)) {
    const keys = new Set(choices.map(({ source }) => sources.key(source)));
    invalid(
      `The parameter "source" cannot be ${quoted(choice.source)} here. Allowed: ${keys.size === 0 ? 'none' : listed(keys)}.`,
    );
  }
  const fits = choices.filter(
    ({ price_type: type, source }) =>
      (choice.type === undefined || type === choice.type) &&
      (choice.source === undefined || sources.key(source) === choice.source),
  );
  const first = fits.find(({ price_type, source }) => price_type === opens?.type && source === opens.source);
  const found = first ?? fits[0];
  return {
    type: choice.type ?? found?.price_type ?? null,
    source: found?.source ?? null,
    sources,
  };
}
