import type { ReactNode, SyntheticEvent } from 'react';
import { type DecimalSign, decimalsPath, languageCookie } from '#contract/page.ts';
import { getFormats } from '../../i18n/formats.ts';
import { toLocale, useLanguage, useWords } from '../../i18n/words.tsx';
import { type Language, languages } from '../../url/paths.ts';
import { remember } from '../../url/remember.ts';
import styles from './language-switch.module.css';

/** The same page and state in another language. */
function inLanguage(language: Language, path: string, search: string): string {
  return `/${language}${path === '/' ? '' : path}${search}`;
}

/** Updates a link just before its use: the view changes the address without rendering the frame. */
function catchUp(hrefOf: (search: string) => string) {
  const refresh = (event: SyntheticEvent<HTMLAnchorElement>): void => {
    event.currentTarget.href = hrefOf(window.location.search);
  };
  return { onFocus: refresh, onPointerEnter: refresh, onPointerDown: refresh, onClick: refresh };
}

export function LanguageSwitch(props: { path: string; search: string }): ReactNode {
  const words = useWords();
  const current = useLanguage();
  return (
    <div className={styles.switches}>
      {current === 'es' && <DecimalSwitch {...props} />}
      <nav aria-label={words('frame.language.label')}>
        <ul className={styles.list}>
          {languages.map((language) => {
            const hrefOf = (search: string): string => inLanguage(language, props.path, search);
            const refresh = catchUp(hrefOf);
            return (
              <li key={language}>
                <a
                  {...refresh}
                  className={styles.link}
                  href={hrefOf(props.search)}
                  hrefLang={toLocale(language)}
                  lang={toLocale(language)}
                  // The name begins with the visible text, for speech input (WCAG 2.5.3).
                  aria-label={`${words(`frame.language.${language}.short`)}, ${words(`frame.language.${language}`)}`}
                  aria-current={language === current ? 'true' : undefined}
                  onClick={(event) => {
                    refresh.onClick(event);
                    // Addresses without a language then answer in the one that was chosen last.
                    remember(document, languageCookie, language);
                  }}
                >
                  {words(`frame.language.${language}.short`)}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

const signs: readonly (readonly [DecimalSign, text: string])[] = [
  ['comma', '1,5'],
  ['point', '1.5'],
];

/** 1,5 or 1.5: Spanish-speaking countries differ. The server remembers the choice and redirects back, so that it needs no scripts. */
function DecimalSwitch({ path, search }: { path: string; search: string }): ReactNode {
  const words = useWords();
  const { decimals } = getFormats('es');
  const hrefOf =
    (sign: DecimalSign) =>
    (current: string): string =>
      `${decimalsPath}?${new URLSearchParams({ sign, to: inLanguage('es', path, current) })}`;
  return (
    <nav aria-label={words('frame.decimals.label')} className={styles.decimals}>
      <span aria-hidden="true">{words('frame.decimals.label')}</span>
      <ul className={styles.list}>
        {signs.map(([sign, text]) => (
          <li key={sign}>
            <a
              {...catchUp(hrefOf(sign))}
              href={hrefOf(sign)(search)}
              className={styles.link}
              rel="nofollow"
              aria-label={`${text}, ${words(`frame.decimals.${sign}`)}`}
              title={words(`frame.decimals.${sign}`)}
              aria-current={sign === decimals ? 'true' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
