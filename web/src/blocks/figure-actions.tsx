import type { ReactNode } from 'react';
import type { Loaded } from '../api/loaded.ts';
import { useWords } from '../i18n/words.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import type { CitedThing } from './citation-texts.tsx';
import { CiteLink } from './cite-link.tsx';
import { WorkbookLink } from './export/export-link.tsx';
import { type FigureFiles, FileLinks } from './file-links.tsx';

/** What can be taken away of a figure: its citation, once its sources are known, and the link of the view. */
export function FigureActions(props: {
  title: string;
  figure: string;
  release: CitedThing['release'];
  sources: Loaded<CitedThing['sources']>;
  /** Citations of the page, for browsers without scripts. */
  href: string;
  /** Where its table is as files, if it has one. */
  files: FigureFiles | null;
  /** Files of more than the figure. */
  further?: ReactNode;
}): ReactNode {
  const { title, figure, release, sources, href, files } = props;
  const words = useWords();
  return (
    <div>
      {files !== null && (
        <>
          <FileLinks {...files} figure={figure} />
          {props.further}
          <WorkbookLink search={files.search} figure={figure} />
        </>
      )}
      {
        // A citation without its sources would be a wrong one.
        sources.state === 'loaded' && (
          <CiteLink thing={{ title, release, sources: sources.value }} figure={figure} href={href} />
        )
      }
      <ShareBar
        title={title}
        labels={{
          copyLink: words('frame.action.copyLink'),
          copied: words('frame.action.linkCopied'),
          failed: words('frame.action.copyFailed'),
          share: words('frame.action.share'),
        }}
      />
    </div>
  );
}
