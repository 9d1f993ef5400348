import type { ReactNode } from 'react';
import { findFlow } from '#catalog/elements/trade.ts';
import { versioned } from '#contract/addresses.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { ReleaseEdition } from '#release/facts.ts';
import { useExplained } from '../../charts/explained/explained.ts';
import { flagText, formatFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { sourceDateText } from '../../i18n/source-date.ts';
import { joinWords, useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { FigureOrigin, OriginPart } from '../../ui/figure-origin.tsx';
import styles from './explanation.module.css';
import {
  formulaText,
  headingText,
  inputName,
  type ShownExplanation,
  shownText,
  toNames,
  withUnit,
} from './explanation-text.ts';
import { CountryTable, InputTable, ItemTable, PartnerTable, PlaceTable } from './figure-tables.tsx';

export interface ExplanationViewProps {
  explanation: Explanation;
  own: Words;
  hrefOf: (key: string) => string;
  json: string;
  /** Takes the focus when it is shown: a dialog that goes from one explanation to the next. */
  takesFocus?: boolean;
}

export function ExplanationView(props: ExplanationViewProps): ReactNode {
  const { explanation } = props;
  const { figures, release } = explanation;
  const words = joinWords(useWords(), props.own);
  const language = useLanguage();
  const explained = useExplained();
  const [figure] = figures;
  if (figure === undefined) return null;
  const inputs = figure.inputs.flatMap((place) => {
    const input = figures[place.figure];
    return input === undefined ? [] : [{ ...place, input }];
  });
  const linkTo: ShownExplanation['linkTo'] = ({ area, element, year, indicator, as }, text, label) => {
    const key = explainedKey(area, element, year, { item: indicator?.toString(), as });
    return (
      <a href={props.hrefOf(key)} aria-label={label} {...explained(key)}>
        {text}
      </a>
    );
  };
  const shownExplanation = {
    explanation,
    figure,
    inputs,
    language,
    words,
    formats: getFormats(language),
    linkTo,
  };
  return (
    <FigureOrigin
      heading={headingText(shownExplanation)}
      value={
        figure.value === null ? null : (
          <>
            {shownText(shownExplanation)}
            <span className={styles.flag}> {flagText(words, figure.flag)}</span>
          </>
        )
      }
      texts={[...listSentences(shownExplanation), ...listWaysOn(shownExplanation)]}
      takesFocus={props.takesFocus}
    >
      <Facts look={styles.facts} facts={formulaFacts(shownExplanation)} />
      <InputTable {...shownExplanation} />
      <CountryTable {...shownExplanation} />
      <PlaceTable {...shownExplanation} />
      <ItemTable {...shownExplanation} />
      <PartnerTable {...shownExplanation} />
      <Facts look={styles.facts} facts={mirrorFacts(shownExplanation)} />
      {figure.as?.kind === 'flow' && figure.mirror === null && figure.value !== null && (
        <p>{words('explain.flow.mirror.none')}</p>
      )}
      <Facts look={styles.facts} facts={roundingFacts(shownExplanation)} />
      <SourceRows {...shownExplanation} />
      {figure.doubt !== null && (
        <p className={styles.release}>
          {`${words('figure.doubt')}. ${words(`figure.doubt.${figure.doubt.reason}`)} `}
          {figure.doubt.link !== null && <a href={figure.doubt.link}>{words('figure.doubt.corrected')}</a>}
        </p>
      )}
      {figure.event !== null && <p className={styles.release}>{words(`figure.event.${figure.event}`)}</p>}
      {figure.edition?.includes(' + ') && (
        <p className={styles.release}>{words('explain.edition.several')}</p>
      )}
      <SourceFiles {...shownExplanation} />
      <p className={styles.release}>
        {words('explain.release')}: {release.id} ·{' '}
        <a href={versioned(props.json, release.id)}>{words('explain.json')}</a>
      </p>
    </FigureOrigin>
  );
}

function listWaysOn({ explanation: { missing }, figure, words, linkTo }: ShownExplanation): ReactNode[] {
  const { area, element, item, as } = figure;
  const { nearestYear: year = null, instead = null } = missing ?? {};
  // Another item than the indicator is part of the key.
  const indicator = item === String(figure.indicator) ? undefined : item;
  const nearest = words('explain.missing.nearest', { year: String(year) });
  return [
    year !== null && linkTo({ area, element, year, as, indicator }, nearest),
    instead !== null &&
      linkTo({ area, element: instead, year: figure.year }, words('explain.missing.instead')),
  ].filter(Boolean);
}

function formulaFacts(shownExplanation: ShownExplanation): Fact[] {
  const { figure, words, formats } = shownExplanation;
  const { expression, value } = figure;
  const names = formulaText(shownExplanation, 'name');
  if (names === '') return [];
  const inNames = (
    <>
      {names}
      {expression !== '' && <code className={styles.code}>{expression}</code>}
    </>
  );
  const result = value === null ? '' : ` = ${formats.exact(value)}`;
  return [
    [words('explain.formula'), inNames],
    [words('explain.formula.filled'), `${formulaText(shownExplanation, 'number')}${result}`, styles.numbers],
  ];
}

function mirrorFacts({ explanation, figure, words, language, formats, linkTo }: ShownExplanation): Fact[] {
  const mirror = explanation.figures[figure.mirror ?? -1];
  if (mirror === undefined || mirror.value === null) return [];
  const text = withUnit(formatFigure(mirror.element, mirror.value, formats), mirror.unit, words);
  const link = linkTo(mirror, `${mirror.elementName[language]}: ${text}`);
  return [[words('explain.flow.mirror', { area: mirror.areaName[language] }), link]];
}

function roundingFacts({ explanation: { shown }, figure, words, formats }: ShownExplanation): Fact[] {
  const { value, unit, kind, kept } = figure;
  if (value === null || shown === null || kind === 'rank') return [];
  const rounding = [
    words(`explain.rounding.${unit === 'fraction' ? 'percent' : 'decimals'}`, { count: shown.decimals }),
    shown.aboutZero && words('explain.rounding.tiny'),
    kept !== 'as-published' && words(`explain.kept.${kept}`),
  ];
  return [
    [words('explain.exact'), withUnit(formats.exact(value), unit, words)],
    [words('explain.rounding'), rounding.filter(Boolean).join(' ')],
  ];
}

/** Key of the sentence on the origin of the number: `explain.kind.<word>`. */
function kindOf({ kind, partners, same, as, row, countries, items }: ExplainedFigure): string {
  if (partners !== null && as?.kind === 'flow') return 'flow';
  if (partners !== null && as?.kind === 'flows') return as.by === 'shown' ? 'flows.shown' : 'flows.bySide';
  // From any file the sum is that of the reports that the explanation lists.
  if (partners !== null) return 'bound';
  if (same !== null) return 'same';
  if (countries !== null) return countries.rule;
  if (items !== null) return 'items';
  if (row === null || row.factor === 1) return kind;
  return row.factor === null ? 'mapped' : 'converted';
}

function kindText(shownExplanation: ShownExplanation): string {
  const { figure, words, language, formats } = shownExplanation;
  const { partners, partnersBeyond, same, as, row, countries, ranking, kind, formula, flag } = figure;
  const isImport = findFlow(figure.element)?.flow === '1';
  const isMirror = as?.kind === 'flows' && as.by === 'mirror';
  const reports = partners === null ? 0 : partners.length + (partnersBeyond?.count ?? 0);
  const text = words(`explain.kind.${kindOf(figure)}`, {
    area: figure.areaName[language],
    count: same?.countries ?? countries?.list.length ?? ranking?.ranked ?? reports,
    side: isImport === isMirror ? 'exporters' : 'importers',
    share: sameWords(same, formats).share ?? '',
    element: ranking?.measureName[language].toLowerCase() ?? '',
    from: `${formats.exact(row?.value ?? 0)} ${row?.unit}`.trim(),
    factor: formats.exact(row?.factor ?? 1),
    to: formats.exact(figure.value ?? 0),
  });
  // A crop of several items is their sum without a formula; its flag means that one of them is marked as missing.
  const isMarked = kind === 'derived' && kindOf(figure) === kind && formula === null && flag === 'M';
  return isMarked ? `${text} ${words('explain.parts.marked')}` : text;
}

function listSentences(shownExplanation: ShownExplanation): string[] {
  const { explanation, figure, inputs, words, formats } = shownExplanation;
  const { missing, standing } = explanation;
  const { row, partners } = figure;
  const sentences = [kindText(shownExplanation)];
  // A source that is computed itself has a sentence of its own.
  if (row?.computed === true && partners === null) {
    const kind = row.source === 'faostat-tcl-derived' ? 'bound' : 'computed';
    sentences.push(words(`explain.kind.${kind}`, { source: row.title }));
  }
  if (missing !== null) {
    const lacking = inputs.filter(({ input }) => input.kind === 'missing');
    const list = formats.list([...new Set(lacking.map(({ input }) => inputName(input, shownExplanation)))]);
    sentences.push(
      words(`explain.missing.${missing.reason}`, { ...toNames(figure, shownExplanation), list }),
    );
  }
  if (standing !== null)
    sentences.push(words('explain.standing', { rank: String(standing.rank), count: standing.countries }));
  return sentences;
}

/** Unformatted, as in the file, so that they can be searched for. */
const codes = ['area', 'm49', 'item', 'element', 'year', 'unit', 'value', 'flag'] as const;

function SourceRows(shownExplanation: ShownExplanation): ReactNode {
  const { explanation, words } = shownExplanation;
  const rows = explanation.figures.flatMap((figure) => {
    const { element, crop, area } = toNames(figure, shownExplanation);
    return figure.row === null ? [] : [{ name: `${element}, ${crop}, ${area}`, row: figure.row }];
  });
  if (rows.length === 0) return null;
  return (
    <OriginPart heading={words('explain.rows.caption')}>
      {rows.map(({ name, row }) => (
        <div key={`${row.source} ${name}`} className={styles.row}>
          <p>
            <strong>{name}</strong> <span className={styles.break}>{row.file}</span>
          </p>
          <Facts
            look={styles.codes}
            facts={codes.flatMap((code): Fact[] =>
              row[code] === null || row[code] === '' ? [] : [[words(`explain.rows.${code}`), row[code]]],
            )}
          />
        </div>
      ))}
    </OriginPart>
  );
}

function SourceFiles({ explanation, words, language }: ShownExplanation): ReactNode {
  const { sources, editions } = explanation;
  if (sources.length === 0) return null;
  return (
    <OriginPart heading={words('explain.files')}>
      {editions.some(({ kind }) => kind !== 'published') && (
        <Facts
          look={styles.file}
          facts={[[words('explain.editions'), editions.map((edition) => editionText(edition, words))]]}
        />
      )}
      {sources.map(({ key, publisher, url, title, file, date, licence, sha256 }) => {
        const link = (
          <a href={url} rel="noopener">
            {title}
          </a>
        );
        return (
          <Facts
            key={key}
            look={styles.file}
            facts={[
              [publisher, link],
              [words('explain.file'), file, styles.break],
              [words('explain.file.vintage'), sourceDateText(words, language, date)],
              [words('explain.licence'), licenceName(words, licence)],
              [words('explain.file.sha256'), sha256, styles.hash],
            ]}
          />
        );
      })}
    </OriginPart>
  );
}

function editionText({ key, kind, release, inferred, carrier }: ReleaseEdition, words: Words): string {
  const releaseKind = release === '' ? 'untold' : inferred ? 'inferred' : 'stated';
  const text = words(`explain.edition.${kind === 'computed' ? 'computed' : releaseKind}`, { key, release });
  return carrier === '' ? text : words('explain.edition.carrier', { edition: text, carrier });
}
