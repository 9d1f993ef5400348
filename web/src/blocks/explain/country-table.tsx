import type { ReactNode } from 'react';
import type { ExplainedFigure } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Words } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { elementName, elementsOfCountries, exactText, type Speech, totalsOf } from './explanation-text.ts';
import { PlainTable } from './plain-table.tsx';

/** The countries whose figures make an aggregate, to add them up, each with the way to its own explanation. */
export function CountryTable(props: {
  figure: ExplainedFigure;
  own: Words;
  speech: Speech;
  hrefOf: (figure: string) => string;
}): ReactNode {
  const { figure, own, speech, hrefOf } = props;
  const { countries, year, indicator } = figure;
  if (countries === null) return null;
  const { language, formats } = speech;
  const elements = elementsOfCountries(figure);
  const weighted = countries.list.some(({ weight }) => weight !== null);
  const columns = [
    { label: speech.words('figure.table.country') },
    { label: elementName(elements.value, speech), numeric: true },
    ...(elements.denominator === null
      ? []
      : [{ label: `÷ ${elementName(elements.denominator, speech)}`, numeric: true }]),
    ...(weighted ? [{ label: own('explain.countries.population'), numeric: true }] : []),
    { label: own('explain.inputs.flag') },
  ];
  const total = totalsOf(countries);
  const sorted = [...countries.list].sort((a, b) =>
    a.name[language].localeCompare(b.name[language], language),
  );
  return (
    <div>
      <Disclosure summary={own('explain.countries.open', { count: sorted.length })}>
        <PlainTable
          caption={own('explain.countries.caption')}
          columns={columns}
          rows={sorted.map(({ area, name, value, denominator, weight, flag }) => {
            const key = explainedKey(area, elements.value, year, { item: String(indicator) });
            return [
              <a key={key} href={hrefOf(key)} data-explain={key}>
                {name[language]}
              </a>,
              exactText(value, speech),
              ...(elements.denominator === null
                ? []
                : [denominator === null ? '' : exactText(denominator, speech)]),
              ...(weighted ? [weight === null ? '' : exactText(weight, speech)] : []),
              flag,
            ];
          })}
          {...(countries.rule === 'sum'
            ? { total: [speech.words('chart.total'), formats.number(total.value, 6), ''] }
            : {})}
        />
      </Disclosure>
      {countries.without !== null && countries.without > 0 && (
        <p>{own('explain.countries.without', { count: countries.without })}</p>
      )}
      {countries.nothing > 0 && <p>{own('explain.countries.nothing', { count: countries.nothing })}</p>}
    </div>
  );
}
