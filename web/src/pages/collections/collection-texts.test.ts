import { describe, expect, it } from 'vitest';
import { findCollection } from '#catalog/germplasm/collections.ts';
import { noFilter, type PointFilter, readPoints } from '#domain/germplasm/points.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { parseCollections } from '../../url/collections-url.ts';
import { findingText } from './collection-texts.ts';
import { showPoints } from './shown-points.ts';

/** Ten landraces at one place: five Mesoamerican, four Andean, one hybrid. */
const points = readPoints({
  ids: Array.from({ length: 10 }, () => 1),
  latitudes: [4],
  longitudes: [-75],
  decimals: [0],
  zero: [],
  offLand: [],
  places: Array.from({ length: 10 }, () => 0),
  genePools: '1111122223',
  habits: '',
  conditions: '',
  colours: [],
  species: [],
  taxa: [],
  taxonSpecies: [],
  taxon: [],
  weight: [],
  altitude: [],
  year: [],
});

function finding(filter: Partial<PointFilter>): string {
  const collection = findCollection(parseCollections('').collection);
  if (collection === undefined) throw new Error('There is no first collection.');
  const { words, formats } = readSpeech('en');
  const view = { ...parseCollections(''), filter: { ...noFilter, ...filter } };
  return findingText(words, formats, collection, {
    shown: showPoints(points, view).shown,
    filter: view.filter,
  });
}

describe('the finding of a collection', () => {
  it('names the largest group of all', () => {
    expect(finding({})).toBe('10 accessions at 1 place. The largest gene pool is Mesoamerican, with 50%.');
  });

  it('names the largest of the groups that were chosen, although another one has more', () => {
    expect(finding({ genePool: ['andean', 'hybrid'] })).toBe(
      '5 of 10 accessions match the filters, at 1 place. The largest gene pool is Andean, with 80%.',
    );
  });

  it('says nothing of a group that was chosen alone', () => {
    expect(finding({ genePool: ['andean'], where: 'land' })).toBe(
      '4 of 10 accessions match the filters, at 1 place.',
    );
  });
});
