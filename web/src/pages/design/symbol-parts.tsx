import { type ReactNode, useId } from 'react';
import { NO_DATA, NOT_APPLICABLE, ZERO } from '../../map/classes.ts';
import { type FillStyle, toPaint } from '../../map/fills.ts';
import { stepsFor, ZERO_COLOUR } from '../../map/map-colours.ts';
import { MapPatterns } from '../../map/map-patterns.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { type CropIconName, cropIconPaths } from '../../ui/crop-icon-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { type IconName, iconPaths } from '../../ui/icon-paths.ts';
import styles from './design-page.module.css';
import { useDesignWords } from './design-words.ts';
import { Part, Specimen } from './specimen.tsx';

const patterns = [
  { name: 'noData', bin: NO_DATA, state: 'official' },
  { name: 'notApplicable', bin: NOT_APPLICABLE, state: 'official' },
  { name: 'notStated', bin: 3, state: 'not-stated' },
  { name: 'estimated', bin: 3, state: 'estimated' },
  { name: 'computed', bin: 3, state: 'computed' },
  { name: 'zero', bin: ZERO, state: 'official' },
] as const;

/** What the map draws where a plain step would say too much. */
export function PatternsPart(): ReactNode {
  const own = useDesignWords();
  const id = useId();
  const style: FillStyle = { ramp: stepsFor(6), zero: ZERO_COLOUR, patterns: `${id}-` };
  return (
    <Part id="patterns" title={own('design.patterns')} theme="BEANS">
      <svg width="0" height="0" className={styles.definitions} aria-hidden="true">
        <MapPatterns style={style} unit={1} textures />
      </svg>
      <ul className={styles.uses}>
        {patterns.map(({ name, bin, state }) => (
          <li key={name}>
            <svg className={styles.pattern} aria-hidden="true">
              <rect width="100%" height="100%" fill={toPaint(bin, state, style)} />
            </svg>
            <span>{own(`design.patterns.${name}`)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const namesOf = <Name extends string>(paths: Readonly<Record<Name, string>>): readonly Name[] =>
  Object.keys(paths).filter((name): name is Name => Object.hasOwn(paths, name));

const cropIcons: readonly CropIconName[] = namesOf(cropIconPaths);
const icons: readonly IconName[] = namesOf(iconPaths);

/** Every icon with its name in the code. */
export function IconsPart(): ReactNode {
  const own = useDesignWords();
  return (
    <Part id="icons" title={own('design.icons')}>
      <Specimen name={own('design.icons.crops')} wide>
        <ul className={styles.icons}>
          {cropIcons.map((name) => (
            <li key={name}>
              <CropIcon name={name} size={32} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={own('design.icons.controls')} wide>
        <ul className={styles.icons}>
          {icons.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
    </Part>
  );
}
