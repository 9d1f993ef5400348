import type { ReactNode } from 'react';
import type { ExplainedFigure } from '#contract/explain.ts';
import { weightedTotals } from '#domain/sums.ts';
import { flagText } from '../../i18n/figures.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import styles from './explanation.module.css';
import { FigureLink, useExplanation } from './explanation-context.tsx';
import {
  countryAmounts,
  exactText,
  type FormattedSpeech,
  inputName,
  totalText,
  withUnit,
} from './explanation-text.ts';

/** The column of figures of one unit. */
export const valueColumn = (unit: string, speech: FormattedSpeech): PlainColumn<{ value: number }> => [
  `${speech.words('explain.inputs.value')} (${withUnit('', unit, speech)})`,
  ({ value }) => exactText(value, speech),
  'numeric',
];

/** The column of flags. */
export const flagColumn = ({ words }: FormattedSpeech): PlainColumn<{ flag: string }> => [
  words('explain.inputs.flag'),
  ({ flag }) => flag,
];

/** The column of crops. */
const cropColumn = ({
  words,
  language,
}: FormattedSpeech): PlainColumn<{ name: ExplainedFigure['itemName'] }> => [
  words('explain.ranking.item'),
  ({ name }) => name[language],
];

/** The inputs of the figure's formula, each with the way to its own explanation. */
export function InputTable(): ReactNode {
  const { explanation, figure, ...speech } = useExplanation();
  const { words } = speech;
  if (figure.inputs.length === 0) return null;
  // An input may stand above and below the line; it is listed once.
  const inputs = [...new Set(figure.inputs.map((input) => input.figure))];
  const nameCell = (input: ExplainedFigure): ReactNode => {
    const name = inputName(input, figure, speech);
    if (input.value === null) return name;
    return (
      <FigureLink figure={input} item={input.indicator} label={`${words('explain.inputs.explain')}: ${name}`}>
        {name}
      </FigureLink>
    );
  };
  const valueCell = ({ value, unit }: ExplainedFigure): string =>
    value === null ? words('explain.inputs.missing') : withUnit(exactText(value, speech), unit, speech);
  return (
    <>
      <PlainTable
        look={styles.table}
        caption={words('explain.inputs.caption')}
        columns={[
          [words('explain.inputs.name'), nameCell],
          [words('explain.inputs.value'), valueCell, 'numeric'],
          flagColumn(speech),
        ]}
        rows={inputs.flatMap((at) => explanation.figures[at] ?? [])}
      />
      {figure.kind === 'derived' && (
        <p>{words('explain.flag.worst', { flag: flagText(words, figure.flag) })}</p>
      )}
    </>
  );
}

/** The countries whose figures make an aggregate, to add them up, each with the way to its own explanation. */
export function CountryTable(): ReactNode {
  const { figure, ...speech } = useExplanation();
  const { words, language } = speech;
  if (figure.kind !== 'aggregated') return null;
  const { year, indicator } = figure;
  const { list, rule, without, nothing } = figure.countries;
  type Country = (typeof list)[number];
  const { element, names } = countryAmounts(figure, speech);
  const amountColumn = (of: keyof typeof names, sign = ''): PlainColumn<Country>[] => {
    const cell = ({ [of]: amount }: Country): string => (amount === null ? '' : exactText(amount, speech));
    return names[of] === null ? [] : [[`${sign}${names[of]}`, cell, 'numeric']];
  };
  return (
    <div>
      <PlainTable
        look={styles.table}
        summary={words('explain.countries.open', { count: list.length })}
        caption={words('explain.countries.caption')}
        columns={[
          [
            words('figure.table.country'),
            ({ area, name }) => (
              <FigureLink figure={{ area, element, year }} item={indicator}>
                {name[language]}
              </FigureLink>
            ),
          ],
          ...amountColumn('value'),
          ...amountColumn('denominator', '÷ '),
          ...amountColumn('weight'),
          flagColumn(speech),
        ]}
        rows={[...list].sort((a, b) => a.name[language].localeCompare(b.name[language], language))}
        total={rule === 'sum' ? [words('chart.total'), totalText(weightedTotals(list).value, speech)] : null}
      />
      {without !== null && without > 0 && <p>{words('explain.countries.without', { count: without })}</p>}
      {nothing > 0 && <p>{words('explain.countries.nothing', { count: nothing })}</p>}
    </div>
  );
}

/** The places of a ranking around the figure's. */
export function PlaceTable(): ReactNode {
  const { figure, ...speech } = useExplanation();
  const { words, language } = speech;
  const { ranking } = figure;
  if (ranking === null) return null;
  return (
    <PlainTable
      look={styles.table}
      caption={`${words('explain.ranking.caption')}: ${ranking.measureName[language]}`}
      columns={[
        cropColumn(speech),
        [words('figure.table.rank'), ({ rank }) => String(rank), 'numeric'],
        valueColumn(ranking.unit, speech),
        flagColumn(speech),
      ]}
      rows={ranking.places}
      markOf={({ own }) => ({ 'data-selected': own || undefined })}
    />
  );
}

/** The crops that a sum over items is made of. */
export function ItemTable(): ReactNode {
  const { figure, ...speech } = useExplanation();
  const { words } = speech;
  const { items, unit, value } = figure;
  if (items === null) return null;
  return (
    <PlainTable
      look={styles.table}
      summary={words('explain.items.open', { count: items.list.length })}
      caption={words('explain.items.caption')}
      columns={[cropColumn(speech), valueColumn(unit, speech), flagColumn(speech)]}
      rows={items.list}
      rest={[words('explain.items.rest'), exactText(items.rest, speech)]}
      total={[words('chart.total'), exactText(value, speech)]}
    />
  );
}
