import { type ReactNode, useId, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { fetchFailure } from '../../api/loaded.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { useMounted } from '../../charts/data-table/use-mounted.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { CheckedFile } from './check-file.ts';
import styles from './contribute.module.css';

/** Most faults that are shown at once; the first ones are usually those of the others, too. */
const mostFaults = 40;

type State = { is: 'waiting' | 'checking' | 'failed' } | { is: 'checked'; name: string; result: CheckedFile };

/** A field for a file, which is checked in the browser and sent nowhere; nothing without scripts. */
export function FileCheck({ id }: { id: string }): ReactNode {
  const { words, language } = useSpeech();
  const field = useId();
  const [state, setState] = useState<State>({ is: 'waiting' });
  const check = async (file: File): Promise<void> => {
    setState({ is: 'checking' });
    try {
      const [{ checkFile }, faultWords, areas, bytes] = await Promise.all([
        import('./check-file.ts'),
        language === 'en' ? null : loadWords(['import-faults'], language),
        askFor(browserGetJson, 'areas', addresses.areas()),
        file.arrayBuffer(),
      ]);
      const countries = new Set(areas.flatMap(({ code, kind }) => (kind === 'country' ? [code] : [])));
      const result = checkFile(new Uint8Array(bytes), id, { countries, words, faultWords, now: new Date() });
      setState({ is: 'checked', name: file.name, result });
    } catch (cause) {
      console.error(fetchFailure, cause);
      setState({ is: 'failed' });
    }
  };
  if (!useMounted()) return null;
  return (
    <div className={styles.check} data-print="no">
      <p id={`${field}-about`}>{words('contribute.file')}</p>
      {/* The browser would write its own button in its own language. */}
      <input
        id={field}
        className="visually-hidden"
        aria-describedby={`${field}-about`}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) void check(file);
          // The same file, mended, is checked again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={field}>{words('contribute.file.choose')}</label>
      <div role="status">
        {state.is === 'checking' && <p>{words('contribute.file.checking')}</p>}
        {state.is === 'failed' && <p>{words('contribute.file.failed')}</p>}
        {state.is === 'checked' && <Result name={state.name} result={state.result} />}
      </div>
    </div>
  );
}

function Result({ name, result: { rows, faults } }: { name: string; result: CheckedFile }): ReactNode {
  const { words, language } = useSpeech();
  if (faults.length === 0)
    return (
      <p>
        <strong>{words('contribute.file.right', { name, rows })}</strong> {words('contribute.file.send')}
      </p>
    );
  const listed = faults.slice(0, mostFaults);
  const hasEnglish = language !== 'en' && listed.some(({ isEnglish }) => isEnglish);
  return (
    <>
      <p>
        <strong>{words('contribute.file.faults', { name, count: faults.length })}</strong>{' '}
        {words('contribute.file.again')} {hasEnglish && words('contribute.file.english')}
      </p>
      <ul className={styles.faults}>
        {listed.map(({ text, isEnglish }) => (
          <li key={text} lang={isEnglish ? 'en' : undefined}>
            {text}
          </li>
        ))}
      </ul>
      {faults.length > mostFaults && (
        <p>{words('contribute.file.more', { count: faults.length - mostFaults })}</p>
      )}
    </>
  );
}
