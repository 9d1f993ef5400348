import type { ReactNode } from 'react';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './databases-page.module.css';
import { type GermplasmLeftOut, germplasmLeftOutAddress } from './left-out-model.ts';

/** Published rows of germplasm and varieties that are in no figure: their number by source, the reason, and their text. */
export function GermplasmLeftOutPart({
  leftOut,
  figure,
}: {
  leftOut: Loaded<GermplasmLeftOut>;
  figure: Figure | undefined;
}): ReactNode {
  const { words, formats } = useSpeech();
  if (leftOut.state === 'failed') return <FailedPart />;
  const entries = leftOut.value;
  if (figure === undefined) return null;
  const all = entries.reduce((sum, { rows }) => sum + rows, 0);
  const named = (key: string, otherwise: string): string => (words.has(key) ? words(key) : otherwise);
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <div className={styles.part}>
        <p>
          {words('checks.germplasmLeftOut.lead', { rows: all, shown: formats.number(all, 0) })}{' '}
          <a href={germplasmLeftOutAddress}>{words('checks.leftOut.file')}</a>
        </p>
        <PlainTable
          look={styles.scroller}
          caption={words('checks.germplasmLeftOut.caption')}
          columns={[
            [words('checks.leftOut.reason'), ({ reason }) => named(`germplasm.left-out.${reason}`, reason)],
            [words('about.databases.source'), ({ source }) => named(`sources.${source}`, source)],
            [words('checks.leftOut.rows'), ({ rows }) => formats.number(rows, 0), 'numeric'],
            [
              words('checks.germplasmLeftOut.said'),
              ({ details }) =>
                details
                  .map(({ text, rows }) =>
                    words('checks.germplasmLeftOut.detail', { text, rows: formats.number(rows, 0) }),
                  )
                  .join(', ') || '–',
            ],
          ]}
          rows={entries}
          stacks
        />
      </div>
    </FigureFrame>
  );
}
