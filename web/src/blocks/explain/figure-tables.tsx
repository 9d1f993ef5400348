import type { ReactNode } from 'react';
import type { ExplainedFigure, FigureOf } from '#contract/explain.ts';
import { weightedTotals } from '#domain/sums.ts';
import { flagText } from '../../i18n/figures.ts';
import styles from './explanation.module.css';
import { FigureLink, useExplanation } from './explanation-context.tsx';
import {
  elementName,
  elementsOfCountries,
  exactText,
  exactWithUnit,
  type FormattedSpeech,
  figureName,
  inputName,
  totalText,
  unitText,
} from './explanation-text.ts';
import { Facts } from './facts.tsx';
import { type PlainColumn, PlainTable } from './plain-table.tsx';

/** The column of figures of one unit. */
export const valueColumn = (unit: string, speech: FormattedSpeech): PlainColumn<{ value: number }> => [
  `${speech.words('explain.inputs.value')} (${unitText(unit, speech)})`,
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
  const { explanation, figure, speech } = useExplanation();
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
    value === null ? words('explain.inputs.missing') : exactWithUnit(value, unit, speech);
  return (
    <>
      <PlainTable
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
export function CountryTable({ figure }: { figure: FigureOf<'aggregated'> }): ReactNode {
  const { speech } = useExplanation();
  const { words, language } = speech;
  const { list, rule, without, nothing } = figure.countries;
  type Country = (typeof list)[number];
  const elements = elementsOfCountries(figure);
  const nameCell = ({ area, name }: Country): ReactNode => (
    <FigureLink figure={{ area, element: elements.value, year: figure.year }} item={figure.indicator}>
      {name[language]}
    </FigureLink>
  );
  const amounts = [
    ['value', elementName(elements.value, speech)],
    ['denominator', elements.denominator && `÷ ${elementName(elements.denominator, speech)}`],
    ['weight', list.some(({ weight }) => weight !== null) && words('explain.countries.population')],
  ] as const;
  const amountColumns = amounts.flatMap(([of, label]): PlainColumn<Country>[] => {
    const cell = ({ [of]: amount }: Country): string => (amount === null ? '' : exactText(amount, speech));
    return label ? [[label, cell, 'numeric']] : [];
  });
  const total = totalText(weightedTotals(list).value, speech);
  return (
    <div>
      <PlainTable
        summary={words('explain.countries.open', { count: list.length })}
        caption={words('explain.countries.caption')}
        columns={[[words('figure.table.country'), nameCell], ...amountColumns, flagColumn(speech)]}
        rows={[...list].sort((a, b) => a.name[language].localeCompare(b.name[language], language))}
        total={rule === 'sum' ? [words('chart.total'), total] : null}
      />
      {without !== null && without > 0 && <p>{words('explain.countries.without', { count: without })}</p>}
      {nothing > 0 && <p>{words('explain.countries.nothing', { count: nothing })}</p>}
    </div>
  );
}

/** The places of a ranking around the figure's. */
export function PlaceTable({ ranking }: FigureOf<'rank'>): ReactNode {
  const { speech } = useExplanation();
  const { words, language } = speech;
  return (
    <PlainTable
      caption={`${words('explain.ranking.caption')}: ${ranking.measureName[language]}`}
      columns={[
        cropColumn(speech),
        [words('figure.table.rank'), ({ rank }) => String(rank), 'numeric'],
        valueColumn(ranking.unit, speech),
        flagColumn(speech),
      ]}
      rows={ranking.places}
      selected={ranking.places.find(({ own }) => own)}
    />
  );
}

/** The crops that a sum over items is made of. */
export function ItemTable({ figure: { items, unit, value } }: { figure: FigureOf<'derived'> }): ReactNode {
  const { speech } = useExplanation();
  const { words } = speech;
  if (items === null) return null;
  return (
    <PlainTable
      summary={words('explain.items.open', { count: items.list.length })}
      caption={words('explain.items.caption')}
      columns={[cropColumn(speech), valueColumn(unit, speech), flagColumn(speech)]}
      rows={items.list}
      rest={[words('explain.items.rest'), exactText(items.rest, speech)]}
      total={[words('chart.total'), exactText(value, speech)]}
    />
  );
}

/** The rows of the publishers' files behind the figure and its inputs, as they stand there. */
export function SourceRows(): ReactNode {
  const { explanation, speech } = useExplanation();
  const { words } = speech;
  const rows = explanation.figures.flatMap((figure) =>
    figure.row === null ? [] : [{ ...figure.row, name: figureName(figure, speech) }],
  );
  if (rows.length === 0) return null;
  return (
    <section>
      <h4 className={styles.part}>{words('explain.rows.caption')}</h4>
      {rows.map(({ source, name, file, area, m49, item, element, year, unit, value, flag }) => {
        // As they stand in the file: numbers that can be searched for.
        const codes = { areaCode: area, m49, itemCode: item, elementCode: element, year, unit, value, flag };
        const facts = Object.entries(codes)
          .filter(([, code]) => code !== null && code !== '')
          .map(([key, code]) => [words(`explain.rows.${key}`), String(code)] as const);
        return (
          <div key={`${source} ${name}`} className={styles.row}>
            <p>
              <strong>{name}</strong> <span className={styles.break}>{file}</span>
            </p>
            <Facts look="codes" facts={facts} />
          </div>
        );
      })}
    </section>
  );
}
