import type { ReactNode } from 'react';
import type { DecimalSign } from '#contract/page.ts';
import { useWords } from '../i18n/words.tsx';

/** What a number looks like with either sign, which Excel has from the country that it is set to. */
const samples: Readonly<Record<DecimalSign, string>> = { point: '1.5', comma: '1,5' };

/** The CSV at `href`, which has parameters already, as one of the two forms of Excel. `of` distinguishes the link from others of the same name. */
export function ExcelLink(props: { href: string; decimals: DecimalSign; of?: ReactNode }): ReactNode {
  const { href, decimals, of } = props;
  const words = useWords();
  return (
    <a href={`${href}&format=excel&decimals=${decimals}`} rel="nofollow">
      {words('figure.files.excel', { sample: samples[decimals] })}
      {of !== undefined && <> {of}</>}
    </a>
  );
}
