import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './search-button.module.css';

/** Opens the search, whose code, words and index come then; without them its page answers. */
export function SearchButton(): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const href = `/${language}/search`;
  return (
    <ButtonLink
      icon="search"
      className={styles.search ?? ''}
      shortcut="/"
      href={href}
      onChoose={() => {
        import('./open-search.tsx')
          .then(({ openSearch }) => openSearch(language))
          .catch(() => location.assign(href));
      }}
    >
      <span>{words('frame.search')}</span>
    </ButtonLink>
  );
}
