import { crops, findCrop } from '#catalog/crops/index.ts';
import { natureOf, typesOf } from '#catalog/germplasm/varieties.ts';
import { type VarietyRow, type VarietySource, varietyRow } from '#contract/varieties.ts';
import { unsaid, type VarietyFilter } from '#domain/germplasm/find-varieties.ts';
import { readSeed } from '#domain/germplasm/read-seed.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { type SelectedVariety, selectVarieties, selectVarietySupplies } from '../queries/select-varieties.ts';
import { onceARelease } from '../release/once-a-release.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireArea } from '../routes/scope.ts';
import { withinPlace } from '../shaping/sample-places.ts';

const topicsOf = varietyRow.shape.traits;

const spanOf = (low: number | null, high: number | null) =>
  low === null || high === null ? null : { low, high };

/** The texts that a cell joins with `; `. */
export const splitTexts = (text: string): string[] => text.split('; ').filter((part) => part !== '');

/** A variety as answers have it. */
function toVarietyRow(row: SelectedVariety, sources: Pick<NamedSources, 'key'>): VarietyRow {
  return {
    id: row.id,
    name: row.name,
    synonyms: splitTexts(row.synonyms),
    crop: row.crop,
    country: row.area,
    type: row.type,
    year: row.year,
    year_basis: row.year_basis,
    institutions: [...row.breeders],
    maturity: spanOf(row.maturity_low, row.maturity_high),
    altitude: spanOf(row.altitude_low, row.altitude_high),
    traits: topicsOf.parse(row.topics === '' ? [] : row.topics.split(',')),
    seed: row.crop === 'beans' ? readSeed(row.name, row.special) : null,
    source: sources.key(row.source),
  };
}

/** Throws `unknown-crop`, `unknown-area`, and `invalid-parameter` for a type or source that there is not and for years the wrong way round. */
export async function requireFilter(release: ServedRelease, filter: VarietyFilter): Promise<void> {
  const { crop, country, from, to, type, source } = filter;
  if (crop !== undefined) requireCrop(crop);
  if (country !== undefined) requireArea(release, country);
  const types = [...(crop === undefined ? crops.flatMap(({ id }) => typesOf(id)) : typesOf(crop)), unsaid];
  if (type !== undefined && !types.includes(type))
    invalid(
      `The parameter "type" cannot be ${quoted(type)}. Types${crop === undefined ? '' : ` of ${crop}`}: ${listed(types)}.`,
    );
  if (source !== undefined) {
    const { sources } = await readVarieties(release, {});
    const keys = sources.map(({ key }) => key);
    if (!keys.includes(source))
      invalid(`The parameter "source" cannot be ${quoted(source)}. Sources of varieties: ${listed(keys)}.`);
  }
  if (from !== undefined && to !== undefined && from > to)
    invalid(`The parameter "from" cannot be ${quoted(from)}: it comes after "to", ${to}.`);
}

/** Throws `unknown-crop`. */
export function requireCrop(id: string): string {
  if (findCrop(id) !== undefined) return id;
  throw new ProblemError(
    'unknown-crop',
    `There is no crop ${quoted(id)}. Crops: ${listed(crops.map((each) => each.id))}.`,
  );
}

/** All varieties of a release: as its tables have them, and as answers do. */
export const readAllVarieties = onceARelease(async (release) => {
  const named = await nameSources(release);
  const all = await selectVarieties(release.db);
  return {
    named,
    varieties: all.map((selected) => ({ selected, row: toVarietyRow(selected, named) })),
    supplies: await selectVarietySupplies(release.db),
  };
});

/** The varieties of a crop, or of all, and of a network's members, or of all countries, with their sources; each says what it is and how many it has. */
export async function readVarieties(
  release: ServedRelease,
  { crop, network }: { crop?: string | undefined; network?: string | undefined },
): Promise<{ rows: VarietyRow[]; sources: VarietySource[]; named: NamedSources }> {
  const { named, varieties, supplies } = await readAllVarieties(release);
  const isIn = network === undefined ? () => true : withinPlace(release, network);
  const own = varieties.filter(({ row }) => (crop ?? row.crop) === row.crop && isIn(row.country));
  const ids = own.map(({ selected }) => selected.source);
  const sources = [...new Set(ids)]
    .sort((a, b) => a - b)
    .flatMap((id): VarietySource[] => {
      const source = named.name(id);
      const supply = supplies.find((each) => each.source === id);
      return source === null
        ? []
        : [
            {
              ...source,
              nature: natureOf(source.key),
              records: ids.filter((each) => each === id).length,
              supply: supply === undefined ? null : { supplier: supply.supplier, supplied: supply.supplied },
            },
          ];
    });
  return { rows: own.map(({ row }) => row), sources, named };
}
