import { flowOf } from '#catalog/elements/trade.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { exactText, type FormattedSpeech, inputName } from './explanation-text.ts';

/** One sentence on how the number came to be. */
export function kindText(figure: ExplainedFigure, speech: FormattedSpeech): string {
  const { words, language, formats } = speech;
  const { partners, same, as } = figure;
  if (partners !== null && as?.kind === 'flow')
    return words('explain.kind.flow', { area: figure.areaName[language], count: partners.length });
  if (partners !== null && as?.kind === 'flows') {
    const isImport = flowOf(figure.element)?.flow === '1';
    return words(`explain.kind.flows.${as.by === 'shown' ? 'shown' : 'bySide'}`, {
      count: partners.length + (figure.partnersBeyond?.count ?? 0),
      side: isImport === (as.by === 'mirror') ? 'exporters' : 'importers',
    });
  }
  // Whatever file the sum was taken from, it is the sum of the reports that the explanation lists.
  if (partners !== null) return words('explain.kind.bound');
  if (same !== null)
    return words('explain.kind.same', {
      count: same.countries,
      share: sameWords(same, formats).share ?? '',
    });
  switch (figure.kind) {
    case 'missing':
      return words('explain.kind.missing');
    case 'rank':
      return words('explain.kind.rank', {
        count: figure.ranking.ranked,
        element: figure.ranking.measureName[language].toLowerCase(),
      });
    case 'aggregated':
      return words(`explain.kind.${figure.countries.rule}`, { count: figure.countries.list.length });
    case 'derived':
      // A crop of several items is their sum without a formula; its flag says that one of them is marked as missing.
      if (figure.formula === null && figure.flag === 'M')
        return `${words('explain.kind.derived')} ${words('explain.parts.marked')}`;
      return words(figure.items === null ? 'explain.kind.derived' : 'explain.kind.items');
    case 'published': {
      const { row, value } = figure;
      if (row === null || row.factor === 1) return words('explain.kind.published');
      if (row.factor === null) return words('explain.kind.mapped');
      return words('explain.kind.converted', {
        from: `${exactText(row.value, speech)} ${row.unit}`.trim(),
        factor: exactText(row.factor, speech),
        to: exactText(value, speech),
      });
    }
  }
}

/** What a source that is computed itself has to be said of. */
export function computedText({ row, partners }: ExplainedFigure, { words }: FormattedSpeech): string | null {
  if (row?.computed !== true || partners !== null) return null;
  return row.source === 'faostat-tcl-derived'
    ? words('explain.kind.bound')
    : words('explain.kind.computed', { source: row.title });
}

/** Why there is no number. */
export function missingText({ figures, missing }: Explanation, speech: FormattedSpeech): string {
  const [figure] = figures;
  if (figure === undefined || missing === null) return '';
  const { as, inputs } = figure;
  const lacking = inputs.flatMap(({ figure: at }) => {
    const input = figures[at];
    return input?.kind === 'missing' ? [inputName(input, figure, speech)] : [];
  });
  return speech.words(`explain.missing.${missing.reason}`, {
    area: figure.areaName[speech.language],
    year: String(figure.year),
    since: as !== null && 'since' in as ? String(as.since) : '',
    list: speech.formats.list([...new Set(lacking)]),
  });
}
