import { type ReactNode, useMemo } from 'react';
import { AboutSection } from '../../../blocks/about-section.tsx';
import { MetadataTab as Metadata } from '../../../blocks/metadata-tab.tsx';
import { SourceList } from '../../../blocks/source-list.tsx';
import type { Figure } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { useSpeech } from '../../../i18n/speech.ts';
import { useWords } from '../../../i18n/words.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { comparedSides, SampleLinks, useSamplesSpeech } from '../samples-place.tsx';
import { type LaterValue, useGenebanks } from '../use-genebanks.ts';
import { ExplainedSamples } from './explained-samples.tsx';

import styles from './lower-parts.module.css';
import { sentFigures, treatyFigures } from './sample-tables.tsx';

/** Defined terms, in the order of the page. */
const terms = ['sample', 'received', 'provided', 'balance', 'report', 'distributions', 'shipments'] as const;

/** The metadata tab: meaning, computation and source of each figure. */
export function MetadataTab({ title, sources, origin }: LaterValue): ReactNode {
  const { crop, hrefOf, release } = useGenebanks();
  const { words, language } = useSpeech();
  return (
    <Metadata
      release={release}
      group="samples"
      caption={words('samples.metadata.caption')}
      terms={terms.map((id) => ({ id }))}
      cited={{
        ...{ title, sources, origin },
        pathname: `/${language}/${crop}/data/genebanks`,
        search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
      }}
    >
      <h2>{words('samples.metadata.sources')}</h2>
      <SourceList group="samples" sources={sources} />
    </Metadata>
  );
}

/** The explanation of the requested total; nothing where it is not known. */
export function ExplainedTotal({ known, years }: LaterValue): ReactNode {
  const { view } = useGenebanks();
  const source = known?.answer.source ?? null;
  if (known === null || years === null || source === null || view.explain === null) return null;
  return <ExplainedSamples side={view.explain} reports={known.shown.here} years={years} source={source} />;
}

export function SamplesFigures({ known, years, sources }: LaterValue): ReactNode {
  const speech = useSamplesSpeech();
  const { language, crop, view } = speech;
  const figures = useMemo(
    () => (known === null || years === null ? [] : treatyFigures(known, years, speech)),
    [known, years, speech],
  );
  const sent = useMemo(() => known && sentFigures(known, speech), [known, speech]);
  return (
    <>
      <div className={styles.figures}>
        {figures.map((figure) => (
          <PictureOrClosed
            key={figure.id}
            figure={figure}
            links={<SampleLinks compared={comparedSides(view.side)} />}
          />
        ))}
        {sent?.distributions && (
          <PictureOrClosed
            figure={sent.distributions}
            links={
              <SampleLinks
                compared={['sent-usa']}
                csv={`/api/v1/export/distributions/${crop}?lang=${language}`}
              />
            }
          />
        )}
        {sent?.shipments && (
          <PictureOrClosed figure={sent.shipments} links={<SampleLinks compared={['sent-canada']} />} />
        )}
      </div>
      <About sources={sources} />
    </>
  );
}

/** A figure; one that is a table alone is closed. */
function PictureOrClosed(props: { figure: Figure; links: ReactNode }): ReactNode {
  const frame = <FigureFrame {...props} />;
  return props.figure.picture === null ? (
    <div className={styles.closed}>
      <Disclosure summary={props.figure.title}>{frame}</Disclosure>
    </div>
  ) : (
    frame
  );
}

function About({ sources }: Pick<LaterValue, 'sources'>): ReactNode {
  const { crop, hrefOf } = useGenebanks();
  const words = useWords();
  return (
    <AboutSection>
      <ul>
        <li>{words('samples.about.reported')}</li>
        <li>{words('samples.about.once')}</li>
        <li>{words('samples.about.apart')}</li>
        {crop === 'beans' && <li>{words('samples.about.beans')}</li>}
        {crop === 'rice' && <li>{words('samples.about.rice')}</li>}
        {crop === 'forages' && <li>{words('samples.about.forages')}</li>}
        <li>{words('samples.about.leftOut')}</li>
        <li>
          {words('map.disputed')} {words('map.smallStates')}
        </li>
      </ul>
      {sources.length > 0 && <SourceList group="samples" sources={sources} />}
      <p>
        <a href={hrefOf({ tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </AboutSection>
  );
}
