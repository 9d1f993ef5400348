import type { ReactNode } from 'react';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { CountBars } from './count-bars.tsx';
import { upovLink } from './upov-link.ts';
import type { VarietiesPageData } from './varieties-data.ts';
import { VarietyBlock } from './variety-block.tsx';

/** New varieties of the crop in the World by year: counts that are no part of the records above. */
export function UpovFigure(props: {
  data: VarietiesPageData;
  at: { page: string; search: string };
}): ReactNode {
  const { data, at } = props;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const { counts } = data;
  const title = words('varieties.upov.title', { crop: words(`crops.${data.crop}.name`) });
  if (counts.state === 'failed') return <FailedPart />;
  if (counts.value === null || counts.value.source === null || counts.value.years.length === 0)
    return <p id="upov">{words('varieties.upov.none', { cropThe: words(`crops.${data.crop}.the`) })}</p>;
  const { years, source, crop_name: published } = counts.value;
  const first = years[0]?.year ?? 0;
  const last = years.at(-1)?.year ?? 0;
  const sum = years.reduce((total, { number }) => total + number, 0);
  // A year that the source passes over is unknown, and not without a variety.
  const shown = Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at;
    return { year, number: years.find((each) => each.year === year)?.number ?? null };
  });
  const missing = shown.filter(({ number }) => number === null).map(({ year }) => formats.year(year));
  const noFigure = words('varieties.upov.noFigure');
  return (
    <VarietyBlock
      id="upov"
      title={title}
      finding={words('varieties.upov.finding', {
        sum: formats.number(sum),
        first: String(first),
        last: String(last),
      })}
      info={words('varieties.upov.info', { published: published ?? '' })}
      notes={missing.length === 0 ? [] : [words('varieties.upov.missing', { years: formats.list(missing) })]}
      sources={[source]}
      table={{
        caption: title,
        columns: [
          { id: 'year', label: words('figure.table.year') },
          { id: 'number', label: words('varieties.upov.number'), numeric: true },
        ],
        rows: shown.map(({ year, number }) => ({
          id: String(year),
          cells: [
            { text: formats.year(year), raw: year },
            { text: number === null ? noFigure : formats.number(number), raw: number },
          ],
        })),
      }}
      isDrawn
      page={data}
      at={at}
      area={null}
      compare={upovLink(words, language, data, true)}
    >
      <CountBars
        unit="number"
        rows={shown.map(({ year, number }) => ({
          id: String(year),
          name: formats.year(year),
          count: number ?? 0,
          seen: 0,
          said: number === null ? noFigure : undefined,
        }))}
      />
    </VarietyBlock>
  );
}
