import { type ReactNode, useState } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useWords } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { chooseHere } from '../ui/choice-link.ts';
import type { Language } from '../url/paths.ts';
import type { CitedThing } from './citation-texts.tsx';
import { useLazyPart } from './lazy-part.tsx';

/** A link that opens a dialog, whose code and words are fetched then; `href` is for when nothing could be fetched. */
export function DialogLink<Part>(props: {
  label: string;
  name: string;
  href: string;
  look?: 'button';
  fetchDialog: (language: Language) => Promise<Part>;
  children: (part: Part, open: boolean, close: () => void) => ReactNode;
}): ReactNode {
  const { label, name, href, look, fetchDialog, children } = props;
  const [open, setOpen] = useState(false);
  const { part, load } = useLazyPart(name, fetchDialog, false);
  const show = (): void => {
    load().then(
      () => setOpen(true),
      () => window.location.assign(href),
    );
  };
  return (
    <>
      {look === 'button' ? (
        <ButtonLink href={href} onChoose={show}>
          {label}
        </ButtonLink>
      ) : (
        <a href={href} rel="nofollow" onClick={(event) => chooseHere(event, show)}>
          {label}
        </a>
      )}
      {part !== null && children(part, open, () => setOpen(false))}
    </>
  );
}

async function fetchDialogs(language: Language) {
  const [{ CiteDialog, CodeDialog }, own] = await Promise.all([
    import('./cite-dialog.tsx'),
    citeWords.load(language),
  ]);
  return { CiteDialog, CodeDialog, own };
}

/** Opens the citations of a figure; `href` leads to the citations of the page. */
export function CiteLink(props: { thing: CitedThing; figure: string; href: string }): ReactNode {
  const { href, ...cited } = props;
  const label = useWords()('frame.action.cite');
  return (
    <DialogLink label={label} name="citations" href={href} fetchDialog={fetchDialogs}>
      {({ CiteDialog, own }, open, close) => open && <CiteDialog {...cited} own={own} onClose={close} />}
    </DialogLink>
  );
}

export function CodeLink(props: { href: string; figure: string }): ReactNode {
  const label = useWords()('figure.share.inCode');
  return (
    <DialogLink label={label} name="code" href={props.href} fetchDialog={fetchDialogs}>
      {({ CodeDialog, own }, open, close) => open && <CodeDialog {...props} own={own} onClose={close} />}
    </DialogLink>
  );
}
