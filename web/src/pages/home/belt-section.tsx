import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cropTheme } from '#catalog/crops/index.ts';
import { parseExplained } from '#contract/explain-address.ts';
import { usePagePath } from '../../api/page-path.ts';
import { Steps } from '../../blocks/steps.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './belt.module.css';
import { type Belt, type BeltStep, beltSteps, type DotLayer, dotsBehind, firstStep } from './belt.ts';
import { beltFigure } from './belt-figures.tsx';
import type { HomePageData } from './home-data.ts';
import { placePath } from './home-map.ts';

/** The search of the home: a form, which answers while typing once its code, words and index have loaded. */
export function HomeSearch(): ReactNode {
  const { words, language } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  const hasStarted = useRef(false);
  const [box, setBox] = useState<ReactNode>(null);
  const label = words('home.search.label');

  const loadSearchBox = ({ currentTarget: field }: FocusEvent<HTMLInputElement>): void => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const load = async (): Promise<void> => {
      const [{ SearchBox }, { loadSearch, loadSurroundings }] = await Promise.all([
        import('../../blocks/search/search-box.tsx'),
        import('../../blocks/search/load-search.ts'),
      ]);
      const [surroundings, search] = await Promise.all([loadSurroundings(language), loadSearch(language)]);
      const inPage = { query: field.value, placeholder: label, className: styles.results };
      const hasFocus = field === document.activeElement;
      const { selectionStart, selectionEnd } = field;
      // Synchronously, so that no keystroke is lost in the replaced field.
      flushSync(() => setBox(<SearchBox {...{ ...surroundings, search, inPage }} />));
      if (!hasFocus) return;
      const next = form.current?.querySelector('input');
      next?.focus();
      next?.setSelectionRange(selectionStart, selectionEnd);
    };
    load().catch((cause: unknown) => {
      // The form leads to the page of results.
      console.error('Error loading the search:', cause);
      hasStarted.current = false;
    });
  };

  return (
    <search className={styles.search} data-print="no">
      <form ref={form} action={`/${language}/search`}>
        <Icon name="search" size={18} />
        {box ?? (
          <TextField
            label={label}
            placeholder={label}
            type="text"
            name="q"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            data-key="/"
            onFocus={loadSearchBox}
          />
        )}
        <button type="submit" className="visually-hidden">
          {words('frame.search')}
        </button>
      </form>
    </search>
  );
}

/** Dots that the document carries: the browser takes them from there once, before React has drawn anything. */
function dotsInDocument(): readonly DotLayer[] {
  return [...document.querySelectorAll<SVGPathElement>('path[data-dots]')].map((path) => ({
    // The server wrote them.
    look: path.dataset['dots'] as DotLayer['look'],
    d: path.getAttribute('d') ?? '',
  }));
}

/** The picture that the home begins with, in three steps, each a page of its own; and the search. */
export function BeltSection(props: {
  belt: Belt;
  release: HomePageData['release'];
  version: string | undefined;
}): ReactNode {
  const { belt, release, version } = props;
  const speech = useSpeech();
  const { words, language } = speech;
  const [dots] = useState(() => (import.meta.env.SSR ? dotsBehind(belt) : dotsInDocument()));
  const figure = useMemo(() => beltFigure(belt, speech, dots), [belt, speech, dots]);
  const step = belt.step === firstStep ? [] : [`step=${belt.step}`];
  const query = [...step, ...(version === undefined ? [] : [`v=${version}`])].join('&');
  const place = {
    page: usePagePath().split('/').at(-1) || language,
    search: query === '' ? '' : `?${query}`,
    release,
    cite: '#map',
    ...(belt.step !== 1 && {
      explainHref: (key: string) => `/${language}${placePath(belt.map, parseExplained(key)?.area, true)}`,
      explainsElsewhere: true as const,
      linkedRows: 'all' as const,
    }),
  };
  const path = belt.step === 1 ? belt.path : placePath(belt.map);
  return (
    <div className={styles.section} data-theme={cropTheme({ id: 'beans' })}>
      <FigurePlaceContext.Provider value={place}>
        <FigureFrame
          level={1}
          figure={figure}
          options={<BeltSteps step={belt.step} version={version} />}
          about={
            <>
              <a href={`/${language}${path}`}>{words(`home.belt.open.${belt.step}`)}</a>
              {belt.step === 1 && belt.wild !== null && (
                <>
                  {' · '}
                  <a href={`/${language}${belt.wild.path}`}>{words('home.belt.open.wild')}</a>
                </>
              )}
            </>
          }
        />
      </FigurePlaceContext.Provider>
      <HomeSearch />
    </div>
  );
}

export function BeltSteps(props: { step: BeltStep; version: string | undefined }): ReactNode {
  const { words, language } = useSpeech();
  const hrefOf = (step: BeltStep): string => {
    const query = [
      ...(step === firstStep ? [] : [`step=${step}`]),
      ...(props.version === undefined ? [] : [`v=${props.version}`]),
    ];
    return `/${language}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  };
  return (
    <Steps
      label={words('home.belt.steps')}
      current={props.step}
      steps={beltSteps.map((step) => ({
        number: step,
        href: hrefOf(step),
        text: words(`home.belt.step.${step}`),
        short: words(`home.belt.step.${step}.short`),
      }))}
    />
  );
}
