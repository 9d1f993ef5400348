import { beans } from '#catalog/crops/beans.ts';
import type { Networks } from '#contract/networks.ts';
import { addresses, askFor } from '../../api/queries.ts';
import type { PageContext } from '../page.ts';

/** The one crop that the alliance's pages are of. */
export const networkCrop = beans;

/** Whether an address is of the crop that has an alliance. */
export const isOfCrop = ({ params }: PageContext): boolean => params['crop'] === networkCrop.id;

/** PABRA's members, as a part of the page that can fail. */
export const loadNetworks = ({ getJson, loadPart }: PageContext) =>
  loadPart<Networks>(askFor(getJson, 'networks', addresses.networks()));
