import { flowOf } from '#catalog/elements/trade.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { sameWords } from '../../i18n/same-words.ts';
import type { Words } from '../../i18n/words.tsx';
import { exactText, inputName, type Speech } from './explanation-text.ts';

/** One sentence on how the number came to be; `own` are the words of explanations. */
export function kindText(figure: ExplainedFigure, own: Words, speech: Speech): string {
  const { kind, row, countries, ranking, items, partners, as } = figure;
  if (as?.kind === 'flow' && partners !== null)
    return own('explain.kind.flow', { area: figure.areaName[speech.language], count: partners.length });
  if (as?.kind === 'flows' && partners !== null) {
    const isImport = flowOf(figure.element)?.flow === '1';
    const side = isImport === (as.by === 'mirror') ? 'exporters' : 'importers';
    return own(`explain.kind.flows.${as.by === 'shown' ? 'shown' : 'bySide'}`, {
      count: partners.length + (figure.partnersBeyond?.count ?? 0),
      side,
    });
  }
  // Whatever file the sum was taken from, it is the sum of the reports that the explanation lists.
  if (partners !== null) return own('explain.kind.bound');
  if (figure.same !== null)
    return own('explain.kind.same', {
      count: figure.same.countries,
      share: sameWords(figure.same, speech.formats).share ?? '',
    });
  switch (kind) {
    case 'missing':
      return own('explain.kind.missing');
    case 'rank':
      return own('explain.kind.rank', {
        count: ranking?.ranked ?? 0,
        element: ranking?.measureName[speech.language].toLowerCase() ?? '',
      });
    case 'aggregated':
      return own(`explain.kind.${countries?.rule ?? 'sum'}`, { count: countries?.list.length ?? 0 });
    case 'derived':
      // A crop of several items is their sum without a formula; its flag says that one of them is marked as missing.
      if (figure.formula === null && figure.flag === 'M')
        return `${own('explain.kind.derived')} ${own('explain.parts.marked')}`;
      return own(items === null ? 'explain.kind.derived' : 'explain.kind.items');
    case 'published': {
      if (row === null || row.factor === 1) return own('explain.kind.published');
      if (row.factor === null || figure.value === null) return own('explain.kind.mapped');
      return own('explain.kind.converted', {
        from: `${exactText(row.value, speech)} ${row.unit}`.trim(),
        factor: exactText(row.factor, speech),
        to: exactText(figure.value, speech),
      });
    }
  }
}

/** What a source that is computed itself has to be said of. */
export function computedText(figure: ExplainedFigure, own: Words): string | null {
  if (figure.row?.computed !== true || figure.partners !== null) return null;
  return figure.row.source === 'faostat-tcl-derived'
    ? own('explain.kind.bound')
    : own('explain.kind.computed', { source: figure.row.title });
}

/** Why there is no number. */
export function missingText({ figures, missing }: Explanation, own: Words, speech: Speech): string {
  const [figure] = figures;
  if (figure === undefined || missing === null) return '';
  const lacking = figure.inputs.flatMap(({ figure: at }) => {
    const input = figures[at];
    return input?.kind === 'missing' ? [inputName(input, figure, speech)] : [];
  });
  return own(`explain.missing.${missing.reason}`, {
    area: figure.areaName[speech.language],
    year: String(figure.year),
    since: figure.as !== null && 'since' in figure.as ? String(figure.as.since) : '',
    list: speech.formats.list([...new Set(lacking)]),
  });
}
