import { crops } from '#catalog/crops/index.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import type { ListGroup } from '../list-group.ts';
import { nameOfCrop, nameThing } from '../names.ts';

/** What studies found of losses after the harvest, and what their figures mean: pages of each crop that has some. */
export const lossPages: ListGroup = async ({ words, language }) => ({
  id: 'loss',
  entries: ['results', 'general-information'].flatMap((page) =>
    crops.flatMap(({ id }) =>
      listLossPages(id)
        .filter((each) => each.page === page)
        .map(({ path }) => ({
          ...nameOfCrop(nameThing(words, language, [`search.losses.${page}`]), {
            words,
            language,
            crop: id,
            also: page === 'results' ? [`crops.${id}.title.post-harvest`] : [],
          }),
          path,
          note: words.names(`crops.${id}.name`)[language],
        })),
    ),
  ),
});
