import { expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections, sections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { read } = useBrowser();

const languages = ['en', 'es', 'pt'] as const;
/** The World, a country with figures of every crop's sections, and one with none of them. */
const states = ['', '?country=COL', '?country=VAT'];

// Every crop's sections, each once: a section's crops take the states in turn, so that every section is seen in all of them.
const pages = sections.flatMap((section, shift) =>
  crops
    .filter((crop) => listSections(crop).includes(section))
    .map((crop, place) => ({
      address: `/${languages[(place + shift) % 3]}${sectionPath(crop, section)}${states[place % 3]}`,
      whole: (place + shift) % 2 === 0 ? 'light' : 'dark',
    })),
);

it.each(pages)(
  'has nothing that axe objects to, in light and in dark: $address',
  async ({ address, whole }) => {
    const page = await read(address);
    await takenOver(page.locator('select[name=element]'));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // All rules in one scheme; in the other those that colours can change.
      const rules = colorScheme === whole ? undefined : ['color-contrast', 'link-in-text-block'];
      expect(await violations(page, rules), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: null });
  },
);
