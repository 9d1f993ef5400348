import { membershipTest } from '#domain/inside.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Whether an area is the place, or one of the countries of the aggregate. */
export function withinPlace(release: ServedRelease, code: string): (area: string) => boolean {
  return membershipTest(code, (area) => release.areas.get(area));
}
