import { type PlantOrgan, plantOrgans } from '#catalog/losses/pests.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Pests } from '#contract/pests.ts';
import { Plant } from '../../charts/plant/plant.tsx';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureName } from '../../figure/figure-name.ts';
import { sourcesOf } from '../../figure/sources-of.ts';
import type { Speech } from '../../i18n/speech.ts';
import { pestsParams } from '../../url/pests-params.ts';
import { headingText, organOf, type PestsPageData, pestFilters, pestsList } from './pest-texts.ts';

/** Part of a plant with how many attack it: of a bean plant an organ, of other crops a part as sources name it. */
interface CountedPart {
  id: string;
  name: string;
  count: number;
  href: string | null;
  chosen: boolean;
}

/** The fewest entries with a most attacked part. */
const fewest = 3;

/** The crop whose plant is drawn. */
export const drawnCrop = 'beans';

/** Number of attackers of each part of the plant, regardless of the list's filter; none where no source states a part. */
export function partsFigures(data: PestsPageData, answer: Pests, speech: Speech): readonly Figure[] {
  const { crop, kind } = data;
  const { words, formats } = speech;
  const { total, not_stated: unknown } = answer.organs;
  const parts = countedParts(data, answer, speech);
  const statedCount = total - unknown;
  if (statedCount === 0) return [];
  const title = words(`pests.parts.title.${kind}`);
  const used = answer.sources.filter(({ key }) => answer.facets.source.some(({ id }) => id === key));
  const finding = findingOf(parts, statedCount, data, speech);
  return [
    {
      id: 'parts',
      title,
      name: figureName(
        title,
        headingText(words, crop, kind),
        pestFilters(data, answer, speech).namedWithout(['part']),
      ),
      finding,
      info: words('pests.parts.info'),
      remarks: [
        ...(crop === drawnCrop
          ? [words(parts.some(({ chosen }) => chosen) ? 'pests.parts.again' : 'pests.parts.choose')]
          : []),
        ...(unknown === 0 ? [] : [words(`pests.parts.unknown.${kind}`, { count: unknown })]),
      ],
      ...sourcesOf(words, used),
      area: worldCode,
      ...tableOf(
        parts,
        [
          columnOf('part', words('pests.column.part'), 'name', ({ id, name, href }) => ({
            value: name,
            code: id,
            href: href ?? undefined,
          })),
          columnOf('count', words(`pests.parts.counted.${kind}`), 'number', ({ count }) => count),
        ],
        ({ id }) => id,
        ({ chosen }) => chosen,
      ),
      picture: () =>
        crop === drawnCrop ? (
          <Plant
            title={title}
            parts={parts.map(({ id, name, count, href, chosen }) => ({
              ...{ id: id as PlantOrgan, label: name, count, href, chosen },
              countText: formats.number(count),
            }))}
          />
        ) : (
          <RankedBars
            id="parts-bars"
            title={title}
            description={words('pests.parts.info')}
            hint={words('pests.parts.keys')}
            items={parts.map(({ id, name, count, chosen }) => ({
              ...{ id, label: name, value: count, valueLabel: formats.number(count), selected: chosen },
            }))}
            limit={parts.length}
            formatRank={noRank}
            empty={null}
          />
        ),
    },
  ];
}

const noRank = (): string => '';

/** The parts with their counts: those of the drawn plant from the ground up, of other crops the most attacked first. */
function countedParts(
  data: PestsPageData,
  { organs, facets }: Pests,
  speech: Speech,
): readonly CountedPart[] {
  const { crop, view } = data;
  const { words } = speech;
  const chosen = view.part === null ? null : organOf(view.part);
  const list = pestsList(data, speech);
  const hrefOf = (part: string | null): string =>
    list.hrefOf({ part: pestsParams.parse(`?part=${part ?? ''}`).part, page: 1 });
  if (crop === drawnCrop)
    return organs.attacked.map(({ id, count }) => ({
      ...{ id, name: words(`pests.organ.${id}`), count, chosen: chosen === id },
      href: count === 0 ? null : hrefOf(chosen === id ? null : id),
    }));
  return facets.part
    .filter(({ id }) => id !== 'none')
    .map(({ id, count }) => ({
      ...{ id, name: words(`pests.part.${id}`), count, chosen: view.part === id, href: hrefOf(id) },
    }));
}

/** Finding: the number of attackers of the chosen part, or the most attacked part; nothing with few entries or a tie. */
function findingOf(
  parts: readonly CountedPart[],
  stated: number,
  { kind }: PestsPageData,
  { words }: Speech,
): string | undefined {
  const chosen = parts.find((part) => part.chosen);
  if (chosen !== undefined)
    return words(`pests.parts.chosen.${kind}`, { count: chosen.count, part: chosen.id, name: chosen.name });
  const [first, second] = parts.toSorted((a, b) => b.count - a.count);
  if (stated < fewest || first === undefined || first.count === second?.count || !(first.id in plantOrgans))
    return undefined;
  return words(`pests.parts.most.${kind}`, { count: first.count, total: stated, part: first.id });
}
