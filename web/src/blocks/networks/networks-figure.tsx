import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Networks } from '#contract/networks.ts';
import { compareNetworks } from '#domain/networks/compare-networks.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { areaName } from '../../i18n/area-words.ts';
import { formatFigure, needsUnit } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { FailedPart } from '../failed-part.tsx';
import { columnTexts } from './column-texts.ts';
import { ComparisonTable } from './comparison-table.tsx';

/** PABRA and its networks beside Africa and the World, by the map's element in its year. */
export function NetworksFigure({ networks }: { networks: Loaded<Networks> }): ReactNode {
  const { section, crop, view, area, areas, year, cubes, dispatch, hrefOf } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
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
  // Files have it in the unit of the element, in digits that the page's language reads.
  const unit = needsUnit(pair.aggregate)
    ? words(`units.${findElement(pair.aggregate)?.unit}.short`)
    : undefined;
  const written = (value: number): string => formatFigure(pair.aggregate, value, formats);
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
      filed={{
        caption: title,
        columns: [
          { id: 'area', label: words('networks.column.area') },
          {
            id: 'value',
            label: words('networks.column.value'),
            unit,
            numeric: true,
          },
          { id: 'contributors', label: words('networks.column.contributors'), numeric: true },
          { id: 'members', label: words('networks.column.members'), numeric: true },
          { id: 'africa', label: words('networks.column.africa'), numeric: true },
          { id: 'world', label: words('networks.column.world'), numeric: true },
        ],
        rows: rows.map(({ area: code, figure, members, ofAfrica, ofWorld }) => {
          const told = (text: (value: number) => string) => (value: number | null) => ({
            text: value === null ? '' : text(value),
            raw: value,
          });
          const count = told((value) => formats.number(value, 0));
          const share = told((value) => formats.percent(value, 2));
          return {
            id: code,
            selected: code === area,
            cells: [
              { text: areaName(words, code), raw: areaName(words, code), code },
              {
                ...told(written)(figure?.value ?? null),
                ...(figure === null ? {} : { flag: figure.flag }),
              },
              count(figure?.contributors ?? null),
              count(members),
              share(ofAfrica),
              share(ofWorld),
            ],
          };
        }),
        explain: (row, column) => (column === 'value' ? explainedKey(row, pair.aggregate, year) : null),
      }}
    >
      {slice === undefined ? (
        <FailedPart text={words('dataPage.state.noInfo')} />
      ) : (
        <ComparisonTable
          label={title}
          rows={rows}
          adds={adds}
          nameOf={(code) =>
            code === 'WLRD' || /^\d/.test(code) || code === view.region ? (
              areaName(words, code)
            ) : (
              <ViewLink
                href={hrefOf({ do: 'region', region: code })}
                onChoose={() => dispatch({ do: 'region', region: code })}
              >
                {areaName(words, code)}
              </ViewLink>
            )
          }
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
