import { setImmediate as otherRequests } from 'node:timers/promises';
import type { FlowEnds, FlowPage } from '#contract/flows.ts';
import {
  domesticOf,
  type FlowFilter,
  filterFlows,
  networkColumns,
  type RankedSum,
  rankEnds,
  rankSums,
  type SampleFlow,
  splitTop,
  summariseCountry,
  toNetwork,
  toPairs,
} from '#domain/germplasm/sample-flows.ts';
import { cut, type ReadFlows, sumText } from './read-flows.ts';

/** Countries of a side that have a node of their own in the picture of bands. */
const nodesOfSide = 8;
/** Countries of a side that are listed. */
const listed = 10;

const shares = (sums: readonly RankedSum[]): RankedSum[] =>
  sums.map(({ code, value, share }) => ({ code, value: cut(value), share: cut(share) }));

function toEnds(sums: readonly RankedSum[]): FlowEnds {
  const { first, others } = splitTop(sums, listed);
  return { first: shares(first), others: { count: others.count, value: cut(others.value) } };
}

/** The flows from the chosen country, or from everywhere, by genebank and recipient. */
async function toJourney(all: readonly SampleFlow[], filter: FlowFilter): Promise<FlowPage['journey']> {
  const flows = filter.direction === 'recipient' ? [] : filterFlows(all, { ...filter, direction: 'origin' });
  if (flows.length === 0) return null;
  const ends = (by: 'origin' | 'recipient') =>
    rankEnds(flows, by).map(({ code, value, genebank }) => ({ code, value: cut(value), genebank }));
  const origins = ends('origin').slice(0, nodesOfSide);
  await otherRequests();
  const recipients = ends('recipient');
  await otherRequests();
  // Genebanks are those of the catalog.
  return {
    value: sumText(flows),
    origins,
    genebanks: shares(rankSums(flows, 'genebank')),
    recipients,
  } as FlowPage['journey'];
}

/** The page's view of the flows that fit. */
export async function toFlowPage(
  { flows: all, countries, leftOut, check }: ReadFlows,
  filter: FlowFilter,
  top: number,
): Promise<Omit<FlowPage, 'source' | 'harvest' | 'seed'>> {
  const flows = filterFlows(all, filter);
  // Each pass over 28,622 flows takes some milliseconds; other requests go in between.
  await otherRequests();
  const pairs = splitTop(toPairs(flows), top);
  await otherRequests();
  const single = splitTop(flows, top);
  await otherRequests();
  const ranked: RankedSum[][] = [];
  for (const by of networkColumns) {
    ranked.push([...rankSums(flows, by)]);
    await otherRequests();
  }
  const [origins = [], genebanks = [], recipients = []] = ranked;
  const network = toNetwork(flows, ranked, { limit: nodesOfSide, country: filter.country });
  await otherRequests();
  const journey = await toJourney(all, filter);
  await otherRequests();
  const story = filter.country === null ? null : summariseCountry(all, filter.country);
  await otherRequests();
  const cutSums = <T extends { value: number }>(rows: readonly T[]): T[] =>
    rows.map((row) => ({ ...row, value: cut(row.value) }));
  const cutRest = <T extends { value: number }>(rest: T): T => ({ ...rest, value: cut(rest.value) });
  return {
    all: { flows: all.length, value: sumText(all) },
    countries: [...countries],
    shown: { flows: flows.length, value: sumText(flows), domestic: cut(domesticOf(flows)) },
    pairs: { first: cutSums(pairs.first), others: cutRest(pairs.others) },
    flows: {
      // The contract names genebanks of the catalog, which are all that a release has.
      first: cutSums(single.first) as FlowPage['flows']['first'],
      others: cutRest(single.others),
    },
    origins: toEnds(origins),
    genebanks: shares(genebanks),
    recipients: toEnds(recipients),
    network: { nodes: cutSums(network.nodes), links: cutSums(network.links) },
    journey,
    story:
      story === null
        ? null
        : {
            country: story.country,
            origin: cut(story.origin),
            domestic: cut(story.domestic),
            keptIn: shares(story.keptIn),
            sentTo: toEnds(story.sentTo),
            received: cut(story.received),
            receivedFrom: toEnds(story.receivedFrom),
            sentBy: shares(story.sentBy),
          },
    left_out: leftOut,
    check,
  };
}
