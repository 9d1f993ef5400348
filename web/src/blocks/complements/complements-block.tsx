import type { ReactNode } from 'react';
import type { Block } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { KeyValue } from '../../charts/key-value/key-value.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { BoxGrid } from '../../ui/box-grid.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { NotLoaded } from '../failed-part.tsx';

type ComplementsDefinition = Extract<Block, { kind: 'complements' }>;

/** What the crop adds to the daily diet: energy and protein, each with its rank among food crops. */
export function ComplementsBlock({ block }: { block: ComplementsDefinition }): ReactNode {
  const { area, year, cubes, podiums, crop, section, indicator } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const forms = cropWords(words, crop.id, section.id);
  const entries = block.elements.map(({ value, rank }) => {
    const element = elementFor(value, area);
    const places = podiums.places(elementFor(rank, area), area, year);
    const own = places?.find((place) => place.item === String(indicator) || place.item === crop.foodGroup);
    const figure = cubes.figure(element, area, year);
    return {
      element,
      pair: value,
      figure,
      text:
        figure == null
          ? null
          : formatFigure(element, figure.value, formats, cubes.isRoundedAway(element, area, year)),
      rankFailed: places === undefined && podiums.failed,
      rank:
        own === undefined
          ? null
          : {
              text: words(`${section.id}.complements.rank`, { rank: String(own.rank) }),
              figure: explainedKey(area, elementFor(rank, area), year),
            },
    };
  });
  const [energy, protein] = entries;
  const title = words(`${section.id}.complements.title`);
  return (
    <BlockFigure
      id={block.id}
      title={title}
      finding={
        energy?.text != null && protein?.text != null
          ? words(`${section.id}.complements.sentence`, {
              ...forms,
              ...areaWords(words, area),
              year: String(year),
              energy: energy.text,
              protein: protein.text,
            })
          : undefined
      }
      info={words(`${section.id}.complements.info`)}
    >
      {entries.some((entry) => entry.figure === undefined) ? (
        <NotLoaded failed={cubes.failed(...entries.map((entry) => entry.element))} height="96px" />
      ) : entries.every((entry) => entry.figure === null) ? (
        <EmptyYears elements={entries.map((entry) => entry.pair)} />
      ) : (
        <BoxGrid>
          {entries.map((entry) => (
            <KeyValue
              key={entry.element}
              label={words(`elements.${entry.element}.short`)}
              value={
                entry.text !== null && (
                  <ExplainLink figure={explainedKey(area, entry.element, year)} text={entry.text} />
                )
              }
              unit={words(`${section.id}.complements.${entry.element}`)}
              missing={words('dataPage.state.noDataYear')}
              note={
                entry.rank === null ? (
                  entry.rankFailed && words('dataPage.state.failed')
                ) : (
                  <ExplainLink {...entry.rank} />
                )
              }
            />
          ))}
        </BoxGrid>
      )}
    </BlockFigure>
  );
}
