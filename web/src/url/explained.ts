import type { ExplainedView } from '#contract/explain.ts';

/** A figure whose explanation is open, as the address names it: `RWA.6.2017`, `RWA.1.2017.2511`, `RWA.5510.2022~capita`. */
export interface ExplainedKey {
  area: string;
  element: number;
  year: number;
  /** Another item than the page's: of a ranking where the element is a rank, else the indicator of the figure. */
  item: string | null;
  /** What the view makes of the figure; `null` for the figure as it is. */
  as: ExplainedView | null;
}

const pattern = /^([A-Z]{3,4}|\d{3})\.(\d{1,6})\.(\d{4})(?:\.([a-z0-9_]{1,60}))?(?:~(.{1,120}))?$/;

const perInhabitant: ExplainedView = { kind: 'per-inhabitant' };

/** Ids out of `-5511-5611`. */
const idsOf = (text = ''): number[] => text.split('-').slice(1).map(Number);

/** Reads what a view makes of a figure; `undefined` for anything that none does. */
function parseView(text: string): ExplainedView | undefined {
  if (text === 'capita') return perInhabitant;
  const change = /^(capita-)?(since|growth)-(\d{4})$/.exec(text);
  if (change !== null) {
    const [, capita, kind, since] = change;
    return {
      kind: 'change',
      since: Number(since),
      relative: kind === 'growth',
      perInhabitant: capita !== undefined,
    };
  }
  const part = /^(area|yield|change)-(\d{1,6})-(since|growth)-(\d{4})$/.exec(text);
  if (part !== null) {
    const [, of, factor, kind, since] = part;
    return {
      kind: 'part',
      of: of === 'area' || of === 'yield' ? of : 'change',
      factor: Number(factor),
      since: Number(since),
      relative: kind === 'growth',
    };
  }
  const partner = /^with-([A-Z]{3})$/.exec(text)?.[1];
  if (partner !== undefined) return { kind: 'flow', partner };
  const flows =
    /^flows-(shown|reported|mirror)(?:-from-(\w{3,9}))?(?:-to-(\w{3,9}))?(?:-beyond-(\d{1,3}))?$/.exec(text);
  if (flows !== null) return parseFlows(flows);
  const sum = /^sum((?:-\d{1,6}){1,16})(?:-less((?:-\d{1,6}){1,16}))?$/.exec(text);
  if (sum !== null) return { kind: 'sum', plus: idsOf(sum[1]), minus: idsOf(sum[2]) };
  const parts = /^of((?:-\d{1,6}){1,12})$/.exec(text);
  return parts === null ? undefined : { kind: 'share', parts: idsOf(parts[1]) };
}

/** Either end is a country or `beyond7`. */
function parseFlows([, by, from, to, beyond]: readonly (string | undefined)[]): ExplainedView | undefined {
  const endOf = (text: string | undefined): string | number | null | undefined => {
    if (text === undefined) return null;
    if (/^[A-Z]{3}$/.test(text)) return text;
    const count = /^beyond(\d{1,3})$/.exec(text)?.[1];
    return count === undefined ? undefined : Number(count);
  };
  const [origin, destination] = [endOf(from), endOf(to)];
  if (origin === undefined || destination === undefined) return undefined;
  const side = by === 'reported' || by === 'mirror' ? by : 'shown';
  return { kind: 'flows', by: side, origin, destination, beyond: Number(beyond ?? 0) };
}

const endText = (end: string | number): string => (typeof end === 'number' ? `beyond${end}` : end);

const sinceText = ({ relative, since }: { relative: boolean; since: number }): string =>
  `${relative ? 'growth' : 'since'}-${since}`;

function viewText(view: ExplainedView): string {
  switch (view.kind) {
    case 'per-inhabitant':
      return 'capita';
    case 'change':
      return `${view.perInhabitant ? 'capita-' : ''}${sinceText(view)}`;
    case 'part':
      return `${view.of}-${view.factor}-${sinceText(view)}`;
    case 'flow':
      return `with-${view.partner}`;
    case 'sum':
      return ['sum', ...view.plus, ...(view.minus.length === 0 ? [] : ['less', ...view.minus])].join('-');
    case 'flows':
      return [
        `flows-${view.by}`,
        ...(view.origin === null ? [] : [`from-${endText(view.origin)}`]),
        ...(view.destination === null ? [] : [`to-${endText(view.destination)}`]),
        ...(view.beyond === 0 ? [] : [`beyond-${view.beyond}`]),
      ].join('-');
    case 'share':
      return `of-${view.parts.join('-')}`;
  }
}

/** Reads a key; `null` for anything else. */
export function parseExplained(text: string): ExplainedKey | null {
  const [, area, element, year, item, view] = pattern.exec(text) ?? [];
  if (area === undefined) return null;
  const as = view === undefined ? null : parseView(view);
  return as === undefined
    ? null
    : { area, element: Number(element), year: Number(year), item: item ?? null, as };
}

/** Writes a key. */
export function explainedKey(
  area: string,
  element: number,
  year: number,
  { item, as }: { item?: string | undefined; as?: ExplainedView | null | undefined } = {},
): string {
  const figure = [area, element, year, ...(item === undefined ? [] : [item])].join('.');
  return as == null ? figure : `${figure}~${viewText(as)}`;
}

/** How a figure is shown per inhabitant, or as it is. */
export const asPerInhabitant = (divided: boolean): ExplainedView | null => (divided ? perInhabitant : null);
