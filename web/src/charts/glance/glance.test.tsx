import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Glance, type GlanceItem } from './glance.tsx';

const item: GlanceItem = { id: 'energy', number: '0.81%', meaning: 'of food energy' };
const html = (one: GlanceItem): string => renderToStaticMarkup(<Glance items={[one]} />);
test('a figure says first what it is, then its number, then what belongs to it', () => {
  const text = html({ ...item, notes: ['23.6 kcal a day', '+0.02 points in ten years'] });
  const order = ['of food energy', '0.81%', '23.6 kcal a day', '+0.02 points in ten years'];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).toSorted((one, other) => one - other),
  );
  expect(text).toContain('id="energy"');
});

test('what says that there is no number is no number', () => {
  expect(html({ ...item, number: 'No data', isMissing: true })).toContain('class="missing">No data');
});
