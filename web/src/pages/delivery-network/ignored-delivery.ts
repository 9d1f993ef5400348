import { type DeliveryView, deliveryFields } from '../../url/delivery-url.ts';
import { findIgnoredParams, type IgnoredParam, unknownEntries } from '../../url/ignored-params.ts';

/** What an address of delivery networks asks for in vain. */
export function ignoredDelivery(search: string, view: DeliveryView): readonly IgnoredParam[] {
  const followed = new Map<string, string>(deliveryFields(view, null));
  return findIgnoredParams(search, (name, value) =>
    name === 'table'
      ? unknownEntries(value, ['map', 'bands'])
      : followed.get(name) === value ||
          value === '' ||
          (name === 'min' && value === '0') ||
          (name === 'macro' && value === view.macro) ||
          (name === 'top' && Number(value) === view.top)
        ? []
        : [value],
  );
}
