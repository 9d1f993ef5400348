/** How a seed is drawn: its ground, and what lies on it. */
export interface SeedLook {
  ground: string;
  pattern: { kind: 'flecks' | 'mottles' | 'stripes'; colour: string } | null;
}

/** Colours and patterns of bean seeds, plain ones first. Words are `varieties.seed.<id>`. */
export const seedLooks = {
  red: { ground: '#a3252c', pattern: null },
  'dark-red': { ground: '#6a1a22', pattern: null },
  yellow: { ground: '#e3b94e', pattern: null },
  cream: { ground: '#efe0bd', pattern: null },
  green: { ground: '#8d9a5a', pattern: null },
  black: { ground: '#25211f', pattern: null },
  white: { ground: '#fdfbf4', pattern: null },
  'red-mottled': { ground: '#e8c3ae', pattern: { kind: 'mottles', colour: '#a5262f' } },
  'dark-red-mottled': { ground: '#d9b3a2', pattern: { kind: 'mottles', colour: '#6d1620' } },
  sugar: { ground: '#f0e2c4', pattern: { kind: 'flecks', colour: '#b5323a' } },
  pinto: { ground: '#ecd9b5', pattern: { kind: 'flecks', colour: '#8b5a33' } },
  speckled: { ground: '#e9dcc2', pattern: { kind: 'flecks', colour: '#7b5a44' } },
  carioca: { ground: '#e6d0a4', pattern: { kind: 'stripes', colour: '#96693d' } },
} as const satisfies Readonly<Record<string, SeedLook>>;

export type SeedLookId = keyof typeof seedLooks;
export const seedLookIds = [
  'red',
  'dark-red',
  'yellow',
  'cream',
  'green',
  'black',
  'white',
  'red-mottled',
  'dark-red-mottled',
  'sugar',
  'pinto',
  'speckled',
  'carioca',
] as const satisfies readonly SeedLookId[];
