import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { findingsOnPage } from '#catalog/losses/stages.ts';
import { failedPart, type Loaded, loadedPart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { type LossesView, lossesParams } from '../../url/losses-params.ts';
import { keepChoices, loadList } from '../load-list.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { lossCompare } from './loss-compare.ts';
import { lossHeading } from './loss-texts.ts';
import type { LossesPageData, LossInfoPageData } from './losses-data.ts';

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

const wholePart = <T>(part: Loaded<T | null>): Loaded<T> =>
  part.state === 'loaded' && part.value !== null ? loadedPart(part.value) : failedPart;

/** Loads the results on a crop's losses for the address; `null` where there is no such crop. */
export async function loadLossesPage(context: PageContext): Promise<LoadedPage<LossesPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, language, search, release, getJson, loadPart } = context;
  const params = lossesParams(crop.id);
  const { view, answer } = await loadList(
    (requested: LossesView) =>
      loadPart(askFor(getJson, 'lossStages', stagesAddress(crop.id, requested)), null),
    params.parse(search),
    [{ country: null }],
  );
  const stages = wholePart(answer);
  const commodity = stages.state === 'loaded' ? stages.value.commodity : null;
  const loadFindings = ({ evidence, page, ...filters }: LossesView) => {
    const offset = String((page - 1) * findingsOnPage);
    const query = new URLSearchParams({ crop: crop.id, evidence, offset });
    for (const [name, value] of Object.entries({ ...filters, commodity }))
      if (value !== null) query.set(name, value);
    return loadPart(askFor(getJson, 'losses', `/api/v1/losses?${query}`), null);
  };
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
      search: params.serialise(view, release.pinned ? release.id : null),
    },
    data: {
      crop: crop.id,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      view,
      search,
      stages,
      findings: wholePart(findings),
      compare:
        stages.state === 'failed'
          ? null
          : lossCompare(language, {
              crop: crop.id,
              view,
              version: release.pinned ? release.id : null,
              stages: stages.value.stages,
            }),
    },
  };
}

/** Loads a crop's coverage of losses, for the page that defines stages and methods. */
export async function loadLossInfoPage(context: PageContext): Promise<LoadedPage<LossInfoPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, release, getJson, loadPart } = context;
  const stages = await loadPart(
    askFor(
      getJson,
      'lossStages',
      stagesAddress(crop.id, { commodity: null, country: null, evidence: 'studies', q: null }),
    ),
    null,
  );
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
      stages: wholePart(stages),
    },
  };
}
