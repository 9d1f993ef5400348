import { tradeElements } from '#catalog/elements/trade.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { FlowId } from '#catalog/section.ts';
import { type FlowEnd, type FlowRow, flowValue, largestEnds, sumOfFlows } from '#domain/flows.ts';
import { isCountry } from '../../api/data-view.tsx';
import type { ShownFlows } from '../../api/trade-flows.ts';
import type { SankeyLink, SankeyNode } from '../../charts/sankey/sankey-model.ts';
import { partInSentence } from '../../i18n/amounts.ts';
import { type AreaWords, areaName, areaWords } from '../../i18n/area-words.ts';
import { figureScale, scaleValues } from '../../i18n/figure-scale.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { columnText, scaledTexts } from '../../i18n/number-lists.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { drawnKey, sumKey } from './to-partners.ts';
import type { TradeRows } from './trade-rows.ts';

const limit = 7;

type Picture = ReturnType<typeof toPicture>;
type Node = Picture['nodes'][number];

export type FlowsModel = ReturnType<typeof toFlowsModel>;

export function toFlowsModel({ flows, rows, sides }: TradeRows, shown: readonly FlowId[], speech: Speech) {
  const { words } = speech;
  const element = tradeElements[flows.measure]['1'];
  const picture = toPicture({
    imports: shown.includes('1') ? rows['1'] : [],
    exports: shown.includes('2') ? rows['2'] : [],
    centre: isCountry(flows.area) ? flows.area : null,
    limit,
    sides,
  });
  // A sum of imports and exports has no meaning.
  const isSummed = ({ selected }: Node): boolean => selected !== true || shown.length < 2;
  // The country in the middle has no number: it does not decide how the others are rounded.
  const sums = picture.nodes.filter(isSummed).map(({ sum }) => sum);
  // The scale is that of the flows, as the title has the largest of them.
  const named = picture.links.filter(({ origin, destination }) => origin !== null && destination !== null);
  const scale = figureScale(element, scaleValues(named.map(({ value }) => value)), speech);
  const short = scaledTexts(sums, scale, speech.formats);
  const down = columnText(sums.map(scale.amount), speech.formats, { down: true });
  // A country's sum is at least that: a partner with all of it never has more.
  const wholes = shown
    .map((flow) => ({ flow, sum: sumOfFlows(rows[flow], sides[flow]) }))
    .filter(({ sum }) => sum > 0);
  const isWhole = (value: number): boolean =>
    isCountry(flows.area) && wholes.some(({ sum }) => sum === value);
  const endOf = (area: string | null): string | number | null => {
    if (area === null) return limit;
    return area === flows.area ? null : area;
  };
  const texts: NodeTexts = {
    ...{ flows, sides, words, endOf, isSummed },
    short: (value) => (isWhole(value) ? down(scale.amount(value)) : short(value)),
    amount: (value) =>
      `${formatFigure(element, value, speech.formats)} ${words(`trade.unit.${flows.answer.unit}`)}`,
  };
  const flowText = (link: Picture['links'][number], value: string): string =>
    words('trade.sankey.flow', {
      originFrom: endWords(words, link.origin).areaFrom,
      destinationTo: endWords(words, link.destination).areaTo,
      value,
    });
  return {
    ...{ flows, sides, shown, element, isWhole },
    // All that the World buys has been sold.
    sums: flows.area === worldCode ? wholes.slice(0, 1) : wholes,
    scaleUnit: scale.unit,
    largest: named[0],
    nodes: picture.nodes.map((node) => toNode(node, texts)),
    links: picture.links.map((link) => ({
      ...link,
      explain:
        link.only === null
          ? sumKey(link.flow, flows, {
              by: sides[link.flow],
              origin: endOf(link.origin),
              destination: endOf(link.destination),
            })
          : drawnKey(link.only, link.flow, sides[link.flow], flows),
      text: flowText(link, texts.amount(link.value)),
      sentence: flowText(link, partInSentence(element, link.value, isWhole(link.value), speech)),
    })),
  };
}

interface NodeTexts {
  flows: ShownFlows;
  sides: TradeRows['sides'];
  words: Words;
  short(value: number): string;
  amount(value: number): string;
  endOf(area: string | null): string | number | null;
  isSummed(node: Node): boolean;
}

function toNode(node: Node, { flows, sides, words, short, amount, endOf, isSummed }: NodeTexts) {
  const label =
    node.area === null
      ? words('trade.sankey.others.count', { count: node.count })
      : areaName(words, node.area);
  const named = { ...node, label };
  if (!isSummed(node)) return { ...named, valueLabel: '' };
  const valueLabel = short(node.sum);
  // A single flow is announced and listed as such.
  if (node.only !== null)
    return { ...named, valueLabel, explain: drawnKey(node.only, node.flow, sides[node.flow], flows) };
  const ends = node.end === 'middle' ? {} : { [node.end]: endOf(node.area) };
  const sum = { end: node.end, area: label, value: amount(node.sum) };
  return {
    ...named,
    valueLabel,
    text: words('trade.sankey.sum', sum),
    explain: sumKey(node.flow, flows, { by: sides[node.flow], ...ends }),
  };
}

