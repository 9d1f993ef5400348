import { Fragment, type ReactNode } from 'react';
import { typesOf, varietyRoles, varietyTraits } from '#catalog/germplasm/varieties.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { Variety } from './load-varieties-page.ts';
import styles from './varieties.module.css';
import { decoded, languageOf, spanText, typeText, yearText } from './variety-texts.ts';

/** A fact of a variety in one row of the table: as published, and as read by the page. */
interface Fact {
  id: string;
  label: string;
  of(variety: Variety): { text: string; isPublished: boolean; beside: string };
}

/** Traits with a row for every variety: "not stated" where no source has one. */
const requiredTraits = ['breeder', 'maturity', 'altitude'];

const ownText = (text: string) => ({ text, isPublished: false, beside: '' });

function listFacts({ words, formats }: Speech, varieties: readonly Variety[]): readonly Fact[] {
  const notStated = words('varieties.notStated');
  const facts: Fact[] = [
    {
      id: 'country',
      label: words('varieties.column.country'),
      of: ({ country }) => ownText(areaName(words, country)),
    },
    { id: 'type', label: words('varieties.column.type'), of: ({ type }) => ownText(typeText(words, type)) },
    {
      id: 'year',
      label: words('varieties.column.year'),
      of: (variety) => ownText(yearText(words, formats, variety)),
    },
    {
      id: 'synonyms',
      label: words('varieties.field.synonyms'),
      of: ({ synonyms }) => ({
        ...ownText(synonyms.join('; ') || notStated),
        isPublished: synonyms.length > 0,
      }),
    },
    ...varietyRoles.map(
      (role): Fact => ({
        id: role,
        label: words(`varieties.role.${role}`),
        of: ({ people }) => {
          const named = people.filter((one) => one.role === role);
          const texts = named.map(
            ({ name, code }) => name ?? words('varieties.number', { code: code ?? '' }),
          );
          return { ...ownText(texts.join('; ') || notStated), isPublished: named.length > 0 };
        },
      }),
    ),
    ...varietyTraits.map(
      (trait): Fact => ({
        id: trait,
        label: words(`varieties.field.${trait}`),
        of: ({ fields }) => {
          const field = fields.find((each) => each.trait === trait);
          if (field === undefined) return ownText(notStated);
          const { low, high, unit, doubt } = field;
          const read =
            low === null || high === null || unit === null || trait === 'altitude'
              ? (decoded(words, trait, field.text) ?? '')
              : spanText(words, formats, { low, high }, unit);
          // The published altitude has two columns; the page shows their range.
          if (trait === 'altitude' && low !== null && high !== null)
            return ownText(spanText(words, formats, { low, high }, 'm'));
          const beside = doubt === null ? read : words(`varieties.doubt.${doubt}`);
          // A word that means itself in the reader's language needs no second one.
          const isSame = beside.toLowerCase() === field.text.toLowerCase();
          return { text: field.text, isPublished: true, beside: isSame ? '' : beside };
        },
      }),
    ),
    {
      id: 'source',
      label: words('varieties.column.source'),
      of: ({ from }) => ownText(`${sourceTitle(words, from)} · ${words(`varieties.nature.${from.nature}`)}`),
    },
    { id: 'published', label: words('varieties.field.published'), of: ({ published }) => ownText(published) },
  ];
  return facts.filter(
    ({ id, of }) =>
      (id === 'type'
        ? varieties.some(({ crop }) => typesOf(crop).length > 0)
        : requiredTraits.includes(id)) || varieties.some((variety) => of(variety).text !== notStated),
  );
}

export const factTerms = (speech: Speech, varieties: readonly Variety[]) =>
  listFacts(speech, varieties).map(({ id, label }) => ({ id, name: label }));

/** The facts as a figure has them: a row a field, a column a variety. */
export const factsTable = (
  speech: Speech,
  varieties: readonly Variety[],
): Pick<Figure, 'columns' | 'rows' | 'rowCount'> =>
  tableOf<Fact>(
    listFacts(speech, varieties),
    [
      columnOf('field', speech.words('varieties.column.field'), 'name', ({ id, label }) => ({
        value: label,
        code: id,
      })),
      ...varieties.map(
        (variety): ColumnOf<Fact> =>
          columnOf(variety.id, variety.name, 'text', (fact) => {
            const { text, beside } = fact.of(variety);
            return beside === '' ? text : `${text} (${beside})`;
          }),
      ),
    ],
    ({ id }) => id,
  );

/** Lists are published without blanks behind their commas: lines break there, and not within a name. */
const breakable = (text: string): ReactNode =>
  text.split(/(?<=,)(?=\S)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn as a whole, and may name a place twice.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** One variety, or some side by side: every field of its source, as published, and its meaning. */
export function VarietyFacts(props: {
  caption: string;
  varieties: readonly Variety[];
  varietyHref?: (id: string) => string;
}): ReactNode {
  const { caption, varieties, varietyHref } = props;
  const speech = useSpeech();
  const { words } = speech;
  const cell = (fact: Fact, variety: Variety): ReactNode => {
    const { text, isPublished, beside } = fact.of(variety);
    return (
      <>
        <span lang={isPublished ? languageOf(variety.source) : undefined}>{breakable(text)}</span>
        {beside !== '' && <span className={styles.doubt}> ({beside})</span>}
      </>
    );
  };
  return (
    <>
      {varietyHref !== undefined && (
        <p>
          {varieties.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ' · '}
              <a href={varietyHref(id)}>{name}</a>
            </span>
          ))}
        </p>
      )}
      <PlainTable
        label={caption}
        // Two columns have room in any window.
        {...(varieties.length > 1 && { stacks: true })}
        look={styles.facts}
        columns={[
          [words('varieties.column.field'), (fact) => fact.label],
          ...varieties.map(
            (variety) =>
              [
                varieties.filter(({ name }) => name === variety.name).length > 1
                  ? `${variety.name}, ${areaName(words, variety.country)}`
                  : variety.name,
                (fact: Fact) => cell(fact, variety),
              ] as const,
          ),
        ]}
        rows={listFacts(speech, varieties)}
      />
    </>
  );
}
