import { type ReactNode, type Ref, useContext, useMemo, useState } from 'react';
import { PictureContext } from '../charts/picture/picture-parts.ts';
import { useWords } from '../i18n/words.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Choropleth, type MapHandle } from './choropleth.tsx';
import type { Bin } from './classes.ts';
import { Legend } from './legend.tsx';
import { toLegend } from './legend-model.ts';
import { type CountryMapModel, countClasses, nameLabels } from './map-model.ts';
import { countryMapPicture } from './map-picture.tsx';
import { useWorld } from './world-source.ts';

/** Where a press on a country leads: to an address, or to a choice in this page (`null`: none). */
export type Choice = { hrefOf: (area: string) => string } | { onChoose: (area: string | null) => void };

type CountryMapProps = Choice & {
  map: CountryMapModel;
  /** Code that a press on a country chooses: the state that the map shows there. Absent: the country. */
  areaAt?: ((iso3: string) => string) | undefined;
  renderCard: (area: string) => ReactNode;
  /** A country and its value in a few words, read out when the keyboard reaches it. */
  describe: (iso3: string) => string;
  beside?: ReactNode;
  ref?: Ref<MapHandle>;
};

export function CountryMap(props: CountryMapProps): ReactNode {
  const { map, areaAt = (iso3) => iso3, renderCard, describe } = props;
  const { valueIn, classes, focus } = map;
  const words = useWords();
  const world = useWorld();
  const picture = useContext(PictureContext);
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const counts = useMemo(
    () => countClasses(world, { valueIn, classes, focus }),
    [world, valueIn, classes, focus],
  );
  if (import.meta.env.SSR && picture !== null) {
    if (world !== null)
      for (const part of countryMapPicture(map, { world, words, width: picture.width })) picture.add(part);
    return null;
  }
  const leads = 'hrefOf' in props;
  return (
    <>
      {world === null ? (
        <Skeleton ratio="773 / 376" label={words('dataPage.state.loading')} />
      ) : (
        <Choropleth
          ref={props.ref}
          {...{ world, map, highlighted, areaAt, renderCard, describe }}
          labels={nameLabels(map, highlighted, words)}
          onChoose={(area) => {
            if (!leads) props.onChoose(area);
            else if (area !== null) window.location.assign(props.hrefOf(area));
          }}
        />
      )}
      <Legend
        legend={toLegend(map.legend, classes, counts, words)}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        beside={props.beside}
      />
    </>
  );
}
