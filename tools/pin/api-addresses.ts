import { z } from 'zod';
import type { RouteContract } from '#contract/route.ts';
import { figureLists, figures, particular, places, ranks, traded, type Values, values } from './spread.ts';

/** A requested address, and the route by which differences are counted. */
export interface RoutedAddress {
  route: string;
  address: string;
}

interface Parameter {
  name: string;
  /** Its values in turn: those of its schema, else those of the spread for its name. */
  inTurn: readonly string[];
  isNeeded: boolean;
}

/** Of a route over figures, one in so many is requested, a different one for each route. */
const oneFigureIn = 8;
/** Of a filter with more values than these, the first are requested. */
const mostValues = 3;

function listParameters(shape: z.ZodObject): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => {
    const { enum: listed, examples } = typeof schema === 'object' ? schema : {};
    const inTurn =
      listed?.map(String) ?? values[name] ?? (Array.isArray(examples) ? examples.map(String) : []);
    return { name, inTurn, isNeeded: required.includes(name) };
  });
}

/** What goes together in an address that takes these parameters; empty where each goes by itself. */
function listScopes(names: readonly string[], turn: number): readonly Values[] {
  if (names.includes('elementId')) {
    // A route with an area and no table is a rank among crops.
    const isRank = names.includes('countryCode') && !names.includes('table');
    return (isRank ? ranks : figures).filter((_, at) => (at + turn) % (isRank ? 3 : oneFigureIn) === 0);
  }
  if (names.includes('table')) return figureLists;
  if (names.includes('cropIds')) return traded;
  return names.includes('iso3') && names.includes('crop') ? places : [];
}

function write(path: string, query: readonly Parameter[], values: Values): string {
  const place = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  const search = query.map(({ name }) => `${name}=${encodeURIComponent(values[name] ?? '')}`);
  return search.length === 0 ? place : `${place}?${search.join('&')}`;
}

/**
 * Addresses of a route: with its required values in turn, with each value of its options, and with wrong ones. `turn` is the
 * route's place in the list, so that neighbours use other figures.
 */
export function listOfRoute({ path, params, query }: RouteContract, turn: number): string[] {
  const takes = listParameters(query);
  const search = takes.filter(({ isNeeded }) => isNeeded);
  const needed = [...listParameters(params), ...search];
  const scopes = listScopes(
    needed.map(({ name }) => name),
    turn,
  );
  const most = Math.max(1, ...needed.map(({ inTurn }) => inTurn.length));
  const bases = (scopes.length > 0 ? scopes : Array<Values>(most).fill({})).map((scope, at): Values => {
    const ownValues = needed.map(({ name, inTurn }) => [name, inTurn[at % inTurn.length] ?? '']);
    return { ...Object.fromEntries(ownValues), ...scope };
  });
  const plain = bases.map((base) => write(path, search, base));
  const add = (address: string, text: string): string =>
    `${address}${address.includes('?') ? '&' : '?'}${text}`;
  const besides = takes
    .filter(({ name, isNeeded }) => !isNeeded && name !== 'v')
    .flatMap(({ name, inTurn }) =>
      inTurn
        .slice(0, mostValues)
        .map((value, at) => add(plain[at % 2] ?? plain[0] ?? path, `${name}=${encodeURIComponent(value)}`)),
    );
  const wrongly = needed.map(({ name }, at) =>
    write(path, search, { ...bases[0], [name]: at % 2 === 0 ? 'zzz' : '999999' }),
  );
  return [...new Set([...plain, ...besides, ...wrongly, add(plain[0] ?? path, 'nonsense=1')])];
}

/** Every requested address of the interface, by route. */
export function listApi(routes: readonly RouteContract[]): RoutedAddress[] {
  const byRoute = routes.flatMap((route, turn) =>
    listOfRoute(route, turn).map((address) => ({ route: route.path, address })),
  );
  return [...byRoute, ...particular.map((address) => ({ route: 'particular', address }))];
}
