import { describe, expect, it } from 'vitest';
import { organismsOf, organsOf, type PestRecord, toPestEntries } from './pest-entries.ts';

const record = (values: Partial<PestRecord>): PestRecord => ({
  id: `${values.source}-${values.scientific}-${values.names?.[0]?.name}`,
  source: 'one',
  crop: 'beans',
  kind: 'pest',
  scientific: null,
  agents: [],
  taxon: '',
  assigned: false,
  stored: false,
  parts: [],
  notes: [],
  basis: 'stated',
  credits: [],
  names: [],
  ...values,
});
const nameIn = (language: 'en' | 'pt', name: string) => [{ language, name }] as const;

describe('the catalogue', () => {
  it('reads synonyms in brackets, and leaves several organisms together', () => {
    expect(organismsOf('Hedylepta indicata (syn. Omiodes indicata)')).toEqual([
      'hedylepta indicata',
      'omiodes indicata',
    ]);
    expect(organismsOf('Pythium debaryanum; Rhizoctonia solani')).toEqual([
      'pythium debaryanum; rhizoctonia solani',
    ]);
  });

  it('puts records of one organism together, by a synonym too, each name with its sources', () => {
    const [entry, ...others] = toPestEntries([
      record({
        source: 'brazil',
        scientific: 'Omiodes indicata',
        names: nameIn('pt', 'Lagarta do feijão'),
        agents: ['insect'],
        assigned: true,
        basis: 'named',
      }),
      record({
        source: 'brazil-2',
        scientific: 'Hedylepta indicata',
        names: nameIn('pt', 'Lagarta-do-feijão'),
      }),
      record({
        scientific: 'Hedylepta indicata (syn. Omiodes indicata)',
        names: nameIn('en', 'Bean leafroller'),
        agents: ['insect'],
        parts: ['leaves'],
      }),
    ]);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      scientific: 'Hedylepta indicata (syn. Omiodes indicata)',
      agents: ['insect'],
      assigned: false,
      basis: 'stated',
      parts: ['leaves'],
    });
    expect(entry?.names).toEqual([
      { language: 'en', name: 'Bean leafroller', sources: ['one'] },
      { language: 'pt', name: 'Lagarta do feijão', sources: ['brazil', 'brazil-2'] },
    ]);
  });

  it('puts a record without an organism to one of its name, and never across crops or kinds', () => {
    const halo = {
      scientific: 'Pseudomonas syringae',
      kind: 'disease',
      names: nameIn('en', 'Halo blight'),
    } as const;
    const bare = { source: 'two', kind: 'disease', names: nameIn('en', 'halo blight') } as const;
    expect(toPestEntries([record(bare), record(halo)])).toHaveLength(1);
    expect(toPestEntries([record({ ...bare, crop: 'rice' }), record(halo)])).toHaveLength(2);
    expect(toPestEntries([record({ ...bare, kind: 'pest' }), record(halo)])).toHaveLength(2);
  });

  it('attacks an organ by any part of it, each once', () => {
    expect(organsOf(['leaves', 'roots', 'foliage', 'seedling-stems', 'stored-grain'])).toEqual([
      'root',
      'stem',
      'leaf',
      'grain',
    ]);
    expect(organsOf([])).toEqual([]);
  });
});
