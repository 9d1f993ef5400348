import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSpeech } from '../../i18n/speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './belt.module.css';

/** The search of the home: a form, which answers while typing once its code, words and index have loaded. */
export function HomeSearch(): ReactNode {
  const { words, language } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  const hasStarted = useRef(false);
  const [box, setBox] = useState<ReactNode>(null);
  const label = words('home.search.label');

  const loadSearchBox = ({ currentTarget: field }: FocusEvent<HTMLInputElement>): void => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const load = async (): Promise<void> => {
      const [{ SearchBox }, { loadSearch, loadSurroundings }] = await Promise.all([
        import('../../blocks/search/search-box.tsx'),
        import('../../blocks/search/load-search.ts'),
      ]);
      const [surroundings, search] = await Promise.all([loadSurroundings(language), loadSearch(language)]);
      const inPage = { query: field.value, placeholder: label, className: styles.results };
      const hasFocus = field === document.activeElement;
      const { selectionStart, selectionEnd } = field;
      // Synchronously, so that no keystroke is lost in the replaced field.
      flushSync(() => setBox(<SearchBox {...{ ...surroundings, search, inPage }} />));
      if (!hasFocus) return;
      const next = form.current?.querySelector('input');
      next?.focus();
      next?.setSelectionRange(selectionStart, selectionEnd);
    };
    load().catch((cause: unknown) => {
      // The form leads to the page of results.
      console.error('Error loading the search:', cause);
      hasStarted.current = false;
    });
  };

  return (
    <search className={styles.search} data-print="no">
      <form ref={form} action={`/${language}/search`}>
        <Icon name="search" size={18} />
        {box ?? (
          <TextField
            label={label}
            placeholder={label}
            type="text"
            name="q"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            data-key="/"
            onFocus={loadSearchBox}
          />
        )}
        <button type="submit" className="visually-hidden">
          {words('frame.search')}
        </button>
      </form>
    </search>
  );
}
