import { type ReactNode, useEffect, useRef } from 'react';
import { versioned } from '#contract/addresses.ts';
import type { Explanation } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { flagText } from '../../i18n/figures.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { CountryTable } from './country-table.tsx';
import styles from './explanation.module.css';
import {
  elementName,
  elementsOfCountries,
  exactText,
  exactWithUnit,
  filledTotals,
  headingText,
  inputName,
  roundingOf,
  type Speech,
  shownText,
  writtenFormula,
} from './explanation-text.ts';
import { InputTable, ItemTable, PlaceTable, SourceRows } from './figure-tables.tsx';
import { computedText, kindText, missingText } from './kind-text.ts';
import { MirrorReport, PartnerTable } from './partner-table.tsx';
import { SourceFiles } from './source-files.tsx';

export interface ExplanationViewProps {
  explanation: Explanation;
  /** Words of explanations. */
  own: Words;
  /** Address of the same as JSON. */
  json: string;
  /** Address of the page with another explanation. */
  hrefOf: (figure: string) => string;
  /** Takes the focus when it is shown: a dialog that goes from one explanation to the next. */
  takesFocus?: boolean;
}

/** A number with everything that it was made of, down to rows and files. */
export function ExplanationView(props: ExplanationViewProps): ReactNode {
  const { explanation, own, hrefOf } = props;
  const { figures, standing, missing, shown } = explanation;
  const words = useWords();
  const language = useLanguage();
  const speech: Speech = { language, words, formats: formatsOf(language) };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (props.takesFocus === true) heading.current?.focus({ preventScroll: true });
  }, [props.takesFocus]);
  const [figure] = figures;
  if (figure === undefined) return null;
  const rounding = shown === null ? null : roundingOf(figure, shown);
  const computed = computedText(figure, own);
  return (
    <div className={styles.explanation}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {headingText(figures, figure, own, speech)}
        </h3>
        {figure.value !== null && (
          <p className={styles.value}>
            {shownText(figure, speech, shown?.aboutZero)}
            <span className={styles.flag}> {flagText(words, figure.flag)}</span>
          </p>
        )}
        <p>{kindText(figure, own, speech)}</p>
        {computed !== null && <p>{computed}</p>}
        {missing !== null && <p>{missingText(explanation, own, speech)}</p>}
        {standing !== null && (
          <p>{own('explain.standing', { rank: String(standing.rank), count: standing.countries })}</p>
        )}
        <MissingLinks explanation={explanation} own={own} hrefOf={hrefOf} />
      </div>
      <Formula explanation={explanation} own={own} speech={speech} />
      <InputTable explanation={explanation} own={own} speech={speech} hrefOf={hrefOf} />
      <CountryTable figure={figure} own={own} speech={speech} hrefOf={hrefOf} />
      <PlaceTable figure={figure} own={own} speech={speech} />
      <ItemTable figure={figure} own={own} speech={speech} />
      <PartnerTable figure={figure} own={own} speech={speech} />
      <MirrorReport explanation={explanation} own={own} speech={speech} hrefOf={hrefOf} />
      {figure.value !== null && shown !== null && rounding !== null && figure.kind !== 'rank' && (
        <dl className={styles.facts}>
          <div>
            <dt>{own('explain.exact')}</dt>
            <dd>{exactWithUnit(figure.value, figure.unit, speech)}</dd>
          </div>
          <div>
            <dt>{own('explain.rounding')}</dt>
            <dd>
              {own(rounding.key, { count: rounding.count })} {shown.aboutZero && own('explain.rounding.tiny')}{' '}
              {figure.kept !== 'as-published' && own(`explain.kept.${figure.kept}`)}
            </dd>
          </div>
        </dl>
      )}
      <SourceRows figures={figures} own={own} speech={speech} />
      {figures[0]?.edition?.includes(' + ') && (
        <p className={styles.release}>{own('explain.edition.several')}</p>
      )}
      <SourceFiles sources={explanation.sources} editions={explanation.editions} own={own} speech={speech} />
      <p className={styles.release}>
        {own('explain.release')}: {explanation.release.id} ·{' '}
        <a href={versioned(props.json, explanation.release.id)}>{own('explain.json')}</a>
      </p>
    </div>
  );
}

interface PartProps {
  explanation: Explanation;
  own: Words;
}

/** From a number that there is not to the nearest one that there is. */
function MissingLinks({
  explanation,
  own,
  hrefOf,
}: PartProps & { hrefOf: (figure: string) => string }): ReactNode {
  const [figure] = explanation.figures;
  const { missing } = explanation;
  if (figure === undefined || missing === null) return null;
  const { area, element, year, ranking, as } = figure;
  // Another item than the indicator is part of the key.
  const item = figure.item === String(figure.indicator) || ranking !== null ? undefined : figure.item;
  const targets = [
    ...(missing.nearestYear === null
      ? []
      : [
          {
            key: explainedKey(area, element, missing.nearestYear, { item, as }),
            text: own('explain.missing.nearest', { year: String(missing.nearestYear) }),
          },
        ]),
    ...(missing.instead === null
      ? []
      : [{ key: explainedKey(area, missing.instead, year), text: own('explain.missing.instead') }]),
  ];
  return targets.map(({ key, text }) => (
    <p key={key}>
      <a href={hrefOf(key)} data-explain={key}>
        {text}
      </a>
    </p>
  ));
}

/** The formula in names and in numbers. */
function Formula({ explanation, own, speech }: PartProps & { speech: Speech }): ReactNode {
  const { figures } = explanation;
  const [figure] = figures;
  if (figure === undefined || figure.kind === 'published' || figure.kind === 'rank') return null;
  const { countries } = figure;
  let inNames = writtenFormula(figure, figures, (input) => inputName(input, figure, speech));
  let inNumbers = writtenFormula(figure, figures, ({ value }) =>
    value === null ? own('explain.inputs.missing') : exactText(value, speech),
  );
  if (countries !== null) {
    const { value, denominator } = elementsOfCountries(figure);
    const weight = countries.list.some((country) => country.weight !== null)
      ? ` × ${own('explain.countries.population')}`
      : '';
    const above = `Σ ${elementName(value, speech)}${weight}`;
    const scale = countries.scale === 1 ? '' : ` × ${countries.scale}`;
    if (countries.rule === 'sum') inNames = above;
    else if (countries.rule === 'mean') inNames = `${above} ÷ Σ ${own('explain.countries.population')}`;
    else inNames = `${above} ÷ Σ ${elementName(denominator ?? 0, speech)}${weight}${scale}`;
    inNumbers = filledTotals(countries, speech);
  }
  if (inNames === null || inNumbers === null) return null;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{own('explain.formula')}</dt>
        <dd>
          {inNames}
          {figure.expression !== '' && <code className={styles.code}>{figure.expression}</code>}
        </dd>
      </div>
      <div>
        <dt>{own('explain.formula.filled')}</dt>
        <dd className={styles.numbers}>
          {inNumbers}
          {figure.value !== null && ` = ${exactText(figure.value, speech)}`}
        </dd>
      </div>
    </dl>
  );
}
