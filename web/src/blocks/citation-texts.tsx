import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import { useSite } from '../api/site.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LiveRegion } from '../ui/notice.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { type CitedSource, cite, citedWords } from './citation.ts';
import styles from './citation-texts.module.css';

export interface CitedThing {
  title: string;
  release: { id: string; created: string };
  sources: readonly CitedSource[];
}

const formats = ['apa', 'bibtex', 'ris'] as const;

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
    words: citedWords(own, release.id),
  });
  const named = formats.map((format) => ({ name: own(`cite.${format}`), text: texts[format] }));
  return (
    <CopiedTexts lead={own('cite.lead')} texts={named} own={own}>
      <p>
        <a href={versioned('/datacite.json', release.id)}>{own('cite.datacite')}</a>
      </p>
    </CopiedTexts>
  );
}

interface NamedText {
  name: string;
  text: string;
  isCode?: true;
}

export function CopiedTexts(props: {
  lead: string;
  texts: readonly NamedText[];
  own: Words;
  children?: ReactNode;
}): ReactNode {
  const { lead, texts, own } = props;
  return (
    <div className={styles.texts}>
      <p>{lead}</p>
      {texts.map((each) => (
        <CopiedText key={each.name} {...each} own={own} />
      ))}
      {props.children}
    </div>
  );
}

function CopiedText({ name, text, isCode, own }: NamedText & { own: Words }): ReactNode {
  const { state, copy } = useCopy();
  const outcome = state === 'idle' ? '' : own(`cite.${state}`);
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <pre className={classNames(styles.text, isCode && styles.code)}>{text}</pre>
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
