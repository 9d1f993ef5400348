import { type ReactNode, useMemo } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { AboutSection } from '../../../blocks/about-section.tsx';
import { MetadataTab as Metadata } from '../../../blocks/metadata-tab.tsx';
import { SourceList } from '../../../blocks/source-list.tsx';
import type { Figure } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { areaName } from '../../../i18n/area-words.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { useWords } from '../../../i18n/words.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table.tsx';
import { useOpenedPanel } from '../../../ui/use-opened-panel.ts';
import { ViewLink } from '../../../ui/view-link.tsx';
import type { SampleSide } from '../../../url/genebanks-params.ts';
import {
  listReportingCountries,
  type ReportingCountry,
  type SampleReport,
  totalsOf,
} from '../samples-model.ts';
import { comparedSides, SampleLinks, useSamplesSpeech } from '../samples-place.tsx';
import { periodText, sideText } from '../samples-texts.ts';
import { type LaterValue, useGenebanks } from '../use-genebanks.ts';
import styles from './lower-parts.module.css';
import { sentFigures, treatyFigures } from './sample-tables.tsx';

/** Where a total comes from: how it is worked out, the reports or the countries that it adds up, and the file they are in. */
function ExplainedSamples(props: {
  side: SampleSide;
  reports: readonly SampleReport[];
  years: readonly [number, number];
  source: PriceSource;
}): ReactNode {
  const { side, source } = props;
  const { view, show, hrefOf } = useGenebanks();
  const { words, formats } = useSpeech();
  const { panel, heading, close } = useOpenedPanel({
    of: `${view.country}:${side}`,
    takesFocus: (pressed) => {
      const key = pressed?.getAttribute('data-explain');
      return key === side || key === `${view.country}:${side}`;
    },
    close: () => show({ explain: null }),
  });
  const reports = useMemo(
    () => props.reports.filter((report) => side === 'balance' || report.side === side),
    [props.reports, side],
  );
  const countries = useMemo(() => listReportingCountries(reports), [reports]);
  const totals = totalsOf(reports);
  const textOf = (side: SampleSide): string => sideText(words, formats, side, totals[side]);
  if (totals[side] === null) return null;
  const shownSides = (['received', 'provided'] as const).filter((one) => side === 'balance' || one === side);
  const caption = words(`samples.total.${side}`, { period: periodText(formats, props.years) });
  const ofReports: readonly PlainColumn<SampleReport>[] = [
    [words('figure.table.year'), ({ year }) => formats.year(year)],
    [words('samples.reports.side'), (report) => words(`samples.side.${report.side}`)],
    [words('samples.reports.crop'), ({ product }) => <span lang="en">{product}</span>],
    [words('samples.unit.title'), ({ samples }) => formats.exact(samples), 'numeric'],
    [words('samples.reports.rows'), ({ rows }) => formats.exact(rows), 'numeric'],
    [words('samples.reports.reading'), ({ reading }) => words(`samples.reading.${reading}`)],
  ];
  const ofCountries: readonly PlainColumn<ReportingCountry>[] = [
    [words('figure.table.country'), ({ iso3 }) => areaName(words, iso3)],
    ...shownSides.map(
      (one): PlainColumn<ReportingCountry> => [
        words(`samples.side.${one}`),
        (country) => sideText(words, formats, one, country[one]),
        'numeric',
      ],
    ),
    [words('samples.explain.reports'), (country) => formats.exact(country.reports), 'numeric'],
  ];
  return (
    <section id="explained" ref={panel} className={styles.explained} aria-labelledby="explained-title">
      <h2 id="explained-title" ref={heading} tabIndex={-1}>
        {words('figure.explain.title')}
      </h2>
      <p>
        {side === 'balance' &&
          `${words('samples.explain.balance', { balance: textOf('balance'), provided: textOf('provided'), received: textOf('received') })} `}
        {words('samples.explain.sum', {
          what: caption,
          value: textOf(side),
          reports: reports.length,
          countries: countries.length,
        })}
      </p>
      <p>{words('samples.reports.info')}</p>
      {view.country === null ? (
        <PlainTable caption={caption} stacks look={styles.behind} columns={ofCountries} rows={countries} />
      ) : (
        <PlainTable caption={caption} stacks look={styles.behind} columns={ofReports} rows={reports} />
      )}
      <SourceList group="samples" sources={[source]} />
      <p data-print="no">
        <ViewLink href={hrefOf({ explain: null })} onChoose={close}>
          {words('samples.explain.close')}
        </ViewLink>
      </p>
    </section>
  );
}

const terms = ['sample', 'received', 'provided', 'balance', 'report', 'distributions', 'shipments'] as const;

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
  return (
    <ExplainedSamples side={view.explain} reports={known.shownSamples.here} years={years} source={source} />
  );
}

export function SamplesFigures({ known, years, sources }: LaterValue): ReactNode {
  const speech = useSamplesSpeech();
  const { language, crop, view } = speech;
  const figures = useMemo(
    () => (known === null || years === null ? [] : treatyFigures(known, years, speech)),
    [known, years, speech],
  );
  const sent = useMemo(() => known && sentFigures(known, speech), [known, speech]);
  const own = <SampleLinks compared={comparedSides(view.side)} />;
  const placed: readonly { figure: Figure | null | undefined; links: ReactNode }[] = [
    ...figures.map((figure) => ({ figure, links: own })),
    {
      figure: sent?.distributions,
      links: (
        <SampleLinks compared={['sent-usa']} csv={`/api/v1/export/distributions/${crop}?lang=${language}`} />
      ),
    },
    { figure: sent?.shipments, links: <SampleLinks compared={['sent-canada']} /> },
  ];
  const shown = placed.flatMap(({ figure, links }) => (figure == null ? [] : { figure, links }));
  // What is closed is below the pictures: beside one of them it would leave a hole.
  const below = shown.filter(({ figure }) => figure.picture === null);
  return (
    <>
      <div className={styles.figures}>
        {shown.map(({ figure, links }) =>
          figure.picture === null ? null : <FigureFrame key={figure.id} {...{ figure, links }} />,
        )}
        {below.map(({ figure, links }) => (
          <div key={figure.id} className={styles.closed}>
            <Disclosure summary={figure.title}>
              <FigureFrame {...{ figure, links }} />
            </Disclosure>
          </div>
        ))}
      </div>
      <About sources={sources} />
    </>
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
