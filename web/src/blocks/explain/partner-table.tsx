import type { ReactNode } from 'react';
import type { ExplainedFigure } from '#contract/explain.ts';
import type { Words } from '../../i18n/words.tsx';
import { exactText, type Speech, unitText } from './explanation-text.ts';
import { PlainTable } from './plain-table.tsx';

/** The reports on partners that a lower bound of trade is the sum of: rows of a publisher's file, with their codes. */
export function PartnerTable(props: { figure: ExplainedFigure; own: Words; speech: Speech }): ReactNode {
  const { figure, own, speech } = props;
  const { partners, value } = figure;
  const row = partners?.[0]?.row;
  if (partners === null || row === undefined) return null;
  const { language, words, formats } = speech;
  const items = [...new Set(partners.map((partner) => partner.row.item))];
  const several = items.length > 1;
  return (
    <>
      <PlainTable
        caption={own('explain.partners.caption', { area: figure.areaName[language] })}
        columns={[
          { label: own('explain.partners.partner') },
          { label: own('explain.partners.code') },
          ...(several ? [{ label: own('explain.rows.itemCode') }] : []),
          { label: `${own('explain.inputs.value')} (${unitText(figure.unit, speech)})`, numeric: true },
          { label: own('explain.inputs.flag') },
        ]}
        rows={partners.map((partner) => [
          partner.name[language],
          partner.row.partner,
          ...(several ? [`${partner.row.item} ${partner.itemName[language]}`] : []),
          exactText(partner.value, speech),
          partner.flag,
        ])}
        total={[
          words('chart.total'),
          '',
          ...(several ? [''] : []),
          value === null ? '' : exactText(value, speech),
          '',
        ]}
      />
      <p>
        {own('explain.partners.row', {
          reporter: row.reporter,
          items: formats.list(items),
          element: row.element,
          year: String(row.year),
        })}
      </p>
    </>
  );
}
