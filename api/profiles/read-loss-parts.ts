import { lossCommodities } from '#catalog/losses/stages.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { fitsLoss, stagesOf, studyOf } from '#domain/losses/loss-stages.ts';
import { readFindingsOfLosses } from '../losses/read-losses.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** What studies found of losses after the harvest in a country, by crop; `used` takes their sources. */
export async function readLossParts(
  release: ServedRelease,
  country: string,
  used: Set<number>,
): Promise<(crop: string) => CropProfile['losses']> {
  const { findings } = await readFindingsOfLosses(release);
  const studies = findings.flatMap(({ source, finding }) => {
    if (!fitsLoss(finding, { country, evidence: 'studies' })) return [];
    used.add(source);
    return [finding];
  });
  return (crop) =>
    lossCommodities.flatMap((commodity) => {
      const own = studies.filter((row) => fitsLoss(row, { crop, commodity }));
      if (own.length === 0) return [];
      const stages = stagesOf(own).map(({ points: _, ...stage }) => stage);
      return [{ commodity, studies: new Set(own.map(studyOf)).size, stages }];
    });
}
