import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import { sampleAddresses } from '#contract/sample-addresses.ts';
import { shapePart } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { type GenebanksView, genebanksParams } from '../../url/genebanks-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { lowerCode } from './later-parts.tsx';
import { readSamples } from './samples-model.ts';
import { headingText } from './samples-texts.ts';
import type { GenebanksPageData } from './use-genebanks.ts';

/** Loads the shipments of a crop; `null` where there is no such crop. */
export async function loadGenebanksPage(context: PageContext): Promise<LoadedPage<GenebanksPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, search, release, getJson, loadPart } = context;
  const view = genebanksParams.parse(search);
  const [page, areas] = await Promise.all([
    loadPart(askFor(getJson, 'samplesPage', sampleAddresses.page(crop.id))),
    loadPart(askFor(getJson, 'areas', addresses.areas())),
    lowerCode.load(context.language),
  ]);
  const countries =
    areas.state === 'loaded'
      ? areas.value.filter(({ kind }) => kind !== 'aggregate').map(({ code }) => code)
      : null;
  const years = page.state === 'loaded' ? readSamples(page.value).years : null;
  const settled = settle(view, { countries, years });
  const version = release.pinned ? release.id : null;
  const title = headingText(words, crop.id, settled.country ?? settled.region);
  return {
    status: 200,
    head: {
      title,
      description: `${title}. ${words('sections.genebanks.description')}`,
      theme: cropTheme(crop),
      search: genebanksParams.serialise(settled, version),
    },
    data: {
      crop: crop.id,
      view: settled,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      origin: context.origin,
      page,
      ignored: genebanksParams.ignored(search, settled, { tables: (id) => id === 'map' || id === 'series' }),
      regions: shapePart(areas, (list) =>
        Object.fromEntries(list.flatMap(({ code, region }) => (region === null ? [] : [[code, region]]))),
      ),
    },
  };
}

const regionCodes: ReadonlySet<string> = new Set(
  macroRegions.flatMap(({ code, regions }) => [code, ...regions]),
);

/** The view without parameters that do not exist: a country, a region, a year before or after all reports. */
function settle(
  view: GenebanksView,
  known: { countries: readonly string[] | null; years: readonly [number, number] | null },
): GenebanksView {
  const { countries, years } = known;
  const isYear = (year: number | null): boolean =>
    year === null || years === null || (year >= years[0] && year <= years[1]);
  const isKnown = view.country === null || countries === null || countries.includes(view.country);
  return {
    ...view,
    country: isKnown ? view.country : null,
    region: view.region !== null && regionCodes.has(view.region) ? view.region : null,
    from: isYear(view.from) ? view.from : null,
    to: isYear(view.to) ? view.to : null,
  };
}
