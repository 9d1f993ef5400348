import type { ReactNode } from 'react';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import type { Words } from '../../i18n/words.tsx';
import { explainedKey } from '../../url/explained.ts';
import styles from './explanation.module.css';
import { exactText, type Speech, shownText, unitText } from './explanation-text.ts';
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
        caption={own(figure.as === null ? 'explain.partners.caption' : 'explain.flow.caption', {
          area: figure.areaName[language],
        })}
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
        total={
          partners.length === 1
            ? undefined
            : [
                words('chart.total'),
                '',
                ...(several ? [''] : []),
                value === null ? '' : exactText(value, speech),
                '',
              ]
        }
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
