/** The filter value for rows whose source states no value. */
export const unsaid = 'none';

/** How many letters a code may have. */
const longestCode = 120;

/** One value of a list of codes, or any code; a row may have several, or none. */
export interface Choice<Row> {
  kind: 'choice';
  of: (row: Row) => string | null | readonly string[];
  /** The codes there are; without them any code that looks like one. */
  values: readonly string[] | null;
  /** The pattern of a code. */
  looks: RegExp;
  longest: number;
  /** Whether `none` selects the rows without a value. */
  hasUnsaid: boolean;
  /** What each code is the code of, where the release knows them all: another one is refused. */
  names: 'crop' | 'country' | 'source' | null;
  example: string | null;
}

/** Words that must each begin a word of the row's texts; accents and case are ignored. */
export interface Search<Row> {
  kind: 'search';
  of: (row: Row) => readonly string[];
  longest: number;
  /** A second test for a match, such as by the row's own number. */
  also: (asked: string) => ((row: Row) => boolean) | null;
  example: string | null;
}

/** One end of a range in which a row's number has to lie; a row without a number never matches. */
export interface Limit<Row> {
  kind: 'limit';
  of: (row: Row) => number | null | { low: number; high: number };
  /** `contains` selects rows whose range includes the number. */
  side: 'from' | 'to' | 'contains';
  least: number;
  most: number;
}

export type Filter<Row> = Choice<Row> | Search<Row> | Limit<Row>;

/** An order of the rows: the value to sort by, and the default direction. */
interface Sort<Row> {
  of: (row: Row) => string | number | null;
  first: 'asc' | 'desc';
}

/** A kind of record: its filters and orders, by the names of their parameters. Everything that a list of it does follows from here. */
export interface Dataset<
  Row,
  Filters = Readonly<Record<string, Filter<Row>>>,
  Order extends string = string,
> {
  id: string;
  filters: Filters;
  sorts: Readonly<Record<Order, Sort<Row>>>;
  /** The default order. */
  sort: NoInfer<Order>;
  /** The order of equal rows; those that are equal here, too, stay as they came. */
  tie: (row: Row) => string;
  /** Rows on a page. */
  onPage: number;
  /** Whether a file leaves out rows that may not be redistributed, with their number; otherwise it is refused. */
  handsOnParts?: boolean;
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Codes of a list. */
export const choice = <Row>(
  of: Choice<Row>['of'],
  values: readonly string[] | null = null,
  rest: Partial<Omit<Choice<Row>, 'kind' | 'of' | 'values'>> = {},
): Choice<Row> => ({
  kind: 'choice',
  of,
  values: rest.hasUnsaid === true && values !== null ? [...values, unsaid] : values,
  looks: slug,
  longest: longestCode,
  hasUnsaid: false,
  names: null,
  example: null,
  ...rest,
});

/** A crop of the observatory. */
export const crop = <Row>(of: Choice<Row>['of'], rest: Partial<Choice<Row>> = {}): Choice<Row> =>
  choice(of, null, { looks: /^[a-z]+(-[a-z]+)*$/, longest: 40, names: 'crop', example: 'beans', ...rest });

/** A country by its ISO 3166-1 code of three letters. */
export const country = <Row>(of: Choice<Row>['of'], rest: Partial<Choice<Row>> = {}): Choice<Row> =>
  choice(of, null, { looks: /^[A-Z]{3}$/, longest: 3, names: 'country', example: 'KEN', ...rest });

/** A source by its key. */
export const source = <Row>(of: Choice<Row>['of']): Choice<Row> => choice(of, null, { names: 'source' });

/** Words of the row's texts. */
export const search = <Row>(
  of: Search<Row>['of'],
  rest: Partial<Omit<Search<Row>, 'kind' | 'of'>> = {},
): Search<Row> => ({ kind: 'search', of, longest: 80, also: () => null, example: null, ...rest });

/** One end of a range of numbers. */
export const limit = <Row>(
  side: Limit<Row>['side'],
  of: Limit<Row>['of'],
  [least, most]: readonly [number, number] = [1900, 2200],
): Limit<Row> => ({ kind: 'limit', of, side, least, most });

/** Declares a kind of record. Fails where its default order is none of its orders. */
export function dataset<Row>() {
  return <const F extends Readonly<Record<string, Filter<Row>>>, const O extends string>(
    declared: Dataset<Row, F, O>,
  ): Dataset<Row, F, O> => {
    if (!Object.hasOwn(declared.sorts, declared.sort))
      throw new Error(`The records ${declared.id} have no order ${declared.sort}.`);
    return declared;
  };
}
