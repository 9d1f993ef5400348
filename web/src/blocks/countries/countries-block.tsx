import { type ReactNode, useMemo } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { countRanked } from '#domain/ranks.ts';
import { inCoveredYear } from '../../api/covered-year.ts';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { isUnboundedRatio } from '../../i18n/ratio-finding.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { comparedAreas } from '../../url/compare-link.ts';
import { rankingHref } from '../../url/ranking-link.ts';
import { FigureLinks } from '../figure-links.tsx';
import { OptionSwitches } from '../option-switches.tsx';
import styles from './countries-block.module.css';
import { toCountriesFigure } from './countries-figure.tsx';
import { type CountriesPicture, toCountriesPicture } from './countries-picture.ts';

type CountriesDefinition = BlockOf<'countries'>;

export function CountriesBlock({ block }: { block: CountriesDefinition }): ReactNode {
  const shownData = useDataView();
  const data = useMemo(() => inCoveredYear(shownData), [shownData]);
  const speech = useSpeech();
  const { words, language } = speech;
  const picture = useCountriesPicture(data, block);
  const figure = useMemo(
    () => toCountriesFigure(data, block, speech, picture),
    [data, block, speech, picture],
  );
  const { year, view, dispatch, crop, section, release } = data;
  const { conversion, divides, ranked, selected } = picture;
  const ranking = rankingHref(
    { language, crop: crop.id, section: section.slug ?? section.id },
    { element: view.element, area: view.region ?? worldCode, year },
  );
  const rankedCount = countRanked(ranked);
  return (
    <FigureFrame
      figure={figure}
      links={
        <FigureLinks
          element={view.element}
          comparedAreas={
            figure.rowCount === 0
              ? undefined
              : {
                  areas: comparedAreas(ranked, selected),
                  as: `&kind=bar${divides ? '&measure=inhabitant' : ''}&year=${year}`,
                }
          }
        />
      }
      under={
        figure.rowCount > 0 && (
          <p className={styles.all}>
            <a href={release.pinned ? `${ranking}&v=${release.id}` : ranking}>
              {words('chart.ranking.all', {
                count: ranked.length,
                ranked: rankedCount,
                // First and last of a ratio without bounds mean nothing.
                isSame: rankedCount === ranked.length || isUnboundedRatio(view.element) ? 'yes' : 'no',
              })}
            </a>
          </p>
        )
      }
      options={
        conversion !== null && (
          <OptionSwitches
            {...{ words, title: figure.title }}
            switches={[{ id: 'perInhabitant', on: divides, next: divides ? '' : 'inhabitant' }]}
            onChange={(choice) => dispatch({ do: 'choose', block: block.id, choice })}
          />
        )
      }
    />
  );
}

function useCountriesPicture(data: ShownData, block: CountriesDefinition): CountriesPicture {
  const speech = useSpeech();
  return useMemo(() => {
    const { area, year, cubes, allCubes, areas, view } = data;
    const { element, region, choices } = view;
    return toCountriesPicture({
      ...{ choice: choices[block.id], crop: data.crop.id, element, mapElements: data.section.mapElements },
      ...{ area, region, year, cubes, allCubes, areas, speech },
    });
  }, [data, block, speech]);
}
