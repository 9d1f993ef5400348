import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import { selectRows } from './select-rows.ts';

/** A variety with its breeders, in their order, the basis of its year, and its source's text on its features. */
export type SelectedVariety = Row<'variety'> & {
  breeders: readonly (string | null)[];
  year_basis: string | null;
  special: string | null;
};

/** All varieties, by id. */
export async function selectVarieties(db: Kysely<ReleaseDatabase>): Promise<SelectedVariety[]> {
  const rows = await selectRows(db, 'variety');
  const institutions = await selectRows(
    db,
    'variety_institution',
    { role: 'breeder' },
    { columns: ['variety', 'name'] },
  );
  const textsOf = async (trait: 'special' | 'year-basis') => {
    const texts = await selectRows(db, 'variety_trait', { trait, doubt: null });
    return new Map(texts.map(({ variety, text }) => [variety, text]));
  };
  const [basisOf, specialOf] = [await textsOf('year-basis'), await textsOf('special')];
  const breeders = new Map<string, (string | null)[]>();
  for (const { variety, name } of institutions)
    breeders.set(variety, [...(breeders.get(variety) ?? []), name]);
  return rows.map((row) => ({
    ...row,
    breeders: breeders.get(row.id) ?? [],
    year_basis: basisOf.get(row.id) ?? null,
    special: specialOf.get(row.id) ?? null,
  }));
}
