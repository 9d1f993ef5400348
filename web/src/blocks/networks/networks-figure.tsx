import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { networkCodes } from '#catalog/regions/networks.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Networks } from '#contract/networks.ts';
import {
  africaCode,
  type ComparedNetwork,
  compareNetworks,
  type NetworkFigure,
} from '#domain/networks/compare-networks.ts';
import { elementFor, type ShownData, useDataView } from '../../api/data-view.tsx';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { elementColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { type FigureScale, figureScale } from '../../i18n/figure-scale.ts';
import { boundText, editFigure, isLowerBound, readAmount } from '../../i18n/figures.ts';
import { editedValue, type Formats } from '../../i18n/formats.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import { toDataFigure, useDataFigure } from '../data-figure.ts';
import { ExplainLink } from '../explain-link.tsx';
import { FailedPart } from '../failed-part.tsx';
import { FigureLinks } from '../figure-links.tsx';
import { memberFigure } from './members-figure.tsx';
import type { MembersInput } from './members-map.tsx';

function comparisonTable(
  rows: readonly ComparedRow[],
  { element, year, selected = null }: { element: number; year: number; selected?: string | null },
  speech: Speech,
): Pick<Figure, 'columns' | 'rows' | 'rowCount' | 'keyOf'> {
  const { words } = speech;
  const column = (
    key: string,
    kind: ColumnOf<ComparedRow>['kind'],
    of: ColumnOf<ComparedRow>['of'],
  ): ColumnOf<ComparedRow> => columnOf(key, words(`networks.column.${key}`), kind, of);
  return {
    ...tableOf(
      rows,
      [
        column('area', 'name', ({ area }) => ({ value: areaName(words, area), code: area })),
        {
          ...column('value', 'number', ({ figure }) => figure && { value: figure.value, flag: figure.flag }),
          ...elementColumn(element, speech),
        },
        column('contributors', 'number', ({ figure }) => figure?.contributors ?? null),
        column('members', 'number', ({ members }) => members),
        column('africa', 'share', ({ ofAfrica }) => ofAfrica),
        column('world', 'share', ({ ofWorld }) => ofWorld),
      ],
      ({ area }) => area,
      ({ area }) => area === selected,
    ),
    keyOf: (row, key) => (key === 'value' ? explainedKey(row, element, year) : null),
  };
}

/** What a section's page of PABRA has beside the figures of the data page's blocks. */
export function networkFigures(
  data: ShownData,
  networks: Loaded<Networks>,
  speech: Speech,
): readonly Figure[] {
  return [
    ...(mapPair(data) === undefined ? [] : [toNetworksFigure(data, networks, speech)]),
    ...(networks.state === 'failed' ? [] : [memberFigure(toMembers(data, networks.value), speech)]),
  ];
}

export const toMembers = ({ areas }: ShownData, networks: Networks): MembersInput => ({
  networks,
  africa: [...countriesOf(africaCode, areas)],
  harvests: null,
});

const mapPair = ({ section, view }: ShownData): ScopedElement | undefined =>
  section.mapElements.find(({ country }) => country === view.element);

const aggregateOf = (data: ShownData): number => mapPair(data)?.aggregate ?? data.view.element;

function toNetworksFigure(data: ShownData, networks: Loaded<Networks>, speech: Speech): Figure {
  const { crop, view, area, year } = data;
  const { words, formats } = speech;
  const pair = mapPair(data);
  const aggregate = aggregateOf(data);
  const element = pair === undefined ? view.element : elementFor(pair, area.length === 3 ? '' : area);
  const rows = compareAreas(data, networks);
  const title = words('networks.compared.title', {
    crop: words(`crops.${crop.id}.name`),
    element: words(`elements.${element}.inSentence`),
    year: formats.year(year),
  });
  const [network] = rows;
  return toDataFigure(data, speech, {
    id: 'networks',
    title,
    element: aggregate,
    finding:
      network?.figure != null && network.ofAfrica !== null && network.ofWorld !== null
        ? words('networks.compared.finding', {
            africa: formats.editedPercent(network.ofAfrica),
            world: formats.editedPercent(network.ofWorld),
            year: formats.year(year),
          })
        : rangeFinding(rows, aggregate, speech),
    info: words('networks.compared.info'),
    notes: [words('networks.compared.sums'), words('networks.compared.former')],
    caption: title,
    picture: null,
    ...comparisonTable(rows, { element: aggregate, year, selected: area }, speech),
  });
}

/** The networks with the lowest and the highest rate; nothing unless all have one. */
function rangeFinding(rows: readonly ComparedRow[], element: number, speech: Speech): string | undefined {
  const ranked = networkCodes
    .flatMap((area) => {
      const figure = rows.find((row) => row.area === area)?.figure;
      return figure == null ? [] : [{ area, ...figure }];
    })
    .sort((one, other) => one.value - other.value);
  const [lowest, highest] = [ranked[0], ranked.at(-1)];
  if (addsUp(element) || ranked.length < networkCodes.length || lowest === undefined || highest === undefined)
    return undefined;
  return speech.words('networks.compared.range', {
    low: figureInSentence(element, lowest, speech),
    lowest: lowest.area,
    high: figureInSentence(element, highest, speech),
    highest: highest.area,
  });
}

function compareAreas(data: ShownData, networks: Loaded<Networks>): readonly ComparedRow[] {
  const { areas, year, cubes } = data;
  const element = aggregateOf(data);
  const slice = cubes.slice(element, year);
  const counts = new Map(
    valueOr(networks, { networks: [] }).networks.map(({ code, members }) => [code, members.length]),
  );
  const compared = compareNetworks(
    (code) => {
      const figure = slice?.get(code);
      return figure === undefined
        ? null
        : { value: figure.value, flag: figure.flag, contributors: figure.summed };
    },
    { adds: addsUp(element) },
  );
  return compared.map((row) => ({
    ...row,
    members: counts.get(row.area) ?? null,
    awaitsSum: areas.get(row.area)?.awaitsSum === true,
  }));
}

const addsUp = (element: number): boolean => findElement(element)?.aggregate === 'sum';

/** The networks beside each other, each figure a way to its explanation; nothing of an element that is on no map. */
export function NetworksFigure({ networks }: { networks: Loaded<Networks> }): ReactNode {
  const data = useDataView();
  const speech = useSpeech();
  const { words } = speech;
  const figure = useDataFigure(toNetworksFigure, networks);
  if (mapPair(data) === undefined) return null;
  const element = aggregateOf(data);
  const rows = compareAreas(data, networks);
  const textOf = columnTexts(element, rows, speech);
  return (
    <FigureFrame figure={figure} links={<FigureLinks element={element} />}>
      {data.cubes.slice(element, data.year) === undefined ? (
        <FailedPart text={words('dataPage.state.noInfo')} />
      ) : (
        <ComparisonTable
          label={figure.title}
          rows={rows}
          adds={addsUp(element)}
          nameOf={(code) => areaName(words, code)}
          textOf={(code, shown) => (
            <ExplainLink
              figure={explainedKey(code, element, data.year)}
              text={`${areaName(words, code)}: ${textOf(shown)}`}
            >
              {textOf(shown)}
            </ExplainLink>
          )}
        />
      )}
    </FigureFrame>
  );
}

/** A network with the number of its members; of Africa and the World there is none. Without a figure it may wait for its sum. */
type ComparedRow = ComparedNetwork & { members: number | null; awaitsSum: boolean };

function ComparisonTable(props: {
  label: string;
  rows: readonly ComparedRow[];
  /** Whether the element adds up: else there are no shares to show. */
  adds: boolean;
  nameOf: (code: string) => ReactNode;
  textOf: (code: string, figure: NetworkFigure) => ReactNode;
}): ReactNode {
  const { label, rows, adds, nameOf, textOf } = props;
  const { words, formats } = useSpeech();
  // One number of decimals, so that the shares of a column can be compared at a glance.
  const share = (value: number | null): string => (value === null ? '' : formats.editedPercent(value, 1));
  const countText = ({ figure, members }: ComparedRow): string => {
    if (members === 0) return words('networks.noMembers');
    if (figure?.contributors == null) return members === null ? '' : words('networks.members', { members });
    return members === null
      ? words('networks.countries', { count: figure.contributors })
      : words('networks.sumOf', { count: figure.contributors, members });
  };
  const columns: readonly (PlainColumn<ComparedRow> | false)[] = [
    [words('networks.column.area'), ({ area }) => nameOf(area)],
    [
      words('networks.column.value'),
      ({ area, figure, awaitsSum }) =>
        figure === null
          ? words(awaitsSum ? 'networks.sumAwaited' : 'networks.noFigure')
          : textOf(area, figure),
      'numeric',
    ],
    [words('networks.column.contributors'), countText],
    adds && [words('networks.column.africa'), ({ ofAfrica }) => share(ofAfrica), 'numeric'],
    adds && [words('networks.column.world'), ({ ofWorld }) => share(ofWorld), 'numeric'],
  ];
  return <PlainTable label={label} stacks columns={columns} rows={rows} />;
}

const scaledFrom = 10_000;

/** How the figures of a column are written: large amounts on one scale, none of it above what a lower bound is known to be. */
export function columnTexts(
  element: number,
  rows: readonly { figure: Pick<NetworkFigure, 'value' | 'flag'> | null }[],
  speech: { words: Words; formats: Formats },
): (figure: Pick<NetworkFigure, 'value' | 'flag'>) => string {
  const values = rows.flatMap(({ figure }) => (figure === null ? [] : [figure.value]));
  const isLarge = values.some((value) => Math.abs(readAmount(element, value).amount) >= scaledFrom);
  const scale: FigureScale | null = isLarge ? figureScale(element, values, speech) : null;
  const unit = readAmount(element, 1).amount;
  return (figure) => {
    const isBound = isLowerBound(figure);
    const value = isBound ? editedValue(figure.value * unit, true) / unit : figure.value;
    const text =
      scale === null
        ? editFigure(element, figure.value, speech, { form: 'lead', isBound })
        : scale.withUnit(scale.figure(value), value);
    return boundText(speech.words, element, figure, text);
  };
}
