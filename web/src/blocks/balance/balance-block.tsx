import type { ReactNode } from 'react';
import { elementFor, type ShownData, useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useDataFigure } from '../data-figure.ts';
import { FigureLinks } from '../figure-links.tsx';
import { FigureList } from '../figure-list.tsx';
import { balanceRows, toBalanceFigure } from './balance-figure.tsx';
import { type BalanceDefinition, inBalanceYear, toBalanceModel } from './balance-model.ts';

export function BalanceBlock({ block }: { block: BalanceDefinition }): ReactNode {
  const figure = useDataFigure(toBalanceFigure, block);
  const data = inBalanceYear(useDataView(), block);
  const speech = useSpeech();
  const { words } = speech;
  const model = toBalanceModel(data, block, speech);
  const unit = words('units.kt.short');
  return (
    <FigureFrame
      figure={figure}
      links={
        <>
          <FigureList
            oneUnit
            label={words(`${data.section.id}.${block.id}.figures`)}
            figures={balanceRows(model).flatMap(({ id, value }) => {
              const explained = id === 'total.published' ? null : model.keyOf(id);
              return value === null || explained === null
                ? []
                : [{ figure: explained, name: model.nameOf(id), text: model.figureText(value), unit }];
            })}
          />
          <FigureLinks />
        </>
      }
    />
  );
}

/** Of an area without a supply in any year there is nothing to show, and of more exports than there was no whole. */
BalanceBlock.shows = (data: ShownData, block: BalanceDefinition): boolean => {
  const { allCubes, area, year } = inBalanceYear(data, block);
  const published = allCubes.figure(elementFor(block.published, area), area, year);
  if (published != null && published.value < 0) return false;
  return block.supply.some(({ element }) => {
    const figures = allCubes.series(elementFor(element, area), area);
    return figures === undefined || (figures !== null && figures.size > 0);
  });
};
