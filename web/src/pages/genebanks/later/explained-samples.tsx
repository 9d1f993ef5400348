import { type ReactNode, useMemo } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { SourceList } from '../../../blocks/source-list.tsx';
import { areaName } from '../../../i18n/area-words.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table.tsx';
import { useOpenedPanel } from '../../../ui/use-opened-panel.ts';
import { ViewLink } from '../../../ui/view-link.tsx';
import type { SampleSide } from '../../../url/genebanks-params.ts';
import { type CountrySamples, type SampleReport, totalsOf } from '../samples-model.ts';
import { periodText, sideText } from '../samples-texts.ts';
import { useGenebanks } from '../use-genebanks.ts';
import styles from './explained-samples.module.css';

/** Where a total comes from: how it is worked out, the reports or the countries that it adds up, and the file they are in. */
export function ExplainedSamples(props: {
  side: SampleSide;
  /** Those of the place and the period. */
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

interface ReportingCountry extends CountrySamples {
  reports: number;
}

/** Every country with a report, also of one side only: together they come to the total. The one with the most samples first. */
export function listReportingCountries(reports: readonly SampleReport[]): readonly ReportingCountry[] {
  const own = new Map<string, SampleReport[]>();
  for (const report of reports) own.set(report.area, [...(own.get(report.area) ?? []), report]);
  const size = ({ received, provided }: ReportingCountry): number => (received ?? 0) + (provided ?? 0);
  return [...own]
    .map(([iso3, of]) => ({ iso3, reports: of.length, ...totalsOf(of) }))
    .sort((a, b) => size(b) - size(a) || a.iso3.localeCompare(b.iso3));
}
