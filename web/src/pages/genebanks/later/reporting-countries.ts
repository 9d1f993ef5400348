import { type CountrySamples, type SampleReport, totalsOf } from '../samples-model.ts';

/** A country with how many reports its totals add up. */
export interface ReportingCountry extends CountrySamples {
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
