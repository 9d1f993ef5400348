import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import { knownPart, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { workedOnce } from '../../api/worked-once.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import { deliveryParams } from '../../url/delivery-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { bandsCode } from './delivery-page.tsx';
import { headingText } from './delivery-texts.ts';
import { toLandraces } from './landraces.ts';
import { type DeliveryPageData, pageAddress, rowsAddress } from './use-delivery.ts';

const landracesOf = workedOnce((columns: Parameters<typeof toLandraces>[1], country: string | null) =>
  toLandraces(WORLD_ON_SERVER, columns, country),
);

/** Loads the delivery networks, at the beans' address alone: they are of all crops together. */
export async function loadDeliveryPage(context: PageContext): Promise<LoadedPage<DeliveryPageData> | null> {
  const { words, search, release, getJson, loadPart } = context;
  const crop = findCrop('beans');
  if (crop === undefined || context.params['crop'] !== crop.id) return null;
  await bandsCode.load(context.language);
  const requested = deliveryParams.parse(search);
  const load = (address: string) => loadPart(askFor(getJson, 'flowPage', address), null);
  let view = requested;
  let answer = await load(pageAddress(view));
  // A country that does not exist is left out of the view.
  if (answer.state === 'loaded' && answer.value === null) {
    view = { ...requested, country: null };
    answer = await load(pageAddress(view));
  }
  const landraces = await loadPart(
    askFor(getJson, 'collectionColumns', collectionAddresses.columns('landraces')),
  );
  const rows =
    view.explain === null
      ? null
      : await loadPart(askFor(getJson, 'flowRows', rowsAddress(view.explain)), null);
  const explained = rows === null || (rows.state === 'loaded' && rows.value === null) ? null : view.explain;
  view = { ...view, explain: explained };
  return {
    status: 200,
    head: {
      title: headingText(words, view),
      description: words('sections.accessionDeliveryNetwork.description'),
      theme: cropTheme(crop),
      search: deliveryParams.serialise(view, release.pinned ? release.id : null),
    },
    data: {
      view,
      ignored: deliveryParams.ignored(search, view, {
        tables: (id) => ['journey', 'map', 'bands'].includes(id),
      }),
      release: { id: release.id, created: release.created, pinned: release.pinned },
      origin: context.origin,
      page: {
        address: pageAddress(view),
        answer: knownPart(answer),
      },
      landraces: {
        country: view.country,
        found: shapePart(landraces, (columns) => landracesOf(columns, view.country)),
      },
      rows:
        explained === null || rows === null
          ? null
          : { address: rowsAddress(explained), answer: knownPart(rows) },
    },
  };
}
