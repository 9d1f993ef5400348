import type { ReactNode } from 'react';
import type { ExplainedFigure, ExplainedPartner, Explanation } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Words } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './explanation.module.css';
import { exactText, type Speech, shownText, unitText } from './explanation-text.ts';
import { PlainTable } from './plain-table.tsx';

/** Reports that stand open; more than these are behind a button. */
const mostAtOnce = 30;

/** The reports that the figure is the sum of: rows of a publisher's file, with their codes. */
export function PartnerTable(props: { figure: ExplainedFigure; own: Words; speech: Speech }): ReactNode {
  const { figure, own, speech } = props;
  const { partners, partnersBeyond, value, as } = figure;
  const row = partners?.[0]?.row;
  if (partners === null || row === undefined) return null;
  const { language, words, formats } = speech;
  const items = [...new Set(partners.map((partner) => partner.row.item))];
  const elements = [...new Set(partners.map((partner) => partner.row.element))];
  const reporters = new Set(partners.map((partner) => partner.row.reporter));
  const columns = [
    ...(reporters.size === 1
      ? []
      : [
          {
            label: own('explain.partners.reporter'),
            cell: ({ reporterName, row: { reporter } }: ExplainedPartner) =>
              `${reporterName[language]} (${reporter})`,
          },
        ]),
    {
      label: own('explain.partners.partner'),
      cell: ({ name, row: { partner } }: ExplainedPartner) => `${name[language]} (${partner})`,
    },
    {
      label: `${own('explain.inputs.value')} (${unitText(figure.unit, speech)})`,
      numeric: true,
      cell: (partner: ExplainedPartner) => exactText(partner.value, speech),
    },
    { label: own('explain.inputs.flag'), cell: ({ flag }: ExplainedPartner) => flag },
    ...(elements.length === 1
      ? []
      : [
          {
            label: own('explain.rows.elementCode'),
            cell: ({ row: { element } }: ExplainedPartner) => element,
          },
        ]),
    ...(items.length === 1
      ? []
      : [
          {
            label: own('explain.rows.itemCode'),
            cell: ({ row: { item }, itemName }: ExplainedPartner) => `${item} ${itemName[language]}`,
          },
        ]),
  ];
  const area = figure.areaName[language];
  const caption =
    as?.kind === 'flows'
      ? own('explain.flows.caption')
      : own(as === null ? 'explain.partners.caption' : 'explain.flow.caption', { area });
  const sumRow = (name: string, sum: number | null): readonly string[] =>
    columns.map((column, at) => {
      if (at === 0) return name;
      return column.numeric === true && sum !== null ? exactText(sum, speech) : '';
    });
  const table = (
    <PlainTable
      caption={caption}
      columns={columns}
      rows={[
        ...partners.map((partner) => columns.map(({ cell }) => cell(partner))),
        ...(partnersBeyond === null
          ? []
          : [sumRow(own('explain.flows.smaller', { count: partnersBeyond.count }), partnersBeyond.value)]),
      ]}
      total={partners.length === 1 ? undefined : sumRow(words('chart.total'), value)}
    />
  );
  return (
    <>
      {partners.length > mostAtOnce ? (
        <Disclosure summary={own('explain.flows.open', { count: partners.length })}>{table}</Disclosure>
      ) : (
        table
      )}
      <p>
        {reporters.size === 1
          ? own('explain.partners.row', {
              reporter: row.reporter,
              items: formats.list(items),
              element: row.element,
              year: String(row.year),
            })
          : own('explain.flows.row', {
              items: formats.list(items),
              elements: formats.list(elements),
              year: String(row.year),
            })}
      </p>
    </>
  );
}

/** What the partner reports of the same flow, with the way to its own explanation. */
export function MirrorReport(props: {
  explanation: Explanation;
  own: Words;
  speech: Speech;
  hrefOf: (figure: string) => string;
}): ReactNode {
  const { own, speech, hrefOf } = props;
  const { figures } = props.explanation;
  const figure = figures[0];
  const mirror = figures[figure?.mirror ?? -1];
  if (figure?.as?.kind !== 'flow') return null;
  if (mirror === undefined) return figure.value === null ? null : <p>{own('explain.flow.mirror.none')}</p>;
  const { area, element, year, indicator, as } = mirror;
  const key = explainedKey(area, element, year, { item: String(indicator), as });
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{own('explain.flow.mirror', { area: mirror.areaName[speech.language] })}</dt>
        <dd>
          <a href={hrefOf(key)} data-explain={key}>
            {`${mirror.elementName[speech.language]}: ${shownText(mirror, speech)}`}
          </a>
        </dd>
      </div>
    </dl>
  );
}
