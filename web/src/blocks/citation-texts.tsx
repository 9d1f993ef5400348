import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import { useSite } from '../api/site.ts';
import { licenceName } from '../i18n/licence-name.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/notice.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { type CitedSource, cite } from './citation.ts';
import styles from './citation-texts.module.css';

/** What is cited: a figure of a page, or the page. */
export interface CitedThing {
  title: string;
  release: { id: string; created: string };
  sources: readonly CitedSource[];
}

const formats = ['apa', 'bibtex', 'ris'] as const;

/** How to cite something, in every format, each copied with one press. `url` is the cited address, `own` the words of citations. */
export function CitationTexts(props: { thing: CitedThing; url: string; own: Words }): ReactNode {
  const { thing, url, own } = props;
  const words = useWords();
  const { doi } = useSite();
  const { release } = thing;
  const texts = cite({
    ...thing,
    site: words('frame.site.title'),
    url,
    doi,
    words: {
      part: (address) => own('cite.part', { doi: address }),
      dataset: own('cite.dataset'),
      release: own('cite.release', { release: release.id }),
      from: (sources) => own('cite.from', { sources }),
      licence: (licence) => licenceName(own, licence),
      assembled: (editions, carriers) => own('cite.assembled', { editions, carriers }),
    },
  });
  return (
    <div className={styles.texts}>
      <p>{own('cite.lead')}</p>
      {formats.map((format) => (
        <CitationText key={format} name={own(`cite.${format}`)} text={texts[format]} own={own} />
      ))}
      <p>
        <a href={versioned('/datacite.json', release.id)}>{own('cite.datacite')}</a>
      </p>
    </div>
  );
}

function CitationText({ name, text, own }: { name: string; text: string; own: Words }): ReactNode {
  const { state, copy } = useCopy();
  const outcome = state === 'idle' ? '' : own(`cite.${state}`);
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <pre className={styles.text}>{text}</pre>
      <div className={styles.actions} data-print="no">
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy(text)}>
          {own('cite.copy', { format: name })}
        </Button>
        <span aria-hidden="true">{outcome}</span>
        <LiveRegion text={outcome} />
      </div>
    </div>
  );
}
