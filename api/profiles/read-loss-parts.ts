import { lossCommodities } from '#catalog/losses/stages.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { findRows } from '#datasets/engine/find.ts';
import { losses } from '#datasets/losses/dataset.ts';
import { stagesOf, studyOf } from '#domain/losses/loss-stages.ts';
import { readFindingsOfLosses } from '../losses/read-losses.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** What studies found of losses after the harvest in a country, by crop; `used` takes their sources. */
export async function readLossParts(
  release: ServedRelease,
  country: string,
  used: Set<number>,
): Promise<(crop: string) => CropProfile['losses']> {
  const { findings } = await readFindingsOfLosses(release);
  const studies = findRows(
    losses,
    findings.map(({ finding }) => finding),
    { country, evidence: 'studies' },
  );
  for (const { source, finding } of findings) if (studies.includes(finding)) used.add(source);
  return (crop) =>
    lossCommodities.flatMap((commodity) => {
      const own = findRows(losses, studies, { crop, commodity });
      if (own.length === 0) return [];
      const stages = stagesOf(own).map(({ points: _, ...stage }) => stage);
      return [{ commodity, studies: new Set(own.map(studyOf)).size, stages }];
    });
}
