import type { ReactNode } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { IMPORT_SHARE, POPULATION, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { addsUp } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { muchProtein } from '#domain/dependence.ts';
import { countRanked } from '#domain/ranks.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { type Figure, noRows } from '../../figure/figure.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { isUnboundedRatio, ratioFinding } from '../../i18n/ratio-finding.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toDataFigure } from '../data-figure.ts';
import { doubtNotes } from '../doubt-notes.ts';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { type CountriesPicture, toCountriesPicture } from './countries-picture.ts';
import { rankedRows, rankingTable } from './country-ranking.ts';
import { rankingFinding, smallNote, togetherNote } from './ranking-finding.ts';

type CountriesDefinition = BlockOf<'countries'>;

const countriesPicture = (data: ShownData, block: CountriesDefinition, speech: Speech): CountriesPicture => {
  const { view, section, crop } = data;
  return toCountriesPicture({
    ...{
      ...data,
      speech,
      crop: crop.id,
      choice: view.choices[block.id],
      element: view.element,
      region: view.region,
    },
    mapElements: section.mapElements,
  });
};

/** State of the figures; failed ones count as loading. */
function countriesState(
  { areasFailed }: ShownData,
  { slice, items }: CountriesPicture,
): 'loading' | 'empty' | 'shown' {
  // Without the list of areas countries' figures cannot be distinguished.
  if (areasFailed || slice === undefined) return 'loading';
  return items.length === 0 ? 'empty' : 'shown';
}

/** Counted from the lowest, a rank would differ from that of tables and cards. */
const noRank = (): string => '';

/** Finding on the ranks of countries; for self-sufficiency, which has no bounds, a count of them, since its first rank means nothing. */
function placesFinding(data: ShownData, picture: CountriesPicture, speech: Speech): string | undefined {
  const { element, region } = data.view;
  const isPlaced = picture.ranked.some(({ area, rank }) => area === picture.selected && rank !== null);
  return isUnboundedRatio(element) && element !== IMPORT_SHARE && !isPlaced
    ? ratioFinding(speech.words, { ...data, element, area: region ?? worldCode }, picture.ranked)
    : rankingFinding(picture, speech);
}

export function toCountriesFigure(
  data: ShownData,
  block: CountriesDefinition,
  speech: Speech,
  picture: CountriesPicture = countriesPicture(data, block, speech),
): Figure {
  const { crop, section, view, year } = data;
  const { words, formats } = speech;
  const { explainOf, texts, items, unit, dependents } = picture;
  const kind = dependents === null ? 'ranking' : `ranking.${dependents.rule}`;
  const title = words(`chart.options.countries.title.${kind}`, {
    crop: cropWords(words, crop.id, section.id).crop,
    element: words(`elements.${view.element}.inSentence`),
    area: areaName(words, view.region ?? worldCode),
    year: String(year),
    least: formats.percent(muchProtein, 0),
  });
  const finding = placesFinding(data, picture, speech);
  const isShown = countriesState(data, picture) === 'shown';
  return toDataFigure(data, speech, {
    id: block.id,
    title: unit === '' ? title : words('figure.titleUnit', { title, unit }),
    name: title,
    finding,
    info: words(`chart.options.countries.info.${kind}`),
    remarks: countriesRemarks(picture, String(year), speech),
    caption: title,
    keyOf: (row, column) => (column === 'value' ? explainOf(row) : null),
    ...(isShown ? rankingTable({ items, element: view.element, words, texts }) : noRows),
    picture: () => <CountriesDrawing {...{ data, picture, id: block.id, title, finding, speech }} />,
  });
}

/** What options did, which countries are not drawn, and which figures are doubtful. */
function countriesRemarks(picture: CountriesPicture, year: string, speech: Speech): readonly string[] {
  const { ranked, selected, near, divides } = picture;
  const { words } = speech;
  return [
    ...[togetherNote(picture, speech), smallNote(picture, speech)].filter((note) => note !== undefined),
    ...(near !== null && selected !== null
      ? [words('chart.options.countries.peers.near', { ...areaWords(words, selected), year })]
      : []),
    ...(divides
      ? [words('chart.options.perInhabitant.note', { source: words('chart.options.perInhabitant.source') })]
      : []),
    ...doubtNotes(
      words,
      ranked.filter(({ area }) => area === selected || countRanked(ranked) < rankedRows),
    ),
  ];
}

function CountriesDrawing(props: {
  data: ShownData;
  picture: CountriesPicture;
  id: string;
  title: string;
  finding: string | undefined;
  speech: Speech;
}): ReactNode {
  const { data, picture, id, title, finding } = props;
  const { words } = props.speech;
  const { pair, divides, explainOf } = picture;
  const state = countriesState(data, picture);
  if (state === 'loading') {
    const failed = data.areasFailed || data.cubes.failed(data.view.element, ...(divides ? [POPULATION] : []));
    return <NotLoaded failed={failed} height="24.5rem" text={words('dataPage.state.error')} />;
  }
  if (state === 'empty')
    return pair === undefined ? null : (
      <EmptyYears elements={[pair]} of="countries" text={words('dataPage.state.noDataYear')} />
    );
  // A sum of all has no place beside its parts: a remark has it.
  const isSum = !divides && addsUp(picture.element);
  // The heading counts countries that import more than they export: the bars begin with them.
  const isFromBelow = picture.element === SELF_SUFFICIENCY && picture.selected === null && !divides;
  // Countries without a harvest have 0%, and would fill the list.
  const items = picture.items.filter(
    ({ reference, value }) => !(isSum && reference === true) && !(isFromBelow && value === 0),
  );
  return (
    <RankedBars
      {...{ id, title }}
      description={finding ?? title}
      hint={words('chart.keyboardHint.ranked')}
      items={items}
      limit={rankedRows}
      unit={picture.unit || undefined}
      formatRank={isFromBelow || picture.dependents !== null || picture.near !== null ? noRank : String}
      {...(isFromBelow && { lowestFirst: true })}
      {...((isFromBelow || picture.dependents !== null) && { whole: 100 })}
      explainOf={explainOf}
      empty={null}
    />
  );
}
