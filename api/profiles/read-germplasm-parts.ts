import { crops } from '#catalog/crops/index.ts';
import { natureOf } from '#catalog/germplasm/varieties.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { sumReports } from '#domain/germplasm/sample-totals.ts';
import { nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Samples and varieties of an area by crop; `used` takes their sources. */
export async function readGermplasmParts(
  release: ServedRelease,
  area: string,
  used: Set<number>,
): Promise<(crop: string) => Pick<CropProfile, 'samples' | 'varieties'>> {
  const filter = { area, crop: crops.map(({ id }) => id) };
  const reports = await selectRows(release.db, 'sample_report', filter);
  const listed = await selectRows(release.db, 'variety', filter, { columns: ['crop', 'year', 'source'] });
  const sources = await nameSources(release);
  for (const { source } of [...reports, ...listed]) used.add(source);
  return (crop) => {
    const cropReports = reports.filter((report) => report.crop === crop);
    const samplesOf = (side: 'received' | 'provided') =>
      sumReports(cropReports.flatMap((report) => (report.side === side ? [report.samples] : [])));
    const years = cropReports.map(({ year }) => year);
    const varieties = listed.filter((variety) => variety.crop === crop);
    const seen = varieties.filter(({ source }) => natureOf(sources.key(source)) === 'seen').length;
    const releases = varieties.flatMap(({ year }) => year ?? []);
    return {
      samples:
        cropReports.length === 0
          ? null
          : {
              received: samplesOf('received'),
              provided: samplesOf('provided'),
              from: Math.min(...years),
              to: Math.max(...years),
            },
      varieties:
        varieties.length === 0
          ? null
          : {
              released: varieties.length - seen,
              seen,
              newest: releases.length === 0 ? null : Math.max(...releases),
            },
    };
  };
}
