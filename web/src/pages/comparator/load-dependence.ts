import { findCrop } from '#catalog/crops/index.ts';
import { PROTEIN_SHARE, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { type Dependence, importDependence } from '#domain/dependence.ts';
import { type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import type { CompareView } from '../../url/compare-params.ts';
import type { PageContext } from '../page.ts';

const believed = ({ places }: RouteAnswer<'countryRanking'>) =>
  places.flatMap(({ iso3, value, doubt }) => (doubt === undefined ? [{ area: iso3, value }] : []));

/**
 * The countries that depend most on imports of a crop, where the bars of a view are exactly these countries, from whichever page a
 * reader came; `null` of other views.
 */
export async function loadDependence(
  { kind, measure, year, lines }: CompareView,
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<Loaded<Dependence | null>> {
  const [crop, ...others] = [...new Set(lines.map((line) => line.crop))];
  const indicator = findCrop(crop ?? '')?.items.balance ?? null;
  const isOfRatio = lines.every(({ element }) => element === SELF_SUFFICIENCY);
  const isBars = kind === 'bar' && measure === 'absolute';
  if (!isBars || year === null || indicator === null || others.length > 0 || !isOfRatio)
    return loadedPart(null);
  const ranking = (element: number) =>
    askFor(getJson, 'countryRanking', addresses.countryRanking('OBSERVATIONS', element, indicator, year));
  const rankings = await loadPart(Promise.all([ranking(SELF_SUFFICIENCY), ranking(PROTEIN_SHARE)]), null);
  return shapePart(rankings, (answers) => {
    const found = answers && importDependence(believed(answers[0]), believed(answers[1]));
    const areas = new Set(lines.map(({ area }) => area));
    const isSame = found?.places.length === areas.size && found.places.every(({ area }) => areas.has(area));
    return isSame ? found : null;
  });
}
