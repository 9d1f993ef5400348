import type { ReactNode } from 'react';
import type { ExplainedPartner, FigureOf } from '#contract/explain.ts';
import { FigureLink, useExplanation } from './explanation-context.tsx';
import { exactText, shownText } from './explanation-text.ts';
import { Facts } from './facts.tsx';
import { flagColumn, valueColumn } from './figure-tables.tsx';
import { type PlainColumn, PlainTable } from './plain-table.tsx';

/** Reports that stand open; more than these are behind a button. */
const mostAtOnce = 30;

/** The reports that the figure is the sum of: rows of a publisher's file, with their codes. */
export function PartnerTable({ figure }: { figure: FigureOf<'published' | 'derived'> }): ReactNode {
  const { speech } = useExplanation();
  const { language, words, formats } = speech;
  const { partners, partnersBeyond, value, as } = figure;
  const row = partners?.[0]?.row;
  if (partners === null || row === undefined) return null;
  const codesOf = (name: 'item' | 'element' | 'reporter') => new Set(partners.map((of) => of.row[name]));
  const [items, elements, reporters] = [codesOf('item'), codesOf('element'), codesOf('reporter')];
  type Column = PlainColumn<ExplainedPartner>;
  const column = (key: string, cell: Column[1]): Column => [words(`explain.${key}`), cell];
  // A code that all rows have stands below the table.
  const unlessOne = ({ size }: { size: number }, key: string, cell: Column[1]): Column[] =>
    size === 1 ? [] : [column(key, cell)];
  const area = figure.areaName[language];
  const report = words(as === null ? 'explain.partners.caption' : 'explain.flow.caption', { area });
  const codes = { items: formats.list([...items]), year: String(row.year) };
  return (
    <>
      <PlainTable
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
          column('partners.partner', (of) => `${of.name[language]} (${of.row.partner})`),
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
  const { explanation, figure, speech } = useExplanation();
  const { words, language } = speech;
  if (figure.as?.kind !== 'flow') return null;
  const mirror = explanation.figures[figure.mirror ?? -1];
  if (mirror === undefined) return figure.value === null ? null : <p>{words('explain.flow.mirror.none')}</p>;
  const link = (
    <FigureLink figure={mirror} item={mirror.indicator}>
      {`${mirror.elementName[language]}: ${shownText(mirror, speech)}`}
    </FigureLink>
  );
  return (
    <Facts look="facts" facts={[[words('explain.flow.mirror', { area: mirror.areaName[language] }), link]]} />
  );
}
