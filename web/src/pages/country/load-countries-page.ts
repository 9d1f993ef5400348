import { profileAddresses } from '#contract/profile-routes.ts';
import { shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import type { CountriesPageData } from './country-data.ts';

export async function loadCountriesPage(context: PageContext): Promise<LoadedPage<CountriesPageData>> {
  const { words, getJson, loadPart, release } = context;
  const profiles = await loadPart(askFor(getJson, 'profiles', profileAddresses.all()));
  return {
    status: 200,
    head: {
      title: words('country.index.title'),
      description: words('country.index.lead'),
      theme: 'GENERAL',
      search: release.pinned ? `?v=${release.id}` : '',
    },
    data: {
      release: { id: release.id, created: release.created, pinned: release.pinned },
      profiles: shapePart(profiles, ({ year, areas }) => ({
        year,
        countries: areas.flatMap(({ code, kind, region, crops, largest }) =>
          kind === 'country' ? [{ code, region, crops: crops ?? 0, largest }] : [],
        ),
        former: areas.flatMap(({ code, kind, firstYear, lastYear }) =>
          kind === 'former' ? [{ code, from: firstYear, to: lastYear }] : [],
        ),
      })),
    },
  };
}
