import { type ReactNode, useContext, useMemo } from 'react';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { networkCodes } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import { keyEntry, keyPicture } from '../../charts/picture/key-picture.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { editFigure } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { toLocale } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { Choropleth } from '../../map/choropleth.tsx';
import { type CountryMapModel, nameLabels } from '../../map/map-model.ts';
import { countryMapPicture } from '../../map/map-picture.tsx';
import { useWorld } from '../../map/world-source.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import { networkColours, placeOf, unstatedColour } from './network-colours.ts';
import styles from './networks.module.css';

/** What the figure of the members has. */
export interface MembersInput {
  networks: Networks;
  /** Codes of the countries of Africa. */
  africa: readonly string[];
  /** Newest harvests (t) of networks and countries, and the sentence on them; `null` where the page has its own. */
  harvests: { year: number; values: ReadonlyMap<string, number>; finding: string; number: string } | null;
}

type MapInput = MembersInput & { title: string; summary: string };

/** A class for each network, and one for members whose network no source names. */
const classes = { limits: [1, 2, 3], zero: false, colours: [...networkColours, unstatedColour] };

/** As in the style sheet. */
const frame = { width: 452, height: 420 };

/** A line of the key: a network, or the members without one. */
interface KeyLine {
  code: string;
  colour: string;
  name: string;
  text: string;
  /** Whether it has a page. */
  isNetwork: boolean;
}

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
    focus: new Set(africa),
    labels: largest.map(([iso3]) => ({ iso3, text: '' })),
    legend: { of: title, unit: '', limitText: String, countText: (range) => range },
  };
}

function keyLines({ networks, harvests }: MapInput, speech: Speech): readonly KeyLine[] {
  const { words, formats, language } = speech;
  const { compare } = new Intl.Collator(toLocale(language));
  const scale = figureScale(
    PRODUCTION,
    networkCodes.flatMap((code) => harvests?.values.get(code) ?? []),
    speech,
  );
  const unstated = networks.members.filter(({ network }) => network === null);
  return [
    ...networks.networks.flatMap(({ code, members }): KeyLine[] => {
      const at = placeOf(code);
      const harvest = harvests?.values.get(code);
      if (at < 0 || members.length === 0) return [];
      const count = words('networks.members', { members: members.length });
      return [
        {
          code,
          colour: networkColours[at] ?? unstatedColour,
          name: areaName(words, code),
          text:
            harvest === undefined
              ? formats.list(members.map((iso3) => areaName(words, iso3)).toSorted(compare))
              : `${count}, ${scale.withUnit(scale.figure(harvest), harvest)}`,
          isNetwork: true,
        },
      ];
    }),
    ...(unstated.length === 0
      ? []
      : [
          {
            code: '',
            colour: unstatedColour,
            name: formats.list(unstated.map(({ iso3 }) => areaName(words, iso3))),
            text: words('networks.map.unstated'),
            isNetwork: false,
          },
        ]),
  ];
}

const swatch = (colour: string): ReactNode => <rect width="12" height="12" fill={colour} />;

/** Members of the alliance in the colours of their networks; a country leads to its page. */
export function MembersMap(props: MapInput): ReactNode {
  const speech = useSpeech();
  const { words, language } = speech;
  const world = useWorld();
  const picture = useContext(PictureContext);
  const { networks, africa, harvests, title, summary } = props;
  const map = useMemo(
    () => toModel({ networks, africa, harvests, title, summary }),
    [networks, africa, harvests, title, summary],
  );
  const lines = keyLines(props, speech);
  if (import.meta.env.SSR && picture !== null) {
    const { width } = picture;
    const [drawing] = world === null ? [] : countryMapPicture(map, { world, words, width });
    if (drawing !== undefined) picture.add(drawing);
    const entries = lines.map(({ name, text, colour }) =>
      keyEntry(`${name}: ${text}`, 12, 12, swatch(colour)),
    );
    picture.add(keyPicture(entries, { width, fontSize: 14 }));
    return null;
  }
  const networkOf = (iso3: string): string => {
    const own = networks.members.filter((member) => member.iso3 === iso3);
    if (own.length === 0) return words('networks.map.none');
    return own
      .map(({ network }) => (network === null ? words('networks.map.unstated') : areaName(words, network)))
      .join(', ');
  };
  const hrefOf = (code: string, isRegion: boolean): string => `/${language}${areaPagePath(code, isRegion)}`;
  return (
    <div className={styles.block}>
      <div className={styles.members}>
        {world === null ? (
          <Skeleton ratio="452 / 420" label={words('dataPage.state.loading')} />
        ) : (
          <Choropleth
            {...{ world, map }}
            labels={nameLabels(map, null, words)}
            highlighted={null}
            areaAt={(iso3) => iso3}
            onChoose={(iso3) => iso3 !== null && window.location.assign(hrefOf(iso3, false))}
            describe={(iso3) => `${areaName(words, iso3)}: ${networkOf(iso3)}`}
            renderCard={(iso3) => {
              const harvest = harvests?.values.get(iso3);
              return (
                <CardText
                  name={areaName(words, iso3)}
                  value={
                    harvest === undefined || harvests === null
                      ? undefined
                      : {
                          text: editFigure(PRODUCTION, harvest, speech),
                          year: speech.formats.year(harvests.year),
                        }
                  }
                  link={{ href: hrefOf(iso3, false), text: words('map.card.open', areaWords(words, iso3)) }}
                >
                  <p>{networkOf(iso3)}</p>
                </CardText>
              );
            }}
          />
        )}
        <ul className={styles.key}>
          {lines.map(({ code, colour, name, text, isNetwork }) => (
            <li key={code}>
              <svg width="12" height="12" aria-hidden="true">
                {swatch(colour)}
              </svg>
              {isNetwork ? <a href={hrefOf(code, true)}>{name}</a> : <span>{name}</span>}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
