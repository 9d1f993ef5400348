import { type ReactNode, useMemo } from 'react';
import { useDataView } from '../../api/data-view.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { YearSlider } from '../../map/year-slider.tsx';
import styles from './map-block.module.css';

/** What stands under the map and under its table alike: the year, the options, and the note on borders. */
export function MapControls(props: {
  /** Years with data, rising, with the number of countries. */
  years: readonly { year: number; countries: number }[];
}): ReactNode {
  const { view, year, dispatch } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const years = useMemo(() => props.years.map((entry) => entry.year), [props.years]);
  const texts = useMemo(
    () => ({
      label: words('dataPage.timeline.label'),
      play: words('dataPage.timeline.play'),
      pause: words('dataPage.timeline.pause'),
      speed: words('dataPage.timeline.speed'),
      formatSpeed: (speed: number) =>
        words('dataPage.timeline.speedValue', { speed: formats.number(speed, 1) }),
      formatYear: formats.year,
      valueText: (at: number) =>
        words('dataPage.timeline.valueText', {
          year: formats.year(at),
          count: props.years.find((entry) => entry.year === at)?.countries ?? 0,
        }),
    }),
    [words, formats, props.years],
  );
  return (
    <div className={styles.under}>
      <div className={styles.year}>
        <YearSlider
          years={years}
          year={year}
          onYear={(next) => dispatch({ do: 'year', year: next })}
          texts={texts}
        />
      </div>
      <div className={styles.options}>
        <label>
          <input
            type="checkbox"
            checked={view.yearClasses}
            onChange={() => dispatch({ do: 'year-classes' })}
          />
          {words('map.legend.thisYear')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={view.officialOnly}
            onChange={() => dispatch({ do: 'official-only' })}
          />
          {words('figure.flag.official')}
        </label>
      </div>
    </div>
  );
}
