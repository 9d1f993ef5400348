import { type GenebankId, genebanks } from '#catalog/germplasm/genebanks.ts';
import { findMacro, macroRegions, worldCode } from '#catalog/regions/index.ts';

/** What the page of delivery networks shows; all of it is in the URL. `null` stands for all. */
export interface DeliveryView {
  genebank: GenebankId | null;
  /** ISO3 code. */
  country: string | null;
  /** M49 code of a macro region. */
  macro: string | null;
  direction: 'origin' | 'recipient' | null;
  /** Least samples a year of a flow. */
  min: number;
  /** How many flows stand alone. */
  top: number;
  tab: 'view' | 'metadata';
  /** Blocks that show their table. */
  tables: readonly string[];
  /** The sum whose rows are shown: origin, genebank and recipient with points between them, `-` for any (`COL.-.USA`). */
  explain: string | null;
}

/** How many flows may stand alone, and how many do where nobody asks. */
export const tops = [10, 25, 50, 100] as const;
const usual = 25;

export const initialDelivery: DeliveryView = {
  genebank: null,
  country: null,
  macro: null,
  direction: null,
  min: 0,
  top: usual,
  tab: 'view',
  tables: [],
  explain: null,
};

const directions = ['origin', 'recipient'] as const;
/** Addresses that pages write name macro regions by their published ids, as those of data pages do. */
const macros = macroRegions.filter(({ code }) => code !== worldCode);
const figure = /^([A-Z]{3}|-)\.([a-z]{2,8}|-)\.([A-Z]{3}|-)$/;
const mostTables = 10;

const oneOf = <T>(allowed: readonly T[], value: unknown): T | null =>
  allowed.find((entry) => entry === value) ?? null;

/** Reads a query string. What it does not know falls back; it never throws. */
export function parseDelivery(search: string): DeliveryView {
  const query = new URLSearchParams(search);
  const country = query.get('country') ?? '';
  const min = query.get('min') ?? '';
  const explain = query.get('explain') ?? '';
  const macro = findMacro(query.get('macro'))?.code ?? worldCode;
  return {
    genebank: oneOf(
      genebanks.map(({ id }) => id),
      query.get('genebank'),
    ),
    country: /^[A-Z]{3}$/.test(country) ? country : null,
    macro: macro === worldCode ? null : macro,
    direction: oneOf(directions, query.get('direction')),
    min: /^\d{1,6}$/.test(min) ? Number(min) : 0,
    top: oneOf(tops, Number(query.get('top'))) ?? usual,
    tab: query.get('tab') === 'metadata' ? 'metadata' : 'view',
    tables: (query.get('table') ?? '')
      .split('~')
      .filter((id) => /^[a-z]+$/.test(id))
      .slice(0, mostTables),
    explain: figure.test(explain) && explain !== '-.-.-' ? explain : null,
  };
}

/** The view as the fields of a form or a query, defaults left out. `version` is the release that the address names. */
export function deliveryFields(
  view: DeliveryView,
  version: string | null,
): readonly (readonly [string, string])[] {
  const fields: [string, string | number | null][] = [
    ['genebank', view.genebank],
    ['country', view.country],
    ['macro', macros.find(({ code }) => code === view.macro)?.id ?? null],
    ['direction', view.direction],
    ['min', view.min === 0 ? null : view.min],
    ['top', view.top === usual ? null : view.top],
    ['tab', view.tab === 'view' ? null : view.tab],
    ['table', view.tables.length === 0 ? null : view.tables.join('~')],
    ['explain', view.explain],
    ['v', version],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]));
}

/** Writes the view as a query string with `?`, or an empty string. */
export function serialiseDelivery(view: DeliveryView, version: string | null): string {
  const text = new URLSearchParams(
    deliveryFields(view, version).map(([name, value]) => [name, value]),
  ).toString();
  return text === '' ? '' : `?${text.replaceAll('%7E', '~')}`;
}

/** The parameters of the view that its answer depends on, as a query string of the API. */
export function flowQuery(view: DeliveryView): string {
  const asked = deliveryFields(view, null)
    .filter(([name]) => ['genebank', 'country', 'direction', 'min', 'top'].includes(name))
    .concat(view.macro === null ? [] : [['macro', view.macro]]);
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked.map(([name, value]) => [name, value]))}`;
}

/** The view after a change, which closes what was explained. */
export function changeDelivery(view: DeliveryView, change: Partial<DeliveryView>): DeliveryView {
  return { ...view, explain: null, ...change };
}

/** Key of the explanation of a sum. */
export function flowKey(of: {
  origin?: string | null;
  genebank?: string | null;
  recipient?: string | null;
}): string {
  return [of.origin, of.genebank, of.recipient].map((part) => part ?? '-').join('.');
}

/** What a key stands for. */
export function readFlowKey(
  key: string,
): Readonly<Record<'origin' | 'genebank' | 'recipient', string | null>> {
  const [origin, genebank, recipient] = key.split('.').map((part) => (part === '-' ? null : part));
  return { origin: origin ?? null, genebank: genebank ?? null, recipient: recipient ?? null };
}
