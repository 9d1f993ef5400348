import type { ReactNode } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { isCountry, useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import { rankingHref } from '../../url/ranking-link.ts';
import { useDataFigure } from '../data-figure.ts';
import { FigureLinks } from '../figure-links.tsx';
import { hasRanking, inPodiumYear, shownRanking, toPodiumFigure } from './podium-figure.tsx';

/** The crop among the crops of the area, with the choice of what they are ranked by. */
export function PodiumBlock({ block }: { block: BlockOf<'podium'> }): ReactNode {
  const data = inPodiumYear(useDataView(), block);
  const { area, year, crop, section, dispatch, hrefOf, release } = data;
  const version = release.pinned ? `?v=${release.id}` : '';
  const { words, language } = useSpeech();
  const figure = useDataFigure(toPodiumFigure, block);
  const { chosen, element, places } = shownRanking(data, block);
  const page = { language, crop: crop.id, section: section.slug ?? section.id };
  return (
    <FigureFrame
      figure={figure}
      about={
        <a href={`/${language}${areaPagePath(area, !isCountry(area))}${version}`}>
          {words('glance.country', { ...areaWords(words, area) })}
        </a>
      }
      links={
        <FigureLinks
          element={element}
          rankingHref={
            places == null ? undefined : rankingHref(page, { ranking: chosen?.country ?? 0, area, year })
          }
        />
      }
      controls={
        block.rankings.length > 1 ? (
          <SegmentedControl
            look="tabs"
            label={words(`${section.id}.podium.choose`)}
            value={String(chosen?.country)}
            options={block.rankings.map((pair) => ({
              id: String(pair.country),
              label: words(`${section.id}.podium.${pair.country}`),
              href: hrefOf({ do: 'choose', block: block.id, choice: String(pair.country) }),
            }))}
            onChoose={(choice) => dispatch({ do: 'choose', block: block.id, choice })}
          />
        ) : undefined
      }
    />
  );
}

PodiumBlock.shows = hasRanking;
