import { findFlow } from '#catalog/elements/trade.ts';
import type { ExplainedFigure } from '#contract/explain.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { inputName, toNames } from './explanation-text.ts';
import type { ShownExplanation } from './shown-explanation.ts';

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

/** One sentence on how the number came to be. */
function kindText(shown: ShownExplanation): string {
  const { figure, words, language, formats } = shown;
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

/** Sentences on the origin of the number, or on why there is none, and on its rank. */
export function listSentences(shown: ShownExplanation): string[] {
  const { explanation, figure, inputs, words, formats } = shown;
  const { missing, standing } = explanation;
  const { row, partners } = figure;
  const sentences = [kindText(shown)];
  // A source that is computed itself has a sentence of its own.
  if (row?.computed === true && partners === null) {
    const kind = row.source === 'faostat-tcl-derived' ? 'bound' : 'computed';
    sentences.push(words(`explain.kind.${kind}`, { source: row.title }));
  }
  if (missing !== null) {
    const lacking = inputs.filter(({ input }) => input.kind === 'missing');
    const list = formats.list([...new Set(lacking.map(({ input }) => inputName(input, shown)))]);
    sentences.push(words(`explain.missing.${missing.reason}`, { ...toNames(figure, shown), list }));
  }
  if (standing !== null)
    sentences.push(words('explain.standing', { rank: String(standing.rank), count: standing.countries }));
  return sentences;
}
