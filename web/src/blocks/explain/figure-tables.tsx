import type { ReactNode } from 'react';
import type { ExplainedFigure } from '#contract/explain.ts';
import { weightedTotals } from '#domain/sums.ts';
import { flagText } from '../../i18n/figures.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import styles from './explanation.module.css';
import {
  countryAmounts,
  inputName,
  type ShownExplanation,
  totalDecimals,
  withUnit,
} from './explanation-text.ts';

/** Number of reports that are open; more than these are behind a button. */
const mostAtOnce = 30;

const valueColumns = (
  unit: string,
  { words, formats }: ShownExplanation,
): PlainColumn<{ value: number; flag: string }>[] => [
  [
    `${words('explain.inputs.value')} (${withUnit('', unit, words)})`,
    ({ value }) => formats.exact(value),
    'numeric',
  ],
  [words('explain.inputs.flag'), ({ flag }) => flag],
];

export function InputTable(shownExplanation: ShownExplanation): ReactNode {
  const { figure, words, formats, linkTo } = shownExplanation;
  // An input may be in numerator and denominator; it is listed once.
  const inputs = [...new Set(shownExplanation.inputs.map(({ input }) => input))];
  if (inputs.length === 0) return null;
  const nameCell = (input: ExplainedFigure): ReactNode => {
    const name = inputName(input, shownExplanation);
    return input.value === null ? name : linkTo(input, name, `${words('explain.inputs.explain')}: ${name}`);
  };
  const valueCell = ({ value, unit }: ExplainedFigure): string =>
    value === null ? words('explain.inputs.missing') : withUnit(formats.exact(value), unit, words);
  return (
    <>
      <PlainTable
        look={styles.table}
        caption={words('explain.inputs.caption')}
        columns={[
          [words('explain.inputs.name'), nameCell],
          [words('explain.inputs.value'), valueCell, 'numeric'],
          [words('explain.inputs.flag'), ({ flag }) => flag],
        ]}
        rows={inputs}
      />
      {figure.kind === 'derived' && (
        <p>{words('explain.flag.worst', { flag: flagText(words, figure.flag) })}</p>
      )}
    </>
  );
}

/** The countries whose figures make an aggregate, to add them up, each with the way to its own explanation. */
export function CountryTable({ figure, words, language, formats, linkTo }: ShownExplanation): ReactNode {
  if (figure.kind !== 'aggregated') return null;
  const { year, indicator } = figure;
  const { list, rule, leftOut, held, nothing } = figure.countries;
  const { element, names } = countryAmounts(figure, words);
  const { denominator: divisor } = names;
  const total = formats.number(weightedTotals(list).value, totalDecimals);
  const exact = (amount: number | null): string => (amount === null ? '' : formats.exact(amount));
  return (
    <div>
      <PlainTable
        look={styles.table}
        summary={words('explain.countries.open', { count: list.length })}
        caption={words('explain.countries.caption')}
        columns={[
          [
            words('figure.table.country'),
            ({ area, name }) => linkTo({ area, element, year, indicator }, name[language]),
          ],
          [names.value, ({ value }) => exact(value), 'numeric'],
          divisor !== null && [`÷ ${divisor}`, ({ denominator }) => exact(denominator), 'numeric'],
          names.weight !== null && [names.weight, ({ weight }) => exact(weight), 'numeric'],
          [words('explain.inputs.flag'), ({ flag }) => flag],
        ]}
        rows={[...list].sort((a, b) => a.name[language].localeCompare(b.name[language], language))}
        total={rule === 'sum' ? [words('chart.total'), total] : null}
      />
      {leftOut.length > 0 && (
        <p>
          {words('explain.countries.leftOut', {
            names: formats.list(leftOut.map(({ name }) => name[language])),
            share: formats.percent(1 - (held ?? 1), 1),
            known: held === null || held === 1 ? 'no' : 'yes',
          })}
        </p>
      )}
      {nothing > 0 && <p>{words('explain.countries.nothing', { count: nothing })}</p>}
    </div>
  );
}

export function PlaceTable(shownExplanation: ShownExplanation): ReactNode {
  const { words, language } = shownExplanation;
  const { ranking } = shownExplanation.figure;
  if (ranking === null) return null;
  return (
    <PlainTable
      look={styles.table}
      caption={`${words('explain.ranking.caption')}: ${ranking.measureName[language]}`}
      columns={[
        [words('explain.ranking.item'), ({ name }) => name[language]],
        [words('figure.table.rank'), ({ rank }) => String(rank), 'numeric'],
        ...valueColumns(ranking.unit, shownExplanation),
      ]}
      rows={ranking.places}
      markOf={({ own }) => ({ 'data-selected': own || undefined })}
    />
  );
}

export function ItemTable(shownExplanation: ShownExplanation): ReactNode {
  const { words, language, formats } = shownExplanation;
  const { items, unit, value } = shownExplanation.figure;
  if (items === null) return null;
  return (
    <PlainTable
      look={styles.table}
      summary={words('explain.items.open', { count: items.list.length })}
      caption={words('explain.items.caption')}
      columns={[
        [words('explain.ranking.item'), ({ name }) => name[language]],
        ...valueColumns(unit, shownExplanation),
      ]}
      rows={items.list}
      rest={[words('explain.items.rest'), formats.exact(items.rest)]}
      total={[words('chart.total'), formats.exact(value)]}
    />
  );
}

/** The reports that the figure is the sum of: rows of a publisher's file, with their codes. */
export function PartnerTable(shownExplanation: ShownExplanation): ReactNode {
  const { figure, language, words, formats } = shownExplanation;
  const { partners, partnersBeyond: beyond, value, as } = figure;
  const row = partners?.[0]?.row;
  if (partners === null || row === undefined) return null;
  const codesOf = (name: 'item' | 'element' | 'reporter') => [
    ...new Set(partners.map((report) => report.row[name])),
  ];
  const [items, elements, reporters] = [codesOf('item'), codesOf('element'), codesOf('reporter')];
  const count = partners.length;
  const codes = { items: formats.list(items), elements: formats.list(elements), year: String(row.year) };
  return (
    <>
      <PlainTable
        look={styles.table}
        summary={count > mostAtOnce ? words('explain.flows.open', { count }) : null}
        caption={words(`explain.${as?.kind ?? 'partners'}.caption`, { area: figure.areaName[language] })}
        columns={[
          // A code that all rows have is below the table.
          reporters.length > 1 && [
            words('explain.partners.reporter'),
            (report) => `${report.reporterName[language]} (${report.row.reporter})`,
          ],
          [words('explain.partners.partner'), (report) => `${report.name[language]} (${report.row.partner})`],
          ...valueColumns(figure.unit, shownExplanation),
          elements.length > 1 && [words('explain.rows.element'), (report) => report.row.element],
          items.length > 1 && [
            words('explain.rows.item'),
            (report) => `${report.row.item} ${report.itemName[language]}`,
          ],
        ]}
        rows={partners}
        rest={beyond && [words('explain.flows.smaller', beyond), formats.exact(beyond.value)]}
        total={count === 1 ? null : [words('chart.total'), formats.exact(value)]}
      />
      <p>
        {reporters.length === 1
          ? words('explain.partners.row', { ...codes, reporter: row.reporter, element: row.element })
          : words('explain.flows.row', codes)}
      </p>
    </>
  );
}
