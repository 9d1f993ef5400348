import { sumOfFigures, sumOfTerms } from './sums.ts';

/** One part of a balance as the source gives it; `value` is `null` where it gives nothing. */
export interface BalancePart {
  id: string;
  element: number;
  value: number | null;
  flag: string;
}

export interface SupplyPart extends BalancePart {
  /** Sign with which the part enters domestic supply: exports and growing stocks take from it. */
  sign: 1 | -1;
}

/** A balance in the unit of its parts. */
export interface Balance {
  supply: readonly SupplyPart[];
  uses: readonly BalancePart[];
  /** Sum of the published parts of supply, each with its sign. */
  domesticSupply: number;
  /** Sum of the uses that the source gives. */
  used: number;
  /** Supply less uses: the unexplained rest. Never spread over the parts. */
  residual: number;
  /** Parts that the source does not give, by id. */
  missing: readonly string[];
  /** Supply and uses agree within what rounding to thousand tonnes can do: 1 % of supply, or 1.5 kt. */
  closes: boolean;
}

/**
 * Adds a balance up, or `null` where one of its sides has no figure: exports or stocks alone are no supply, since production or
 * imports, from which they are subtracted, are unknown.
 */
export function toBalance(supply: readonly SupplyPart[], uses: readonly BalancePart[]): Balance | null {
  const domesticSupply = sumOfTerms(supply);
  const used = uses.flatMap(({ value }) => value ?? []);
  const isSupplied = supply.some(({ value, sign }) => value !== null && sign > 0);
  if (domesticSupply === null || !isSupplied || used.length === 0) return null;
  const residual = sumOfTerms([...supply, ...uses.map(({ value }) => ({ value, sign: -1 as const }))]) ?? 0;
  return {
    supply,
    uses,
    domesticSupply,
    used: sumOfFigures(used),
    residual,
    missing: [...supply, ...uses].flatMap(({ id, value }) => (value === null ? [id] : [])),
    closes: Math.abs(residual) <= Math.max(1.5, 0.01 * Math.abs(domesticSupply)),
  };
}

/** A piece of one of the two bars: where something came from, or where it went. */
export interface BalanceSegment {
  id: string;
  /** Length of the piece; above zero. */
  length: number;
}

/**
 * The balance as two bars of equal length. Subtractions from supply (exports, stocks that grow) become destinations, and a
 * negative use becomes a source; the residual fills the shorter bar. Of a region or the World, `netsTrade`: its countries trade with each
 * other, so imports are harvests that are there already, and only the difference of imports and exports, `trade`, is a piece.
 */
export function toFlows(
  balance: Balance,
  { netsTrade }: { netsTrade: boolean },
): {
  sources: BalanceSegment[];
  destinations: BalanceSegment[];
} {
  const sources: BalanceSegment[] = [];
  const destinations: BalanceSegment[] = [];
  const put = (id: string, value: number, at: BalanceSegment[], other: BalanceSegment[]): void => {
    if (value > 0) at.push({ id, length: value });
    if (value < 0) other.push({ id, length: -value });
  };
  const isTraded = ({ id }: BalancePart): boolean => netsTrade && (id === 'imports' || id === 'exports');
  put('trade', sumOfTerms(balance.supply.filter(isTraded)) ?? 0, sources, destinations);
  for (const { id, value, sign } of balance.supply.filter((part) => !isTraded(part)))
    put(id, sign * (value ?? 0), sources, destinations);
  for (const { id, value } of balance.uses) put(id, value ?? 0, destinations, sources);
  put('residual', balance.residual, destinations, sources);
  return { sources, destinations };
}

export type BalanceSum = 'total.supply' | 'total.use' | 'residual';

/** Which given parts a sum of the balance adds and takes, by element. */
export function elementsOfSum(
  sum: BalanceSum,
  { supply, uses }: Balance,
): { plus: number[]; minus: number[] } {
  const elementsOf = (parts: readonly BalancePart[]): number[] =>
    parts.flatMap((part) => (part.value === null ? [] : [part.element]));
  const added = elementsOf(supply.filter(({ sign }) => sign > 0));
  const subtracted = elementsOf(supply.filter(({ sign }) => sign < 0));
  if (sum === 'total.supply') return { plus: added, minus: subtracted };
  if (sum === 'total.use') return { plus: elementsOf(uses), minus: [] };
  return { plus: added, minus: [...subtracted, ...elementsOf(uses)] };
}

export function isBalanceSum(id: string): id is BalanceSum {
  return id === 'total.supply' || id === 'total.use' || id === 'residual';
}
