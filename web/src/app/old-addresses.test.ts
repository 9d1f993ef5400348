import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { runsOf } from '#domain/testing/sample.ts';
import { migrateUrl } from '../url/old-urls.ts';
import { splitPath } from '../url/paths.ts';
import { matchPage } from './match-page.ts';

const paths = crops.flatMap((crop) => listSections(crop).map((section) => sectionPath(crop, section)));
/** A path as it was written in earlier days. */
const oldPath = (path: string): string =>
  path
    .replace('/data/surface-context', '/data/surface_context')
    .replace('/data/production-value', '/data/production_value')
    .replace('/sweet-potato/', '/sweet_potato/');
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Query parameters of the old pages. */
const oldStates = fc.record({
  elementId: optional(fc.constantFrom('6', '7', '645', '5510')),
  macroRegionCode: optional(fc.constantFrom('10', '20', '30')),
  regionCode: optional(fc.constantFrom('WLRD', '014', '005')),
  countryCode: optional(fc.constantFrom('WLRD', 'BRA', 'KEN', 'CIV')),
  year: optional(fc.constantFrom('1961', '2013', '2023')),
  lang: optional(fc.constantFrom('en', 'es', 'pt')),
});

it('every state of the old addresses of data pages leads at once to a page that has it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.boolean(),
      fc.constantFrom('', '/en', '/es', '/pt'),
      oldStates,
      (path, isOld, language, state) => {
        const pairs = Object.entries(state).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        );
        const search = new URLSearchParams(pairs).toString();
        const address = `${language}${isOld ? oldPath(path) : path}`;
        const target = migrateUrl(address, search === '' ? '' : `?${search}`) ?? `${address}?${search}`;
        const [found = '', query = ''] = target.split('?');
        expect(migrateUrl(found, query === '' ? '' : `?${query}`)).toBeNull();
        const place = splitPath(found);
        expect(place.rest).toBe(path);
        expect(matchPage(place.rest).kind).toBe('data');
        const params = new URLSearchParams(query);
        const isWorld = (code: string | undefined): boolean => code === undefined || code === 'WLRD';
        expect(params.get('element') ?? undefined).toBe(state.elementId);
        expect(params.get('year') ?? undefined).toBe(state.year);
        expect(params.get('country')).toBe(isWorld(state.countryCode) ? null : state.countryCode);
        expect(params.get('region')).toBe(isWorld(state.regionCode) ? null : state.regionCode);
        if (state.lang !== undefined) expect(place.language).toBe(state.lang);
      },
    ),
    { numRuns: runsOf(2000), seed: 17 },
  );
});
