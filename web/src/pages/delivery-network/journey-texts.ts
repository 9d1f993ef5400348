import { worldCode } from '#catalog/regions/index.ts';
import type { FlowPage } from '#contract/flows.ts';
import { type Figure, noRows } from '../../figure/figure.ts';
import { capital } from '../../i18n/area-subject.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { sourceName } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toGeography } from '../../map/geography.ts';
import type { DeliveryView } from '../../url/delivery-params.ts';
import { type FlowInput, ofFlows } from './delivery-place.tsx';
import { genebankInSentence, isPart, scopeText } from './delivery-texts.ts';
import { genebankTable, landraceTable, recipientTable } from './flow-tables.ts';
import type { Journey } from './journey.ts';
import type { LandraceColour, Landraces } from './landraces.ts';

export type JourneyInput = FlowInput & { journey: Journey };

/** Texts and table of a step, without its picture. `world` is `null` until it is there. */
export const journeyTexts = (input: JourneyInput): Figure =>
  input.journey.step === 1 ? landracesFigure(input) : flowsFigure(input);

const common = { id: 'journey', picture: null, isLead: true } as const;

/** Word keys of the World have an ending of their own. */
const keyOf = (key: string, country: string | null): string =>
  `deliveryNetwork.journey.${key}${country === null ? '.world' : ''}`;

function landracesFigure({ journey: { country, landraces }, speech }: JourneyInput): Figure {
  const { words } = speech;
  const title = words(keyOf('title.1', country), areaWords(words, country ?? worldCode));
  const notes = ['place', 'colour'].map((note) => words(`deliveryNetwork.journey.note.${note}`));
  const shared = { ...common, title, area: country ?? worldCode, crop: 'beans' };
  if (landraces == null) return { ...shared, sources: [], ...noRows };
  return {
    ...shared,
    finding: landracesFinding(landraces, speech),
    remarks: [words('deliveryNetwork.journey.dot')],
    notes: [...notes, words('map.disputed')],
    source: sourceName(words, landraces.source),
    sources: [{ ...landraces.source, editions: [] }],
    ...landraceTable(landraces, speech),
  };
}

/** Which of the stated colours leads, in either half of the country where that differs; nothing where two have equally many. */
function landracesFinding({ halves, colours }: Landraces, { words, formats }: Speech): string | undefined {
  const named = (colour: LandraceColour): string => words(`deliveryNetwork.journey.colour.${colour}`);
  if (halves !== null) {
    const [first, second] = [named(halves.leading[0]), named(halves.leading[1])];
    return capital(words(`deliveryNetwork.journey.finding.1.${halves.halved}`, { first, second }));
  }
  const statedColours = colours.filter(({ colour }) => colour !== 'unknown');
  const total = statedColours.reduce((sum, { count }) => sum + count, 0);
  const [most, next] = statedColours;
  if (most === undefined || most.count === next?.count) return undefined;
  return capital(
    words('deliveryNetwork.journey.finding.1', {
      several: most.colour === 'several' ? 'yes' : 'no',
      colour: named(most.colour),
      most: formats.number(most.count, 0),
      count: total,
      number: formats.number(total, 0),
    }),
  );
}

function flowsFigure(input: JourneyInput): Figure {
  const { journey, view, speech, world } = input;
  const { words, formats } = speech;
  const { flows, country, step } = journey;
  const isScoped = view.genebank !== null || view.macro !== null;
  const title = [
    words(keyOf(`title.${step}`, country), areaWords(words, country ?? worldCode)),
    ...(isScoped ? [scopeText(speech, { ...view, country: null })] : []),
  ].join(' · ');
  const base = { ...common, ...ofFlows(input, title) };
  if (flows === null) return { ...base, ...noRows };
  const finding =
    step === 2 ? genebanksFinding(flows, view, speech) : recipientsFinding(flows, country, speech);
  const places = world === null ? null : toGeography(world).byIso3;
  const unplaced = flows.recipients.filter(({ code }) => places !== null && !places.has(code));
  return {
    ...base,
    finding:
      finding !== undefined && isPart(view)
        ? `${finding}. ${words('deliveryNetwork.finding.part')}`
        : finding,
    remarks: [words('deliveryNetwork.journey.note')],
    notes: [
      ...(step === 2 && country === null
        ? [words('deliveryNetwork.journey.note.2.world', { count: flows.origins.length })]
        : []),
      words(`deliveryNetwork.journey.note.${step}`),
      ...(step === 3 && unplaced.length > 0
        ? [
            words('deliveryNetwork.map.unplaced', {
              list: formats.list(unplaced.map(({ code }) => areaName(words, code))),
            }),
          ]
        : []),
    ],
    ...(step === 2 ? genebankTable(flows, input) : recipientTable(flows, input)),
  };
}

type Flows = NonNullable<FlowPage['journey']>;

/** The largest sender; nothing where one genebank alone is chosen. */
function genebanksFinding(
  { genebanks: genebankSums }: Flows,
  { genebank }: DeliveryView,
  { words, formats }: Speech,
): string | undefined {
  const [most] = genebankSums;
  if (most === undefined || genebank !== null) return undefined;
  return words('deliveryNetwork.journey.finding.2', {
    count: genebankSums.length,
    genebank: genebankInSentence(words, most.code, 'one'),
    share: formats.percent(most.share, 0),
  });
}

function recipientsFinding(
  { recipients, value }: Flows,
  country: string | null,
  { words, formats }: Speech,
): string | undefined {
  const [first, second, third] = recipients;
  if (first === undefined) return undefined;
  const the = (end: { code: string } | undefined): string =>
    end === undefined ? '' : areaWords(words, end.code).areaThe;
  return words('deliveryNetwork.journey.finding.3', {
    ...areaWords(words, first.code),
    stays: first.code === country ? 'yes' : 'no',
    share: formats.percent(first.value / value, 0),
    second: the(second),
    third: the(third),
    count: Math.min(3, recipients.length),
  });
}
