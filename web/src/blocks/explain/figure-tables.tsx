import type { ReactNode } from 'react';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { flagText } from '../../i18n/figures.ts';
import type { Words } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './explanation.module.css';
import { exactText, exactWithUnit, inputName, type Speech, unitText } from './explanation-text.ts';
import { PlainTable } from './plain-table.tsx';

interface TableProps {
  own: Words;
  speech: Speech;
}

/** The inputs of the figure's formula, each with the way to its own explanation. */
export function InputTable(
  props: TableProps & { explanation: Explanation; hrefOf: (figure: string) => string },
): ReactNode {
  const { explanation, own, speech, hrefOf } = props;
  const { figures } = explanation;
  const [figure] = figures;
  if (figure === undefined || figure.inputs.length === 0) return null;
  // An input may stand above and below the line; it is listed once.
  const inputs = [...new Set(figure.inputs.map((input) => input.figure))].flatMap((at) => figures[at] ?? []);
  return (
    <>
      <PlainTable
        caption={own('explain.inputs.caption')}
        columns={[
          { label: own('explain.inputs.name') },
          { label: own('explain.inputs.value'), numeric: true },
          { label: own('explain.inputs.flag') },
        ]}
        rows={inputs.map((input) => {
          const name = inputName(input, figure, speech);
          const key = explainedKey(input.area, input.element, input.year, {
            item: String(input.indicator),
            as: input.as,
          });
          return [
            input.value === null ? (
              name
            ) : (
              <a
                key={key}
                href={hrefOf(key)}
                data-explain={key}
                aria-label={`${own('explain.inputs.explain')}: ${name}`}
              >
                {name}
              </a>
            ),
            input.value === null
              ? own('explain.inputs.missing')
              : exactWithUnit(input.value, input.unit, speech),
            input.flag,
          ];
        })}
      />
      {figure.value !== null && figure.kind === 'derived' && (
        <p>{own('explain.flag.worst', { flag: flagText(speech.words, figure.flag) })}</p>
      )}
    </>
  );
}

/** The places of a ranking around the figure's. */
export function PlaceTable({ figure, own, speech }: TableProps & { figure: ExplainedFigure }): ReactNode {
  const { ranking } = figure;
  if (ranking === null) return null;
  const { words, language } = speech;
  return (
    <PlainTable
      caption={`${own('explain.ranking.caption')}: ${ranking.measureName[language]}`}
      columns={[
        { label: own('explain.ranking.item') },
        { label: words('figure.table.rank'), numeric: true },
        { label: `${own('explain.inputs.value')} (${unitText(ranking.unit, speech)})`, numeric: true },
        { label: own('explain.inputs.flag') },
      ]}
      selected={ranking.places.findIndex(({ own: isOwn }) => isOwn)}
      rows={ranking.places.map((place) => [
        place.name[language],
        String(place.rank),
        exactText(place.value, speech),
        place.flag,
      ])}
    />
  );
}

/** The crops that a sum over items is made of. */
export function ItemTable({ figure, own, speech }: TableProps & { figure: ExplainedFigure }): ReactNode {
  const { items } = figure;
  if (items === null) return null;
  return (
    <Disclosure summary={own('explain.items.open', { count: items.list.length })}>
      <PlainTable
        caption={own('explain.items.caption')}
        columns={[
          { label: own('explain.ranking.item') },
          { label: `${own('explain.inputs.value')} (${unitText(figure.unit, speech)})`, numeric: true },
          { label: own('explain.inputs.flag') },
        ]}
        rows={[
          ...items.list.map(({ name, value, flag }) => [
            name[speech.language],
            exactText(value, speech),
            flag,
          ]),
          [own('explain.items.rest'), exactText(items.rest, speech), ''],
        ]}
        total={[
          speech.words('chart.total'),
          figure.value === null ? '' : exactText(figure.value, speech),
          '',
        ]}
      />
    </Disclosure>
  );
}

/** The rows of the publishers' files behind the figure and its inputs, as they stand there. */
export function SourceRows(props: TableProps & { figures: readonly ExplainedFigure[] }): ReactNode {
  const { figures, own, speech } = props;
  const rows = figures.flatMap((figure) => (figure.row === null ? [] : [{ figure, row: figure.row }]));
  if (rows.length === 0) return null;
  return (
    <section>
      <h4 className={styles.part}>{own('explain.rows.caption')}</h4>
      {rows.map(({ figure, row }) => {
        const facts: readonly (readonly [name: string, value: string])[] = [
          [own('explain.rows.areaCode'), row.area],
          [own('explain.rows.m49'), row.m49 ?? ''],
          [own('explain.rows.itemCode'), row.item],
          [own('explain.rows.elementCode'), row.element],
          [own('explain.rows.year'), String(row.year)],
          [own('explain.rows.unit'), row.unit],
          // As it stands in the file: a number that can be searched for.
          [own('explain.rows.value'), String(row.value)],
          [own('explain.rows.flag'), row.flag],
        ];
        const name = `${figure.elementName[speech.language]}, ${figure.itemName[speech.language]}, ${figure.areaName[speech.language]}`;
        return (
          <div key={`${row.source} ${name}`} className={styles.row}>
            <p>
              <strong>{name}</strong> <span className={styles.break}>{row.file}</span>
            </p>
            <dl className={styles.codes}>
              {facts
                .filter(([, value]) => value !== '')
                .map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
}
