import { describe, expect, it } from 'vitest';
import { collections, findCollection } from '#catalog/germplasm/collections.ts';
import { noFilter, type PointFilter, readPoints } from '#domain/germplasm/points.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { parseCollections } from '../../url/collections-params.ts';
import { foundText, groupText } from './collection-texts.ts';
import { degreesText } from './point-list.tsx';
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
  const { shownPoints } = showPoints(points, view);
  const texts = [
    foundText(words, formats, collection, shownPoints, view.filter),
    groupText(words, formats, collection, { shownPoints, filter: view.filter }),
  ];
  return texts.filter((text) => text !== undefined).join(' ');
}

describe('the finding of a collection', () => {
  it('names the largest group of all', () => {
    expect(finding({})).toBe(
      'CIAT keeps 10 landraces, from 1 place. The largest gene pool is Mesoamerican, with 50%.',
    );
  });

  it('names the largest of the groups that were chosen, although another one has more', () => {
    expect(finding({ genePool: ['andean', 'hybrid'] })).toBe(
      '5 of 10 landraces match the filters, at 1 place. The largest gene pool is Andean, with 80%.',
    );
  });

  it('names the gene pools that lead north and south of the equator, where two do', () => {
    const { words, formats } = readSpeech('en');
    const collection = collections[0];
    const view = parseCollections('');
    const spreadOf = (north: string, south: string) =>
      readPoints({
        ...{ ids: [...north, ...south].map(() => 1), latitudes: [4, -4], longitudes: [-75, -75] },
        ...{ decimals: [0, 0], zero: [], offLand: [], genePools: north + south },
        places: [...[...north].map(() => 0), ...[...south].map(() => 1)],
        ...{ habits: '', conditions: '', colours: [], species: [], taxa: [] },
        ...{ taxonSpecies: [], taxon: [], weight: [], altitude: [], year: [] },
      });
    const north = '1'.repeat(80) + '2'.repeat(40);
    const spread = spreadOf(north, '2'.repeat(100));
    const { shownPoints } = showPoints(spread, view);
    expect(shownPoints.halves).toEqual({
      north: { pool: 'mesoamerican', share: 2 / 3 },
      south: { pool: 'andean', share: 1 },
    });
    expect(showPoints(spreadOf(north, '2'.repeat(99)), view).shownPoints.halves).toBeNull();
    const chosen = { ...view, filter: { ...view.filter, genePool: ['andean'] } };
    expect(showPoints(spread, chosen).shownPoints.halves).toBeNull();
    expect(groupText(words, formats, collection, { shownPoints, filter: view.filter })).toMatch(
      /67% .*north.* Mesoamerican.*100% .* Andean/,
    );
  });

  it('names no place where no point has one', () => {
    const { words, formats } = readSpeech('pt');
    const view = parseCollections('?where=none');
    const unplaced = readPoints({
      ...{
        ids: [1, 1],
        latitudes: [],
        longitudes: [],
        decimals: [],
        zero: [],
        offLand: [],
        places: [-1, -1],
      },
      ...{ genePools: '11', habits: '', conditions: '', colours: [], species: [], taxa: [] },
      ...{ taxonSpecies: [], taxon: [], weight: [], altitude: [], year: [] },
    });
    const { shownPoints } = showPoints(unplaced, view);
    expect(foundText(words, formats, collections[0], shownPoints)).toBe(
      'O CIAT conserva 2 variedades crioulas, sem coordenadas.',
    );
  });

  it('says of a country alone how many are from there', () => {
    const { words, formats } = readSpeech('en');
    const found = { total: 6, count: 10, places: 2 };
    const textOf = (filter: Partial<PointFilter>): string =>
      foundText(words, formats, collections[0], found, { ...noFilter, ...filter });
    expect(textOf({ country: 'BRA' })).toContain('from Brazil');
    expect(textOf({ country: 'BRA', colour: ['red'] })).not.toContain('Brazil');
  });

  it('says nothing of a group that was chosen alone', () => {
    expect(finding({ genePool: ['andean'], where: 'land' })).toBe(
      '4 of 10 landraces match the filters, at 1 place.',
    );
  });
});

it.each([
  ['en', 13.68333333, '13.68333333'],
  ['en', -89.28333333, '−89.28333333'],
  ['es', -110.5, '−110,5'],
  ['en', -75, '−75'],
  ['en', 19.233333333333334, '19.233333333333334'],
] as const)('writes a coordinate as published: %s, %f', (language, value, text) => {
  expect(degreesText(readSpeech(language).formats, value)).toBe(text);
});
