import type { ReactNode } from 'react';
import { organIds, type PestKind } from '#catalog/losses/pests.ts';
import type { PestRow, Pests } from '#contract/pests.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PestDetails } from './pest-details.tsx';
import styles from './pest-list.module.css';
import { groupText, mainName, organOf, partText } from './pest-texts.ts';

/**
 * A row an organism: its name, which opens its details, its group, and a dot for each part of the plant that it attacks. The columns have
 * the numbers of the drawn plant; on phones, and for crops without a drawing, words replace the dots.
 */
export function PestList(props: {
  rows: readonly PestRow[];
  sources: Pests['sources'];
  kind: PestKind;
  label: string;
  /** The plant with the numbers is beside it. */
  hasPlant: boolean;
}): ReactNode {
  const { rows, sources, kind, label, hasPlant } = props;
  const speech = useSpeech();
  const { words } = speech;
  return (
    <table className={styles.list} aria-label={label} data-plant={hasPlant || undefined}>
      <thead>
        <tr>
          <th scope="col">{words('pests.column.name')}</th>
          <th scope="col">{words(`pests.column.cause.${kind}`)}</th>
          {hasPlant ? (
            organIds.map((organ, at) => (
              <th key={organ} scope="col" className={styles.part}>
                <span className={styles.number} title={words(`pests.organ.${organ}`)} aria-hidden="true">
                  {at + 1}
                </span>
                <span className="visually-hidden">{words(`pests.organ.${organ}`)}</span>
              </th>
            ))
          ) : (
            <th scope="col">{words('pests.column.part')}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} id={row.id}>
            <td>
              <PestDetails row={row} sources={sources} summary={<Names row={row} />} />
            </td>
            <td className={styles.group}>{groupText(speech, row)}</td>
            {hasPlant &&
              organIds.map((organ) => {
                const name = words(`pests.organ.${organ}`);
                const isAttacked = row.parts.some((part) => organOf(part) === organ);
                return (
                  <td key={organ} className={styles.part} data-attacked={isAttacked || undefined}>
                    <span className={styles.dot} title={isAttacked ? name : undefined}>
                      {isAttacked && <span className="visually-hidden">{name}</span>}
                    </span>
                  </td>
                );
              })}
            <td className={styles.words}>{partText(speech, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Names({ row }: { row: PestRow }): ReactNode {
  const { words, language } = useSpeech();
  const name = mainName(words, row, language);
  return (
    <span className={styles.names} title={row.scientific ?? undefined}>
      {name === undefined ? (
        <strong>{words('pests.noName')}</strong>
      ) : (
        <strong lang={name.language}>{name.name}</strong>
      )}
      {name !== undefined && name.language !== language && ` (${words(`pests.language.${name.language}`)})`}
      {row.scientific !== null && row.scientific !== name?.name && (
        <>
          {' '}
          <i lang="la">{row.scientific}</i>
        </>
      )}
    </span>
  );
}
