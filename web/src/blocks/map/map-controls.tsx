import { type ReactNode, useMemo } from 'react';
import { useDataView } from '../../api/data-view.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { timelineWords } from '../../i18n/timeline-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { YearSlider } from '../../map/year-slider.tsx';
import { Chip } from '../../ui/chip.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { rowStyles } from '../../ui/rows.ts';
import styles from './map-block.module.css';

/** What stands under the map and under its table alike: the year, the options behind a gear, and which of them are on. */
export function MapControls(props: {
  /** Years with data, rising, with the number of countries. */
  years: readonly { year: number; countries: number }[];
}): ReactNode {
  const { view, year, dispatch, hrefOf } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const years = useMemo(() => props.years.map((entry) => entry.year), [props.years]);
  const texts = useMemo(() => timelineWords(words, formats, props.years), [words, formats, props.years]);
  const options = [
    { id: 'year-classes', text: words('map.legend.thisYear'), on: view.yearClasses },
    { id: 'official-only', text: words('figure.flag.official'), on: view.officialOnly },
  ] as const;
  const active = options.filter(({ on }) => on);
  const label =
    active.length === 0
      ? words('map.options')
      : words('map.options.on', { list: formats.list(active.map(({ text }) => text)) });
  return (
    <div className={styles.under}>
      {active.length > 0 && (
        <div className={rowStyles.chips} data-crowds="map">
          {active.map(({ id, text }) => (
            <Chip
              key={id}
              text={text}
              label={words('map.chosen.remove', { what: text })}
              href={hrefOf({ do: id })}
              onRemove={() => dispatch({ do: id })}
            />
          ))}
        </div>
      )}
      <div className={styles.year} data-years="">
        <YearSlider
          years={years}
          year={year}
          onYear={(next) => dispatch({ do: 'year', year: next })}
          texts={texts}
          end={(speeds) => (
            <MoreMenu label={label} icon="gear" opens="up" marked={active.length > 0}>
              <div className={styles.speed}>
                <span aria-hidden="true">{texts.speed}</span>
                {speeds}
              </div>
              {options.map(({ id, text, on }) => (
                <label key={id} className={styles.option}>
                  <input type="checkbox" checked={on} onChange={() => dispatch({ do: id })} />
                  {text}
                </label>
              ))}
            </MoreMenu>
          )}
        />
      </div>
    </div>
  );
}
