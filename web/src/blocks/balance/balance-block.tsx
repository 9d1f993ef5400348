import type { ReactNode } from 'react';
import { elementFor, type ShownData, useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useDataFigure } from '../data-figure.ts';
import { FigureLinks } from '../figure-links.tsx';
import { FigureList } from '../figure-list.tsx';
import { toBalanceFigure } from './balance-figure.tsx';
import { type BalanceDefinition, inBalanceYear, toBalanceModel } from './balance-model.ts';

export function BalanceBlock({ block }: { block: BalanceDefinition }): ReactNode {
  const figure = useDataFigure(toBalanceFigure, block);
  const data = inBalanceYear(useDataView(), block);
  const speech = useSpeech();
  const { words } = speech;
  const { balance, keyOf, nameOf, figureText } = toBalanceModel(data, block, speech);
  const unit = words('units.kt.short');
  const figures =
    balance === null
      ? []
      : [
          ...balance.supply,
          { id: 'total.supply', value: balance.domesticSupply },
          ...balance.uses,
          { id: 'total.use', value: balance.used },
          { id: 'residual', value: balance.residual },
        ];
  return (
    <FigureFrame
      figure={figure}
      links={
        <>
          {balance !== null && (
            <FigureList
              oneUnit
              label={words(`${data.section.id}.${block.id}.figures`)}
              figures={figures.flatMap(({ id, value }) => {
                const explained = keyOf(id);
                return value === null || explained === null
                  ? []
                  : [{ figure: explained, name: nameOf(id), text: figureText(value), unit }];
              })}
            />
          )}
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
