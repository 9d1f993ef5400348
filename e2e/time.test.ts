import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { api } from './figures.ts';

const { visitData } = useBrowser();

it('steps by arrows, pages and ends on the year slider, and announces the year with its coverage', async () => {
  const data = await visitData('/en/beans/data/consumption');
  const { page, slider } = data;
  expect(await slider.getAttribute('aria-valuetext')).toBe('2020, 149 countries have data');
  await slider.focus();
  const steps = [
    ['Home', '1961'],
    ['ArrowRight', '1962'],
    ['PageUp', '1967'],
    ['PageDown', '1962'],
    ['ArrowDown', '1961'],
    ['End', '2023'],
    ['ArrowLeft', '2022'],
  ] as const;
  for (const [key, year] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => slider.inputValue()).toBe(year);
    await expect.poll(() => data.search()).toBe(`?year=${year}`);
  }
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('2022, 47 countries have data');
});

it('changes fills, legend, title, selects, table and address together', { tags: ['sweep'] }, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const before = await data.fills();
  await data.filter('year').selectOption('2009');
  await expect.poll(() => data.titleOf('map').textContent()).toContain('2009');
  await expect.poll(() => data.slider.inputValue()).toBe('2009');
  expect(await data.fills()).not.toEqual(before);
  await expect.poll(() => data.search()).toBe('?year=2009');
  // Countries with zero are in the table as well, without a rank.
  const values = (await api.map('beans', 6, 2009)).filter(({ rank, value }) => rank !== null || value === 0);
  expect(await data.tableOf(data.map)).toHaveLength(values.length);
});

it('keeps the classes over the years, or takes those of one year by choice', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const classes = () =>
    data.map
      .getByRole('listbox', { name: /^Legend/ })
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => option.textContent).filter((name) => /\d/.test(name ?? '')),
      );
  const over = await classes();
  expect(over.length).toBeGreaterThanOrEqual(6);
  await data.filter('year').selectOption('1970');
  await expect.poll(() => data.titleOf('map').textContent()).toContain('1970');
  expect(await classes()).toEqual(over);
  await (await data.mapOptions()).getByRole('checkbox', { name: 'Classes of this year only' }).click();
  await expect.poll(classes).not.toEqual(over);
  await expect.poll(() => data.search()).toBe('?year=1970&classes=year');
});

it('moves nothing on its own, and without transitions, under reduced motion', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption', { reducedMotion: 'reduce' });
  const moving = await data.page.evaluate(
    () =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
        .filter(({ transitionDuration, animationDuration, animationName }) => {
          const longest = (text: string): number => Math.max(...text.split(',').map(Number.parseFloat));
          return (
            longest(transitionDuration) > 0.001 ||
            (animationName !== 'none' && longest(animationDuration) > 0.001)
          );
        }).length,
  );
  expect(moving).toBe(0);
});
