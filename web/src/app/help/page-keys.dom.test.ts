import { describe, expect, it } from 'vitest';
import { findTarget, tourSteps } from '../../tour/open-tour.tsx';
import { pageKeyControl, pressPageKey } from './page-keys.ts';

describe('pageKeyControl', () => {
  it('finds a key only where the page has its control', () => {
    document.body.innerHTML = '<a href="?tab=metadata" data-key="t">Metadata</a>';
    expect(pageKeyControl('t')?.textContent).toBe('Metadata');
    expect(pageKeyControl('p')).toBeNull();
  });

  it('finds what the page has of its own before what the frame has, and goes into a field', () => {
    document.body.innerHTML = '<a data-key="/">Search</a><main><input data-key="/"></main>';
    expect(pageKeyControl('/')?.tagName).toBe('INPUT');
    document.body.addEventListener('keydown', pressPageKey);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    expect(document.activeElement?.tagName).toBe('INPUT');
    document.body.removeEventListener('keydown', pressPageKey);
  });
});

describe('the tour of the page', () => {
  it('speaks of prices where the filters are those of prices, and of indicators elsewhere', () => {
    const labels = (): string[] =>
      tourSteps.page
        .filter((step) => findTarget(step, true) !== null)
        .map(({ id }) => id)
        .filter((id) => id === 'filters' || id === 'prices');
    document.body.innerHTML = '<div data-tour="price-filters"><label>Country</label></div>';
    expect(labels()).toEqual(['prices']);
    document.body.innerHTML = '<div data-tour="filters"><label>Country</label></div>';
    expect(labels()).toEqual(['filters']);
  });
});
