import type { ReactNode } from 'react';
import type { Block, ScopedElement } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import {
  type Balance,
  type BalancePart,
  type BalanceSegment,
  elementsOfSum,
  isBalanceSum,
  type SupplyPart,
  toBalance,
  toFlows,
} from '#domain/balance.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { BalanceChart, type BalanceFlow } from '../../charts/balance/balance.tsx';
import type { DataRow } from '../../charts/data-table/data-table-model.ts';
import { amountText } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { getFormats } from '../../i18n/formats.ts';
import { columnText, figureColumn } from '../../i18n/number-lists.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { FigureList } from '../figure-list.tsx';

type BalanceDefinition = Extract<Block, { kind: 'balance' }>;

/** Up to this year FAO's sheets wrote a change in stocks as supply; the release has the sign turned. */
const lastYearOfOldSign = 2013;

/** The balance of a year; `undefined` while one of its parts is on its way. */
function balanceIn(block: BalanceDefinition, cubes: CubeStore, area: string, year: number) {
  let loading = false;
  const partOf = (id: string, element: number): BalancePart => {
    const figure = cubes.figure(element, area, year);
    if (figure === undefined) loading = true;
    return { id, element, value: figure?.value ?? null, flag: figure?.flag ?? '' };
  };
  const supply = block.supply.map(
    ({ element, sign, word }): SupplyPart => ({ ...partOf(word, elementFor(element, area)), sign }),
  );
  const uses = block.uses.map(({ element, word }) => partOf(word, elementFor(element, area)));
  const published = partOf('published', elementFor(block.published, area));
  return loading ? undefined : { balance: toBalance(supply, uses), published };
}

