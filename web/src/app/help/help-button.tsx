import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { IconButton } from '../../ui/button.tsx';

/** Opens the help: the tour again, and the shortcuts of the keyboard. */
export function HelpButton(): ReactNode {
  const words = useWords();
  const language = useLanguage();
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
