import { FOOD, FOOD_PER_CAPITA, FOOD_PER_CAPITA_AGGREGATE } from '#catalog/elements/codes.ts';
import type { Balance } from '#domain/balance.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { elementFor, isCountry, type ShownData } from '../../api/data-view.tsx';
import { BalanceChart } from '../../charts/balance/balance.tsx';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { amountText, figureInSentence } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { editFigure, isLowerBound } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toDataFigure } from '../data-figure.ts';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import {
  type BalanceDefinition,
  type BalanceModel,
  elementsOfBalance,
  inBalanceYear,
  toBalanceModel,
} from './balance-model.ts';

/** Up to this year FAO's sheets wrote a change in stocks as supply; the release has the sign turned. */
const lastYearOfOldSign = 2013;

export function toBalanceFigure(page: ShownData, block: BalanceDefinition, speech: Speech): Figure {
  const data = inBalanceYear(page, block);
  const { area, year, crop, section, cubes } = data;
  const { words } = speech;
  const key = `${section.id}.${block.id}`;
  const model = toBalanceModel(data, block, speech);
  const { found, balance, flows, isNil, isOverdrawn } = model;
  const place = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    year: String(year),
  };
  const name = words(`${key}.heading`, place);
  const notes = balance === null || isOverdrawn ? [] : residualNotes(balance, model, { key, speech });
  return toDataFigure(data, speech, {
    id: block.id,
    title: balance === null ? name : words('figure.titleUnit', { title: name, unit: model.scaleUnit }),
    name,
    finding:
      balanceFinding(model, { key, place, speech }) ?? eatenFinding(data, model, { key, place, speech }),
    info: `${words(`${key}.info`)} ${words(`${key}.formula`)}.`,
    remarks: [
      ...(balance === null ? [] : eatenNote(data, { key, speech })),
      ...(balance === null || isCountry(area) ? [] : tradeNote(balance, model, { key, speech })),
      ...(year <= lastYearOfOldSign ? [words(`${key}.sign`)] : []),
      ...notes,
    ],
    caption: words(`${key}.caption`, place),
    keyOf: (row, column) => (column === 'value' ? model.keyOf(row) : null),
    ...tableOf(
      balanceRows(model),
      [
        columnOf('part', words('figure.table.element'), 'name', ({ id }) => words(`${key}.${id}`)),
        {
          key: 'value',
          label: words('figure.table.value'),
          kind: 'number',
          unit: words('units.kt.short'),
          write: (value) => model.figureText(value),
          of: ({ value, flag }) => ({ value, flag }),
        },
      ],
      ({ id }) => id,
    ),
    picture: () => (
      <>
        {found === undefined && (
          <NotLoaded
            failed={cubes.failed(...elementsOfBalance(block).map((pair) => elementFor(pair, area)))}
            height="15rem"
            text={words('dataPage.state.error')}
          />
        )}
        {found !== undefined && balance === null && (
          <EmptyYears
            elements={[block.published, ...block.supply.slice(0, 1).map(({ element }) => element)]}
            text={words(`${key}.noData`)}
          />
        )}
        {flows !== null && !isNil && !isOverdrawn && (
          <BalanceChart
            id={block.id}
            title={name}
            description={`${words(`${key}.label`)}. ${notes.join(' ')}`}
            hint={words('chart.keyboardHint')}
            heads={[words(`${key}.supply`), words(`${key}.use`)]}
            unit={model.scaleUnit}
            sources={seenOf(flows.sources)}
            destinations={seenOf(flows.destinations)}
          />
        )}
      </>
    ),
  });
}

/** A part below this share of its bar is no more than a line: the table has it. */
const leastSeen = 0.01;

function seenOf<Flow extends { length: number }>(flows: readonly Flow[]): readonly Flow[] {
  const whole = flows.reduce((sum, { length }) => sum + length, 0);
  return flows.filter(({ length }) => length >= leastSeen * whole);
}

/** The equation from top to bottom: parts of supply, its sum, uses, their sum, and what is left. */
export function balanceRows({
  found,
  balance,
}: BalanceModel): readonly { id: string; value: number | null; flag?: string }[] {
  if (found === undefined || balance === null) return [];
  const { value, flag } = found.published;
  return [
    ...balance.supply,
    { id: 'total.supply', value: balance.domesticSupply },
    ...(value === null ? [] : [{ id: 'total.published', value, flag }]),
    ...balance.uses,
    { id: 'total.use', value: balance.used },
    { id: 'residual', value: balance.residual },
  ];
}

const inSentence = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

