/**
 * Flows of samples of accessions: from the country where an accession was collected or bred (origin) through a genebank to who
 * received samples of it, in samples a year on average.
 */
export interface SampleFlow {
  origin: string;
  genebank: string;
  recipient: string;
  /** Samples a year, above zero. */
  value: number;
}

export type SampleEnd = 'origin' | 'recipient';

/** Selects flows; `null` leaves a side open. */
export interface FlowFilter {
  genebank: string | null;
  /** A country at the end that `direction` names. */
  country: string | null;
  /** Countries of a macro region: the partners of `country`, or without one an end of the flow. */
  macro: ReadonlySet<string> | null;
  direction: SampleEnd | null;
  /** Least samples a year of a single flow. */
  min: number;
}

/** A sum of flows of a country or genebank, with its part of the whole. */
export interface RankedSum {
  code: string;
  value: number;
  share: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function sumOfFlows(flows: readonly SampleFlow[]): number {
  return flows.reduce((total, { value }) => total + value, 0);
}

/** One flow for each origin, genebank and recipient: rows of the same are added. The largest first. */
export function addFlows(rows: readonly SampleFlow[]): SampleFlow[] {
  const flows = new Map<string, SampleFlow>();
  for (const { origin, genebank, recipient, value } of rows) {
    const key = `${origin} ${genebank} ${recipient}`;
    const known = flows.get(key);
    if (known === undefined) flows.set(key, { origin, genebank, recipient, value });
    else known.value += value;
  }
  return [...flows]
    .sort(([a, { value }], [b, other]) => other.value - value || (a < b ? -1 : 1))
    .map(([, flow]) => flow);
}

/** Whether a flow matches at the end `here`, and at the other one. */
function fitsAt(flow: SampleFlow, end: SampleEnd, { country, macro }: FlowFilter): boolean {
  const there = end === 'origin' ? 'recipient' : 'origin';
  if (country === null) return macro?.has(flow[end]) ?? true;
  return flow[end] === country && (macro?.has(flow[there]) ?? true);
}

/** The matching flows, in their order. Without a direction a match at either end is enough. */
export function filterFlows(flows: readonly SampleFlow[], filter: FlowFilter): readonly SampleFlow[] {
  const ends: readonly SampleEnd[] = filter.direction === null ? ['origin', 'recipient'] : [filter.direction];
  return flows.filter(
    (flow) =>
      (filter.genebank === null || flow.genebank === filter.genebank) &&
      flow.value >= filter.min &&
      ends.some((end) => fitsAt(flow, end, filter)),
  );
}

/** Sums by origin, genebank or recipient, the largest first, each with its share of all `flows`. */
export function rankSums(flows: readonly SampleFlow[], by: SampleEnd | 'genebank'): readonly RankedSum[] {
  const sums = new Map<string, { code: string; value: number }>();
  for (const { [by]: code, value } of flows) {
    const known = sums.get(code);
    if (known === undefined) sums.set(code, { code, value });
    else known.value += value;
  }
  const total = sumOfFlows(flows);
  return [...sums.values()]
    .map(({ code, value }) => ({ code, value, share: value / total }))
    .sort((a, b) => b.value - a.value || (a.code < b.code ? -1 : 1));
}

/** The ends of flows as `rankSums` has them, each with the genebank that most of its samples go through. */
export function rankEnds(
  flows: readonly SampleFlow[],
  by: SampleEnd,
): readonly (RankedSum & { genebank: string })[] {
  const ofEnd = new Map<string, SampleFlow[]>();
  for (const flow of flows) {
    const known = ofEnd.get(flow[by]);
    if (known === undefined) ofEnd.set(flow[by], [flow]);
    else known.push(flow);
  }
  return rankSums(flows, by).map((sum) => ({
    ...sum,
    genebank: rankSums(ofEnd.get(sum.code) ?? [], 'genebank')[0]?.code ?? '',
  }));
}

/** What went from a country to another, or stayed within one, through any genebank. */
export interface CountryPair {
  origin: string;
  recipient: string;
  value: number;
  /** Number of genebanks that it went through. */
  genebanks: number;
}

/** Flows added over genebanks, the largest first. */
export function toPairs(flows: readonly SampleFlow[]): readonly CountryPair[] {
  const pairs = new Map<string, CountryPair>();
  for (const { origin, recipient, value } of flows) {
    const key = `${origin} ${recipient}`;
    const known = pairs.get(key);
    if (known === undefined) pairs.set(key, { origin, recipient, value, genebanks: 1 });
    else {
      known.value += value;
      known.genebanks += 1;
    }
  }
  return [...pairs.values()].sort(
    (a, b) => b.value - a.value || (`${a.origin} ${a.recipient}` < `${b.origin} ${b.recipient}` ? -1 : 1),
  );
}

/** The part of flows that stays in the country where the accessions are from. */
export function domesticOf(flows: readonly SampleFlow[]): number {
  return sum(flows.flatMap(({ origin, recipient, value }) => (origin === recipient ? [value] : [])));
}

/** The first `top`, and the number and sum of the others. */
export function splitTop<T extends { value: number }>(
  rows: readonly T[],
  top: number,
): { first: readonly T[]; others: { count: number; value: number } } {
  const others = rows.slice(top);
  return {
    first: rows.slice(0, top),
    others: { count: others.length, value: sum(others.map(({ value }) => value)) },
  };
}

/** A node of the picture from origins through genebanks to recipients; `null` gathers those without a node of their own. */
interface NetworkNode {
  column: 0 | 1 | 2;
  code: string | null;
  value: number;
  /** Number of countries that the node represents. */
  count: number;
}

/** A band of it, from a node to one of the next column. */
interface NetworkLink {
  column: 0 | 1;
  from: string | null;
  to: string | null;
  value: number;
}

export interface Network {
  nodes: readonly NetworkNode[];
  links: readonly NetworkLink[];
}

/** What the columns of the picture are of. */
export const networkColumns = ['origin', 'genebank', 'recipient'] as const;

/**
 * Origins, genebanks and recipients with a node each for the `limit` largest of the countries; the others are gathered. `country`
 * has a node in either column of countries where it has flows. `ranked` are the sums of the flows by each of the columns.
 */
export function toNetwork(
  flows: readonly SampleFlow[],
  ranked: readonly (readonly RankedSum[])[],
  { limit, country }: { limit: number; country: string | null },
): Network {
  const own = ranked.map((sums, at) => {
    const largest = new Set(sums.slice(0, at === 1 ? sums.length : limit).map(({ code }) => code));
    if (country !== null && at !== 1 && sums.some(({ code }) => code === country)) largest.add(country);
    return largest;
  });
  const nodes = ranked.flatMap((sums, at): NetworkNode[] => {
    const column = at === 0 ? 0 : at === 1 ? 1 : 2;
    const named = sums.filter(({ code }) => own[at]?.has(code));
    const rest = sums.filter(({ code }) => !own[at]?.has(code));
    const nodes: NetworkNode[] =
      rest.length === 0
        ? []
        : [{ column, code: null, value: sum(rest.map(({ value }) => value)), count: rest.length }];
    return [...named.map(({ code, value }): NetworkNode => ({ column, code, value, count: 1 })), ...nodes];
  });
  const links: NetworkLink[] = [];
  const known = [0, 1].map(() => new Map<string | null, Map<string | null, { value: number }>>());
  const add = (column: 0 | 1, start: string, to: string, value: number): void => {
    const from = own[column]?.has(start) ? start : null;
    const end = own[column + 1]?.has(to) ? to : null;
    const ofStart = known[column]?.get(from) ?? new Map<string | null, { value: number }>();
    known[column]?.set(from, ofStart);
    const link = ofStart.get(end);
    if (link !== undefined) {
      link.value += value;
      return;
    }
    const first = { column, from, to: end, value };
    ofStart.set(end, first);
    links.push(first);
  };
  for (const { origin, genebank, recipient, value } of flows) {
    add(0, origin, genebank, value);
    add(1, genebank, recipient, value);
  }
  return { nodes, links: links.sort((a, b) => b.value - a.value) };
}

/** Samples that a country provides and receives, over all genebanks and partners. */
export interface CountryStory {
  country: string;
  /** Samples a year of accessions from the country, and those among them that stay in it. */
  origin: number;
  domestic: number;
  /** Genebanks that the former come from, and who receives them; each share is of `origin`. */
  keptIn: readonly RankedSum[];
  sentTo: readonly RankedSum[];
  /** Samples a year that the country receives, and where their accessions are from; each share is of `received`. */
  received: number;
  receivedFrom: readonly RankedSum[];
  /** Genebanks that it receives them from. */
  sentBy: readonly RankedSum[];
}

/** The story of a country; `null` where no flow begins or ends there. */
export function summariseCountry(flows: readonly SampleFlow[], country: string): CountryStory | null {
  const from = flows.filter(({ origin }) => origin === country);
  const to = flows.filter(({ recipient }) => recipient === country);
  if (from.length + to.length === 0) return null;
  return {
    country,
    origin: sumOfFlows(from),
    domestic: domesticOf(from),
    keptIn: rankSums(from, 'genebank'),
    sentTo: rankSums(from, 'recipient'),
    received: sumOfFlows(to),
    receivedFrom: rankSums(to, 'origin'),
    sentBy: rankSums(to, 'genebank'),
  };
}
