import type { ReactNode } from 'react';
import { qualityTraits } from '#catalog/records/industrial-quality.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { countCell, toFiled } from '../../blocks/filed-cells.ts';
import { FiledHead } from '../../blocks/filed-head.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { unitName, valueName } from './record-texts.ts';
import styles from './records.module.css';
import type { RoomData, RoomRecords } from './room-data.ts';

/** What is measured of grain, what it means and in which units; with the number of results where there are some. */
export function TraitTable(props: { data: RoomData; answer: RoomRecords; resultsHref: string }): ReactNode {
  const { data, answer, resultsHref } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const counts = new Map(answer.facets.type.map(({ id, count }) => [id, count]));
  const traits = Object.entries<readonly string[]>(qualityTraits);
  return (
    <section className={styles.part} aria-labelledby="traits">
      <FiledHead
        id="traits"
        text={words('records.traits')}
        filed={[
          {
            id: 'measured',
            title: words('records.traits'),
            sources: [],
            area: worldCode,
            table:
              import.meta.env.SSR &&
              (() =>
                toFiled(traits, [
                  [
                    { id: 'measure', label: words('records.traits.measure') },
                    ([id]) => ({ text: valueName(words, 'trait', id), code: id }),
                  ],
                  [
                    { id: 'meaning', label: words('records.traits.meaning') },
                    ([id]) => ({ text: words(`records.trait.${id}`) }),
                  ],
                  [
                    { id: 'unit', label: words('records.traits.unit') },
                    ([, units]) => ({ text: units.map((unit) => unitName(words, unit)).join(', ') }),
                  ],
                  ...(answer.sources.length > 0
                    ? [
                        [
                          { id: 'records', label: words('records.traits.records'), numeric: true },
                          ([id]: (typeof traits)[number]) => countCell(formats, counts.get(id) ?? 0),
                        ] as const,
                      ]
                    : []),
                ])),
            rows: traits.length,
            at: {
              page: data.path.split('/').at(-1) ?? '',
              search: data.release.pinned ? `?v=${data.release.id}` : '',
              release: data.release,
              cite: '#about-data',
            },
          },
        ]}
      />
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
        rows={traits}
      />
    </section>
  );
}
