import { type ReactNode, useEffect, useRef } from 'react';
import { versioned } from '#contract/addresses.ts';
import type { Explanation } from '#contract/explain.ts';
import { flagText } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { joinWords, useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { Facts } from '../../ui/facts.tsx';
import styles from './explanation.module.css';
import { ExplanationContext, FigureLink, useExplanation } from './explanation-context.tsx';
import { exactText, formulaTexts, headingText, shownText, withUnit } from './explanation-text.ts';
import { CountryTable, InputTable, ItemTable, PlaceTable } from './figure-tables.tsx';
import { kindTexts, missingTexts } from './kind-text.ts';
import { MirrorReport, PartnerTable } from './partner-table.tsx';
import { SourceFiles, SourceRows } from './source-files.tsx';

export interface ExplanationViewProps {
  explanation: Explanation;
  /** Words of explanations. */
  own: Words;
  /** Address of the same as JSON. */
  json: string;
  /** Address of the page with another explanation. */
  hrefOf: (key: string) => string;
  /** Takes the focus when it is shown: a dialog that goes from one explanation to the next. */
  takesFocus?: boolean;
}

/** A number with everything that it was made of, down to rows and files. */
export function ExplanationView(props: ExplanationViewProps): ReactNode {
  const { explanation, hrefOf } = props;
  const { standing, shown, release } = explanation;
  const words = joinWords(useWords(), props.own);
  const language = useLanguage();
  const speech = { language, words, formats: getFormats(language) };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (props.takesFocus === true) heading.current?.focus({ preventScroll: true });
  }, [props.takesFocus]);
  const [figure] = explanation.figures;
  if (figure === undefined) return null;
  const sentences = [
    ...kindTexts(figure, speech),
    ...missingTexts(explanation, speech),
    ...(standing === null
      ? []
      : [words('explain.standing', { rank: String(standing.rank), count: standing.countries })]),
  ];
  return (
    <ExplanationContext.Provider value={{ explanation, figure, hrefOf, ...speech }}>
      <div className={styles.explanation}>
        <div>
          <h3 ref={heading} tabIndex={-1} className={styles.heading}>
            {headingText(figure, speech)}
          </h3>
          {shown !== null && (
            <p className={styles.value}>
              {shownText(shown, figure.as, speech)}
              <span className={styles.flag}> {flagText(words, figure.flag)}</span>
            </p>
          )}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <MissingLinks />
        </div>
        <Formula />
        <InputTable />
        <CountryTable />
        <PlaceTable />
        <ItemTable />
        <PartnerTable />
        <MirrorReport />
        <Rounding />
        <SourceRows />
        {figure.edition?.includes(' + ') && (
          <p className={styles.release}>{words('explain.edition.several')}</p>
        )}
        <SourceFiles />
        <p className={styles.release}>
          {words('explain.release')}: {release.id} ·{' '}
          <a href={versioned(props.json, release.id)}>{words('explain.json')}</a>
        </p>
      </div>
    </ExplanationContext.Provider>
  );
}

/** From a number that there is not to the nearest one that there is. */
function MissingLinks(): ReactNode {
  const { explanation, figure, words } = useExplanation();
  const { nearestYear = null, instead = null } = explanation.missing ?? {};
  const { area, year, item, indicator } = figure;
  return (
    <>
      {nearestYear !== null && (
        <p>
          {/* Another item than the indicator is part of the key. */}
          <FigureLink
            figure={{ ...figure, year: nearestYear }}
            item={item === String(indicator) ? undefined : item}
          >
            {words('explain.missing.nearest', { year: String(nearestYear) })}
          </FigureLink>
        </p>
      )}
      {instead !== null && (
        <p>
          <FigureLink figure={{ area, element: instead, year }}>
            {words('explain.missing.instead')}
          </FigureLink>
        </p>
      )}
    </>
  );
}

/** The formula in names and in numbers. */
function Formula(): ReactNode {
  const { explanation, figure, ...speech } = useExplanation();
  const { expression, value } = figure;
  const texts = formulaTexts(explanation, figure, speech);
  if (texts === null) return null;
  const inNames = (
    <>
      {texts.names}
      {expression !== '' && <code className={styles.code}>{expression}</code>}
    </>
  );
  const result = value === null ? '' : ` = ${exactText(value, speech)}`;
  return (
    <Facts
      look={styles.facts}
      facts={[
        [speech.words('explain.formula'), inNames],
        [speech.words('explain.formula.filled'), `${texts.numbers}${result}`, styles.numbers],
      ]}
    />
  );
}

/** The number as it is kept, and how it was rounded for the page. */
function Rounding(): ReactNode {
  const { explanation, figure, ...speech } = useExplanation();
  const { shown } = explanation;
  const { words } = speech;
  const { value, unit, kind, kept } = figure;
  if (value === null || shown === null || kind === 'rank') return null;
  const rounding = [
    words(`explain.rounding.${unit === 'fraction' ? 'percent' : 'decimals'}`, { count: shown.decimals }),
    shown.aboutZero && words('explain.rounding.tiny'),
    kept !== 'as-published' && words(`explain.kept.${kept}`),
  ];
  return (
    <Facts
      look={styles.facts}
      facts={[
        [words('explain.exact'), withUnit(exactText(value, speech), unit, speech)],
        [words('explain.rounding'), rounding.filter(Boolean).join(' ')],
      ]}
    />
  );
}
