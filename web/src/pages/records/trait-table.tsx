import type { ReactNode } from 'react';
import { qualityTraits } from '#catalog/records/industrial-quality.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { unitName, valueName } from './record-texts.ts';
import styles from './records.module.css';
import type { RoomRecords } from './room-data.ts';

/** What is measured of grain, what it means and in which units; with the number of results where there are some. */
export function TraitTable(props: { answer: RoomRecords; resultsHref: string }): ReactNode {
  const { answer, resultsHref } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const counts = new Map(answer.facets.type.map(({ id, count }) => [id, count]));
  return (
    <section className={styles.part} aria-labelledby="traits">
      <h2 id="traits">{words('records.traits')}</h2>
      <p>{words('records.traits.text')}</p>
      <PlainTable
        label={words('records.traits')}
        stacks
        columns={[
          [words('records.traits.measure'), ([id]) => valueName(words, 'trait', id)],
          [words('records.traits.meaning'), ([id]) => words(`records.trait.${id}`)],
          [
            words('records.traits.unit'),
            ([, units]) => units.map((unit) => unitName(words, unit)).join(', '),
          ],
          answer.sources.length > 0 && [
            words('records.traits.records'),
            ([id]) => {
              const count = counts.get(id) ?? 0;
              return count === 0 ? '' : <a href={`${resultsHref}?type=${id}`}>{formats.exact(count)}</a>;
            },
            'numeric',
          ],
        ]}
        rows={Object.entries<readonly string[]>(qualityTraits)}
      />
    </section>
  );
}
