import type { FlowPage, FlowRows } from '#contract/flows.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { Answer } from '../../api/use-answer.ts';
import { type DeliveryView, flowQuery, readFlowKey } from '../../url/delivery-params.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import type { Landraces } from './landraces.ts';

/** Data of the page of delivery networks, on the server and in the browser. */
export interface DeliveryPageData {
  view: DeliveryView;
  /** Parameters of the address without effect. */
  ignored: readonly IgnoredParam[];
  release: { id: string; created: string; pinned: boolean };
  /** `https://host` without a slash at the end. */
  origin: string;
  page: Answer<FlowPage>;
  /** Landraces of the country, or of all; `null` where the release has none at all. */
  landraces: { country: string | null; found: Loaded<Landraces | null> };
  /** The rows behind the requested sum. */
  rows: Answer<FlowRows> | null;
}

export const pageAddress = (view: DeliveryView): string => `/api/v1/germplasm/flows/page${flowQuery(view)}`;

/** Address of the rows behind a sum; the largest first, a hundred of them. */
export function rowsAddress(key: string): string {
  const filters = Object.entries(readFlowKey(key)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return `/api/v1/germplasm/flows/rows?${new URLSearchParams(filters)}`;
}
