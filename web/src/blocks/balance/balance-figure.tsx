import type { Balance } from '#domain/balance.ts';
import { elementFor, type ShownData } from '../../api/data-view.tsx';
import type { BalanceFlow } from '../../charts/balance/balance.tsx';
import { BalanceChart } from '../../charts/balance/balance.tsx';
import { type Figure, tableOf } from '../../figure/figure.ts';
import { amountText } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toDataFigure } from '../data-figure.ts';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import {
  type BalanceDefinition,
  type BalanceModel,
  elementsOfBalance,
  toBalanceModel,
} from './balance-model.ts';

/** Up to this year FAO's sheets wrote a change in stocks as supply; the release has the sign turned. */
const lastYearOfOldSign = 2013;

/** Where a supply comes from and where it goes, with what the source leaves unexplained. */
export function toBalanceFigure(data: ShownData, block: BalanceDefinition, speech: Speech): Figure {
  const { area, year, crop, section, cubes } = data;
  const { words } = speech;
  const key = `${section.id}.${block.id}`;
  const model = toBalanceModel(data, block, speech);
  const { found, balance, flows, isNil } = model;
  const place = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    year: String(year),
  };
  const title = words(`${key}.heading`, place);
  const notes = balance === null ? [] : residualNotes(balance, model, { key, speech });
  return toDataFigure(data, speech, {
    id: block.id,
    title,
    finding: balanceFinding(model, block, { key, place, speech }),
    info: `${words(`${key}.info`)} ${words(`${key}.formula`)}.`,
    remarks: [...(year <= lastYearOfOldSign ? [words(`${key}.sign`)] : []), ...notes],
    caption: words(`${key}.caption`, place),
    keyOf: (row, column) => (column === 'value' ? model.keyOf(row) : null),
    ...tableOf(
      balanceRows(model),
      [
        {
          key: 'part',
          label: words('figure.table.element'),
          kind: 'name',
          of: ({ id }) => words(`${key}.${id}`),
        },
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
            height="21rem"
            text={words('dataPage.state.error')}
          />
        )}
        {found !== undefined && balance === null && (
          <EmptyYears
            elements={[block.published, ...block.supply.slice(0, 1).map(({ element }) => element)]}
            text={words(`${key}.noData`)}
          />
        )}
        {flows !== null && !isNil && (
          <BalanceChart
            id={block.id}
            title={title}
            description={`${words(`${key}.label`)}. ${notes.join(' ')}`}
            hint={words('chart.keyboardHint')}
            heads={[words(`${key}.supply`), words(`${key}.use`)]}
            unit={model.scaleUnit}
            sources={flows.sources}
            destinations={flows.destinations}
          />
        )}
      </>
    ),
  });
}

/** The equation from top to bottom: parts of supply, its sum, uses, their sum, and what is left. */
function balanceRows({
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

/** The largest source and the largest use, in a sentence. */
function balanceFinding(
  model: BalanceModel,
  block: BalanceDefinition,
  { key, place, speech }: Said & { place: Readonly<Record<string, string>> },
): string | undefined {
  const { balance, flows } = model;
  const longest = (list: readonly BalanceFlow[], among: readonly { word: string }[]): string | undefined =>
    list
      .filter(({ id }) => among.some(({ word }) => word === id))
      .reduce<BalanceFlow | undefined>(
        (best, flow) => (flow.length > (best?.length ?? 0) ? flow : best),
        undefined,
      )?.label;
  const source = longest(flows?.sources ?? [], block.supply);
  const use = longest(flows?.destinations ?? [], block.uses);
  if (balance === null || source === undefined || use === undefined) return undefined;
  return speech.words(`${key}.finding`, {
    ...place,
    supply: amount(balance.domesticSupply, model, speech),
    source: inSentence(source),
    use: inSentence(use),
  });
}

/** What supply and uses leave open, and which parts are missing. */
function residualNotes(
  { residual, domesticSupply, missing, closes, uses }: Balance,
  model: BalanceModel,
  { key, speech }: Said,
): readonly string[] {
  const { words, formats } = speech;
  const below = uses.find(({ id, value }) => id === 'other' && value !== null && value < 0);
  const list = formats.list(missing.map((id) => inSentence(model.nameOf(id))));
  return [
    residual === 0
      ? words(model.isNil ? `${key}.nil` : `${key}.residual.none`)
      : words(`${key}.residual.text`, {
          value: amount(Math.abs(residual), model, speech),
          share: domesticSupply === 0 ? '–' : formats.percent(Math.abs(residual / domesticSupply), 2),
        }),
    ...(below?.value == null
      ? []
      : [words(`${key}.negative.text`, { value: amount(Math.abs(below.value), model, speech) })]),
    ...(missing.length === 0 ? [] : [words(closes ? `${key}.missing.closes` : `${key}.missing`, { list })]),
  ];
}