/** An end of a flow after its preposition; `null` is all that have no band of their own. */
export function endWords(words: Words, area: string | null): Pick<AreaWords, 'areaFrom' | 'areaTo'> {
  return area === null
    ? { areaFrom: words('trade.sankey.others.from'), areaTo: words('trade.sankey.others.to') }
    : areaWords(words, area);
}

interface FlowPicture {
  nodes: readonly (Pick<SankeyNode, 'id' | 'column' | 'selected' | 'rest'> & {
    /** Country or area; `null` gathers the others. */
    area: string | null;
    sum: number;
    count: number;
    end: FlowEnd | 'middle';
    flow: FlowId;
    only: FlowRow | null;
  })[];
  links: readonly (SankeyLink & {
    origin: string | null;
    destination: string | null;
    /** Seen from the importer (1) or the exporter (2). */
    flow: FlowId;
    count: number;
    only: FlowRow | null;
  })[];
}

interface FlowColumns {
  flow: FlowId;
  rows: readonly FlowRow[];
  from: Side;
  to: Side;
}

interface Side {
  column: number;
  end: FlowEnd | 'middle';
  codes: readonly string[];
}

interface Member {
  side: Side;
  area: string | null;
  partners: Set<string>;
  sum: number;
  flow: FlowId;
  only: FlowRow | null;
}

/** Exporters at the left, importers at the right, the rest gathered. With `centre` the flows of one area: origins, itself, destinations. */
export function toPicture(options: {
  imports: readonly FlowRow[];
  exports: readonly FlowRow[];
  centre: string | null;
  limit: number;
  sides: TradeRows['sides'];
}): FlowPicture {
  const { imports, exports, centre, limit, sides } = options;
  const endsOf = (rows: readonly FlowRow[], flow: FlowId, end: FlowEnd, column: number): Side => ({
    ...{ column, end },
    codes: largestEnds(rows, end, limit, sides[flow]),
  });
  if (centre === null) {
    const [flow, rows] = exports.length > 0 ? (['2', exports] as const) : (['1', imports] as const);
    const [from, to] = [endsOf(rows, flow, 'origin', 0), endsOf(rows, flow, 'destination', 1)];
    return draw([{ flow, rows, from, to }], null, sides);
  }
  const middle: Side = { column: imports.length > 0 ? 1 : 0, end: 'middle', codes: [centre] };
  const into: FlowColumns = {
    ...{ flow: '1', rows: imports },
    ...{ from: endsOf(imports, '1', 'origin', 0), to: middle },
  };
  const outOf: FlowColumns = {
    ...{ flow: '2', rows: exports, from: middle },
    to: endsOf(exports, '2', 'destination', middle.column + 1),
  };
  return draw([into, outOf], centre, sides);
}

function draw(parts: readonly FlowColumns[], centre: string | null, sides: TradeRows['sides']): FlowPicture {
  const links = new Map<string, FlowPicture['links'][number]>();
  const members = new Map<string, Member>();
  const nodeOf = (
    side: Side,
    code: string,
    { flow, row, partner }: { flow: FlowId; row: FlowRow; partner: string },
  ): [string, string | null] => {
    const area = side.codes.includes(code) ? code : null;
    const id = `${side.end.charAt(0)}-${area ?? 'rest'}`;
    const known = members.get(id);
    // A gathered node counts its countries, every other one its partners.
    const partners = (known?.partners ?? new Set<string>()).add(area === null ? code : partner);
    const sum = (known?.sum ?? 0) + flowValue(row, sides[flow]);
    members.set(id, { side, area, partners, sum, flow, only: known === undefined ? row : null });
    return [id, area];
  };
  for (const { flow, rows, from, to } of parts) {
    for (const row of rows) {
      const value = flowValue(row, sides[flow]);
      if (value <= 0) continue;
      const [start, origin] = nodeOf(from, row.origin, { flow, row, partner: row.destination });
      const [end, destination] = nodeOf(to, row.destination, { flow, row, partner: row.origin });
      const id = `${start} ${end}`;
      const known = links.get(id);
      links.set(id, {
        id,
        from: start,
        to: end,
        value: (known?.value ?? 0) + value,
        origin,
        destination,
        flow,
        count: (known?.count ?? 0) + 1,
        only: known === undefined ? row : null,
      });
    }
  }
  const order = ({ side, area }: Member): number =>
    area === null ? side.codes.length : side.codes.indexOf(area);
  return {
    nodes: [...members]
      .sort(([, a], [, b]) => a.side.column - b.side.column || order(a) - order(b))
      .map(([id, { side, area, partners, sum, flow, only }]) => ({
        id,
        column: side.column,
        area,
        sum,
        count: partners.size,
        end: side.end,
        flow,
        only,
        selected: area !== null && area === centre,
        rest: area === null,
      })),
    links: [...links.values()].sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1)),
  };
}
