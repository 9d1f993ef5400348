import type { ReactNode } from 'react';
import type { Block } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { PercentBox } from '../../charts/percent-box/percent-box.tsx';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { BoxGrid } from '../../ui/box-grid.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { NotLoaded } from '../failed-part.tsx';

type SharesDefinition = Extract<Block, { kind: 'percentages' }>;

/** Percentage boxes: value × 100 rounded to two decimals; the catalogue's text where there is no figure. */
export function SharesBlock({ block }: { block: SharesDefinition }): ReactNode {
  const { area, year, cubes, crop, section, view } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const forms = cropWords(words, crop.id, section.id);
  const boxes = block.elements.map((pair) => {
    const element = elementFor(pair, area);
    return {
      element,
      meaning: words(`${section.id}.shares.${element}`, forms),
      figure: cubes.figure(element, area, year),
      tiny: cubes.isRoundedAway(element, area, year),
    };
  });
  const known = boxes.filter(({ figure }) => figure != null);
  return (
    <BlockFigure
      id={block.id}
      title={words(`${section.id}.shares.title`, forms)}
      element={boxes[0]?.element}
      info={words(`${section.id}.shares.info`)}
      table={
        known.length === 0
          ? null
          : {
              caption: words('figure.table.caption', { title: words(`${section.id}.shares.title`, forms) }),
              columns: [
                { id: 'element', label: words('figure.table.element') },
                { id: 'value', label: words('figure.table.value'), numeric: true },
              ],
              explain: (row: string) => explainedKey(area, Number(row), year),
              rows: boxes.map(({ element, meaning, figure, tiny }) => ({
                id: String(element),
                cells: [
                  { text: meaning, raw: meaning },
                  figure == null
                    ? { text: '', raw: null }
                    : {
                        text: formatFigure(element, figure.value, formats, tiny),
                        raw: figure.value,
                        flag: figure.flag,
                      },
                ],
              })),
            }
      }
    >
      <BoxGrid>
        {boxes.map(({ element, meaning, figure, tiny }) =>
          figure === undefined ? (
            <NotLoaded key={element} failed={cubes.failed(element)} height="92px" />
          ) : (
            <PercentBox
              key={element}
              meaning={meaning}
              share={figure?.value ?? null}
              text={
                figure == null ? (
                  words(view.officialOnly ? 'figure.state.absent' : `${section.id}.shares.error`)
                ) : (
                  <ExplainLink
                    figure={explainedKey(area, element, year)}
                    text={formatFigure(element, figure.value, formats, tiny)}
                  />
                )
              }
            />
          ),
        )}
      </BoxGrid>
    </BlockFigure>
  );
}
