import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { visitData } = useBrowser();

describe('the pages of PABRA', () => {
  it('show a network chosen in the filter, its members, their sum and who they are', async () => {
    const data = await visitData('/en/beans/pabra/production?year=2023');
    expect(await data.title.textContent()).toContain('PABRA member countries');
    await data.filter('network').selectOption('SABRN');
    await expect.poll(() => data.search()).toBe('?year=2023&network=SABRN');
    await expect.poll(() => data.title.textContent()).toContain('Southern Africa (SABRN)');
    // FAO 2023: eight of nine members list dry beans, 1,313,234 t together; Mozambique harvests most of them.
    const compared = data.page.locator('#networks');
    await expect.poll(() => compared.innerText()).toContain('8 of 9 members');
    await expect.poll(() => data.page.locator('#countries').innerText()).toContain('Mozambique');
    await expect.poll(() => data.page.locator('#countries').innerText()).not.toContain('Kenya');
    expect(await data.page.locator('main').innerText()).not.toContain('could not be understood');
    await data.page.goBack();
    await expect.poll(() => data.title.textContent()).toContain('PABRA member countries');
  });
});
