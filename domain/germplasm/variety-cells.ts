import type { VarietyRole, VarietyTrait } from '#catalog/germplasm/varieties.ts';
import type { VarietyColumn } from '../imports/varieties.ts';

/**
 * Whether a record's year is the year of release: where the source gives no basis of its years, or gives `stated`. Any other
 * basis (announced, launched, bred) is another year.
 */
export const isReleaseYear = (basis: string | null): boolean =>
  basis === null || basis.trim().toLowerCase() === 'stated';

export interface ReleasedVariety {
  crop: string;
  country: string;
  name: string;
  synonyms: string;
  type: string | null;
  year: number | null;
  altitude: { low: number; high: number } | null;
  link: string;
  /** Fields as published. */
  texts: Readonly<Partial<Record<VarietyTrait, string>>>;
  /** Institutions in their order; those without a name are left out. */
  people: readonly { role: VarietyRole; name: string | null }[];
  supplier: string;
  /** ISO date. */
  supplied: string;
  licence: string;
}

/** Its cells by column, as the export writes them and the import compares its rows with them. Unknown values are empty. */
export function varietyCells(
  variety: ReleasedVariety,
): Readonly<Record<VarietyColumn, string | number | null>> {
  const { texts, people } = variety;
  const textOf = (trait: VarietyTrait): string | null => texts[trait] ?? null;
  const namesOf = (role: VarietyRole): string =>
    people.flatMap((one) => (one.role === role && one.name !== null ? [one.name] : [])).join('; ');
  return {
    crop: variety.crop,
    country: variety.country,
    variety: variety.name,
    synonyms: variety.synonyms,
    type: variety.type,
    release_year: variety.year,
    breeders: namesOf('breeder'),
    maintainers: namesOf('maintainer'),
    seed_merchants: namesOf('merchant'),
    maturity: textOf('maturity'),
    altitude_min_m: variety.altitude?.low ?? null,
    altitude_max_m: variety.altitude?.high ?? null,
    yield: textOf('yield'),
    drought_tolerant: textOf('drought-tolerant'),
    disease_tolerant: textOf('disease-tolerant'),
    storage_pest_resistant: textOf('storage-pest-resistant'),
    consumer_preferred: textOf('consumer-preference'),
    traits: textOf('special'),
    growth: textOf('growth'),
    // The format holds one page.
    link: variety.link.split(' ')[0] ?? '',
    supplied_by: variety.supplier,
    supplied_on: variety.supplied,
    licence: variety.licence,
  };
}
