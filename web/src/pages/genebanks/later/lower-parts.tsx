import { type ReactNode, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { AboutSection } from '../../../blocks/about-section.tsx';
import { areaName } from '../../../i18n/area-words.ts';
import { getFormats } from '../../../i18n/formats.ts';
import { useLanguage, useWords } from '../../../i18n/words.tsx';
import { useLater } from '../later-context.ts';
import { byYear, totalsOf } from '../samples-model.ts';
import { periodText, samplesText } from '../samples-texts.ts';
import { useGenebanks } from '../use-genebanks.ts';
import { ExplainedSamples } from './explained-samples.tsx';
import styles from './lower-parts.module.css';
import { ProductsTable, ReportsTable, SentTable } from './sample-tables.tsx';
import { SamplesMetadata } from './samples-metadata.tsx';
import { SamplesSeries } from './samples-series.tsx';
import { SourceList } from './source-list.tsx';

/** The metadata tab. */
export function MetadataTab(): ReactNode {
  return <SamplesMetadata />;
}

/** The total that the address asks to explain; nothing where it is not known. */
export function ExplainedTotal(): ReactNode {
  const { known, years } = useLater();
  const { view } = useGenebanks();
  const source = known?.answer.source ?? null;
  if (known === null || years === null || source === null || view.explain === null) return null;
  return <ExplainedSamples side={view.explain} reports={known.shown.here} years={years} source={source} />;
}

const colours = { received: 'var(--use-imports)', provided: 'var(--accent)' };

/** Samples by year, genera, reports, the two other sources, and what qualifies all of it. */
export function SamplesFigures(): ReactNode {
  return (
    <>
      <TreatyFigures />
      <OtherSources />
      <About />
    </>
  );
}

/** What the Treaty's reports have beside the map. */
function TreatyFigures(): ReactNode {
  const { known, years } = useLater();
  const { view, crop } = useGenebanks();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const area = view.country ?? view.region;
  const lines = useMemo(() => {
    if (known?.samples.years == null) return [];
    const found = byYear(known.shown.ofAllYears, known.samples.years);
    return (['received', 'provided'] as const).map((side) => ({
      id: side,
      label: words(`samples.side.${side}`),
      colour: colours[side],
      values: found.map((year) => year[side]),
    }));
  }, [known, words]);
  if (known === null || years === null) return null;
  const { answer, samples, shown } = known;
  const { source } = answer;
  if (source === null || samples.years === null) return null;
  const all = totalsOf(shown.ofAllYears);
  return (
    <>
      {shown.ofAllYears.length > 0 && (
        <SamplesSeries
          id="series"
          title={words('samples.series.title', { area: areaName(words, area ?? worldCode) })}
          finding={
            area === null
              ? all.balance === 0
                ? words('samples.series.world')
                : undefined
              : words('samples.series.area', {
                  received: samplesText(words, formats, all.received),
                  provided: samplesText(words, formats, all.provided),
                  period: periodText(formats, samples.years),
                })
          }
          info={words('samples.series.info')}
          source={source}
          first={samples.years[0]}
          lines={lines}
          formats={formats}
        />
      )}
      {crop === 'forages' && shown.here.length > 0 && (
        <ProductsTable
          reports={shown.here}
          source={source}
          area={area ?? worldCode}
          years={years}
          formats={formats}
        />
      )}
      {view.country !== null && shown.here.length > 0 && (
        <ReportsTable reports={shown.here} source={source} area={view.country} formats={formats} />
      )}
    </>
  );
}

/** What the genebanks of the United States and of Canada sent: two sources, each of its own. */
function OtherSources(): ReactNode {
  const { known } = useLater();
  const { view, crop } = useGenebanks();
  const words = useWords();
  const language = useLanguage();
  if (known === null) return null;
  const { answer, shown } = known;
  const place = {
    area: view.country ?? view.region ?? worldCode,
    byYear: view.country !== null,
    formats: getFormats(language),
  };
  const distributed = answer.distributionSource !== null && shown.distributions.length > 0;
  const shipped = answer.shipmentSource !== null && shown.shipments.length > 0;
  // Two tables stand side by side; a sentence in the place of one stands on a line of its own.
  return (
    <div className={distributed && shipped ? styles.pair : styles.single}>
      {answer.distributionSource !== null && distributed ? (
        <SentTable
          {...place}
          kind="distributions"
          rows={shown.distributions}
          source={answer.distributionSource}
          csv={`/api/v1/export/distributions/${crop}?lang=${language}`}
        />
      ) : (
        <p>
          {words(answer.has.distributions ? 'samples.distributions.none' : 'samples.distributions.absent')}
        </p>
      )}
      {answer.shipmentSource !== null && shipped ? (
        <SentTable {...place} kind="shipments" rows={shown.shipments} source={answer.shipmentSource} />
      ) : (
        <p>{words(answer.has.shipments ? 'samples.shipments.none' : 'samples.shipments.absent')}</p>
      )}
    </div>
  );
}

function About(): ReactNode {
  const { sources } = useLater();
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
      {sources.length > 0 && <SourceList sources={sources} />}
      <p>
        <a href={hrefOf({ tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </AboutSection>
  );
}
