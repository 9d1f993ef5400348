import { type ReactNode, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { countColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { chooseClasses } from '../../map/classes.ts';
import { RankedMap } from '../../map/ranked-map.tsx';
import { RankedList } from '../ranked-list.tsx';
import styles from './counted-countries.module.css';

interface Counted {
  counts: readonly { id: string; count: number }[];
  chosen: string | null;
  hrefOf: (country: string) => string;
  name: string;
  sources: Figure['sources'];
}

export function countedCountries(counted: Counted, speech: Speech): Figure {
  const { counts, chosen, hrefOf, name, sources } = counted;
  const { words, formats } = speech;
  const most = counts
    .slice(0, 3)
    .map(({ id, count }) =>
      words('map.summary.item', { area: areaName(words, id), value: formats.number(count, 0) }),
    );
  return {
    id: 'countries',
    title: words('list.countries'),
    name: `${name}: ${words('list.countries')}`,
    finding: words('map.finding', { list: formats.list(most) }),
    source: sources.map(({ publisher }) => publisher).join('; '),
    sources,
    area: chosen ?? worldCode,
    ...tableOf(
      counts,
      [
        columnOf('country', words('figure.table.country'), 'name', ({ id }) => ({
          value: areaName(words, id),
          code: id,
          href: hrefOf(id),
        })),
        countColumn('rows', words('list.countries.unit'), ({ count }) => count),
      ],
      ({ id }) => id,
      ({ id }) => id === chosen,
    ),
    picture: () => <CountedMap {...counted} />,
  };
}

const listed = 10;

export function CountriesPair(
  props: { figure: Figure } & Pick<Counted, 'counts' | 'chosen' | 'hrefOf'>,
): ReactNode {
  const { figure, counts, chosen, hrefOf } = props;
  const { words, formats } = useSpeech();
  const most = counts[0]?.count ?? 1;
  return (
    <div className={styles.pair}>
      <FigureFrame figure={figure} />
      <section aria-labelledby="ranked">
        <h3 id="ranked" className={styles.heading}>
          {words('list.countries.ranked')}
        </h3>
        <RankedList
          rows={counts.map(({ id, count }) => ({
            ...{ id, name: areaName(words, id), href: hrefOf(id), selected: id === chosen },
            ...{ part: count / most, value: formats.number(count, 0) },
          }))}
          listed={listed}
          more={words('list.countries.more', { count: counts.length - listed })}
        />
      </section>
    </div>
  );
}

function CountedMap({ counts, chosen, hrefOf }: Counted): ReactNode {
  const { words, formats } = useSpeech();
  const figures = useMemo(() => counts.map(({ id, count }) => ({ iso3: id, value: count })), [counts]);
  const classes = useMemo(() => chooseClasses(figures.map(({ value }) => value)), [figures]);
  const [highest, lowest] = [figures[0], figures.at(-1)].map((one) =>
    one === undefined ? null : formats.number(one.value, 0),
  );
  const title = words('list.countries');
  return (
    <RankedMap
      {...{ figures, classes, title, hrefOf }}
      focus={null}
      selected={chosen}
      period=""
      coverage={words('list.countries.coverage', { count: figures.length })}
      legend={{
        of: title,
        unit: words('list.countries.unit'),
        ends: { lowest: lowest ?? null, highest: highest ?? null },
        noData: words('list.countries.none'),
        limitText: (limit) => formats.number(limit, 0),
        countText: (range, count) => words('list.countries.class', { range, count }),
      }}
      valueText={({ value }) => words('list.countries.rows', { count: value })}
      labelText={({ value }) => formats.number(value, 0)}
      noneText={(iso3) => words('list.countries.noneIn', { area: areaName(words, iso3) })}
      renderDetails={() => null}
    />
  );
}
