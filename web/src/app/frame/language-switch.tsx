import type { ReactNode, SyntheticEvent } from 'react';
import { languageCookie } from '#contract/page.ts';
import { toLocale, useLanguage, useWords } from '../../i18n/words.tsx';
import { type Language, languages } from '../../url/paths.ts';
import { remember } from '../../url/remember.ts';
import styles from './language-switch.module.css';

/** The same page and state in another language. */
export function inLanguage(language: Language, path: string, search: string): string {
  return `/${language}${path === '/' ? '' : path}${search}`;
}

/** EN ES PT: links that keep page and state, also the state that was reached after the page had loaded. */
export function LanguageSwitch(props: { path: string; search: string }): ReactNode {
  const words = useWords();
  const current = useLanguage();
  const refresh = (language: Language) => (event: SyntheticEvent<HTMLAnchorElement>) => {
    // The view changes the address without rendering the frame, so the link catches up just before it is used.
    event.currentTarget.href = inLanguage(language, props.path, window.location.search);
  };
  return (
    <nav aria-label={words('frame.language.label')} className={styles.switch}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              className={styles.link}
              href={inLanguage(language, props.path, props.search)}
              hrefLang={toLocale(language)}
              lang={toLocale(language)}
              // What is seen stands first in the name, so that it can be spoken to the page.
              aria-label={`${words(`frame.language.${language}.short`)}, ${words(`frame.language.${language}`)}`}
              aria-current={language === current ? 'true' : undefined}
              onFocus={refresh(language)}
              onPointerEnter={refresh(language)}
              onPointerDown={refresh(language)}
              onClick={(event) => {
                refresh(language)(event);
                // Addresses without a language then answer in the one that was chosen last.
                remember(document, languageCookie, language);
              }}
            >
              {words(`frame.language.${language}.short`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
