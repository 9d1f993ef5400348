import { describe, expect, it } from 'vitest';
import { findTarget, tourSteps } from '../../tour/tour-steps.ts';
import { pageKeyControl } from './page-keys.ts';

describe('pageKeyControl', () => {
  it('finds a key only where the page has its control', () => {
    document.body.innerHTML = '<a href="?tab=metadata" data-key="t">Metadata</a>';
    expect(pageKeyControl('t')?.textContent).toBe('Metadata');
    expect(pageKeyControl('p')).toBeNull();
  });
});

describe('the tour of the page', () => {
  it('speaks of prices where the filters are those of prices, and of indicators elsewhere', () => {
    const met = (): string[] =>
      tourSteps.page
        .filter((step) => findTarget(step, true) !== null)
        .map(({ id }) => id)
        .filter((id) => id === 'filters' || id === 'prices');
    document.body.innerHTML = '<div data-tour="price-filters"><label>Country</label></div>';
    expect(met()).toEqual(['prices']);
    document.body.innerHTML = '<div data-tour="filters"><label>Country</label></div>';
    expect(met()).toEqual(['filters']);
  });
});
