import { expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { loadAxe } from './axe.ts';
import { useBrowser } from './browser.ts';
import { openContrasts } from './contrast.ts';
import { takenOver } from './data-page.ts';

const { read } = useBrowser();

const addresses = crops.map(({ id }, place) => {
  const language = ['en', 'es', 'pt'][place % 3];
  return `/${language}/${id}/data/production${place % 2 === 0 ? '' : '?table=map~glance'}`;
});

it.each([
  ...addresses,
  '/es/rice/data/trade?country=BRA',
  '/pt/beans/data/consumption?country=RWA&year=2017',
])('has no faint letters where axe leaves their contrast open, in light and in dark: %s', async (address) => {
  const page = await read(address);
  await takenOver(page.locator('select[name=element]'));
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { texts, faint } = await openContrasts(page);
    expect(faint, colorScheme).toEqual([]);
    expect(texts, colorScheme).toBeGreaterThan(10);
  }
  await page.emulateMedia({ colorScheme: null });
});

it('finds letters that are faint on what is painted under them', async () => {
  const page = await read('/en/beans/about');
  await loadAxe(page);
  await page.evaluate(() => {
    document.body.innerHTML = `<svg width="400" height="100" style="background: white">
      <rect width="400" height="100" fill="black" fill-opacity="0.5" />
      <text x="10" y="30" fill="black">Sound</text>
      <text x="10" y="60" fill="#777">Faint in the grey</text>
      <text x="10" y="90" fill="#777" stroke="white" stroke-width="3" paint-order="stroke">Faint in its halo</text>
    </svg>`;
  });
  const { faint } = await openContrasts(page);
  expect(faint).toEqual([
    { text: 'Faint in the grey', contrast: 1.13, needed: 4.5 },
    { text: 'Faint in its halo', contrast: 4.48, needed: 4.5 },
  ]);
});
