import { expect, test } from 'vitest';
import { changeOfForm, changePrices, pricesParams } from './prices-params.ts';

test('an address keeps everything that was chosen, and nothing that was not', () => {
  const address =
    '?country=KEN&city=901&type=wholesale&source=wfp-food-prices&crop_type=beans-red&by=type&view=usdeflac&base=2015&beside=exchange-rate&tab=metadata&table=price~spread&v=2026-11-22-a';
  expect(pricesParams.serialise(pricesParams.parse(address), '2026-11-22-a')).toBe(address);
  expect(pricesParams.serialise(pricesParams.parse(''), null)).toBe('');
});

test('what an address cannot mean falls back', () => {
  expect(
    pricesParams.parse(
      '?country=kenya&city=x&type=farm&source=A%20B&view=real&base=20&year=soon&tab=x&table=<b>',
    ),
  ).toEqual(pricesParams.initial);
});

test('a city belongs to a country', () => {
  expect(pricesParams.parse('?city=901').city).toBeNull();
});

test('another country leaves city, source, crop type and base year, and keeps the view', () => {
  const before = pricesParams.parse(
    '?country=KEN&city=901&source=wfp&crop_type=beans-red&base=2015&view=ipc&type=retail',
  );
  expect(changePrices(before, { country: 'MWI' })).toEqual({
    ...pricesParams.initial,
    country: 'MWI',
    view: 'ipc',
    type: 'retail',
  });
  expect(changePrices(before, { view: 'usd' })).toEqual({ ...before, view: 'usd' });
});

test('a changed field of the form takes along the fields that depend on it', () => {
  const chosen = '&city=901&source=wfp&crop_type=beans-red&by=type&view=ipc&base=2015&year=2020';
  const form = pricesParams.parse(`?country=KEN&type=retail${chosen}`);
  const changed = (search: string, isMonthly = true): string => {
    const next = pricesParams.parse(search);
    return pricesParams.serialise(changePrices(form, changeOfForm(form, next, isMonthly)));
  };
  expect(changed(`?country=MWI&type=retail${chosen}`)).toBe(
    '?country=MWI&type=retail&by=type&view=ipc&year=2020',
  );
  const wholesale = `?country=KEN&type=wholesale${chosen}`;
  expect(changed(wholesale)).toBe(
    '?country=KEN&city=901&type=wholesale&by=type&view=ipc&base=2015&year=2020',
  );
  expect(changed(wholesale.replace('wholesale', 'producer'), false)).toBe(
    '?country=KEN&type=producer&year=2020',
  );
  expect(changed(`?country=KEN&type=retail${chosen.replace('wfp', 'giews')}`)).toBe(
    '?country=KEN&city=901&type=retail&source=giews&by=type&view=ipc&base=2015&year=2020',
  );
  expect(changed(`?country=KEN&type=retail${chosen.replace('red', 'black')}`)).toBe(
    '?country=KEN&city=901&type=retail&source=wfp&crop_type=beans-black&view=ipc&base=2015&year=2020',
  );
  expect(changed(`?country=KEN&type=retail${chosen.replace('901', '902')}`)).toBe(
    `?country=KEN&city=902&type=retail${chosen.replace('&city=901', '')}`,
  );
});
