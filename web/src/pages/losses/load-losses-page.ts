import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { LOSSES } from '#catalog/elements/codes.ts';
import { findingsOnPage } from '#catalog/losses/stages.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Losses, LossStages } from '#contract/losses.ts';
import { knownPart, type Loaded, loadedPart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { ListData } from '../../blocks/list/record-list.tsx';
import { compareHref } from '../../url/compare-link.ts';
import { comparedLosses } from '../../url/compare-params.ts';
import { type LossesView, lossesParams } from '../../url/losses-params.ts';
import type { Language } from '../../url/paths.ts';
import { keepChoices, loadList } from '../load-list.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { lossHeading } from './loss-texts.ts';

const stagesAddress = (
  crop: string,
  view: Pick<LossesView, 'commodity' | 'country' | 'evidence' | 'q'>,
): string => {
  const query = new URLSearchParams({ evidence: view.evidence });
  if (view.commodity !== null) query.set('commodity', view.commodity);
  if (view.country !== null) query.set('country', view.country);
  if (view.q !== null) query.set('q', view.q);
  return `/api/v1/losses/stages/${crop}?${query}`;
};

export interface LossInfoPageData {
  crop: string;
  release: ListData<LossesView, Losses>['release'];
  stages: Loaded<LossStages>;
}

export interface LossesPageData extends ListData<LossesView, Losses>, LossInfoPageData {
  /** Results of all countries, where the chosen one has none. */
  elsewhere: LossStages | null;
  compare: LossComparison | null;
}

/** Loads the results on a crop's losses for the address; `null` where there is no such crop. */
export async function loadLossesPage(context: PageContext): Promise<LoadedPage<LossesPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, language, search, release, getJson, loadPart } = context;
  const version = release.pinned ? release.id : null;
  const params = lossesParams(crop.id);
  const loadStages = (requested: LossesView) =>
    loadPart(askFor(getJson, 'lossStages', stagesAddress(crop.id, requested)), null);
  const { view, answer } = await loadList(loadStages, params.parse(search), [{ country: null }]);
  const stages = knownPart(answer);
  const commodity = stages.state === 'loaded' ? stages.value.commodity : null;
  const loadFindings = ({ evidence, page, ...filters }: LossesView) => {
    const offset = String((page - 1) * findingsOnPage);
    const query = new URLSearchParams({ crop: crop.id, evidence, offset });
    for (const [name, value] of Object.entries({ ...filters, commodity }))
      if (value !== null) query.set(name, value);
    return loadPart(askFor(getJson, 'losses', `/api/v1/losses?${query}`), null);
  };
  const elsewhere =
    view.country !== null && view.q === null && stages.state === 'loaded' && stages.value.stages.length === 0
      ? await loadStages({ ...view, country: null })
      : loadedPart(null);
  const { answer: findings } = await keepChoices(
    loadFindings,
    { view, answer: await loadFindings(view) },
    { q: null, country: null, stage: null },
  );
  return {
    status: 200,
    head: {
      title: lossHeading(words, crop.id, 'results', view.country),
      description: words('losses.results.description', { crop: words(`crops.${crop.id}.name`) }),
      theme: cropTheme(crop),
      search: params.serialise(view, version),
    },
    data: {
      crop: crop.id,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      view,
      ignored: stages.state === 'failed' ? [] : params.ignored(search, view),
      stages,
      answer: knownPart(findings),
      elsewhere: valueOr(elsewhere, null),
      compare:
        stages.state === 'failed'
          ? null
          : lossCompare(language, { crop: crop.id, view, version, stages: stages.value.stages }),
    },
  };
}

export async function loadLossInfoPage(context: PageContext): Promise<LoadedPage<LossInfoPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, release, getJson, loadPart } = context;
  const address = stagesAddress(crop.id, { commodity: null, country: null, evidence: 'studies', q: null });
  const stages = await loadPart(askFor(getJson, 'lossStages', address), null);
  return {
    status: 200,
    head: {
      title: lossHeading(words, crop.id, 'general-information', null),
      description: words('losses.info.description', { crop: words(`crops.${crop.id}.name`) }),
      theme: cropTheme(crop),
      search: release.pinned ? `?v=${release.id}` : '',
    },
    data: {
      crop: crop.id,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      stages: knownPart(stages),
    },
  };
}

/** Where the comparator has figures of a page of losses, or those nearest to them. */
interface LossComparison {
  href: string;
  isNearest: boolean;
}

/**
 * Lines of a page of losses in the comparator: estimates and statistics as they are, of the country or of the countries with the
 * longest series at the stage that has most points. Of studies, which are of other places and years each, the losses in food balances
 * of every year. `null` for products of a crop, and for stages that have no series.
 */
function lossCompare(
  language: Language,
  of: { crop: string; view: LossesView; version: string | null; stages: LossStages['stages'] },
): LossComparison | null {
  const { crop, view, version, stages } = of;
  if (view.commodity !== null) return null;
  if (view.evidence === 'studies')
    return {
      href: compareHref(language, { area: view.country ?? worldCode, crop, elements: [LOSSES], version }),
      isNearest: true,
    };
  const kindOf = (stage: string): string => `loss-${view.evidence}-${stage}`;
  const known = stages
    .filter(({ stage }) => comparedLosses.some((kind) => kind === kindOf(stage)))
    .sort((a, b) => b.points.length - a.points.length);
  const chosen = known.find(({ stage }) => stage === view.stage) ?? known[0];
  if (chosen === undefined) return null;
  const years = new Map<string, number>();
  for (const { country } of chosen.points) years.set(country, (years.get(country) ?? 0) + 1);
  const longest = [...years].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([code]) => code);
  const comparison =
    view.country === null
      ? { area: worldCode, areas: longest, elements: [kindOf(chosen.stage)] }
      : { area: view.country, elements: known.map(({ stage }) => kindOf(stage)) };
  return { href: compareHref(language, { ...comparison, crop, version }), isNearest: false };
}
