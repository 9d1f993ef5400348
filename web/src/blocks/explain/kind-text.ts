import { findFlow } from '#catalog/elements/trade.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { exactText, type FormattedSpeech, inputName, namesOf } from './explanation-text.ts';

/** The word that tells how the number came to be: `explain.kind.<word>`. */
function kindOf({ kind, partners, same, as, row, countries, items }: ExplainedFigure): string {
  if (partners !== null && as?.kind === 'flow') return 'flow';
  if (partners !== null && as?.kind === 'flows') return as.by === 'shown' ? 'flows.shown' : 'flows.bySide';
  // Whatever file the sum was taken from, it is the sum of the reports that the explanation lists.
  if (partners !== null) return 'bound';
  if (same !== null) return 'same';
  if (countries !== null) return countries.rule;
  if (items !== null) return 'items';
  if (row === null || row.factor === 1) return kind;
  return row.factor === null ? 'mapped' : 'converted';
}

/** How the number came to be: a sentence for each thing that is to be said of it. */
export function kindTexts(figure: ExplainedFigure, speech: FormattedSpeech): string[] {
  const { words, language, formats } = speech;
  const { partners, partnersBeyond, same, as, row, countries, ranking, kind, formula, flag } = figure;
  const isImport = findFlow(figure.element)?.flow === '1';
  const isMirror = as?.kind === 'flows' && as.by === 'mirror';
  const reports = partners === null ? 0 : partners.length + (partnersBeyond?.count ?? 0);
  const text = words(`explain.kind.${kindOf(figure)}`, {
    ...namesOf(figure, speech),
    count: same?.countries ?? countries?.list.length ?? ranking?.ranked ?? reports,
    side: isImport === isMirror ? 'exporters' : 'importers',
    share: sameWords(same, formats).share ?? '',
    element: ranking?.measureName[language].toLowerCase() ?? '',
    from: `${exactText(row?.value ?? 0, speech)} ${row?.unit}`.trim(),
    factor: exactText(row?.factor ?? 1, speech),
    to: exactText(figure.value ?? 0, speech),
  });
  // A crop of several items is their sum without a formula; its flag says that one of them is marked as missing.
  const isMarked = kind === 'derived' && kindOf(figure) === kind && formula === null && flag === 'M';
  const told = isMarked ? `${text} ${words('explain.parts.marked')}` : text;
  // A source that is computed itself is none of the publisher's, and of the sums of reports that has been said.
  if (row?.computed !== true || partners !== null) return [told];
  const source = row.source === 'faostat-tcl-derived' ? 'bound' : 'computed';
  return [told, words(`explain.kind.${source}`, { source: row.title })];
}

/** Why there is no number; empty where there is one. */
export function missingTexts({ figures, missing }: Explanation, speech: FormattedSpeech): string[] {
  const [figure] = figures;
  if (figure === undefined || missing === null) return [];
  const lacking = figure.inputs.flatMap(({ figure: at }) => {
    const input = figures[at];
    return input?.kind === 'missing' ? [inputName(input, figure, speech)] : [];
  });
  const list = speech.formats.list([...new Set(lacking)]);
  return [speech.words(`explain.missing.${missing.reason}`, { ...namesOf(figure, speech), list })];
}
