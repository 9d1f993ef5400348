import { memo, type ReactElement } from 'react';
import { type Fill, toAttributes } from './fills.ts';
import type { MapPlace } from './geography.ts';
import { circleRadius } from './pick.ts';
import { COUNTRY_ATTRIBUTE, LAND_ATTRIBUTE } from './shapes-source.ts';

interface CountryLayerProps {
  places: readonly MapPlace[];
  /** Land without figures. */
  land: string;
  /** Fills of the first drawing, in the order of the places; later ones are painted outside React. */
  initial: readonly Fill[];
}

/** Outlines of all countries, each exactly once. */
export const CountryOutlines = memo(function CountryOutlines({
  places,
  land,
  initial,
}: CountryLayerProps): ReactElement {
  return (
    <>
      {land !== '' && <path {...{ [LAND_ATTRIBUTE]: '' }} d={land} fill="var(--map-none, #f1eee7)" />}
      {places.map(({ iso3, shape }, index) =>
        shape.d === '' ? null : (
          <path
            key={iso3}
            {...{ [COUNTRY_ATTRIBUTE]: iso3 }}
            d={shape.d}
            {...toAttributes(initial[index] ?? '')}
          />
        ),
      )}
    </>
  );
});

interface CountryCirclesProps extends Pick<CountryLayerProps, 'places' | 'initial'> {
  unit: number;
}

/** Circles of the states too small to see; they keep their size on the screen at every zoom. */
export const CountryCircles = memo(function CountryCircles({
  places,
  initial,
  unit,
}: CountryCirclesProps): ReactElement {
  return (
    <g>
      {places.map((place, index) =>
        place.shape.circle === undefined ? null : (
          <circle
            key={place.iso3}
            {...{ [COUNTRY_ATTRIBUTE]: place.iso3 }}
            cx={place.shape.circle[0]}
            cy={place.shape.circle[1]}
            r={circleRadius(place, unit)}
            {...toAttributes(initial[index] ?? '')}
          />
        ),
      )}
    </g>
  );
});
