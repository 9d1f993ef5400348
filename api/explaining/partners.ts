import type { ExplainedPartner } from '#contract/explain.ts';
import { type PartnerReportRow, selectPartnerReports } from '../queries/select-partner-reports.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { tradedItems } from '../vocabulary.ts';
import type { ApiWords } from '../words.ts';

/** Sums of binary numbers differ in their last digits. */
const dust = 1e-6;

/**
 * The reports over which a lower bound of a country's trade was summed: of the item, or of all products of the crop that
 * stands under it. `null` where they do not add up to the figure, which then is not their sum.
 */
export async function explainPartners(
  release: ServedRelease,
  words: ApiWords,
  of: { element: number; indicator: number; area: string; year: number; value: number },
): Promise<ExplainedPartner[] | null> {
  const { element, indicator, area, year, value } = of;
  const items = tradedItems(indicator);
  const reports = await selectPartnerReports(release.db, {
    items,
    elements: [element],
    reporter: area,
    year,
  });
  const sum = reports.reduce((total, report) => total + report.value, 0);
  if (reports.length === 0 || Math.abs(sum - value) > dust * Math.max(1, Math.abs(value))) return null;
  return toExplainedPartners(release, words, { reports, year });
}

/** Reports of countries on their partners, each with the codes of its row. */
export function toExplainedPartners(
  release: ServedRelease,
  words: ApiWords,
  of: { reports: readonly PartnerReportRow[]; year: number },
): ExplainedPartner[] {
  const codeOf = (code: string): string => String(release.areas.get(code)?.fao ?? code);
  return of.reports.map(({ item, reporter, partner, element, value, flag, source }) => ({
    reporter,
    reporterName: words.names(`areas.${reporter}`),
    partner,
    name: words.names(`areas.${partner}`),
    itemName: words.names(`items.${item}`),
    value,
    flag,
    source,
    row: {
      reporter: codeOf(reporter),
      partner: codeOf(partner),
      item: String(item),
      element: String(element),
      year: of.year,
    },
  }));
}
