import {
  type PriceKind,
  priceKindOf,
  type SampleSide,
  type SearchArea,
  type SearchCity,
  type SearchCrop,
  type SearchSubject,
  sampleSideOf,
} from './search-index.ts';

/**
 * The figure that answers a question without a year: the newest of a series, whose years rise, that is not doubtful. Nothing else in the
 * search chooses among figures.
 */
export const chooseFigure = <T extends { doubt?: unknown }>(series: readonly T[]): T | undefined =>
  series.findLast(({ doubt }) => doubt === undefined);

/** A figure that answers a phrase, by where the API has it. */
export type AskedFigure =
  | {
      of: 'value';
      element: number;
      year: number;
      /** Address of `/api/v1/data/value` without its year. */
      address: string;
      /** Address of `/api/v1/chart/default` with all of its years, where the phrase named none: the newest that may answer does. */
      series: string | null;
      /** Whose trading partners the phrase asks for, and of which item; absent where it asks for none. */
      partnersOf?: { area: string; indicator: number };
    }
  | {
      of: 'prices';
      kind: PriceKind | null;
      year: number | null;
      /** Address of `/api/v1/prices/years`, without a kind of price. */
      address: string;
      /** Address of `/api/v1/prices`, where the phrase named no year: its newest month answers. */
      months: string | null;
    }
  | {
      of: 'latest';
      /** Address of `/api/v1/prices/world`: the newest prices of countries answer, the lowest first. */
      address: string;
    }
  | {
      of: 'city';
      kind: PriceKind | null;
      /** Address of `/api/v1/prices` without a kind of price: of its months the newest answers. */
      address: string;
    }
  | {
      of: 'ranking';
      isLowest: boolean;
      /** Address of `/api/v1/data/ranking/countries`: its first country answers, or its last. */
      address: string;
    }
  | {
      of: 'samples';
      /** `null` for both. */
      side: SampleSide | null;
      /** Address of `/api/v1/germplasm/samples`, with the requested year. */
      address: string;
    };

/** The figure of a crop and subject in a place; `null` where no single number answers, or there is none. */
export function askedFigure(request: {
  crop: SearchCrop;
  subject: SearchSubject;
  area: SearchArea;
  city: SearchCity | null;
  year: number | null;
  /** Whether the year is the first of all until now. */
  isSince: boolean;
  isInDollars?: boolean | undefined;
  asksPartners?: boolean | undefined;
}): AskedFigure | null {
  const { crop, subject, area, city, year, isSince } = request;
  const { figure, asks } = subject;
  const view = request.isInDollars === true ? 'usd' : 'nominal';
  if (figure === null) {
    const isOfSamples = asks === 'samples' || sampleSideOf(subject) !== null;
    if (city !== null)
      // The page of a city's prices has no years.
      return year === null && asks !== null && !isOfSamples
        ? {
            of: 'city',
            kind: priceKindOf(subject),
            address: `/api/v1/prices/${crop.id}/${city.country}?view=${view}&city=${city.id}`,
          }
        : null;
    if (asks === 'prices' && area.kind === 'world' && year === null)
      return { of: 'latest', address: `/api/v1/prices/world/${crop.id}` };
    if (asks === null || area.kind !== 'country') return null;
    const path = `${crop.id}/${area.code}`;
    const span = year === null ? '' : isSince ? `?from=${year}` : `?from=${year}&to=${year}`;
    return isOfSamples
      ? { of: 'samples', side: sampleSideOf(subject), address: `/api/v1/germplasm/samples/${path}${span}` }
      : {
          of: 'prices',
          kind: priceKindOf(subject),
          year: isSince ? null : year,
          address: `/api/v1/prices/years/${path}`,
          months: year === null ? `/api/v1/prices/${path}?view=${view}` : null,
        };
  }
  const indicator = crop.items[figure.indicator];
  const requestedYear = year ?? subject.crops[crop.id] ?? null;
  if (indicator === null || requestedYear === null) return null;
  const element = area.kind === 'country' ? figure.country : figure.aggregate;
  const table = `${crop.table}_${figure.tableSuffix}`;
  return {
    of: 'value',
    element,
    year: requestedYear,
    address: `/api/v1/data/value/${table}/VALUE/${area.code}/${element}/${indicator}`,
    series:
      year === null
        ? `/api/v1/chart/default/${table}/${area.code}?elementIds=[${element}]&cropIds=[${indicator}]`
        : null,
    ...(request.asksPartners === true && { partnersOf: { area: area.code, indicator } }),
  };
}

/** The first or last of all countries by the figure of a crop and subject; `null` where there is none. */
export function askedRanking(
  { crop, subject, year }: { crop: SearchCrop; subject: SearchSubject; year: number | null },
  isLowest: boolean,
): AskedFigure | null {
  const { figure } = subject;
  const indicator = figure === null ? null : crop.items[figure.indicator];
  const rankedYear = year ?? subject.crops[crop.id] ?? null;
  if (figure === null || indicator === null || rankedYear === null) return null;
  const table = `${crop.table}_${figure.tableSuffix}`;
  return {
    ...{ of: 'ranking', isLowest },
    address: `/api/v1/data/ranking/countries/${table}/${figure.country}/${indicator}/${rankedYear}`,
  };
}
