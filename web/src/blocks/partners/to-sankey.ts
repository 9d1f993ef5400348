import type { FlowId } from '#catalog/section.ts';
import { type FlowEnd, type FlowRow, largestEnds } from '#domain/flows.ts';
import type { SankeyLink, SankeyNode } from '../../charts/sankey/sankey-model.ts';

/** A picture of flows without words: its nodes, and the amounts between them. */
export interface FlowPicture {
  nodes: readonly (Pick<SankeyNode, 'id' | 'column' | 'selected' | 'rest'> & {
    /** Country or area; `null` gathers the others. */
    area: string | null;
    sum: number;
    /** Number of partners that the node has, or gathers. */
    count: number;
    end: FlowEnd | 'middle';
    flow: FlowId;
    /** The flow, where the node has a single one. */
    only: FlowRow | null;
  })[];
  links: readonly (SankeyLink & {
    /** `null` where the others are gathered. */
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
}): FlowPicture {
  const { imports, exports, centre, limit } = options;
  if (centre === null) {
    const rows = exports.length > 0 ? exports : imports;
    const from: Side = { column: 0, end: 'origin', codes: largestEnds(rows, 'origin', limit) };
    const to: Side = { column: 1, end: 'destination', codes: largestEnds(rows, 'destination', limit) };
    return draw([{ flow: exports.length > 0 ? '2' : '1', rows, from, to }], null);
  }
  const middle: Side = { column: imports.length > 0 ? 1 : 0, end: 'middle', codes: [centre] };
  const parts: FlowColumns[] = [];
  if (imports.length > 0) {
    const from: Side = { column: 0, end: 'origin', codes: largestEnds(imports, 'origin', limit) };
    parts.push({ flow: '1', rows: imports, from, to: middle });
  }
  if (exports.length > 0) {
    const to: Side = {
      column: middle.column + 1,
      end: 'destination',
      codes: largestEnds(exports, 'destination', limit),
    };
    parts.push({ flow: '2', rows: exports, from: middle, to });
  }
  return draw(parts, centre);
}

function draw(parts: readonly FlowColumns[], centre: string | null): FlowPicture {
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
    const sum = (known?.sum ?? 0) + row.shown;
    members.set(id, { side, area, partners, sum, flow, only: known === undefined ? row : null });
    return [id, area];
  };
  for (const { flow, rows, from, to } of parts) {
    for (const row of rows) {
      if (row.shown <= 0) continue;
      const [start, origin] = nodeOf(from, row.origin, { flow, row, partner: row.destination });
      const [end, destination] = nodeOf(to, row.destination, { flow, row, partner: row.origin });
      const id = `${start} ${end}`;
      const known = links.get(id);
      links.set(id, {
        id,
        from: start,
        to: end,
        value: (known?.value ?? 0) + row.shown,
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