/** Where a supply comes from and where it goes, with what the source leaves unexplained. */
export function BalanceBlock({ block }: { block: BalanceDefinition }): ReactNode {
  const { area, year, cubes, crop, section } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const key = `${section.id}.${block.id}`;
  const found = balanceIn(block, cubes, area, year);
  const balance = found?.balance ?? null;

  const element = elementFor(block.published, area);
  const unit = words('units.kt.short');
  const definitions = [...block.supply, ...block.uses];
  const idOf = (part: { element: ScopedElement }): number => elementFor(part.element, area);
  const names = new Map<string, string>(
    definitions.map(({ word, element: pair }) => [word, words(`elements.${elementFor(pair, area)}.short`)]),
  );
  for (const id of ['residual', 'total.supply', 'total.use']) names.set(id, words(`${key}.${id}`));
  const nameOf = (id: string): string => names.get(id) ?? id;
  const keyOf = (id: string, column = 'value'): string | null => {
    if (column !== 'value') return null;
    const part =
      id === 'total.published' ? { element: block.published } : definitions.find(({ word }) => word === id);
    if (part !== undefined) return explainedKey(area, elementFor(part.element, area), year);
    if (balance === null || !isBalanceSum(id)) return null;
    return explainedKey(area, element, year, { as: { kind: 'sum', ...elementsOfSum(id, balance) } });
  };
  const drawn = balance === null ? null : toFlows(balance);
  const scale = figureScale(element, [Math.max(0, ...(drawn?.sources ?? []).map(({ length }) => length))], {
    words,
    formats,
  });
  const parts = balance === null ? [] : [...balance.supply, ...balance.uses].map(({ value }) => value);
  const sums = balance === null ? [] : [balance.domesticSupply, balance.used, balance.residual];
  const figure = figureColumn(element, [...parts, ...sums, found?.published.value], formats);
  const label = columnText(
    [...(drawn?.sources ?? []), ...(drawn?.destinations ?? [])].map(({ length }) => scale.amount(length)),
    formats,
  );
  // A use below zero is no supply: it stands beside the supply, as what the uses have too much.
  const labelOf = (id: string, side: 'sources' | 'destinations'): string => {
    if (id === 'stocks') return words(`${key}.stocks.${side === 'sources' ? 'drawn' : 'added'}`);
    const isUse = block.uses.some(({ word }) => word === id);
    return isUse && side === 'sources' ? words(`${key}.negative`, { use: nameOf(id) }) : nameOf(id);
  };
  const named = (at: readonly BalanceSegment[], side: 'sources' | 'destinations'): BalanceFlow[] =>
    at.map(({ id, length }) => ({
      id,
      label: labelOf(id, side),
      length,
      valueLabel: label(scale.amount(length)),
      exact: words('chart.value', { value: figure(length), unit }),
      colour: `var(--use-${definitions.find(({ word }) => word === id)?.colour ?? 'other'})`,
      unexplained: id === 'residual',
      explain: keyOf(id) ?? undefined,
    }));
  const flows = drawn && {
    sources: named(drawn.sources, 'sources'),
    destinations: named(drawn.destinations, 'destinations'),
  };
  const heads = [words(`${key}.supply`), words(`${key}.use`)] as const;

  const place = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    year: String(year),
  };
  const amount = (value: number): string => amountText('kt', value, { words, formats }) ?? figure(value);
  const longest = (list: readonly BalanceFlow[], among: readonly { word: string }[]): string | undefined =>
    list
      .filter(({ id }) => among.some(({ word }) => word === id))
      .reduce<BalanceFlow | undefined>(
        (best, flow) => (flow.length > (best?.length ?? 0) ? flow : best),
        undefined,
      )?.label;
  const source = flows === null ? undefined : longest(flows.sources, block.supply);
  const use = flows === null ? undefined : longest(flows.destinations, block.uses);
  const inSentence = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
  const finding =
    balance === null || source === undefined || use === undefined
      ? undefined
      : words(`${key}.finding`, {
          ...place,
          supply: amount(balance.domesticSupply),
          source: inSentence(source),
          use: inSentence(use),
        });
  /** All that is known is zero: there is nothing to draw, and nothing to agree. */
  const isNil = flows !== null && flows.sources.length + flows.destinations.length === 0;
  const notes = balance === null ? [] : residualNotes(balance);
  function residualNotes({ residual, domesticSupply, missing, closes, uses }: Balance): string[] {
    const below = uses.find(({ id, value }) => id === 'other' && value !== null && value < 0);
    const list = formats.list(missing.map((id) => inSentence(nameOf(id))));
    return [
      residual === 0
        ? words(isNil ? `${key}.nil` : `${key}.residual.none`)
        : words(`${key}.residual.text`, {
            value: amount(Math.abs(residual)),
            share: domesticSupply === 0 ? '–' : formats.percent(Math.abs(residual / domesticSupply), 2),
          }),
      ...(below?.value == null
        ? []
        : [words(`${key}.negative.text`, { value: amount(Math.abs(below.value)) })]),
      ...(missing.length === 0 ? [] : [words(closes ? `${key}.missing.closes` : `${key}.missing`, { list })]),
    ];
  }
  const title = words(`${key}.heading`, place);
  return (
    <BlockFigure
      id={block.id}
      title={title}
      finding={finding}
      info={`${words(`${key}.info`)} ${words(`${key}.formula`)}.`}
      table={
        found === undefined || balance === null
          ? null
          : {
              caption: words(`${key}.caption`, place),
              columns: [
                { id: 'part', label: words('figure.table.element') },
                { id: 'value', label: words('figure.table.value'), unit, numeric: true },
              ],
              rows: toRows(balance, found.published, (id) => words(`${key}.${id}`), figure),
              explain: keyOf,
            }
      }
      remarks={[...(year <= lastYearOfOldSign ? [words(`${key}.sign`)] : []), ...notes]}
      under={
        balance !== null && (
          <FigureList
            oneUnit
            label={words(`${key}.figures`)}
            figures={[
              ...balance.supply,
              { id: 'total.supply', value: balance.domesticSupply },
              ...balance.uses,
              { id: 'total.use', value: balance.used },
              { id: 'residual', value: balance.residual },
            ].flatMap(({ id, value }) => {
              const explained = keyOf(id);
              return value === null || explained === null
                ? []
                : [{ figure: explained, name: nameOf(id), text: figure(value), unit }];
            })}
          />
        )
      }
    >
      {found === undefined && (
        <NotLoaded
          failed={cubes.failed(...[...definitions, { element: block.published }].map(idOf))}
          height="21rem"
          text={words('dataPage.state.error')}
        />
      )}
      {found !== undefined && balance === null && (
        <EmptyYears
          elements={[block.published, ...block.supply.slice(0, 1).map((entry) => entry.element)]}
          text={words(`${key}.noData`)}
        />
      )}
      {flows !== null && !isNil && (
        <BalanceChart
          id={block.id}
          title={title}
          description={`${words(`${key}.label`)}. ${notes.join(' ')}`}
          hint={words('chart.keyboardHint')}
          heads={heads}
          unit={scale.unit}
          sources={flows.sources}
          destinations={flows.destinations}
        />
      )}
    </BlockFigure>
  );
}

/** The equation from top to bottom: parts of supply, its sum, uses, their sum, and what is left. */
function toRows(
  balance: Balance,
  published: BalancePart,
  wordOf: (id: string) => string,
  figure: (value: number) => string,
): DataRow[] {
  const row = (id: string, value: number | null, flag?: string): DataRow => ({
    id,
    cells: [
      { text: wordOf(id), raw: wordOf(id) },
      value === null ? { text: '', raw: null } : { text: figure(value), raw: value, flag },
    ],
  });
  return [
    ...balance.supply.map(({ id, value, flag }) => row(id, value, flag)),
    row('total.supply', balance.domesticSupply),
    ...(published.value === null ? [] : [row('total.published', published.value, published.flag)]),
    ...balance.uses.map(({ id, value, flag }) => row(id, value, flag)),
    row('total.use', balance.used),
    row('residual', balance.residual),
  ];
}
