import { type ReactNode, useMemo } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { areaName } from '../../../i18n/area-words.ts';
import type { Formats } from '../../../i18n/formats.ts';
import { useWords } from '../../../i18n/words.tsx';
import { SampleBlock } from '../sample-block.tsx';
import { byProduct, type SampleReport, type SentSamples, sumsOf } from '../samples-model.ts';
import { periodText } from '../samples-texts.ts';

/** The reports behind a country's numbers, as the file has them once each of them counts once. */
export function ReportsTable(props: {
  reports: readonly SampleReport[];
  source: PriceSource;
  area: string;
  formats: Formats;
}): ReactNode {
  const { reports, source, formats } = props;
  const words = useWords();
  const title = words('samples.reports.title', { area: areaName(words, props.area) });
  return (
    <SampleBlock
      id="reports"
      title={title}
      info={words('samples.reports.info')}
      source={source}
      table={{
        caption: words('samples.reports.caption'),
        columns: [
          { id: 'year', label: words('figure.table.year') },
          { id: 'side', label: words('samples.reports.side') },
          { id: 'crop', label: words('samples.reports.crop') },
          { id: 'samples', label: words('samples.unit.title'), numeric: true },
          { id: 'rows', label: words('samples.reports.rows'), numeric: true },
          { id: 'reading', label: words('samples.reports.reading') },
        ],
        rows: reports.map((report, at) => ({
          id: String(at),
          cells: [
            { text: formats.year(report.year), raw: report.year },
            { text: words(`samples.side.${report.side}`) },
            { text: report.product },
            { text: formats.exact(report.samples), raw: report.samples },
            { text: String(report.rows), raw: report.rows },
            { text: words(`samples.reading.${report.reading}`) },
          ],
        })),
      }}
      remarks={reports.some(({ rows }) => rows > 1) ? [words('samples.reports.repeated')] : []}
    />
  );
}

/** Forages over their genera, each named. */
export function ProductsTable(props: {
  reports: readonly SampleReport[];
  source: PriceSource;
  area: string;
  years: readonly [number, number];
  formats: Formats;
}): ReactNode {
  const { source, formats } = props;
  const words = useWords();
  const products = useMemo(() => byProduct(props.reports), [props.reports]);
  const title = words('samples.genera.title', {
    area: areaName(words, props.area),
    period: periodText(formats, props.years),
  });
  return (
    <SampleBlock
      id="genera"
      title={title}
      finding={words('samples.genera.finding', {
        count: products.length,
        list: formats.list(products.slice(0, 3).map(({ product }) => product)),
      })}
      info={words('samples.genera.info')}
      source={source}
      table={{
        caption: words('samples.genera.caption'),
        columns: [
          { id: 'genus', label: words('samples.genera.genus') },
          { id: 'received', label: words('samples.side.received'), numeric: true },
          { id: 'provided', label: words('samples.side.provided'), numeric: true },
        ],
        rows: products.map(({ product, received, provided }) => ({
          id: product,
          cells: [
            { text: product },
            { text: received === null ? '' : formats.exact(received), raw: received },
            { text: provided === null ? '' : formats.exact(provided), raw: provided },
          ],
        })),
      }}
    />
  );
}

/** What the genebanks of a country sent, by recipient or, where the recipient is chosen, by year: a source of its own. */
export function SentTable(props: {
  kind: 'distributions' | 'shipments';
  rows: readonly SentSamples[];
  source: PriceSource;
  area: string;
  byYear: boolean;
  csv?: string | undefined;
  formats: Formats;
}): ReactNode {
  const { kind, rows, source, area, formats } = props;
  const words = useWords();
  const sums = useMemo(
    () =>
      props.byYear
        ? sumsOf(rows, ({ year }) => String(year)).toSorted((a, b) => a.key.localeCompare(b.key))
        : sumsOf(rows, (row) => row.area),
    [rows, props.byYear],
  );
  const total = rows.reduce((sum, { samples }) => sum + samples, 0);
  const years = rows.map(({ year }) => year);
  const period = periodText(formats, [Math.min(...years), Math.max(...years)]);
  const title = words(`samples.${kind}.title`, { area: areaName(words, area), period });
  return (
    <SampleBlock
      id={kind}
      title={title}
      finding={words(`samples.${kind}.finding`, {
        total,
        period,
        isOne: new Set(years).size === 1 ? 'yes' : 'no',
      })}
      info={words(`samples.${kind}.info`)}
      source={source}
      csv={props.csv}
      table={{
        caption: words(props.byYear ? 'samples.sent.byYear' : 'samples.sent.byRecipient', {
          what: words(`samples.${kind}.unit`),
        }),
        columns: [
          { id: 'key', label: words(props.byYear ? 'figure.table.year' : 'samples.recipient') },
          { id: 'samples', label: words(`samples.${kind}.unit`), numeric: true },
        ],
        rows: sums.map(({ key, samples }) => ({
          id: key,
          cells: [
            props.byYear ? { text: key, raw: Number(key) } : { text: areaName(words, key), code: key },
            { text: formats.exact(samples), raw: samples },
          ],
        })),
      }}
      remarks={[words(`samples.${kind}.apart`), ...(source.exportable ? [] : [words('samples.closed')])]}
    />
  );
}
