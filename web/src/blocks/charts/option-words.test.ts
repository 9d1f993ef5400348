import { expect, it } from 'vitest';
import { getFormats } from '../../i18n/formats.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { seriesTexts } from './option-words.ts';

it('writes what hangs below zero as an amount, and a balance below zero as negative', () => {
  const axisWith = (negate: true | undefined) => {
    const series = [
      { id: 'exports', label: '', unit: 't', axis: 'left', mark: 'bar', colour: '', values: [1], negate },
    ];
    const chart = {
      years: [2020],
      series,
      elements: [0],
      partial: [],
      units: new Map(),
      hasNegativeParts: false,
    };
    const texts = seriesTexts({
      words: readSpeech('en').words,
      formats: getFormats('en'),
      chart: chart as unknown as Parameters<typeof seriesTexts>[0]['chart'],
      elementOf: () => 0,
    });
    const own = (ticks: readonly number[]) => ({
      labels: ticks.map(String),
      head: 't',
      isUnit: true,
      write: String,
    });
    return texts.axis(own)([-200, 0, 200], 'left').labels;
  };
  expect(axisWith(true)).toEqual(['200', '0', '200']);
  expect(axisWith(undefined)).toEqual(['-200', '0', '200']);
});
