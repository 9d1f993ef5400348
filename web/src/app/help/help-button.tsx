import { type ReactNode, useEffect } from 'react';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { IconButton } from '../../ui/button.tsx';
import { pressPageKey } from './page-keys.ts';

/** Opens the help: the tour again, and the shortcuts of the keyboard, which it also listens for. */
export function HelpButton(): ReactNode {
  const words = useWords();
  const language = useLanguage();
  useEffect(() => {
    document.addEventListener('keydown', pressPageKey);
    return () => document.removeEventListener('keydown', pressPageKey);
  }, []);
  return (
    <IconButton
      icon="explain"
      label={words('frame.help')}
      tooltip={false}
      data-key="?"
      data-tour="help"
      aria-haspopup="dialog"
      onClick={() => {
        import('./open-help.tsx')
          .then(({ openHelp }) => openHelp(language))
          .catch((cause: unknown) => console.error('Error loading the help:', cause));
      }}
    />
  );
}
