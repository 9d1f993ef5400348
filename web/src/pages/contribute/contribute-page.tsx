import type { ReactNode } from 'react';
import { useSite } from '../../api/site.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { ContactWays, useIsReachable } from '../../blocks/contact-ways.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { valueName } from '../../i18n/record-values.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './contribute.module.css';
import { FileCheck } from './file-check.tsx';
import type { ContributePageData, FaultyRow, FormatColumn } from './load-contribute-page.ts';

/** How a spreadsheet calls a column: A, B … Z, AA. */
const letterOf = (at: number): string =>
  `${at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}`;

function FormatSheet(props: {
  id: string;
  columns: readonly FormatColumn[];
  faulty: FaultyRow;
  supplier: string;
}): ReactNode {
  const { id, columns, faulty, supplier } = props;
  const words = useWords();
  const label = words('contribute.sheet');
  const written = (name: string, text: string): string => (name === 'supplied_by' ? supplier : text);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <div className={styles.sheet} role="group" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ name }, at) => (
                <th key={name} scope="col">
                  {letterOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">1</th>
              {columns.map(({ name, needed }) => (
                <td key={name}>
                  <strong>{name}</strong>
                  {needed === 'yes' && (
                    <>
                      <span className={styles.dot} aria-hidden="true">
                        {' •'}
                      </span>
                      <span className="visually-hidden"> ({words('contribute.sheet.needed')})</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
            <tr className={styles.remark}>
              <th scope="row">2</th>
              {columns.map(({ name, example }, at) => (
                <td key={name}>
                  {at === 0 && '# '}
                  {written(name, example)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">3</th>
              {columns.map(({ name }) => {
                const isFaulty = faulty.faults.includes(name);
                return (
                  <td
                    key={name}
                    data-faulty={isFaulty || undefined}
                    aria-describedby={isFaulty ? 'faults' : undefined}
                  >
                    {written(name, faulty.cells[name] ?? '')}
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        <span className={styles.dot} aria-hidden="true">
          {'• '}
        </span>
        <span aria-hidden="true">{words('contribute.sheet.needed')}. </span>
        {words('contribute.sheet.note', { columns: columns.length })}
      </p>
      <h3 className={styles.label}>{words('contribute.fault')}</h3>
      <ul className={styles.faults} id="faults">
        {faulty.faults.map((column) => (
          <li key={column}>{words(`contribute.fault.${id}.${column}`)}</li>
        ))}
      </ul>
    </>
  );
}

export function ContributePage({ data }: { data: ContributePageData }): ReactNode {
  const { tables, id, ignored } = data;
  const { words } = useSpeech();
  const isFailed = tables.some(({ records }) => records.state === 'failed');
  const empty = tables.filter(({ records }) => records.state === 'loaded' && records.value === 0).length;
  const lead = words('contribute.lead', { tables: tables.length });
  return (
    <PageLayout>
      <PageTitle
        title={words('contribute.title')}
        finding={empty === 0 || isFailed ? lead : `${lead} ${words('contribute.lead.empty', { empty })}`}
      />
      <AdjustedNotice ignored={ignored} shown={words(`contribute.${id}.name`)} />
      <Steps id={id} />
      <div className={styles.tables}>
        <nav aria-label={words('contribute.tables')} className={styles.list}>
          <ul>
            {tables.map(({ id: one, href, records }) => (
              <li key={one}>
                <a href={href} aria-current={one === id ? 'true' : undefined}>
                  <strong>{words(`contribute.${one}.name`)}</strong>
                  <span className={styles.row}>{words(`contribute.${one}.row`)}</span>
                  {records.state === 'loaded' && (
                    <span className={styles.count} data-none={records.value === 0 || undefined}>
                      {words(`contribute.${one}.count`, { count: records.value })}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
          {isFailed && <FailedPart />}
        </nav>
        <Chosen data={data} />
      </div>
    </PageLayout>
  );
}

/** From the template to the release; without a contact, whoever runs the site imports the file. */
function Steps({ id }: { id: string }): ReactNode {
  const { words } = useSpeech();
  const isReachable = useIsReachable();
  return (
    <ol className={styles.steps}>
      {(['take', 'check', isReachable ? 'send' : 'hand'] as const).map((step) => (
        <li key={step}>
          <p>
            <strong>{words(`contribute.step.${step}`)}</strong> {words(`contribute.step.${step}.text`)}
          </p>
          {step === 'check' && <FileCheck key={id} id={id} />}
          {step === 'send' && <Receiver table={words(`contribute.${id}.name`)} />}
          {step === 'hand' && <code className={styles.receiver}>{`npm run import -- ${id} table.csv`}</code>}
        </li>
      ))}
    </ol>
  );
}

/** Where the file of a table goes: a mail with its name as the subject, else every other way to the operator. */
function Receiver({ table }: { table: string }): ReactNode {
  const { words } = useSpeech();
  const email = useSite().contact?.email;
  const subject = words('contribute.step.send.subject', { name: table });
  return (
    <div className={styles.receiver}>
      {words('contribute.step.send.to')}{' '}
      {email === undefined ? (
        <ContactWays />
      ) : (
        <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>
      )}
    </div>
  );
}

function Chosen({ data }: { data: ContributePageData }): ReactNode {
  const { id, columns, faulty } = data;
  const { words, language } = useSpeech();
  const supplier = words('records.example.supplied_by');
  const needed = columns.filter((column) => column.needed === 'yes').length;
  return (
    <section className={styles.chosen} aria-labelledby="table">
      <header className={styles.head}>
        <div>
          <p className={styles.label}>{words('contribute.columns', { columns: columns.length, needed })}</p>
          <h2 id="table">{words(`contribute.${id}.name`)}</h2>
        </div>
        <p className={styles.files} data-print="no">
          <ButtonLink
            look="solid"
            href={`/api/v1/imports/${id}/template.csv${language === 'en' ? '' : `?lang=${language}`}`}
          >
            {words('contribute.template')}
          </ButtonLink>
          <ButtonLink href={`/api/v1/imports/${id}/schema.json`}>{words('contribute.schema')}</ButtonLink>
        </p>
      </header>
      <FormatSheet id={id} columns={columns} faulty={faulty} supplier={supplier} />
      <Checks columns={columns} />
      <p>{words('contribute.after')}</p>
      <FormatColumns id={id} columns={columns} supplier={supplier} />
    </section>
  );
}

/** Columns that a check names before it breaks off. */
const mostNamed = 4;

function Checks({ columns }: { columns: readonly FormatColumn[] }): ReactNode {
  const { words } = useSpeech();
  const namesOf = (isIncluded: (column: FormatColumn) => boolean): string => {
    const names = columns.filter(isIncluded).map(({ name }) => name);
    return names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '');
  };
  const checks = [
    ['needed', namesOf(({ needed }) => needed === 'yes')],
    ['codes', namesOf(({ isCode }) => isCode)],
    ['dates', namesOf(({ isDate }) => isDate)],
    ['numbers', namesOf(({ isNumber }) => isNumber)],
    ['twice', null],
    ['text', null],
  ] as const;
  return (
    <>
      <h3 className={styles.label}>{words('contribute.checks')}</h3>
      <dl className={styles.checks}>
        {checks
          .filter(([, names]) => names !== '')
          .map(([check, names]) => (
            <div key={check}>
              <dt>{words(`contribute.check.${check}`)}</dt>
              <dd>{words(`contribute.check.${check}.text`, { columns: names ?? '' })}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function FormatColumns(props: { id: string; columns: readonly FormatColumn[]; supplier: string }): ReactNode {
  const { id, columns, supplier } = props;
  const { words, formats } = useSpeech();
  const plain = formats.year;
  const write = ({ name, choices, range }: FormatColumn): ReactNode => {
    const ownKey = `contribute.what.${id}.${name}`;
    return (
      <>
        {words(words.has(ownKey) ? ownKey : `contribute.what.${name}`)}
        {range !== null && ` (${words('contribute.range', { low: plain(range[0]), high: plain(range[1]) })})`}
        {choices.length > 0 && (
          <>
            . {words('contribute.oneOf')}{' '}
            {choices.map((code, at) => {
              const meaning = valueName(words, name, code);
              return (
                <span key={code}>
                  {at > 0 && ', '}
                  <code>{code}</code>
                  {meaning !== code && ` (${meaning})`}
                </span>
              );
            })}
          </>
        )}
      </>
    );
  };
  return (
    <details className={styles.all}>
      <summary>
        <Icon name="chevron" size={16} />
        <strong>{words('contribute.all', { count: columns.length })}</strong>{' '}
        <span>{words('contribute.all.hint')}</span>
      </summary>
      <PlainTable
        label={words('contribute.all', { count: columns.length })}
        stacks
        columns={[
          [words('contribute.column'), ({ name }) => <code>{name}</code>],
          [words('contribute.what'), write],
          [words('contribute.needed'), ({ needed }) => words(`contribute.needed.${needed}`)],
          [
            words('contribute.example'),
            ({ name, example }) =>
              example === '' ? '–' : <code>{name === 'supplied_by' ? supplier : example}</code>,
          ],
        ]}
        rows={columns}
      />
    </details>
  );
}
