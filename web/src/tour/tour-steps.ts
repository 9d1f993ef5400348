import type { TourName } from './tour-rule.ts';

/** One thing that a tour explains. Its words are `tour.<tour>.<id>.title` and `.text`. */
export interface TourStep {
  id: string;
  /** Selector of what it explains; the first visible match counts. A page without one goes without the step. */
  target: string;
  /** What it explains below 992 px, where that is something else. Where its words differ there is `tour.<tour>.<id>.narrow`. */
  narrow?: string;
}

const priceField = (name: string): string => `[data-tour=price-filters] [name=${name}]`;

export const tourSteps: Readonly<Record<TourName, readonly TourStep[]>> = {
  page: [
    { id: 'menu', target: '[data-tour=menu] ul', narrow: '[popovertarget=drawer]' },
    { id: 'filters', target: '[data-tour=filters]' },
    { id: 'prices', target: '[data-tour=price-filters]' },
    { id: 'map', target: '#map [role=application]' },
    { id: 'years', target: '[data-years]' },
    { id: 'glance', target: '#glance' },
    { id: 'charts', target: '[id^=chart-]' },
    { id: 'metadata', target: '#page-tab-metadata' },
    { id: 'help', target: '[data-tour=help]' },
  ],
  'price-filter': [
    { id: 'kind', target: priceField('type') },
    { id: 'place', target: priceField('country') },
    { id: 'type', target: `:is(${priceField('type')}, ${priceField('crop_type')})` },
    { id: 'view', target: '[data-tour=price-filters] [role=group]' },
    { id: 'line', target: '#price' },
  ],
};

/** What a step explains at this width, if it is on the page and can be seen. */
export function findTarget(step: TourStep, isWide: boolean): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>((isWide ? undefined : step.narrow) ?? step.target);
  return [...found].find((element) => element.checkVisibility()) ?? null;
}
