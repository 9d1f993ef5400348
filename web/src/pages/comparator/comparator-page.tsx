import { type ReactNode, useMemo } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import type { Loaded } from '../../api/loaded.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart, NotLoaded } from '../../blocks/failed-part.tsx';
import { placeLabels } from '../../charts/plot/label-placement.ts';
import { NameLabel } from '../../charts/plot/marks/label.tsx';
import { Line } from '../../charts/plot/marks/line.tsx';
import { Rule } from '../../charts/plot/marks/rule.tsx';
import { linePath } from '../../charts/plot/paths.ts';
import { linearScale, valueDomain } from '../../charts/plot/scale.ts';
import { boldTextWidth } from '../../charts/plot/text-width.ts';
import { headlineOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { toSpeech, useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { mostLines, topicsOf } from '../../url/compare-params.ts';
import type { ComparatorData, ReadyComparison } from './comparator-data.ts';
import { comparedFigures } from './comparator-figures.tsx';
import styles from './comparator-page.module.css';
import { fieldsOfView, hrefOfFields, hrefOfView } from './compare-href.ts';
import { secondMeasure } from './compare-options.ts';
import { CompareSentence } from './compare-sentence.tsx';
import { elementInSentence, entryName, lineName, nameLines } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import { type LiveComparison, type ShownComparison, toLiveComparison } from './shown-lines.ts';

const [width, height, fontSize, gap] = [380, 168, 13, 8];
const plot = { left: 1, top: 10, bottom: height - 26 };

function ReadyThumbs({ ready }: { ready: readonly Loaded<ReadyComparison>[] }): ReactNode {
  const { words } = useSpeech();
  const loaded = ready.flatMap((each) => (each.state === 'loaded' ? [each.value] : []));
  return (
    <nav className={styles.part} aria-labelledby="compare-ready">
      <h2 id="compare-ready">{words('compare.ready', { count: loaded.length })}</h2>
      {loaded.length < ready.length && <FailedPart />}
      <ul className={styles.thumbs}>
        {loaded.map((one) => (
          <li key={one.href}>
            <p className={styles.label}>{one.title}</p>
            <h3>
              <a href={one.href}>{headlineOf(one.finding)}</a>
            </h3>
            <Thumb {...one} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Thumb({ years, lines }: ReadyComparison): ReactNode {
  const { formats } = useSpeech();
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const labelWidth = Math.max(
    ...lines.map(({ label, value }) => boldTextWidth(`${label} ${value}`, fontSize)),
  );
  const right = width - Math.ceil(labelWidth) - 2 * gap;
  const domain = valueDomain(lines.flatMap(({ values }) => values)) ?? { min: 0, max: 1 };
  const scales = {
    x: linearScale({ min: first, max: Math.max(last, first + 1) }, plot.left, right),
    y: linearScale(domain, plot.bottom, plot.top),
  };
  const ends = lines.map(({ values }, at) => {
    const index = values.findLastIndex((value) => value !== null);
    return { id: String(at), x: scales.x(first + index), y: scales.y(values[index] ?? 0) };
  });
  const places = placeLabels(ends, Math.round(fontSize * 1.25), plot.top - 8, plot.bottom + 8);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      fontFamily="var(--font-sans)"
      fontSize={fontSize}
    >
      <Rule
        y={[1, 2, 3].map((part) => plot.bottom - ((plot.bottom - plot.top) * part) / 3)}
        from={plot.left}
        to={right}
        stroke="var(--rule)"
      />
      <Rule y={[plot.bottom]} from={plot.left} to={right} stroke="var(--ink-2)" />
      {lines.map(({ label, values, breaks }, at) => (
        <Line
          key={label}
          x={years}
          y={values}
          breaks={breaks}
          scales={scales}
          colour={lineLook(at).colour}
          width={1.6}
          r={1.5}
        />
      ))}
      {lines.map(({ label, value, isDoubtful }, at) => {
        const { colour } = lineLook(at);
        const { x, y } = ends[at] ?? { x: 0, y: 0 };
        const labelY = places?.get(String(at)) ?? y;
        const connector =
          Math.abs(labelY - y) > 3
            ? linePath([
                { x: x + 3, y },
                { x: right + gap - 2, y: labelY },
              ])
            : '';
        return (
          <g key={label}>
            <circle cx={x} cy={y} r={2.5} fill={isDoubtful ? 'var(--paper)' : colour} stroke={colour} />
            {places !== null && (
              <NameLabel x={right + gap} y={labelY} text={label} {...{ value, colour, connector }} />
            )}
          </g>
        );
      })}
      <g fill="var(--ink-2)">
        <text x={plot.left} y={height - 6}>
          {formats.year(first)}
        </text>
        <text x={right} y={height - 6} textAnchor="end">
          {formats.year(last)}
        </text>
      </g>
    </svg>
  );
}

function DrawnComparison({ live }: { live: LiveComparison }): ReactNode {
  const { view, release } = live.data;
  const { words, language } = useSpeech();
  const figures = useMemo(() => comparedFigures(live, toSpeech(language, words)), [live, language, words]);
  const second = view.kind === 'scatter' ? secondMeasure(view.lines, live.data.sections) : null;
  const hasPicture = figures.some(({ picture }) => picture !== null);
  const place = {
    page: 'comparator',
    search: hrefOfView(view, release),
    release,
    cite: `/${language}/beans/about/citing`,
  };
  return (
    <FigurePlaceContext.Provider value={place}>
      <div className={styles.drawings}>
        {!hasPicture && view.kind === 'scatter' && (
          <EmptyState
            text={words('compare.scatter.none')}
            hint={words('compare.scatter.rule')}
            action={
              second === null
                ? undefined
                : {
                    label: words('compare.scatter.with', { element: elementInSentence(words, second) }),
                    href: hrefOfFields([...fieldsOfView(view, release), ['second', String(second)]], release),
                  }
            }
          />
        )}
        {!hasPicture && view.kind === 'slope' && <EmptyState text={words('compare.slope.nothing')} />}
        {/* The table of all lines is drawn where there is no picture; each picture has its own. */}
        {figures
          .filter(({ picture }) => !hasPicture || picture !== null)
          .map((figure) => (
            <FigureFrame key={figure.id} figure={figure} />
          ))}
      </div>
    </FigurePlaceContext.Provider>
  );
}

function useNotes(
  data: ComparatorData,
  shownComparison: ShownComparison,
  hasLog: boolean,
): readonly string[] {
  const { view, wholes } = data;
  const { words, formats } = useSpeech();
  const { own } = nameLines(words, data.lines);
  const names = (lines: ComparatorData['lines']): string =>
    formats.list(lines.map((line) => own[data.lines.indexOf(line)] ?? lineName(words, line)));
  const { failed, without, unfit, groups, base } = shownComparison;
  const isWhole = wholes.state === 'loaded';
  const awaiting = data.areas.state === 'loaded' ? data.areas.value.awaiting : [];
  const awaited = without.filter(({ area }) => awaiting.includes(area));
  const absent = without.filter(({ area }) => !awaiting.includes(area));
  return [
    ...(failed.length === 0 ? [] : [words('compare.failed', { list: names(failed) })]),
    ...(absent.length === 0 ? [] : [words('compare.without', { list: names(absent) })]),
    ...(awaited.length === 0 ? [] : [words('compare.awaited', { list: names(awaited) })]),
    ...(unfit.length === 0 || !isWhole
      ? []
      : [
          view.measure === 'index' && base === null
            ? words('compare.unfit.noBase', { list: names(unfit) })
            : words(`compare.unfit.${view.measure}`, { list: names(unfit), base: String(base ?? '') }),
        ]),
    ...(groups.length > 1 && view.kind !== 'scatter' && view.kind !== 'table'
      ? [words('compare.units', { count: groups.length })]
      : []),
    ...(view.log && !hasLog ? [words('compare.log.none')] : []),
  ];
}

export function ComparatorPage({ data }: { data: ComparatorData }): ReactNode {
  const { lines, wholes } = data;
  const words = useWords();
  const live = useMemo(() => toLiveComparison(data), [data]);
  const { shownComparison, hasLog } = live;
  const notes = useNotes(data, shownComparison, hasLog);
  const [crop, ...further] = topicsOf(data.view.lines).crops;
  // Names have commas of their own.
  const entries = (list: readonly string[]): string =>
    list.map((entry) => entryName(words, entry)).join('; ');
  return (
    <div
      className={styles.page}
      data-theme={crop === undefined || further.length > 0 ? undefined : cropTheme({ id: crop })}
    >
      <h1 className="visually-hidden">{words('compare.title')}</h1>
      {data.refused.length > 0 && (
        <Notice>
          {words('compare.refused', { list: entries(data.refused) })}
          {data.refused.some((entry) => entry.includes('.benchmark-')) &&
            ` ${words('compare.refused.benchmark')}`}
        </Notice>
      )}
      {data.surplus.length > 0 && (
        <Notice>{words('compare.surplus', { list: entries(data.surplus), most: mostLines })}</Notice>
      )}
      <AdjustedNotice ignored={data.ignored} shown={words('compare.title')} />
      <CompareSentence live={live} />
      {lines.length === 0 && <EmptyState text={words('compare.empty')} hint={words('compare.empty.hint')} />}
      {wholes.state === 'failed' && <NotLoaded failed height="4rem" />}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {shownComparison.shown.length > 0 && <DrawnComparison live={live} />}
      <ReadyThumbs ready={data.ready} />
    </div>
  );
}
