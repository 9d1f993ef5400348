import { type ReactNode, useState } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useWords } from '../i18n/words.tsx';
import { chooseHere } from '../ui/choice-link.ts';
import type { Language } from '../url/paths.ts';
import type { CitedThing } from './citation-texts.tsx';
import { useLazyPart } from './lazy-part.tsx';

/** A link that opens a dialog, whose code and words are fetched then; `href` is for when nothing could be fetched. */
function DialogLink<Part>(props: {
  label: string;
  name: string;
  href: string;
  fetchDialog: (language: Language) => Promise<Part>;
  children: (part: Part, close: () => void) => ReactNode;
}): ReactNode {
  const { label, name, href, fetchDialog, children } = props;
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
      <a href={href} rel="nofollow" onClick={(event) => chooseHere(event, show)}>
        {label}
      </a>
      {open && part !== null && children(part, () => setOpen(false))}
    </>
  );
}

async function fetchCitations(language: Language) {
  const [{ CiteDialog }, own] = await Promise.all([import('./cite-dialog.tsx'), citeWords.load(language)]);
  return { CiteDialog, own };
}

export function CiteLink(props: { thing: CitedThing; figure: string; href: string }): ReactNode {
  const { href, ...cited } = props;
  const label = useWords()('frame.action.cite');
  return (
    <DialogLink label={label} name="citations" href={href} fetchDialog={fetchCitations}>
      {({ CiteDialog, own }, close) => <CiteDialog {...cited} own={own} onClose={close} />}
    </DialogLink>
  );
}

async function fetchCode(language: Language) {
  const [{ CodeDialog }, own] = await Promise.all([import('./code-dialog.tsx'), citeWords.load(language)]);
  return { CodeDialog, own };
}

export function CodeLink(props: { href: string; figure: string }): ReactNode {
  const label = useWords()('figure.share.inCode');
  return (
    <DialogLink label={label} name="code" href={props.href} fetchDialog={fetchCode}>
      {({ CodeDialog, own }, close) => <CodeDialog {...props} own={own} onClose={close} />}
    </DialogLink>
  );
}
