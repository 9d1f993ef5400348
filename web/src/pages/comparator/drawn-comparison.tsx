import { type ReactNode, useMemo } from 'react';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { toSpeech, useSpeech } from '../../i18n/speech.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { comparedFigures } from './comparator-figures.ts';
import styles from './comparator-page.module.css';
import { fieldsOfView, hrefOfFields, hrefOfView } from './compare-href.ts';
import { secondMeasure } from './compare-options.ts';
import { elementInSentence } from './compare-texts.ts';
import type { LiveComparison } from './shown-lines.ts';

/** All that is drawn of a comparison: its pictures, and the table of all lines. */
export function DrawnComparison({ live }: { live: LiveComparison }): ReactNode {
  const { view, release } = live.data;
  const { words, language } = useSpeech();
  const figures = useMemo(() => comparedFigures(live, toSpeech(language, words)), [live, language, words]);
  const second = view.kind === 'scatter' ? secondMeasure(view.lines, live.data.sections) : null;
  const hasPicture = figures.some(({ picture }) => picture !== null);
  const place = {
    page: 'comparator',
    search: hrefOfView(view, release),
    release,
    cite: `/${language}/beans/about/citing`,
  };
  return (
    <FigurePlaceContext.Provider value={place}>
      <div className={styles.drawings}>
        {!hasPicture && view.kind === 'scatter' && (
          <EmptyState
            text={words('compare.scatter.none')}
            hint={words('compare.scatter.rule')}
            action={
              second === null
                ? undefined
                : {
                    label: words('compare.scatter.with', { element: elementInSentence(words, second) }),
                    href: hrefOfFields([...fieldsOfView(view, release), ['second', String(second)]], release),
                  }
            }
          />
        )}
        {!hasPicture && view.kind === 'slope' && <EmptyState text={words('compare.slope.nothing')} />}
        {/* The table of all lines is drawn where there is no picture; each picture has its own. */}
        {figures
          .filter(({ picture }) => !hasPicture || picture !== null)
          .map((figure) => (
            <FigureFrame key={figure.id} figure={figure} />
          ))}
      </div>
    </FigurePlaceContext.Provider>
  );
}
