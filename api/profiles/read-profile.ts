import { setImmediate as otherRequests } from 'node:timers/promises';
import { crops } from '#catalog/crops/index.ts';
import { natureOf } from '#catalog/germplasm/varieties.ts';
import { lossCommodities } from '#catalog/losses/stages.ts';
import { compositeAreas } from '#catalog/regions/composite-areas.ts';
import { uninhabited, worldCode } from '#catalog/regions/index.ts';
import { allianceCode, networkAreas, networkBases } from '#catalog/regions/networks.ts';
import { pageFindings } from '#contract/finding-limits.ts';
import { type CropProfile, type Profile, type ProfilePart, profileParts } from '#contract/profiles.ts';
import { findRows } from '#datasets/engine/find.ts';
import { losses } from '#datasets/losses/dataset.ts';
import { sumReports } from '#domain/germplasm/sample-totals.ts';
import { stagesOf, studyOf } from '#domain/losses/loss-stages.ts';
import { listSummedNetworks } from '../figures/figure-store.ts';
import { readFindings } from '../findings/read-findings.ts';
import { readFindingsOfLosses } from '../losses/read-losses.ts';
import { readMembership } from '../networks/read-membership.ts';
import { nameSources } from '../prices/sources.ts';
import { selectMembers } from '../queries/select-areas.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireArea } from '../routes/scope.ts';
import { listUsedSources, type UsedSources } from './list-used-sources.ts';
import { readFigureParts } from './read-figure-parts.ts';
import { readPartners } from './read-partners.ts';
import { readPriceParts } from './read-price-parts.ts';

/** Samples and varieties of an area by crop; `used` takes their sources. */
async function readGermplasmParts(
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

/** How sure it is who belongs to PABRA or to one of its networks; `null` of an area that is none of these. */
async function readMembershipParts(release: ServedRelease, code: string): Promise<Profile['membership']> {
  if (!networkAreas.includes(code)) return null;
  const { members, supplies } = await readMembership(release);
  const ownMembers = members.filter(({ network }) => code === allianceCode || network === code);
  const summed = await listSummedNetworks(release.figures);
  return {
    from: supplies.length === 0 ? 'catalog' : 'supply',
    bases: [...networkBases, null].flatMap((basis) => {
      const countries = new Set(ownMembers.flatMap((row) => (row.basis === basis ? [row.iso3] : []))).size;
      return countries === 0 ? [] : [{ basis, countries }];
    }),
    summed: summed.includes(code),
  };
}

/** Results of studies on losses after the harvest in a country, by crop; `used` takes their sources. */
async function readLossParts(
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
  const names = await nameSources(release);
  const ownStudies = new Set(studies);
  const sourceOf = new Map(
    findings.flatMap(({ source, finding }) => (ownStudies.has(finding) ? [[finding, source]] : [])),
  );
  for (const source of sourceOf.values()) used.add(source);
  return (crop) =>
    lossCommodities.flatMap((commodity) => {
      const rows = findRows(losses, studies, { crop, commodity });
      if (rows.length === 0) return [];
      const stages = stagesOf(rows).map(({ points: _, ...stage }) => stage);
      const sources = [
        ...new Set(rows.flatMap((row) => names.name(sourceOf.get(row) ?? -1)?.key ?? [])),
      ].sort();
      return [{ commodity, studies: new Set(rows.map(studyOf)).size, sources, stages }];
    });
}

const noSources = (): UsedSources<ProfilePart> => ({
  harvest: new Set(),
  balance: new Set(),
  trade: new Set(),
  price: new Set(),
  seed: new Set(),
  losses: new Set(),
});

/** A year that every list of members knows as the present. */
const farYear = 9999;

/** States that an area was a part of, or that it was divided into. */
function statesAround(code: string): Pick<Profile, 'before' | 'after'> {
  const before = Object.entries(compositeAreas).flatMap(([state, parts]) =>
    parts.includes(code) && /^[A-Z]/.test(state) ? [state] : [],
  );
  return { before, after: [...(compositeAreas[code] ?? [])] };
}

/** Countries of an aggregate as the release adds them up, by code; none of the World. */
async function readMembers(release: ServedRelease, code: string): Promise<string[]> {
  if (code === worldCode) return [];
  const last = Math.max(...[...release.years.values()].flatMap((years) => years.at(-1) ?? []));
  const year = Number.isFinite(last) ? last : farYear;
  const members = await selectMembers(release.db, { aggregate: code, year });
  return members.filter((each) => release.areas.get(each)?.kind === 'country' && !uninhabited.has(each));
}

/** All that the release has of an area, in short. Throws `unknown-area`. */
export async function readProfile(release: ServedRelease, areaCode: string): Promise<Profile> {
  const { code, kind } = requireArea(release, areaCode);
  const area = release.areas.get(code);
  const used = noSources();
  // Each part takes some milliseconds; other requests go in between.
  const figures = await readFigureParts(release, code, used);
  const isAggregate = kind === 'aggregate';
  const totalsOf = (id: string) =>
    crops.filter((crop) => crop.id === id).flatMap((crop) => figures.of(crop).trade);
  await otherRequests();
  const partners = isAggregate
    ? new Map()
    : await readPartners(release, code, { totalsOf, used: used.trade });
  await otherRequests();
  const prices = isAggregate ? new Map() : await readPriceParts(release, code, used.price);
  await otherRequests();
  const germplasm = await readGermplasmParts(release, code, used.seed);
  await otherRequests();
  const losses = kind === 'country' ? await readLossParts(release, code, used.losses) : () => [];
  await otherRequests();
  const members = isAggregate ? await readMembers(release, code) : [];
  const isOfArea =
    code === worldCode ? () => true : (place: string) => place === code || members.includes(place);
  const findings = (await readFindings(release)).filter((finding) => isOfArea(finding.area));
  const around = statesAround(code);
  return {
    area: code,
    kind,
    region: area?.region ?? null,
    macro: area?.macro ?? null,
    firstYear: area?.first_year ?? null,
    lastYear: area?.last_year ?? null,
    before: around.before.filter((each) => release.areas.has(each)),
    after: around.after.filter((each) => release.areas.has(each)),
    members,
    networks: [...(area?.networks ?? [])],
    membership: await readMembershipParts(release, code),
    population: figures.population,
    newest: figures.newest,
    newestBalance: figures.newestBalance,
    crops: crops.map((crop) => ({
      crop: crop.id,
      ...figures.of(crop),
      partners: partners.get(crop.id) ?? null,
      price: prices.get(crop.id) ?? null,
      ...germplasm(crop.id),
      losses: losses(crop.id),
    })),
    findings: isAggregate ? findings.slice(0, pageFindings) : findings,
    sources: await listUsedSources(release, profileParts, used),
  };
}
