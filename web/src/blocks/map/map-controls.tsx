import { type ReactNode, useMemo } from 'react';
import { SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { useDataView } from '../../api/data-view.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { timelineWords } from '../../i18n/timeline-words.ts';
import { useWords } from '../../i18n/words.tsx';
import { YearSlider } from '../../map/year-slider.tsx';
import { Chip } from '../../ui/chip.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { ViewLink } from '../../ui/view-link.tsx';
import styles from './map-block.module.css';

/** What the map leaves out or does differently, each with the way back; where nothing is chosen, the way to official figures alone. */
export function MapChoices(): ReactNode {
  const { dispatch, hrefOf } = useDataView();
  const words = useWords();
  const active = useOptions().filter(({ on }) => on);
  if (active.length === 0)
    return (
      <ViewLink
        href={hrefOf({ do: 'official-only' })}
        onChoose={() => dispatch({ do: 'official-only' })}
        className={styles.choice}
      >
        {words('figure.flag.official')}
      </ViewLink>
    );
  return (
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
  );
}

function useOptions() {
  const { view } = useDataView();
  const words = useWords();
  const yearClasses = {
    id: 'year-classes',
    text: words('map.legend.thisYear'),
    on: view.yearClasses,
  } as const;
  return [
    // At its middle the colours of importers and exporters part in all years.
    ...(view.element === SELF_SUFFICIENCY ? [] : [yearClasses]),
    { id: 'official-only', text: words('figure.flag.official'), on: view.officialOnly } as const,
  ];
}

/** The year of the map and of its table alike, and the options behind a gear. */
export function MapControls(props: {
  /** Years with data, rising, with the number of countries. */
  years: readonly { year: number; countries: number }[];
}): ReactNode {
  const { year, dispatch } = useDataView();
  const { words, formats } = useSpeech();
  const years = useMemo(() => props.years.map((entry) => entry.year), [props.years]);
  const texts = useMemo(() => timelineWords(words, formats, props.years), [words, formats, props.years]);
  const options = useOptions();
  const active = options.filter(({ on }) => on);
  const label =
    active.length === 0
      ? words('map.options')
      : words('map.options.on', { list: formats.list(active.map(({ text }) => text)) });
  return (
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
  );
}
