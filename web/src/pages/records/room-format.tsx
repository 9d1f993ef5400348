import type { ReactNode } from 'react';
import { useIsReachable } from '../../blocks/contact-ways.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { valueName, whatText } from './record-texts.ts';
import styles from './records.module.css';
import type { RoomColumn, RoomData } from './room-data.ts';

/** The table that suppliers fill, column by column, as files to take away, and the way in which it gets here. */
export function RoomFormat({ data, isOpen }: { data: RoomData; isOpen: boolean }): ReactNode {
  const { kind, columns } = data;
  const words = useWords();
  const language = useLanguage();
  const { year: plain } = getFormats(language);
  const isReachable = useIsReachable();
  const write = ({ name, choices, range }: RoomColumn): ReactNode => (
    <>
      {whatText(words, kind, name)}
      {range !== null &&
        ` (${words('records.format.range', { low: plain(range[0]), high: plain(range[1]) })})`}
      {choices.length > 0 && (
        <>
          . {words('records.format.oneOf')}{' '}
          {choices.map((code, at) => {
            const said = valueName(words, name, code);
            return (
              <span key={code}>
                {at > 0 && ', '}
                <code>{code}</code>
                {said !== code && name !== 'licence' && ` (${said})`}
              </span>
            );
          })}
        </>
      )}
    </>
  );
  return (
    <>
      <section className={styles.part} aria-labelledby="format">
        <h2 id="format">{words('records.format')}</h2>
        <p>{words('records.format.text')}</p>
        <p className={styles.files} data-print="no">
          <a
            href={`/api/v1/imports/${kind}/template.csv${language === 'en' ? '' : `?lang=${language}`}`}
            rel="nofollow"
          >
            {words('records.format.template')}
          </a>
          <a href={`/api/v1/imports/${kind}/schema.json`} rel="nofollow">
            {words('records.format.schema')}
          </a>
        </p>
        <PlainTable
          label={words('records.format')}
          stacks
          look={styles.format}
          summary={isOpen ? null : words('records.format.columns', { count: columns.length })}
          columns={[
            [
              words('records.format.column'),
              ({ name }) => (
                <>
                  <code>{name}</code>
                  <br />
                  {words(`records.column.${name}`)}
                </>
              ),
            ],
            [words('records.format.what'), write],
            [
              words('records.format.needed'),
              ({ isNeeded }) => words(isNeeded ? 'records.format.yes' : 'records.format.no'),
            ],
            [
              words('records.format.example'),
              ({ name, example }) =>
                example === '' ? (
                  '–'
                ) : (
                  <code>{name === 'supplied_by' ? words('records.example.supplied_by') : example}</code>
                ),
            ],
          ]}
          rows={columns}
        />
      </section>
      <section className={styles.part} aria-labelledby="supply">
        <h2 id="supply">{words('records.supply')}</h2>
        <ol>
          <li>{words('records.supply.fill')}</li>
          {isReachable && (
            <li>
              {words('records.supply.send')}{' '}
              <a href={`/${language}/beans/contact`}>{words('records.supply.contact')}</a>
            </li>
          )}
          <li>{words('records.supply.checked')}</li>
        </ol>
        <p>
          {words('records.supply.command')} <code>{`npm run import -- ${kind} FILE.csv --check`}</code>
        </p>
      </section>
    </>
  );
}
