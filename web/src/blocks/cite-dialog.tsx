import { type ReactNode, useState } from 'react';
import { useWords, type Words } from '../i18n/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { citedAddress } from './citation.ts';
import { CitationTexts, type CitedThing, CopiedTexts } from './citation-texts.tsx';

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

/** Lines of code that read the CSV at an absolute address, by the language they are in. They run as they are. */
function codeOf(address: string, file: string): readonly { name: string; code: string }[] {
  // What shells and strings take for commands.
  const url = address.replaceAll(/["$`\\!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return [
    { name: 'R', code: `data <- read.csv("${url}")` },
    { name: 'Python', code: `import pandas\n\ndata = pandas.read_csv("${url}")` },
    {
      name: 'Excel Power Query',
      code: [
        'let',
        `    Source = Csv.Document(Web.Contents("${url}"), [Delimiter = ",", Encoding = 65001]),`,
        '    Data = Table.PromoteHeaders(Source)',
        'in',
        '    Data',
      ].join('\n'),
    },
    { name: 'curl', code: `curl -L -o ${file}.csv "${url}"` },
  ];
}

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
