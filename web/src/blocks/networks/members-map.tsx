import { type ReactNode, useMemo } from 'react';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { networkCodes } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import type { SourceOfFigure } from '../../figure/figure.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { editFigure } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { toLocale } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { KindsMap } from '../../map/kinds-map.tsx';
import type { CountryMapModel } from '../../map/map-model.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import { networkColours, placeOf, unstatedColour } from './network-colours.ts';

export interface MembersInput {
  networks: Networks;
  africa: readonly string[];
  /** Newest harvests (t) of networks and countries, their item and sources, and the sentence on them; `null` where the page has its own. */
  harvests: {
    year: number;
    values: ReadonlyMap<string, number>;
    indicators: readonly number[];
    sources: readonly SourceOfFigure[];
    finding: string;
    number: string;
  } | null;
}

type MapInput = MembersInput & { title: string; summary: string };

/** A class for each network, and one for members whose network no source names. */
const classes = { limits: [1, 2, 3], zero: false, colours: [...networkColours, unstatedColour] };

/** As in the style sheet. */
const frame = { width: 452, height: 420 };

function toModel({ networks, africa, harvests, title, summary }: MapInput): CountryMapModel {
  const classOf = new Map(
    networks.members
      .map(({ iso3, network }): [string, number] => {
        const at = placeOf(network);
        return [iso3, at < 0 ? networkColours.length : at];
      })
      .toReversed(),
  );
  const largest = [...(harvests?.values ?? [])]
    .filter(([code]) => classOf.has(code))
    .toSorted(([, a], [, b]) => b - a);
  return {
    ...{ title, summary, classes, frame },
    valueIn: (iso3) => classOf.get(iso3) ?? null,
    focus: africa.length === 0 ? null : new Set(africa),
    labels: largest.map(([iso3]) => ({ iso3, text: '' })),
    legend: { of: title, unit: '', limitText: String, countText: (range) => range },
  };
}

type Kinds = Parameters<typeof KindsMap>[0]['kinds'];

const pageOf = (code: string, isRegion: boolean, { language }: Speech): string =>
  `/${language}${areaPagePath(code, isRegion)}`;

function keyLines({ networks, harvests }: MapInput, speech: Speech): Kinds {
  const { words, formats, language } = speech;
  const { compare } = new Intl.Collator(toLocale(language));
  const scale = figureScale(
    PRODUCTION,
    networkCodes.flatMap((code) => harvests?.values.get(code) ?? []),
    speech,
  );
  const unstated = networks.members.filter(({ network }) => network === null);
  return [
    ...networks.networks.flatMap(({ code, members }): Kinds => {
      const at = placeOf(code);
      const harvest = harvests?.values.get(code);
      if (at < 0 || members.length === 0) return [];
      const count = words('networks.members', { members: members.length });
      return [
        {
          id: code,
          colour: networkColours[at] ?? unstatedColour,
          name: areaName(words, code),
          text:
            harvest === undefined
              ? formats.list(members.map((iso3) => areaName(words, iso3)).toSorted(compare))
              : unbroken(`${count}, ${scale.withUnit(scale.figure(harvest), harvest)}`),
          href: pageOf(code, true, speech),
        },
      ];
    }),
    ...(unstated.length === 0
      ? []
      : [
          {
            id: '',
            colour: unstatedColour,
            name: formats.list(unstated.map(({ iso3 }) => areaName(words, iso3))),
            text: words('networks.map.unstated'),
          },
        ]),
  ];
}

export function MembersMap(props: MapInput): ReactNode {
  const speech = useSpeech();
  const { words, formats } = speech;
  const { networks, africa, harvests, title, summary } = props;
  const map = useMemo(
    () => toModel({ networks, africa, harvests, title, summary }),
    [networks, africa, harvests, title, summary],
  );
  const networkOf = (iso3: string): string => {
    const own = networks.members.filter((member) => member.iso3 === iso3);
    if (own.length === 0) return words('networks.map.none');
    return own
      .map(({ network }) => (network === null ? words('networks.map.unstated') : areaName(words, network)))
      .join(', ');
  };
  return (
    <KindsMap
      map={map}
      kinds={keyLines(props, speech)}
      hrefOf={(iso3) => pageOf(iso3, false, speech)}
      describe={(iso3) => `${areaName(words, iso3)}: ${networkOf(iso3)}`}
      renderCard={(iso3) => {
        const harvest = harvests?.values.get(iso3);
        return (
          <CardText
            name={areaName(words, iso3)}
            value={
              harvest === undefined || harvests === null
                ? undefined
                : { text: editFigure(PRODUCTION, harvest, speech), year: formats.year(harvests.year) }
            }
            link={{
              href: pageOf(iso3, false, speech),
              text: words('map.card.open', areaWords(words, iso3)),
            }}
          >
            <p>{networkOf(iso3)}</p>
          </CardText>
        );
      }}
    />
  );
}
