import type { Kysely } from 'kysely';
import { IMPORT_SHARE, PROTEIN_SHARE } from '#catalog/elements/codes.ts';
import { findElement, keptAs } from '#catalog/elements/index.ts';
import type { PageLanguage } from '#contract/page.ts';
import { dependencePath, importDependence } from '#domain/dependence.ts';
import type { SearchCrop } from '#domain/search/search-index.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import type { FigureStore } from '../figures/figure-store.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ApiWords } from '../words.ts';
import type { YearOf } from './subjects.ts';

/** What an index is made from. */
export interface SearchedRelease {
  db: Kysely<ReleaseDatabase>;
  figures: FigureStore;
  areas: readonly Pick<AreaRow, 'code' | 'kind'>[];
}

/** The answer to who depends on imports of a crop; `null` where there is none. */
export async function readDependence(
  release: SearchedRelease,
  crop: Pick<SearchCrop, 'id' | 'items'>,
  { words, language, yearOf }: { words: ApiWords; language: PageLanguage; yearOf: YearOf },
): Promise<SearchCrop['dependence']> {
  const indicator = crop.items.balance;
  const year = indicator === null ? null : yearOf(indicator, PROTEIN_SHARE);
  if (indicator === null || year === null) return null;
  const [imported, protein] = await Promise.all(
    [IMPORT_SHARE, PROTEIN_SHARE].map((element) => readBelieved(release, element, { indicator, year })),
  );
  const found = importDependence(imported ?? [], protein ?? []);
  const [first] = found?.places ?? [];
  if (found === null || first === undefined) return null;
  const texts: Readonly<Record<string, string>> = {
    crop: words.names(`crops.${crop.id}.name`)[language],
    area: words.names(`areas.${first.area}`)[language],
    share: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
      first.value,
    ),
    count: String(found.count),
    year: String(year),
  };
  return {
    title: words.names('search.dependence')[language].replace(/\{(\w+)\}/g, (_, name) => texts[name] ?? ''),
    path: dependencePath(found, { crop: crop.id, element: IMPORT_SHARE, year }),
  };
}

/** Countries with their figure, without doubtful ones. */
async function readBelieved(
  { db, figures, areas }: SearchedRelease,
  element: number,
  { indicator, year }: { indicator: number; year: number },
) {
  const wanted = findElement(element);
  if (wanted === undefined) return [];
  const kept = keptAs(wanted, indicator);
  const countries = new Set(areas.flatMap(({ code, kind }) => (kind === 'country' ? [code] : [])));
  const doubts = await selectRows(db, 'doubtful_figure', { ...kept, year });
  const doubted = new Set(doubts.map(({ area }) => area));
  return (await figures.slice({ ...kept, year })).filter(
    ({ area }) => countries.has(area) && !doubted.has(area),
  );
}
