import { Fragment, type ReactNode } from 'react';
import { seedLooks } from '#catalog/germplasm/seed-looks.ts';
import type { VarietyRow } from '#contract/varieties.ts';
import { searchable } from '#domain/germplasm/variety-name.ts';
import { MarkedText } from '../../blocks/list/marked-text.tsx';
import { Bean } from '../../charts/bean/bean.tsx';
import { beanBox } from '../../charts/bean/bean-shape.ts';
import { areaName } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { cellText } from './list-columns.ts';
import { hasSeedLooks, lookName } from './release-seeds.tsx';
import styles from './varieties.module.css';
import { CompareLink, type VarietyListProps } from './variety-table.tsx';
import { languageOf, yearText } from './variety-texts.ts';

/** Values of a variety by field; fields without a value are left out. */
function factsOf(
  speech: Speech,
  row: VarietyRow,
  hasSources: boolean,
): readonly {
  label: string;
  text: string;
  /** Whether it is as its source has it: searches look there. */
  isPublished?: boolean;
}[] {
  const { words } = speech;
  const column = (
    name: 'type' | 'maturity' | 'altitude' | 'institution' | 'source',
    key = `column.${name}`,
  ) => ({
    label: words(`varieties.${key}`),
    text: cellText(speech, row, name),
  });
  return [
    ...(row.seed === null ? [] : [{ label: words('varieties.card.seed'), text: lookName(words, row.seed) }]),
    ...(row.type === null ? [] : [column('type')]),
    ...(row.maturity === null ? [] : [column('maturity', 'card.maturity')]),
    ...(row.altitude === null ? [] : [column('altitude')]),
    ...(row.institutions.length === 0
      ? []
      : [{ ...column('institution', 'card.institution'), isPublished: true }]),
    ...(row.synonyms.length === 0
      ? []
      : [{ label: words('varieties.card.synonyms'), text: row.synonyms.join('; '), isPublished: true }]),
    ...(hasSources ? [column('source')] : []),
  ];
}

/** Records of one variety: the same name, year, traits and facts in several countries. */
export function joinRecords(
  rows: readonly VarietyRow[],
): readonly (readonly [VarietyRow, ...VarietyRow[]])[] {
  const byVariety = new Map<string, [VarietyRow, ...VarietyRow[]]>();
  for (const row of rows) {
    const { id: _id, country: _country, name, ...facts } = row;
    const key = JSON.stringify([searchable(name), facts]);
    const others = byVariety.get(key);
    if (others === undefined) byVariety.set(key, [row]);
    else others.push(row);
  }
  return [...byVariety.values()];
}

/** The varieties of a page as cards, each with its seed and facts; in several countries one card with a link to each. */
export function VarietyCards(props: VarietyListProps): ReactNode {
  const { caption, rows, list, hasSources } = props;
  const { view, varietyHref } = list;
  const speech = useSpeech();
  const { words, formats } = speech;
  return (
    <ul className={styles.cards} aria-label={caption}>
      {joinRecords(rows).map(([row, ...others]) => (
        <li key={row.id} className={styles.card}>
          <div className={styles.cardHead}>
            {hasSeedLooks(row.crop) && (
              <svg
                className={styles.seed}
                viewBox={`0 0 ${beanBox.width} ${beanBox.height}`}
                aria-hidden="true"
              >
                <Bean look={row.seed === null ? null : seedLooks[row.seed]} />
              </svg>
            )}
            <div>
              <h3 className={styles.cardName}>
                <a href={varietyHref(row.id)}>
                  <MarkedText text={row.name} query={view.q} />
                </a>
              </h3>
              <p className={styles.cardPlace}>
                {others.length === 0
                  ? areaName(words, row.country)
                  : [row, ...others].map(({ id, country }, at) => (
                      <Fragment key={id}>
                        {at > 0 && ', '}
                        <a href={varietyHref(id)}>{areaName(words, country)}</a>
                      </Fragment>
                    ))}
                {row.year !== null && `, ${yearText(words, formats, row)}`}
              </p>
            </div>
          </div>
          <dl className={styles.cardFacts}>
            {factsOf(speech, row, hasSources).map(({ label, text, isPublished }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd lang={isPublished === true ? languageOf(row.source) : undefined}>
                  <MarkedText text={text} query={isPublished === true ? view.q : null} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.cardFoot}>
            {row.traits.map((trait) => (
              <span key={trait} className={styles.tag}>
                {words(`varieties.topic.${trait}`)}
              </span>
            ))}
            <span className={styles.cardCompare} data-print="no">
              <CompareLink row={row} list={list} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
