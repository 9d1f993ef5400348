import { typesOf, type VarietyRole, type VarietyTrait, varietyTraits } from '#catalog/germplasm/varieties.ts';
import { readAltitude, readMaturity, readYield, toDays } from '#domain/germplasm/read-span.ts';
import { readTopics } from '#domain/germplasm/read-topics.ts';
import { nameKey, varietyId } from '#domain/germplasm/variety-name.ts';
import type { Row } from '#release/schema.ts';

/** A published variety whose crop and country are known. */
export interface PublishedVariety {
  number: string;
  crop: string;
  area: string;
  name: string;
  synonyms: readonly string[];
  /** From a mapping or the source's own column; else read from how the variety grows. */
  type: string | null;
  year: number | null;
  people: Readonly<Record<VarietyRole, readonly string[]>>;
  altitude: { low: number; high: number } | null;
  /** Pages that the source names for it. */
  links: readonly string[];
  fields: Readonly<Partial<Record<VarietyTrait, string>>>;
  doubts: Readonly<Partial<Record<VarietyTrait, string>>>;
}

/** The rows of the release that a variety becomes; `source` is added by who knows it. */
export interface MadeVariety {
  variety: Omit<Row<'variety'>, 'source'>;
  traits: Omit<Row<'variety_trait'>, 'source'>[];
  institutions: Omit<Row<'variety_institution'>, 'source'>[];
}

/** Numbers in texts, by the fields that can have them. */
const spans: Readonly<
  Partial<Record<VarietyTrait, (text: string) => { low: number; high: number; unit: string } | null>>
> = {
  maturity: readMaturity,
  yield: readYield,
  'optimal-altitude': (text) => {
    const read = readAltitude(text);
    return read === null ? null : { ...read, unit: 'm' };
  },
};

/** How a variety grows, from a source's description: `bush (type II)`. */
function readType(crop: string, growth: string | undefined): string | null {
  const [word = ''] = (growth ?? '').toLowerCase().split(/[^a-z]/);
  return typesOf(crop).includes(word) ? word : null;
}

/** Makes the release's rows of a variety. `taken` are the addresses that there are already, and gets the new one. */
export function toVariety(row: PublishedVariety, takenIds: Set<string>): MadeVariety {
  let place = 1;
  while (takenIds.has(varietyId(row.area, row.crop, row.name, place))) place += 1;
  const id = varietyId(row.area, row.crop, row.name, place);
  takenIds.add(id);
  const altitude = row.altitude && { ...row.altitude, unit: 'm' };
  const traits = varietyTraits.flatMap((trait): MadeVariety['traits'] => {
    const altitudeText = row.altitude === null ? '' : `${row.altitude.low}-${row.altitude.high}`;
    const text = trait === 'altitude' ? altitudeText : (row.fields[trait] ?? '').trim();
    if (text === '') return [];
    const doubt = row.doubts[trait] ?? null;
    const read = doubt !== null ? null : trait === 'altitude' ? altitude : (spans[trait]?.(text) ?? null);
    return [
      {
        variety: id,
        trait,
        text,
        low: read?.low ?? null,
        high: read?.high ?? null,
        unit: read?.unit ?? null,
        doubt,
      },
    ];
  });
  const maturity = readMaturity(row.fields.maturity ?? '');
  const days = maturity === null ? null : toDays(maturity);
  return {
    variety: {
      id,
      crop: row.crop,
      area: row.area,
      name: row.name,
      name_key: nameKey(row.name),
      synonyms: row.synonyms.join('; '),
      type: row.type ?? readType(row.crop, row.fields.growth),
      year: row.year,
      maturity_low: days?.low ?? null,
      maturity_high: days?.high ?? null,
      altitude_low: row.altitude?.low ?? null,
      altitude_high: row.altitude?.high ?? null,
      topics: readTopics(traits).join(','),
      link: row.links.join(' '),
      published: row.number,
    },
    traits,
    institutions: Object.entries(row.people).flatMap(([role, names]) =>
      names.map((name, at): MadeVariety['institutions'][number] => {
        const isCode = /^\d+$/.test(name);
        return {
          variety: id,
          role: role as VarietyRole,
          place: at + 1,
          name: isCode ? null : name,
          code: isCode ? name : null,
        };
      }),
    ),
  };
}
