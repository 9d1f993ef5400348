import type { ReactElement } from 'react';
import { isBelieved } from '../../api/cube-store.ts';
import { poolColours } from '../../charts/cards/pool-colours.ts';
import { BOLD, textWidth } from '../../charts/plot/text-width.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toFills } from '../../map/fills.ts';
import { type MapPlace, toGeography } from '../../map/geography.ts';
import { rampFor } from '../../map/map-colours.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { type Band, type Belt, bandDegrees, type Plates } from './belt.ts';
import { beltBox, panelEdges, parallelAt } from './belt-frame.ts';

export const wildColour = 'var(--use-seed)';

const parallels = [50, 40, 30, 20, 10, 0, -10, -20, -30, -40];

interface PanelProps {
  belt: Belt;
  world: WorldShapes;
  /** Box units per CSS pixel. */
  unit: number;
  speech: Speech;
}

/** The map's figures by latitude: at the right side, on the same parallels. */
export function BeltPanel(props: PanelProps): ReactElement {
  const { belt, world, unit, speech } = props;
  const { words } = speech;
  const { left, right } = panelEdges(world);
  const [, top] = beltBox(world);
  const [north, south] = [parallelAt(world, 58), parallelAt(world, -40.5)];
  const texts = belt.step === 3 ? null : barTexts(belt, speech);
  return (
    <g fontFamily="var(--font-sans)" fontSize={13 * unit} fill="var(--ink-2)" stroke="none">
      <text x={right} y={top + 16 * unit} textAnchor="end" fontWeight="600" fill="var(--ink)">
        {words(`home.belt.panel.${belt.step}`, { unit: texts?.unit ?? '' })}
      </text>
      {parallels.map((latitude) => (
        <text key={latitude} x={left - 8 * unit} y={parallelAt(world, latitude)} dy="0.35em" textAnchor="end">
          {latitudeText(latitude, speech)}
        </text>
      ))}
      {belt.step === 3 ? (
        <CountryDots {...props} belt={belt} />
      ) : (
        <Bars {...props} bands={belt.bands} longest={texts?.longest ?? ''} />
      )}
      <path d={`M${left} ${north}V${south}`} stroke="var(--ink)" strokeWidth={unit} />
    </g>
  );
}

/** A parallel as maps write it: `50° N`, `0°`. */
export const latitudeText = (latitude: number, { words }: Pick<Speech, 'words'>): string =>
  words('home.belt.latitude', {
    degrees: String(Math.abs(latitude)),
    side: latitude === 0 ? 'equator' : latitude > 0 ? 'north' : 'south',
  });

export const sumOf = ({ amounts }: Band): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Text on the longest bar: of an estimate its first digit alone with its unit; and what the numbers are. */
function barTexts(belt: Exclude<Belt, Plates>, speech: Speech): { longest: string; unit: string } {
  const most = Math.max(...belt.bands.map(sumOf));
  if (belt.step === 1) return { longest: speech.formats.number(most, 0), unit: '' };
  const rough = Number(most.toPrecision(1));
  const scale = figureScale(belt.map.element, [rough], speech);
  const value = scale.withUnit(scale.figure(rough), rough);
  return { longest: speech.words('home.belt.about', { value }), unit: scale.unit };
}

/** A bar for every five degrees; the longest has its figure where there is room. */
function Bars(props: PanelProps & { bands: readonly Band[]; longest: string }): ReactElement {
  const { bands, world, unit, belt } = props;
  const { left, right } = panelEdges(world);
  const most = Math.max(...bands.map(sumOf));
  const lengthOf = (amount: number): number => (amount / most) * (right - left);
  const hasRoom = textWidth(props.longest, 13) * BOLD + 6 < (right - left) / unit;
  const longest = bands.find((band) => sumOf(band) === most);
  return (
    <>
      {bands.map((band) => {
        const [top, bottom] = [parallelAt(world, band.from + bandDegrees), parallelAt(world, band.from)];
        let x = left;
        return band.amounts.map((amount, series) => {
          const from = x;
          x += lengthOf(amount);
          return amount === 0 ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: series are known by their place.
              key={`${band.from} ${series}`}
              x={Math.round(from)}
              y={Math.round(top + unit)}
              width={Math.max(Math.round(unit), Math.round(lengthOf(amount)))}
              height={Math.max(0, Math.round(bottom - top - 2 * unit))}
              fill={belt.step === 1 ? poolColours[series] : 'var(--accent)'}
            />
          );
        });
      })}
      {longest !== undefined && hasRoom && (
        <text
          x={left + 8 * unit}
          y={(parallelAt(world, longest.from) + parallelAt(world, longest.from + bandDegrees)) / 2}
          dy="0.35em"
          fill="var(--paper)"
          fontWeight="600"
        >
          {props.longest}
        </text>
      )}
    </>
  );
}

/** Each country at its latitude and its share, the first one with its name. */
function CountryDots(props: PanelProps & { belt: Plates }): ReactElement {
  const { belt, world, unit, speech } = props;
  const { formats, words } = speech;
  const { places, limits, hasZero } = belt.map;
  const { left, right } = panelEdges(world);
  const geography = toGeography(world);
  const believedPlaces = places.filter(isBelieved).flatMap((place) => geography.byIso3.get(place.iso3) ?? []);
  const shares = new Map(places.map(({ iso3, value }) => [iso3, value]));
  const valueIn = (iso3: string): number | null => shares.get(iso3) ?? null;
  const classes = { limits, zero: hasZero };
  const fills = toFills({
    ...{ places: believedPlaces, valueIn, doubtIn: undefined, classes },
    ...{ ramp: rampFor({ limits }), focus: null, highlighted: null },
  });
  const fillOf = new Map(believedPlaces.map(({ iso3 }, index) => [iso3, fills[index]]));
  const most = Math.max(...believedPlaces.map(({ iso3 }) => valueIn(iso3) ?? 0), 0.1);
  const at = (share: number): number => left + (share / most) * (right - left);
  // Numbers of a narrow image would touch.
  const tick = (at(0.1) - left) / unit < 28 ? 0.2 : 0.1;
  const ticks = Array.from({ length: Math.floor(most / tick) + 1 }, (_, step) => step * tick);
  const [, top] = beltBox(world);
  const isBelowHead = ({ centre }: MapPlace): boolean => centre[1] > top + 42 * unit;
  const [first] = believedPlaces;
  return (
    <>
      {ticks.slice(1).map((share) => (
        <g key={share}>
          <path
            d={`M${Math.round(at(share))} ${Math.round(top + 40 * unit)}V${Math.round(parallelAt(world, -40.5))}`}
            stroke="var(--rule)"
            strokeWidth={unit}
          />
          <text x={at(share)} y={top + 34 * unit} textAnchor="middle">
            {formats.percent(share, 0)}
          </text>
        </g>
      ))}
      {believedPlaces.filter(isBelowHead).map(({ iso3, centre }) => (
        <circle
          key={iso3}
          cx={Math.round(at(valueIn(iso3) ?? 0))}
          cy={Math.round(centre[1])}
          r={Math.round(3 * unit)}
          fill={fillOf.get(iso3)}
        />
      ))}
      {first !== undefined && (
        <text
          x={right}
          y={first.centre[1] + 18 * unit}
          textAnchor="end"
          fill="var(--ink)"
          stroke="var(--paper)"
          strokeWidth={3 * unit}
          paintOrder="stroke"
        >
          {areaName(words, first.iso3)}
        </text>
      )}
    </>
  );
}
