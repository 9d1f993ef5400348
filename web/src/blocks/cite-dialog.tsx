import { type ReactNode, useState } from 'react';
import { useWords, type Words } from '../i18n/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { citedAddress } from './citation.ts';
import { CitationTexts, type CitedThing } from './citation-texts.tsx';

export function CiteDialog(props: {
  thing: CitedThing;
  figure: string;
  own: Words;
  onClose: () => void;
}): ReactNode {
  const { thing, figure, own, onClose } = props;
  const words = useWords();
  // The address of the view that was open when the dialog was.
  const [url] = useState(() => citedAddress(window.location, thing.release.id, figure));
  return (
    <Dialog
      open
      onClose={onClose}
      title={own('cite.title')}
      closeLabel={words('frame.action.close')}
      size="wide"
    >
      <CitationTexts thing={thing} url={url} own={own} />
    </Dialog>
  );
}
