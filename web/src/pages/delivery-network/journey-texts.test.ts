import { describe, expect, it } from 'vitest';
import type { PriceSource } from '#contract/prices.ts';
import { page } from '../../app/testing/delivery-answers.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { deliveryParams } from '../../url/delivery-params.ts';
import { toJourney } from './journey.ts';
import { journeyTexts } from './journey-texts.ts';
import type { LandraceColour, Landraces } from './landraces.ts';

const speech = readSpeech('en');
const source = page.source as PriceSource;

/** Landraces by colour, without places. */
function landracesOf(counts: Partial<Record<LandraceColour, number>>): Landraces {
  const colours = Object.entries(counts).map(([colour, count]) => ({
    colour: colour as LandraceColour,
    count,
  }));
  return { total: 500, places: 1, colours, halves: null, layers: [], source };
}

/** CGIAR sends 700 of 1,000 samples; Kenya receives 450. */
function figureOf(search: string, landraces: Landraces | null = null) {
  const view = deliveryParams.parse(search);
  const journey = toJourney(view, { flows: page.journey, landraces });
  return journey && journeyTexts({ journey, page, source, view, speech, hrefOf: () => '', world: null });
}

describe('the journey of seed', () => {
  it('has no finding on one genebank where that alone is chosen, and its title names the choice', () => {
    expect(figureOf('?country=COL')?.finding).toMatch(/^Of 2 genebanks, CGIAR .* 70% of the samples$/);
    expect(figureOf('?country=COL')?.title).not.toContain('·');
    const ofOne = figureOf('?country=COL&genebank=cgiar');
    expect([ofOne?.finding, ofOne?.title.split(' · ')[1]]).toEqual([undefined, 'CGIAR']);
  });

  it('has shares of a part that are said to be of a part', () => {
    const part = speech.words('deliveryNetwork.finding.part');
    for (const search of ['?country=COL&min=5', '?country=COL&macro=20', '?country=COL&min=5&step=3'])
      expect(figureOf(search)?.finding, search).toMatch(new RegExp(`\\d+% of the samples.*\\. ${part}$`));
    expect(figureOf('?country=COL&step=3')?.finding).not.toContain(part);
  });

  it('names the colour of most landraces, of those whose colour is stated', () => {
    const finding = (counts: Partial<Record<LandraceColour, number>>) =>
      figureOf('?country=COL&step=1', landracesOf(counts))?.finding;
    // 60 + 30 + 10 = 100 of 500.
    expect(finding({ black: 60, several: 30, red: 10, unknown: 400 })).toMatch(/^Black .*: 60 of 100 /);
    expect(finding({ black: 50, red: 50, unknown: 400 })).toBeUndefined();
    expect(finding({ unknown: 500 })).toBeUndefined();
  });

  it('names as many origins of lines as there are', () => {
    // Colombia and the former Sudan.
    expect(figureOf('')?.notes?.[0]).toContain('the 2 largest countries of origin');
    expect(figureOf('?country=COL')?.notes?.join(' ')).not.toContain('countries of origin');
  });
});
