import { crops } from '#catalog/crops/index.ts';
import { natureOf, typesOf } from '#catalog/germplasm/varieties.ts';
import type { PriceSource } from '#contract/prices.ts';
import { type VarietyRow, type VarietySource, varietyRow } from '#contract/varieties.ts';
import { unsaid } from '#datasets/engine/dataset.ts';
import { readSeed } from '#domain/germplasm/read-seed.ts';
import { invalid, listed, quoted } from '../errors.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { type SelectedVariety, selectVarieties } from '../queries/select-varieties.ts';
import { onceARelease } from '../release/once-a-release.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { withinPlace } from '../shaping/sample-places.ts';

const topicsOf = varietyRow.shape.traits;

const spanOf = (low: number | null, high: number | null) =>
  low === null || high === null ? null : { low, high };

/** The texts that a cell joins with `; `. */
export const splitTexts = (text: string): string[] => text.split('; ').filter((part) => part !== '');

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

/** Throws `invalid-parameter` for a type that the crop, or none of the crops, has. */
export function requireType({ crop, type }: { crop?: string | undefined; type?: string | undefined }): void {
  const types = [...(crop === undefined ? crops.flatMap(({ id }) => typesOf(id)) : typesOf(crop)), unsaid];
  if (type !== undefined && !types.includes(type))
    invalid(
      `The parameter "type" cannot be ${quoted(type)}. Types${crop === undefined ? '' : ` of ${crop}`}: ${listed(types)}.`,
    );
}

export const readAllVarieties = onceARelease(async (release) => {
  const sourceNames = await nameSources(release);
  const all = await selectVarieties(release.db);
  return {
    named: sourceNames,
    varieties: all.map((selected) => ({ selected, row: toVarietyRow(selected, sourceNames) })),
    supplies: await selectRows(release.db, 'variety_supply'),
  };
});

/**
 * The varieties of a crop, or of all, of a network's members, or of all countries; with their sources, each with its nature and its number
 * of varieties.
 */
export async function readVarieties(
  release: ServedRelease,
  { crop, network }: { crop?: string | undefined; network?: string | undefined },
): Promise<{
  rows: VarietyRow[];
  sources: VarietySource[];
  /** Sources of the records of all crops and countries. */
  all: readonly PriceSource[];
  named: NamedSources;
}> {
  const { named, varieties, supplies } = await readAllVarieties(release);
  const isIn = network === undefined ? () => true : withinPlace(release, network);
  const rows = varieties.filter(({ row }) => (crop ?? row.crop) === row.crop && isIn(row.country));
  const ids = rows.map(({ selected }) => selected.source);
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
  const all = named.all(varieties.map(({ selected }) => selected.source));
  return { rows: rows.map(({ row }) => row), sources, all, named };
}
