import { vi } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { WordsProvider } from '../../i18n/words.tsx';
import { CountryMap } from '../country-map.tsx';
import type { CountryMapModel } from '../map-model.ts';
import type { WorldShapes } from '../world-shapes.ts';
import { WorldContext } from '../world-source.ts';

/** Brazil, Luxembourg as a circle, Rwanda and Uganda, which are neighbours. */
export const world: WorldShapes = {
  viewBox: [0, 0, 480, 240],
  shapes: [
    { iso3: 'BRA', d: 'M100 100l60 0 0 60-60 0z' },
    { iso3: 'LUX', d: '', circle: [240, 40] },
    { iso3: 'RWA', d: 'M300 100l40 0 0 40-40 0z' },
    { iso3: 'UGA', d: 'M300 60l40 0 0 38-40 0z' },
  ],
  land: '',
  disputed: '',
};

export const onChoose = vi.fn<(iso3: string | null) => void>();

const { words } = readSpeech('en');
const one = () => 1;
const classes = { limits: [10], zero: false };

/** A map of these countries that shows the chosen one. */
export const map = ({
  world: drawn = world,
  areaAt,
  ...model
}: Partial<CountryMapModel> & { world?: WorldShapes; areaAt?: (iso3: string) => string } = {}) => (
  <WordsProvider language="en" words={words}>
    <WorldContext.Provider value={drawn}>
      <CountryMap
        map={{
          title: 'Beans',
          summary: 'Highest: Rwanda.',
          valueIn: one,
          classes,
          legend: {
            of: 'Beans',
            unit: 'kg',
            limitText: String,
            countText: (range, count) => `${range}: ${count} countries`,
          },
          ...model,
        }}
        areaAt={areaAt}
        onChoose={onChoose}
        renderCard={(iso3) => <a href={`/${iso3}`}>{`Card of ${iso3}`}</a>}
        describe={(iso3) => `Reached ${iso3}`}
      />
    </WorldContext.Provider>
  </WordsProvider>
);
