import { expect, it } from 'vitest';
import { comparedYears, parseCountriesView, serialiseCountriesView } from './countries-view.ts';

it('reads what it writes', () => {
  for (const choice of [
    '',
    'slope',
    'slope-2012-2022',
    'slope-2012-2022-inhabitant-log',
    'facets',
    'own-inhabitant',
    'inhabitant',
  ])
    expect(serialiseCountriesView(parseCountriesView(choice))).toBe(choice);
});

it('takes nonsense for the plain view', () => {
  for (const choice of [undefined, 'x', '2012', 'slopes'])
    expect(parseCountriesView(choice)).toEqual({
      kind: 'ranking',
      perInhabitant: false,
      log: false,
      own: false,
      span: null,
    });
});

it('compares the shown year with the one ten years before, unless two years were chosen', () => {
  expect(comparedYears(parseCountriesView(''), 2023, [])).toEqual({ from: 2013, to: 2023 });
  expect(comparedYears(parseCountriesView('slope-2022-2012'), 2000, [2019])).toEqual({
    from: 2012,
    to: 2022,
  });
  expect(comparedYears(parseCountriesView(''), 2023, [2000, 2010, 2019])).toEqual({ from: 2019, to: 2023 });
});
