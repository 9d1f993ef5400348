import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import type { ExplainedPartner } from '#contract/explain.ts';
import { toShownFigure } from '#domain/shown.ts';
import { Facts } from '../../ui/facts.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import styles from './explanation.module.css';
import { FigureLink, useExplanation } from './explanation-context.tsx';
import { exactText, shownText } from './explanation-text.ts';
import { flagColumn, valueColumn } from './figure-tables.tsx';

/** Reports that stand open; more than these are behind a button. */
const mostAtOnce = 30;

/** The reports that the figure is the sum of: rows of a publisher's file, with their codes. */
export function PartnerTable(): ReactNode {
  const { figure, ...speech } = useExplanation();
  const { language, words, formats } = speech;
  const { partners, partnersBeyond, value, as } = figure;
  const row = partners?.[0]?.row;
  if (partners === null || row === undefined) return null;
  const codesOf = (name: 'item' | 'element' | 'reporter') => new Set(partners.map((of) => of.row[name]));
  const [items, elements, reporters] = [codesOf('item'), codesOf('element'), codesOf('reporter')];
  // A code that all rows have stands below the table.
  const unlessOne = (
    { size }: { size: number },
    key: string,
    cell: PlainColumn<ExplainedPartner>[1],
  ): PlainColumn<ExplainedPartner>[] => (size === 1 ? [] : [[words(`explain.${key}`), cell]]);
  const report = words(as === null ? 'explain.partners.caption' : 'explain.flow.caption', {
    area: figure.areaName[language],
  });
  const codes = { items: formats.list([...items]), year: String(row.year) };
  return (
    <>
      <PlainTable
        look={styles.table}
        summary={
          partners.length > mostAtOnce ? words('explain.flows.open', { count: partners.length }) : null
        }
        caption={as?.kind === 'flows' ? words('explain.flows.caption') : report}
        columns={[
          ...unlessOne(
            reporters,
            'partners.reporter',
            (of) => `${of.reporterName[language]} (${of.row.reporter})`,
          ),
          [words('explain.partners.partner'), (of) => `${of.name[language]} (${of.row.partner})`],
          valueColumn(figure.unit, speech),
          flagColumn(speech),
          ...unlessOne(elements, 'rows.elementCode', (of) => of.row.element),
          ...unlessOne(items, 'rows.itemCode', (of) => `${of.row.item} ${of.itemName[language]}`),
        ]}
        rows={partners}
        rest={
          partnersBeyond && [
            words('explain.flows.smaller', { count: partnersBeyond.count }),
            exactText(partnersBeyond.value, speech),
          ]
        }
        total={partners.length === 1 ? null : [words('chart.total'), exactText(value, speech)]}
      />
      <p>
        {reporters.size === 1
          ? words('explain.partners.row', { ...codes, reporter: row.reporter, element: row.element })
          : words('explain.flows.row', { ...codes, elements: formats.list([...elements]) })}
      </p>
    </>
  );
}

/** What the partner reports of the same flow, with the way to its own explanation. */
export function MirrorReport(): ReactNode {
  const { explanation, figure, ...speech } = useExplanation();
  const { words, language } = speech;
  if (figure.as?.kind !== 'flow') return null;
  const mirror = explanation.figures[figure.mirror ?? -1];
  if (mirror === undefined || mirror.value === null)
    return figure.value === null ? null : <p>{words('explain.flow.mirror.none')}</p>;
  const { value, element } = mirror;
  const shown = toShownFigure({ ...mirror, value, decimals: findElement(element)?.decimals ?? 0 });
  const link = (
    <FigureLink figure={mirror} item={mirror.indicator}>
      {`${mirror.elementName[language]}: ${shownText(shown, null, speech)}`}
    </FigureLink>
  );
  return (
    <Facts
      look={styles.facts}
      facts={[[words('explain.flow.mirror', { area: mirror.areaName[language] }), link]]}
    />
  );
}