interface Said {
  key: string;
  speech: Speech;
}

const amount = (value: number, { figureText }: BalanceModel, speech: Speech): string =>
  amountText('kt', value, speech) ?? figureText(value);

/** Largest unexplained part of the whole with which the other parts are still reliable. */
const mostUnexplained = 0.1;
const leastImported = 0.25;

/** Sentence on the two largest uses, what is eaten, and the imports; none where a part is doubtful or missing, or much is unexplained. */
function balanceFinding(
  { found, balance, flows, ...model }: BalanceModel,
  { key, place, speech }: Said & { place: Readonly<Record<string, string>> },
): string | undefined {
  if (balance === null || flows === null || found?.isDoubtful === true) return undefined;
  const { words, formats } = speech;
  // A use below zero lengthens the bar of the supply, and is none.
  const whole = flows.sources
    .filter(({ id }) => !balance.uses.some((use) => use.id === id))
    .reduce((sum, { length }) => sum + length, 0);
  const isOpen = Math.abs(balance.residual) > mostUnexplained * whole;
  if (whole <= 0 || isOpen || (balance.missing.length > 0 && !balance.closes)) return undefined;
  const uses = flows.destinations
    .filter(({ unexplained }) => unexplained !== true)
    .filter(({ id }, at) => at < 2 || id === 'food');
  if (uses.length === 0) return undefined;
  const part = (length: number): string => formats.percent(length / whole, 0);
  const went = uses.flatMap(({ id, length }) =>
    length / whole < 0.005 ? [] : words(`${key}.went.${id}`, { share: part(length) }),
  );
  const imported = flows.sources.find(({ id }) => id === 'imports' || id === 'trade')?.length ?? 0;
  return words(`${key}.finding`, {
    ...place,
    total: amount(whole, { found, balance, flows, ...model }, speech),
    went: formats.list(went),
    imports: imported / whole >= leastImported ? 'yes' : 'no',
    // Their share is that of another whole: what is used, with what is exported and stored.
    imported: amount(imported, { found, balance, flows, ...model }, speech),
  });
}

function eatenFinding(
  { area, year, cubes }: ShownData,
  { balance }: BalanceModel,
  { key, place, speech }: Said & { place: Readonly<Record<string, string>> },
): string | undefined {
  const eaten = cubes.figure(FOOD, area, year);
  return balance === null || eaten == null || !isBelieved(eaten) || isLowerBound(eaten) || eaten.value <= 0
    ? undefined
    : speech.words(`${key}.finding.food`, { ...place, value: figureInSentence(FOOD, eaten, speech) });
}

function eatenNote({ area, year, cubes }: ShownData, { key, speech }: Said): readonly string[] {
  const element = isCountry(area) ? FOOD_PER_CAPITA : FOOD_PER_CAPITA_AGGREGATE;
  const eaten = cubes.figure(element, area, year);
  return eaten == null || !isBelieved(eaten) || eaten.value <= 0
    ? []
    : [speech.words(`${key}.eaten`, { value: editFigure(element, eaten.value, speech, { form: 'lead' }) })];
}

/** What the countries of a region or the World trade, of which the bars have the difference. */
function tradeNote({ supply }: Balance, model: BalanceModel, { key, speech }: Said): readonly string[] {
  const [imports, exports] = ['imports', 'exports'].map(
    (part) => supply.find(({ id }) => id === part)?.value,
  );
  return imports == null || exports == null
    ? []
    : [
        speech.words(`${key}.trade`, {
          imports: amount(imports, model, speech),
          exports: amount(exports, model, speech),
        }),
      ];
}

function residualNotes(
  { residual, domesticSupply, missing, closes, uses }: Balance,
  model: BalanceModel,
  { key, speech }: Said,
): readonly string[] {
  const { words, formats } = speech;
  const below = uses.find(({ id, value }) => id === 'other' && value !== null && value < 0);
  const list = formats.list(missing.map((id) => inSentence(model.nameOf(id))));
  return [
    ...(model.isNil ? [words(`${key}.nil`)] : []),
    ...(residual === 0
      ? []
      : [
          words(`${key}.residual.text`, {
            value: amount(Math.abs(residual), model, speech),
            share: domesticSupply === 0 ? '–' : formats.percent(Math.abs(residual / domesticSupply), 2),
          }),
        ]),
    ...(below?.value == null
      ? []
      : [words(`${key}.negative.text`, { value: amount(Math.abs(below.value), model, speech) })]),
    ...(missing.length === 0 ? [] : [words(closes ? `${key}.missing.closes` : `${key}.missing`, { list })]),
  ];
}
