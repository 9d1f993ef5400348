import { groupCodes } from '#catalog/regions/group-codes.ts';
import { profileAddresses } from '#contract/profile-routes.ts';
import { failedPart } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { areaWords } from '../../i18n/area-words.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import type { CountryPageData } from './country-data.ts';

/** Codes that an unknown one is compared with may differ in one letter. */
const mostMeant = 6;

/** Loads the page of a country or region. One that the release does not know is a page that says so, with 404. */
export async function loadCountryPage(context: PageContext): Promise<LoadedPage<CountryPageData>> {
  const { params, words, getJson, loadPart, release } = context;
  const { country, region } = params;
  const code = country ?? region ?? '';
  const isRegion = region !== undefined;
  // Aggregates of which the catalog makes no region have no page of their own.
  const isAsked = isRegion ? groupCodes.includes(code) : /^[A-Z]{3}$/.test(code);
  const profile = isAsked
    ? await loadPart(askFor(getJson, 'profile', profileAddresses.area(code)), null)
    : ({ state: 'loaded', value: null } as const);
  const isUnknown = profile.state === 'loaded' && profile.value === null;
  const search = release.pinned ? `?v=${release.id}` : '';
  const data = {
    code: code.slice(0, 20),
    release: { id: release.id, created: release.created, pinned: release.pinned },
    profile: profile.state === 'failed' ? failedPart : profile,
  };
  if (isUnknown)
    return {
      status: 404,
      head: {
        title: words('country.unknown.title'),
        description: words('country.unknown.text', { code: data.code }),
        theme: 'GENERAL',
        search,
      },
      data: { ...data, meant: isRegion ? [] : await codesLike(code, context) },
    };
  const named = areaWords(words, code);
  return {
    status: 200,
    head: {
      title: words('country.pageTitle', { ...named }),
      description: words('country.description', { ...named }),
      theme: 'GENERAL',
      search,
    },
    data: { ...data, meant: [] },
  };
}

/** Codes of countries and former states that begin alike or differ in one letter. */
async function codesLike(code: string, { getJson, loadPart }: PageContext): Promise<readonly string[]> {
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  if (areas.state === 'failed') return [];
  const alike = (other: string): boolean =>
    [...other].filter((letter, at) => letter === code[at]).length >= 2;
  return areas.value
    .filter(({ kind }) => kind !== 'aggregate')
    .map((area) => area.code)
    .filter(alike)
    .slice(0, mostMeant);
}
