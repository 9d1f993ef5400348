import { type ReactNode, useContext } from 'react';
import { keyEntry, keyPicture } from '../charts/picture/key-picture.tsx';
import { PictureContext } from '../charts/picture/picture-parts.ts';
import { useWords } from '../i18n/words.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Choropleth } from './choropleth.tsx';
import styles from './kinds-map.module.css';
import { type CountryMapModel, nameLabels } from './map-model.ts';
import { countryMapPicture } from './map-picture.tsx';
import { useWorld } from './world-source.ts';

interface Kind {
  id: string;
  colour: string;
  name: string;
  href?: string | undefined;
  text: string;
}

/** Countries in the colours of kinds, with a key; a country leads to its page. Where an image is being made, it hands over its picture and draws nothing. */
export function KindsMap(props: {
  map: CountryMapModel;
  kinds: readonly Kind[];
  hrefOf: (iso3: string) => string;
  describe: (iso3: string) => string;
  renderCard: (iso3: string) => ReactNode;
}): ReactNode {
  const { map, kinds, hrefOf, describe, renderCard } = props;
  const words = useWords();
  const world = useWorld();
  const picture = useContext(PictureContext);
  const swatch = (colour: string): ReactNode => <rect width="12" height="12" fill={colour} />;
  if (import.meta.env.SSR && picture !== null) {
    const { width } = picture;
    const [drawing] = world === null ? [] : countryMapPicture(map, { world, words, width });
    if (drawing !== undefined) picture.add(drawing);
    const entries = kinds.map(({ name, text, colour }) =>
      keyEntry(`${name}: ${text}`, 12, 12, swatch(colour)),
    );
    picture.add(keyPicture(entries, { width, fontSize: 14 }));
    return null;
  }
  const { frame = { width: 773, height: 376 } } = map;
  return (
    <div className={styles.block}>
      <div className={styles.kinds} data-tall={map.frame !== undefined || undefined}>
        {world === null ? (
          <Skeleton ratio={`${frame.width} / ${frame.height}`} label={words('dataPage.state.loading')} />
        ) : (
          <Choropleth
            {...{ world, map, describe, renderCard }}
            labels={nameLabels(map, null, words)}
            highlighted={null}
            areaAt={(iso3) => iso3}
            onChoose={(iso3) => iso3 !== null && window.location.assign(hrefOf(iso3))}
          />
        )}
        <ul className={styles.key}>
          {kinds.map(({ id, colour, name, href, text }) => (
            <li key={id}>
              <svg width="12" height="12" aria-hidden="true">
                {swatch(colour)}
              </svg>
              {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
