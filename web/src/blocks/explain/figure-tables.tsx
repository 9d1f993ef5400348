import type { ReactNode } from 'react';
import type { ExplainedFigure, FigureOf } from '#contract/explain.ts';
import { weightedTotals } from '#domain/sums.ts';
import { flagText } from '../../i18n/figures.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
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
export const valueColumn = (unit: string, speech: FormattedSpeech): PlainColumn<{ value: number }> => ({
  label: `${speech.words('explain.inputs.value')} (${unitText(unit, speech)})`,
  numeric: true,
  cell: ({ value }) => exactText(value, speech),
});

/** The column of flags. */
export const flagColumn = ({ words }: FormattedSpeech): PlainColumn<{ flag: string }> => ({
  label: words('explain.inputs.flag'),
  cell: ({ flag }) => flag,
});

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
  return (
    <>
      <PlainTable
        caption={words('explain.inputs.caption')}
        columns={[
          { label: words('explain.inputs.name'), cell: nameCell },
          {
            label: words('explain.inputs.value'),
            numeric: true,
            cell: ({ value, unit }) =>
              value === null ? words('explain.inputs.missing') : exactWithUnit(value, unit, speech),
          },
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
  const elements = elementsOfCountries(figure);
  const amountColumn = (label: string, of: 'value' | 'denominator' | 'weight') => ({
    label,
    numeric: true,
    cell: (country: (typeof list)[number]) => {
      const amount = country[of];
      return amount === null ? '' : exactText(amount, speech);
    },
  });
  const sorted = [...list].sort((a, b) => a.name[language].localeCompare(b.name[language], language));
  return (
    <div>
      <Disclosure summary={words('explain.countries.open', { count: list.length })}>
        <PlainTable
          caption={words('explain.countries.caption')}
          columns={[
            {
              label: words('figure.table.country'),
              cell: ({ area, name }) => (
                <FigureLink
                  figure={{ area, element: elements.value, year: figure.year }}
                  item={figure.indicator}
                >
                  {name[language]}
                </FigureLink>
              ),
            },
            amountColumn(elementName(elements.value, speech), 'value'),
            ...(elements.denominator === null
              ? []
              : [amountColumn(`÷ ${elementName(elements.denominator, speech)}`, 'denominator')]),
            ...(list.some(({ weight }) => weight !== null)
              ? [amountColumn(words('explain.countries.population'), 'weight')]
              : []),
            flagColumn(speech),
          ]}
          rows={sorted}
          total={
            rule === 'sum'
              ? { name: words('chart.total'), sum: totalText(weightedTotals(list).value, speech) }
              : null
          }
        />
      </Disclosure>
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
        { label: words('explain.ranking.item'), cell: ({ name }) => name[language] },
        { label: words('figure.table.rank'), numeric: true, cell: ({ rank }) => String(rank) },
        valueColumn(ranking.unit, speech),
        flagColumn(speech),
      ]}
      rows={ranking.places}
      selected={ranking.places.find(({ own }) => own)}
    />
  );
}

/** The crops that a sum over items is made of. */
export function ItemTable({ figure }: { figure: FigureOf<'derived'> }): ReactNode {
  const { speech } = useExplanation();
  const { words, language } = speech;
  const { items, unit, value } = figure;
  if (items === null) return null;
  return (
    <Disclosure summary={words('explain.items.open', { count: items.list.length })}>
      <PlainTable
        caption={words('explain.items.caption')}
        columns={[
          { label: words('explain.ranking.item'), cell: ({ name }) => name[language] },
          valueColumn(unit, speech),
          flagColumn(speech),
        ]}
        rows={items.list}
        rest={{ name: words('explain.items.rest'), sum: exactText(items.rest, speech) }}
        total={{ name: words('chart.total'), sum: exactText(value, speech) }}
      />
    </Disclosure>
  );
}

/** The rows of the publishers' files behind the figure and its inputs, as they stand there. */
export function SourceRows(): ReactNode {
  const { explanation, speech } = useExplanation();
  const { words } = speech;
  const figures = explanation.figures.filter(({ row }) => row !== null);
  if (figures.length === 0) return null;
  return (
    <section>
      <h4 className={styles.part}>{words('explain.rows.caption')}</h4>
      {figures.map((figure) => {
        const { row } = figure;
        const name = figureName(figure, speech);
        return (
          row !== null && (
            <div key={`${row.source} ${name}`} className={styles.row}>
              <p>
                <strong>{name}</strong> <span className={styles.break}>{row.file}</span>
              </p>
              <Facts
                look="codes"
                facts={(
                  [
                    ['areaCode', row.area],
                    ['m49', row.m49 ?? ''],
                    ['itemCode', row.item],
                    ['elementCode', row.element],
                    ['year', String(row.year)],
                    ['unit', row.unit],
                    // As it stands in the file: a number that can be searched for.
                    ['value', String(row.value)],
                    ['flag', row.flag],
                  ] as const
                ).flatMap(([key, value]) =>
                  value === '' ? [] : [[words(`explain.rows.${key}`), value] as const],
                )}
              />
            </div>
          )
        );
      })}
    </section>
  );
}
