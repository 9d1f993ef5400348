import { describe, expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { musa } from '#catalog/crops/musa.ts';
import { production } from '#catalog/sections/production.ts';
import { explainPlace, placeKey } from './ranking-explain.ts';

const crops = { by: 'crops', element: 113, area: 'BRA', year: 2020 } as const;
const countries = { by: 'countries', element: 5510, area: 'WLRD', year: 2020 } as const;

describe('the explanation of a place', () => {
  it('is that of a country’s figure, or of a crop’s place in the list', () => {
    const place = explainPlace({ table: 'beans_production', indicator: 176 }, beans, production, 'crops');
    expect(place).toEqual({ table: 'beans_production', indicator: 176 });
    expect(placeKey(countries, beans, place, 'IND')).toBe('IND.5510.2020');
    expect(placeKey(crops, beans, place, '125')).toBe('BRA.113.2020.125');
    expect(placeKey(crops, beans, place, '176')).toBe('BRA.113.2020');
  });

  it('counts the items of a crop of several apart, as the full list does', () => {
    const data = { table: 'musa_production', indicator: 900486 };
    const place = explainPlace(data, musa, production, 'crops');
    expect(place).toEqual({ table: 'OBSERVATIONS', indicator: 486 });
    expect(placeKey(crops, musa, place, '486')).toBe('BRA.113.2020.486');
    expect(explainPlace(data, musa, production, 'countries')).toEqual(data);
  });
});
