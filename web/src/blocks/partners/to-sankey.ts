import type { FlowId } from '#catalog/section.ts';
import type { SankeyLink, SankeyNode } from '../../charts/sankey/sankey-model.ts';
import type { PartnerRow } from './to-partners.ts';

/** A picture of flows before it has words: who stands where, and how much goes from whom to whom. */
export interface FlowPicture {
  nodes: readonly (Pick<SankeyNode, 'id' | 'column' | 'selected' | 'rest'> & {
    /** Country or area; `null` gathers the others. */
    area: string | null;
    sum: number;
    /** How many partners the node has, or gathers. */
    count: number;
  })[];
  links: readonly (SankeyLink & {
    /** `null` where the others are gathered. */
    origin: string | null;
    destination: string | null;
    /** Whether it is seen from who imports (1) or from who exports (2). */
    flow: FlowId;
    /** How many flows it gathers. */
    count: number;
  })[];
}

interface Part {
  flow: FlowId;
  rows: readonly PartnerRow[];
  from: Side;
  to: Side;
}

interface Side {
  column: number;
  prefix: string;
  codes: readonly string[];
}

/** Codes with the largest sums, in the order of these. */
function largest(rows: readonly PartnerRow[], end: 'origin' | 'destination', limit: number): string[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row[end], (sums.get(row[end]) ?? 0) + row.shown);
  return [...sums]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([code]) => code);
}

/**
 * Exporters at the left, importers at the right; those beyond the first `limit` of each side are gathered. With `centre`
 * the flows of one area: its origins, itself, its destinations.
 */
export function toPicture(options: {
  imports: readonly PartnerRow[];
  exports: readonly PartnerRow[];
  centre: string | null;
  limit: number;
}): FlowPicture {
  const { imports, exports, centre, limit } = options;
  if (centre === null) {
    const rows = exports.length > 0 ? exports : imports;
    const from: Side = { column: 0, prefix: 'o', codes: largest(rows, 'origin', limit) };
    const to: Side = { column: 1, prefix: 'd', codes: largest(rows, 'destination', limit) };
    return draw([{ flow: exports.length > 0 ? '2' : '1', rows, from, to }], null);
  }
  const middle: Side = { column: imports.length > 0 ? 1 : 0, prefix: 'm', codes: [centre] };
  const parts: Part[] = [];
  if (imports.length > 0) {
    const from: Side = { column: 0, prefix: 'o', codes: largest(imports, 'origin', limit) };
    parts.push({ flow: '1', rows: imports, from, to: middle });
  }
  if (exports.length > 0) {
    const to: Side = {
      column: middle.column + 1,
      prefix: 'd',
      codes: largest(exports, 'destination', limit),
    };
    parts.push({ flow: '2', rows: exports, from: middle, to });
  }
  return draw(parts, centre);
}

function draw(parts: readonly Part[], centre: string | null): FlowPicture {
  const links = new Map<string, FlowPicture['links'][number]>();
  const members = new Map<string, { side: Side; area: string | null; partners: Set<string>; sum: number }>();
  const nodeOf = (side: Side, code: string, partner: string, value: number): [string, string | null] => {
    const area = side.codes.includes(code) ? code : null;
    const id = `${side.prefix}-${area ?? 'rest'}`;
    const known = members.get(id) ?? { side, area, partners: new Set<string>(), sum: 0 };
    // A gathered node counts whom it gathers, every other one its partners.
    known.partners.add(area === null ? code : partner);
    members.set(id, { ...known, sum: known.sum + value });
    return [id, area];
  };
  for (const { flow, rows, from, to } of parts) {
    for (const row of rows) {
      if (row.shown <= 0) continue;
      const [start, origin] = nodeOf(from, row.origin, row.destination, row.shown);
      const [end, destination] = nodeOf(to, row.destination, row.origin, row.shown);
      const id = `${start} ${end}`;
      const known = links.get(id);
      links.set(id, {
        id,
        from: start,
        to: end,
        value: (known?.value ?? 0) + row.shown,
        open: (known?.open ?? true) && row.reported === null,
        origin,
        destination,
        flow,
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  const order = ({ side, area }: { side: Side; area: string | null }): number =>
    area === null ? side.codes.length : side.codes.indexOf(area);
  return {
    nodes: [...members]
      .sort(([, a], [, b]) => a.side.column - b.side.column || order(a) - order(b))
      .map(([id, { side, area, partners, sum }]) => ({
        id,
        column: side.column,
        area,
        sum,
        count: partners.size,
        selected: area !== null && area === centre,
        rest: area === null,
      })),
    links: [...links.values()].sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1)),
  };
}
