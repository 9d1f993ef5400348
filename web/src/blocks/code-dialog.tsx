import { type ReactNode, useState } from 'react';
import { useWords, type Words } from '../i18n/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CopiedTexts } from './citation-texts.tsx';
import { codeOf } from './code-of.ts';

/** Lines of code that read the CSV at `href`. This module is a chunk of its own. */
export function CodeDialog(props: {
  href: string;
  figure: string;
  own: Words;
  onClose: () => void;
}): ReactNode {
  const { href, figure, own, onClose } = props;
  const words = useWords();
  const [address] = useState(() => new URL(href, window.location.href).href);
  const texts = codeOf(address, figure).map(({ name, code }) => ({
    name,
    text: code,
    isCode: true as const,
  }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('figure.share.inCode')}
      closeLabel={words('frame.action.close')}
      size="wide"
    >
      <CopiedTexts lead={own('cite.code')} texts={texts} own={own} />
    </Dialog>
  );
}
