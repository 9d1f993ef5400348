import { describe, expect, it } from 'vitest';
import { organismsOf, type PestRecord, toPestEntries } from './pest-entries.ts';

const record = (given: Partial<PestRecord>): PestRecord => ({
  id: `${given.source}-${given.scientific}-${given.names?.[0]?.name}`,
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
  ...given,
});
const named = (language: 'en' | 'pt', name: string) => [{ language, name }] as const;

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
        names: named('pt', 'Lagarta do feijão'),
        agents: ['insect'],
        assigned: true,
        basis: 'named',
      }),
      record({
        source: 'brazil-2',
        scientific: 'Hedylepta indicata',
        names: named('pt', 'Lagarta-do-feijão'),
      }),
      record({
        scientific: 'Hedylepta indicata (syn. Omiodes indicata)',
        names: named('en', 'Bean leafroller'),
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
      names: named('en', 'Halo blight'),
    } as const;
    const bare = { source: 'two', kind: 'disease', names: named('en', 'halo blight') } as const;
    expect(toPestEntries([record(bare), record(halo)])).toHaveLength(1);
    expect(toPestEntries([record({ ...bare, crop: 'rice' }), record(halo)])).toHaveLength(2);
    expect(toPestEntries([record({ ...bare, kind: 'pest' }), record(halo)])).toHaveLength(2);
  });
});
