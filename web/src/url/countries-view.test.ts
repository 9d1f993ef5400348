import { expect, it } from 'vitest';
import { parseCountriesView, serialiseCountriesView } from './countries-view.ts';

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
