import type { ReactNode } from 'react';
import type { Exportability } from '#contract/exports.ts';
import { getFormats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { useLanguage, type Words } from '../../i18n/words.tsx';
import styles from './metadata-block.module.css';

/** The element's figures of all years and areas as a file; or the sources whose licences do not allow that. */
export function ExportLink(props: {
  element: number;
  name: string;
  /** Address of the file. */
  href: string;
  withheld: Exportability['elements'];
  own: Words;
  licences: Words;
}): ReactNode {
  const { element, name, href, withheld, own, licences } = props;
  const formats = getFormats(useLanguage());
  const refused = withheld.find((entry) => entry.element === element);
  if (refused !== undefined) {
    const sources = refused.withheld.map(
      ({ title, licence }) => `${title} (${licenceName(licences, licence)})`,
    );
    return (
      <span className={styles.export}>
        {own('methods.export.withheld', { sources: formats.list(sources) })}
      </span>
    );
  }
  const text = own('methods.export');
  return (
    <a className={styles.export} href={href} type="text/csv" aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
}
