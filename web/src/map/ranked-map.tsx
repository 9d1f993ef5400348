import { type ReactNode, useMemo } from 'react';
import { areaName, areaWords } from '../i18n/area-words.ts';
import { useSpeech } from '../i18n/speech.ts';
import { CardText } from './card-text.tsx';
import { type Choice, CountryMap } from './country-map.tsx';
import type { CountryMapModel } from './map-model.ts';

/** A country's value. One that is doubted leads nothing: no sentence, no label. */
interface RankedFigure {
  iso3: string;
  value: number;
  doubt?: string | undefined;
}

const summarised = 5;

/** Ranked countries on a map: the first ones are named, each has a card with its value and what else is known. */
export function RankedMap<Figure extends RankedFigure>(
  props: Choice &
    Omit<CountryMapModel, 'summary' | 'valueIn' | 'labels'> & {
      /** Highest first. Keep the list while it stays the same. */
      figures: readonly Figure[];
      /** How many there are beside those that files leave out; all unless given. */
      count?: number;
      coverage: string;
      period: string;
      valueText: (figure: Figure) => string;
      labelText: (figure: Figure) => string;
      /** Of a country without a figure. */
      noneText?: (iso3: string) => string;
      cardValue?: (figure: Figure) => ReactNode;
      renderDetails: (figure: Figure | undefined, iso3: string) => ReactNode;
    },
): ReactNode {
  const { figures, focus, title, period, valueText, labelText, cardValue = valueText } = props;
  const { words, formats } = useSpeech();
  const { byIso3, valueIn } = useMemo(() => {
    const byIso3 = new Map(figures.map((figure) => [figure.iso3, figure]));
    return { byIso3, valueIn: (iso3: string) => byIso3.get(iso3)?.value ?? null };
  }, [figures]);
  const inside = figures.filter(({ iso3 }) => focus?.has(iso3) ?? true);
  const leading = inside.filter(({ doubt }) => doubt === undefined);
  const item = (figure: Figure): string =>
    words('map.summary.item', { area: areaName(words, figure.iso3), value: valueText(figure) });
  const lowest = leading.at(-1);
  const isOne = (props.count ?? inside.length) === 1;
  const range =
    lowest === undefined
      ? ''
      : isOne
        ? words('map.summary.one', { top: item(lowest) })
        : words('map.summary.range', {
            top: formats.list(leading.slice(0, summarised).map(item)),
            lowest: item(lowest),
          });
  return (
    <CountryMap
      {...props}
      map={{
        ...props,
        valueIn,
        summary: words('map.summary', { title, range, coverage: props.coverage }),
        labels: leading.map((figure) => ({ iso3: figure.iso3, text: labelText(figure) })),
      }}
      describe={(iso3) => {
        const figure = byIso3.get(iso3);
        if (figure !== undefined) return item(figure);
        return (
          props.noneText?.(iso3) ?? words('map.card.noData', { area: areaName(words, iso3), year: period })
        );
      }}
      renderCard={(iso3) => {
        const figure = byIso3.get(iso3);
        return (
          <CardText
            name={areaName(words, iso3)}
            value={figure && { text: cardValue(figure), year: period }}
            link={
              'hrefOf' in props
                ? { href: props.hrefOf(iso3), text: words('map.card.open', areaWords(words, iso3)) }
                : undefined
            }
          >
            {props.renderDetails(figure, iso3)}
          </CardText>
        );
      }}
    />
  );
}
