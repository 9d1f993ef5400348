import type { ReactNode } from 'react';
import { crops, cropTheme, generalTheme } from '#catalog/crops/index.ts';
import themeProperties from '#catalog/crops/index.ts?themes';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { contrast } from '../../styles/contrast.ts';
import { Facts } from '../../ui/facts.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './design-page.module.css';
import { useDesignWords } from './design-words.ts';
import { Part } from './specimen.tsx';
import { rootTokens, tokensNamed } from './tokens.ts';

const neutrals = ['--paper', '--surface', '--ink', '--ink-2', '--rule', '--edge', '--focus', '--alert'];

interface Theme {
  id: string;
  name: string;
}

/** Every theme: the crops' and the one of pages that stand for no crop. */
export const themes: readonly Theme[] = [
  ...crops.map((crop) => ({ id: crop.id, name: cropTheme(crop) })),
  { id: 'general', name: generalTheme.theme },
];

/** A colour as a drawing, which paper and forced colours keep. */
export function Swatch({ colour }: { colour: string }): ReactNode {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

/** A colour with how it is written: that of the light scheme, of which the contrasts are, in the dark one as well. */
function Colour({ value }: { value: string }): ReactNode {
  return (
    <>
      <Swatch colour={value} /> <code>{value}</code>
    </>
  );
}

/** `7.31:1` in the reader's numerals. */
function useRatio(): (one: string, other: string) => string {
  const formats = getFormats(useLanguage());
  return (one, other) => `${formats.number(contrast(one, other), 2)}:1`;
}

/** Ground, ink and edges with their contrast. */
export function NeutralsPart(): ReactNode {
  const own = useDesignWords();
  const ratio = useRatio();
  const value = (name: string): string => rootTokens.get(name) ?? '';
  return (
    <Part id="neutrals" title={own('design.neutrals')}>
      <PlainTable
        look={styles.tokens}
        label={`${own('design.neutrals')}: ${own('design.block.table')}`}
        columns={[
          [own('design.column.token'), (name) => <code>{name}</code>],
          [own('design.column.colour'), (name) => <Colour value={value(name)} />],
          [own('design.column.paper'), (name) => ratio(value(name), value('--paper'))],
          [own('design.column.surface'), (name) => ratio(value(name), value('--surface'))],
        ]}
        rows={neutrals}
      />
    </Part>
  );
}

/** Accent and tint of every crop, with the contrast of the accent on paper and on its tint. */
export function AccentsPart(): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  const ratio = useRatio();
  const paper = rootTokens.get('--paper') ?? '';
  const accentOf = ({ name }: Theme): string => themeProperties[name]?.['--accent'] ?? '';
  const tintOf = ({ name }: Theme): string => themeProperties[name]?.['--accent-tint'] ?? '';
  return (
    <Part id="accents" title={own('design.accents')}>
      <PlainTable
        look={styles.tokens}
        label={`${own('design.accents')}: ${own('design.block.table')}`}
        columns={[
          [
            own('design.column.crop'),
            ({ id }) => <span className={styles.accent}>{words(`crops.${id}.name`)}</span>,
          ],
          [own('design.column.accent'), (theme) => <Colour value={accentOf(theme)} />],
          [own('design.column.pale'), (theme) => <Colour value={tintOf(theme)} />],
          [own('design.column.paper'), (theme) => ratio(accentOf(theme), paper)],
          [own('design.column.tint'), (theme) => ratio(accentOf(theme), tintOf(theme))],
        ]}
        rows={themes}
        markOf={({ name }) => ({ 'data-theme': name })}
      />
    </Part>
  );
}

/** The map's six steps for every crop. */
export function RampsPart(): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  return (
    <Part id="ramps" title={own('design.ramps')} text={own('design.ramps.text')}>
      <Facts
        look={styles.ramps}
        facts={themes.map(({ id, name }) => {
          const ramp = [1, 2, 3, 4, 5, 6].map((step) => themeProperties[name]?.[`--map-${step}`] ?? '');
          return [
            words(`crops.${id}.name`),
            <>
              <svg className={styles.steps} role="img" aria-label={ramp.join(', ')}>
                {ramp.map((colour, step) => (
                  <rect
                    key={colour}
                    x={`${(step * 100) / 6}%`}
                    width={`${100 / 6}%`}
                    height="100%"
                    fill={colour}
                  >
                    <title>{own('design.ramps.step', { step: String(step + 1), colour })}</title>
                  </rect>
                ))}
              </svg>
              <code className={styles.hexes}>{ramp.join(' ')}</code>
            </>,
          ];
        })}
      />
    </Part>
  );
}

/** The colours of uses, which mean the same everywhere. */
export function UsesPart(): ReactNode {
  const own = useDesignWords();
  return (
    <Part id="uses" title={own('design.uses')} text={own('design.uses.text')} theme="BEANS">
      <ul className={styles.uses}>
        {tokensNamed('--use-').map(([name, value]) => (
          <li key={name}>
            <Swatch colour={value.startsWith('var(') ? `var(${name})` : value} />
            <span>{own(`design.uses.${name.slice('--use-'.length)}`)}</span>
            <code>
              {value === 'var(--accent)'
                ? own('design.uses.accent')
                : value.startsWith('var(--map-')
                  ? own('design.uses.step')
                  : (rootTokens.get(value.slice(4, -1)) ?? value)}
            </code>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The type scale in both families. */
export function TypePart(): ReactNode {
  const own = useDesignWords();
  return (
    <Part id="type" title={own('design.type')}>
      <ul className={styles.scale}>
        {tokensNamed('--text-').map(([name, value]) => (
          <li key={name}>
            <code>
              {name} {Number.parseFloat(value) * 16} px
            </code>
            <span className={styles.serif} style={{ fontSize: `var(${name})` }}>
              {own('design.type.serif')}
            </span>
            <span style={{ fontSize: `var(${name})` }}>{own('design.type.sans')}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The steps of space. */
export function SpacePart(): ReactNode {
  const own = useDesignWords();
  return (
    <Part id="space" title={own('design.space')}>
      <ul className={styles.spaces}>
        {tokensNamed('--space-').map(([name, value]) => (
          <li key={name}>
            <code>
              {name} {value}
            </code>
            <svg width={value} height="16" aria-hidden="true">
              <rect width="100%" height="100%" fill="var(--accent)" />
            </svg>
          </li>
        ))}
      </ul>
    </Part>
  );
}
