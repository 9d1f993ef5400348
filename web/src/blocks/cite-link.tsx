import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useLanguage, useWords, type Words } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { CitedThing } from './citation-texts.tsx';
import type { CiteDialog } from './cite-dialog.tsx';

interface Opened {
  Loaded: ComponentType<ComponentProps<typeof CiteDialog>>;
  own: Words;
}

/**
 * Opens the citations of a figure; their code and words are fetched then. `href` leads to the citations of the page, for
 * browsers without scripts and for when nothing could be fetched.
 */
export function CiteLink(props: { thing: CitedThing; figure: string; href: string }): ReactNode {
  const { thing, figure, href } = props;
  const words = useWords();
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (): void => {
    Promise.all([import('./cite-dialog.tsx'), citeWords.load(language)]).then(
      ([{ CiteDialog: Loaded }, own]) => setOpened({ Loaded, own }),
      () => window.location.assign(href),
    );
  };
  return (
    <>
      <ButtonLink look="quiet" icon="cite" href={href} onChoose={open}>
        {words('frame.action.cite')}
      </ButtonLink>
      {opened !== null && (
        <opened.Loaded thing={thing} figure={figure} own={opened.own} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
