import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';

/** The CSV at `href`, which has parameters already, in both forms of Excel: it reads the decimals of its own country alone. `of` tells its links from others of the name. */
export function ExcelLinks({ href, of }: { href: string; of?: ReactNode }): ReactNode {
  const words = useWords();
  return (
    <>
      {words('figure.files.excel')}:{' '}
      {(['point', 'comma'] as const).map((sign, at) => (
        <span key={sign}>
          {at > 0 && ' · '}
          <a href={`${href}&format=excel&decimals=${sign}`} rel="nofollow">
            {words(`figure.files.excel.${sign}`)} {of}
          </a>
        </span>
      ))}
    </>
  );
}
