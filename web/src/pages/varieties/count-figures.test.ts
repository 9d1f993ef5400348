import { describe, expect, it } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { varietiesParams } from '../../url/varieties-params.ts';
import { isDividing, mostFinding } from './count-figures.tsx';

const row = (name: string, count: number, seen = 0) => ({ id: name, name, count, seen });

describe('the sentence on counted records', () => {
  it('has the largest number and the next: of lists where they have any, else of public pages', () => {
    const speech = readSpeech('en');
    expect(mostFinding([row('Uganda', 47, 1), row('Kenya', 52, 0)], speech)).toMatch(/Kenya, 52.*Uganda.*47/);
    expect(mostFinding([row('Uganda', 0, 6), row('Burundi', 0, 5)], speech)).toMatch(/Uganda, 6.*Burundi.*5/);
    expect(mostFinding([row('Uganda', 6), row('Kenya', 5), row('Rwanda', 5)], speech)).toMatch(
      /Uganda, 6.*Kenya and Rwanda, 5/,
    );
    // "Not stated" is no answer, and beyond the largest number leaves it open.
    expect(mostFinding([row('none', 5), row('bush', 6), row('climbing', 1)], speech)).toMatch(
      /bush, 6.*climbing.*1/,
    );
    expect(mostFinding([row('none', 22), row('bush', 6), row('climbing', 1)], speech)).toBeUndefined();
  });

  it('names up to three with one number, and is left out of more and of a single bar', () => {
    const speech = readSpeech('en');
    const tied = [row('NARO', 5), row('RAB', 5), row('ISABU', 2)];
    expect(mostFinding(tied, speech)).toMatch(/NARO and RAB, 5/);
    expect(
      mostFinding(
        ['a', 'b', 'c', 'd'].map((name) => row(name, 2)),
        speech,
      ),
    ).toBeUndefined();
    expect(mostFinding([row('NARO', 5)], speech)).toBeUndefined();
  });
});

it('a count is drawn where it divides the records: with several bars, and not by a chosen filter', () => {
  const view = varietiesParams('beans').parse('?country=RWA');
  const figure = (id: string, rowCount: number) => ({ id, rowCount }) as Parameters<typeof isDividing>[0];
  expect(isDividing(figure('countries', 12), view)).toBe(false);
  expect(isDividing(figure('institutions', 1), view)).toBe(false);
  expect(isDividing(figure('traits', 2), view)).toBe(true);
});
