import { genebanks } from '#catalog/germplasm/genebanks.ts';
import { findMacro, macroRegions, worldCode } from '#catalog/regions/index.ts';
import {
  among,
  code,
  country,
  oneOf,
  type Param,
  params,
  tab,
  tables,
  type ViewOf,
  whole,
} from './params.ts';

export const tops = [10, 25, 50, 100] as const;

/** The steps of a seed's journey, which addresses name by number: country of collection, genebank, recipient. */
export const journeySteps = [1, 2, 3] as const;
export type JourneyStep = (typeof journeySteps)[number];

/** M49 code of a macro region, which addresses name by its published id, as those of data pages do. */
const macro: Param<string | null> = {
  fallback: null,
  read: (text) => {
    const m49 = findMacro(text)?.code;
    return m49 === worldCode ? null : m49;
  },
  write: (value) => macroRegions.find(({ code: each }) => each === value)?.id.toString() ?? null,
};

/** The parameters of the page of delivery networks; `null` is all. */
export const deliveryParams = params({
  genebank: oneOf(genebanks.map(({ id }) => id)),
  country: country(),
  macro,
  direction: oneOf(['origin', 'recipient']),
  min: whole(0, 999_999, 0),
  top: among(tops, 25),
  step: among(journeySteps, 2),
  tab: tab(),
  tables: tables(),
  /** The sum whose rows are shown: origin, genebank and recipient with points between them, `-` for any (`COL.-.USA`). */
  explain: code(/^(?!-\.-\.-$)([A-Z]{3}|-)\.([a-z]{2,8}|-)\.([A-Z]{3}|-)$/),
});
export type DeliveryView = ViewOf<typeof deliveryParams>;

export function flowQuery(view: DeliveryView): string {
  const fields = deliveryParams
    .fields(view, null)
    .filter(([name]) => ['genebank', 'country', 'direction', 'min', 'top'].includes(name))
    .concat(view.macro === null ? [] : [['macro', view.macro]]);
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`;
}

export function changeDelivery(view: DeliveryView, change: Partial<DeliveryView>): DeliveryView {
  return { ...view, explain: null, ...change };
}

export function flowKey(flow: {
  origin?: string | null;
  genebank?: string | null;
  recipient?: string | null;
}): string {
  return [flow.origin, flow.genebank, flow.recipient].map((part) => part ?? '-').join('.');
}

export function readFlowKey(
  key: string,
): Readonly<Record<'origin' | 'genebank' | 'recipient', string | null>> {
  const [origin, genebank, recipient] = key.split('.').map((part) => (part === '-' ? null : part));
  return { origin: origin ?? null, genebank: genebank ?? null, recipient: recipient ?? null };
}
