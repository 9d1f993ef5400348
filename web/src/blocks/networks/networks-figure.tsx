import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Networks } from '#contract/networks.ts';
import { compareNetworks } from '#domain/networks/compare-networks.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { toDrawnTable } from '../../figure/cell-text.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { BlockFigure } from '../block-figure.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { FailedPart } from '../failed-part.tsx';
import { columnTexts } from './column-texts.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonTable } from './network-figures.ts';

/** PABRA and its networks beside Africa and the World, by the map's element in its year. */
export function NetworksFigure({ networks }: { networks: Loaded<Networks> }): ReactNode {
  const { section, crop, view, area, areas, year, cubes } = useDataView();
  const speech = useSpeech();
  const { words, formats } = speech;
  const pair = section.mapElements.find(({ country }) => country === view.element);
  if (pair === undefined) return null;
  const element = elementFor(pair, area.length === 3 ? '' : area);
  const slice = cubes.slice(pair.aggregate, year);
  const title = words('networks.compared.title', {
    crop: words(`crops.${crop.id}.name`),
    element: words(`elements.${element}.inSentence`),
    year: formats.year(year),
  });
  const counts = new Map(
    valueOr(networks, { networks: [] }).networks.map(({ code, members }) => [code, members.length]),
  );
  const adds = findElement(pair.aggregate)?.aggregate === 'sum';
  const compared = compareNetworks(
    (code) => {
      const figure = slice?.get(code);
      return figure === undefined
        ? null
        : { value: figure.value, flag: figure.flag, contributors: figure.summed };
    },
    { adds },
  );
  const rows = compared.map((row) => ({
    ...row,
    members: counts.get(row.area) ?? null,
    awaitsSum: areas.get(row.area)?.awaitsSum === true,
  }));
  const textOf = columnTexts(pair.aggregate, rows, { words, formats });
  const table = comparisonTable(rows, { element: pair.aggregate, year, selected: area }, speech);
  const own = rows[0];
  return (
    <BlockFigure
      id="networks"
      title={title}
      element={pair.aggregate}
      info={words('networks.compared.info')}
      notes={[words('networks.compared.sums'), words('networks.compared.former')]}
      finding={
        own?.figure != null && own.ofAfrica !== null && own.ofWorld !== null
          ? words('networks.compared.finding', {
              africa: formats.editedPercent(own.ofAfrica),
              world: formats.editedPercent(own.ofWorld),
              year: formats.year(year),
            })
          : undefined
      }
      filed={{ caption: title, ...toDrawnTable(table, formats), explain: table.keyOf }}
    >
      {slice === undefined ? (
        <FailedPart text={words('dataPage.state.noInfo')} />
      ) : (
        <ComparisonTable
          label={title}
          rows={rows}
          adds={adds}
          nameOf={(code) => areaName(words, code)}
          textOf={(code, figure) => {
            const text = textOf(figure);
            return (
              <ExplainLink
                figure={explainedKey(code, pair.aggregate, year)}
                text={`${areaName(words, code)}: ${text}`}
              >
                {text}
              </ExplainLink>
            );
          }}
        />
      )}
    </BlockFigure>
  );
}
