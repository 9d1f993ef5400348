import type { ReactNode } from 'react';
import type { LossRow } from '#contract/losses.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { activityLanguage, activityText, editionText, languageOf, ownWords } from './loss-texts.ts';
import styles from './losses.module.css';

/** What few readers need of a result: its place in the country, its range, the work, the source's own words and its file. */
export function FindingDetails({ row }: { row: LossRow }): ReactNode {
  const { words, formats } = useSpeech();
  const { region, activity, low, high } = row;
  const details: readonly (readonly [name: string, text: ReactNode])[] = [
    ...(region === null ? [] : [['region', region] as const]),
    ...(activity === null
      ? []
      : [
          [
            'activity',
            <span key="activity" lang={activityLanguage(words, row)}>
              {activityText(words, row)}
            </span>,
          ] as const,
        ]),
    ...(low === null || high === null
      ? []
      : [['range', `${percentText(formats, low)}–${percentText(formats, high)}`] as const]),
    ...ownWords.flatMap((name) =>
      row[name] === null
        ? []
        : [
            [
              name,
              <span key={name} lang={languageOf(row)}>
                {row[name]}
              </span>,
            ] as const,
          ],
    ),
    ['source', editionText(words, row)],
  ];
  return (
    <Disclosure summary={words('losses.more')}>
      {details.map(([name, text]) => (
        <p key={name} className={styles.quiet}>
          {words(`losses.column.${name}`)}: {text}
        </p>
      ))}
    </Disclosure>
  );
}
