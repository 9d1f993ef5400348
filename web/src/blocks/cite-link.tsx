import { type ReactNode, useState } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useWords } from '../i18n/words.tsx';
import { chooseHere } from '../ui/choice-link.ts';
import type { Language } from '../url/paths.ts';
import type { CitedThing } from './citation-texts.tsx';
import { useLazyPart } from './lazy-part.tsx';

/** Code and words of the dialog. */
async function fetchDialog(language: Language) {
  const [{ CiteDialog }, own] = await Promise.all([import('./cite-dialog.tsx'), citeWords.load(language)]);
  return { CiteDialog, own };
}

/**
 * Opens the citations of a figure; their code and words are fetched then. `href` leads to the citations of the page, for
 * browsers without scripts and for when nothing could be fetched.
 */
export function CiteLink(props: { thing: CitedThing; figure: string; href: string }): ReactNode {
  const { href, ...cited } = props;
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { part, load } = useLazyPart('citations', fetchDialog, false);
  const show = (): void => {
    load().then(
      () => setOpen(true),
      () => window.location.assign(href),
    );
  };
  return (
    <>
      <a href={href} onClick={(event) => chooseHere(event, show)}>
        {words('frame.action.cite')}
      </a>
      {open && part !== null && <part.CiteDialog {...cited} own={part.own} onClose={() => setOpen(false)} />}
    </>
  );
}
