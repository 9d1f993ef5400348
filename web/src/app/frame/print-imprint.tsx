import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import styles from './print-imprint.module.css';
import { formatReleaseDate } from './release-date.ts';

/** Lines of prints only: address, release, licence and the day of printing. */
export function PrintImprint(props: {
  /** Path with its language, and query string, as the server knows them. */
  path: string;
  release: { id: string; created: string };
}): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const [printed, setPrinted] = useState<{ address: string; date: string } | null>(null);
  useEffect(() => {
    const note = (): void =>
      flushSync(() => setPrinted({ address: window.location.href, date: new Date().toISOString() }));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  const date = formatReleaseDate(props.release.created, language);
  return (
    <div className={styles.imprint}>
      <p>
        {words('frame.site.title')}: {printed?.address ?? props.path}
      </p>
      {date !== null && <p>{words('frame.footer.date', { date })}</p>}
      <p>{words('frame.footer.copyright')}</p>
      {printed !== null && (
        <p>{words('frame.print.date', { date: getFormats(language).date(printed.date) })}</p>
      )}
    </div>
  );
}
