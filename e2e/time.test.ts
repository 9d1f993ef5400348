import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';
import { api } from './figures.ts';

const { visitData } = useBrowser();

it('steps by arrows, pages and ends on the year slider, and says the year with its coverage', async () => {
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

it('changes fills, legend, title, selects, table and address together', async () => {
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

it('repaints the map within the frame of the key press, and the number of the year in the next one', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption');
  await data.slider.focus();
  const changed = await data.slider.evaluate(
    (slider) =>
      new Promise<{ fills: number; years: readonly string[] }>((resolve) => {
        const map = document.querySelector('#map');
        let fills = 0;
        const observer = new MutationObserver((records) => {
          fills += records.filter(({ target }) => (target as Element).hasAttribute('data-country')).length;
        });
        if (map !== null) observer.observe(map, { subtree: true, attributeFilter: ['fill'] });
        slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
        requestAnimationFrame(() => {
          // How long that takes, the benchmark measures.
          const painted = { fills };
          requestAnimationFrame(() =>
            setTimeout(() => {
              observer.disconnect();
              const numbers = document.querySelectorAll('#map span[aria-hidden] > span:only-child');
              resolve({ ...painted, years: [...numbers].map((number) => number.textContent ?? '') });
            }),
          );
        });
      }),
  );
  expect(changed.fills).toBeGreaterThan(0);
  expect(changed.years).toEqual(['2019']);
});

it('plays from p to the end and stops there, replays from the start, and stops when the slider is moved', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2020');
  const { page, slider } = data;
  await (await data.mapOptions()).getByRole('button', { name: '2×' }).click();
  await takenOver(slider);
  await slider.focus();
  await page.keyboard.press('p');
  await data.map.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => slider.inputValue()).toBe('2023');
  await data.map.getByRole('button', { name: 'Play' }).waitFor();
  await expect.poll(() => data.search()).toBe('?year=2023');
  await page.keyboard.press('p');
  await expect.poll(() => slider.inputValue()).toBe('1961');
  await expect.poll(() => slider.inputValue()).toBe('1962');
  await page.keyboard.press('ArrowRight');
  await data.map.getByRole('button', { name: 'Play' }).waitFor();
  await expect.poll(() => slider.inputValue()).toBe('1963');
});

it('keeps the classes over the years, and takes those of one year when asked to', {
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

it('shows only official figures when asked to', { tags: ['sweep'] }, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2013&element=645');
  const box = (await data.mapOptions()).getByRole('checkbox', { name: 'Official figures only' });
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
  await expect.poll(() => data.search()).toContain('flags=official');
  const all = (await api.map('beans', 645, 2013)).filter(({ rank }) => rank !== null);
  const official = all.filter(({ flag }) => flag === 'A');
  expect(official.length).toBeLessThan(all.length);
  const empty = data.map.getByText('There is no official figure here.');
  if (official.length === 0) expect(await empty.count()).toBe(1);
  else expect(await data.tableOf(data.map)).toHaveLength(official.length);
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
