type Key =
  | '←'
  | '→'
  | '↑'
  | '↓'
  | 'pageUp'
  | 'pageDown'
  | 'home'
  | 'end'
  | 'enter'
  | 'space'
  | 'escape'
  | 'tab'
  | '?'
  | '/'
  | 'c'
  | 'p'
  | 't';

interface Shortcut {
  id: string;
  keys: readonly Key[];
}

/** The keys of the site by place, in the order in which a page has them. `help.<place>` is the name of the place. */
export const shortcuts: readonly { place: string; keys: readonly Shortcut[] }[] = [
  {
    place: 'single',
    keys: [
      { id: 'help', keys: ['?'] },
      { id: 'search', keys: ['/'] },
      { id: 'country', keys: ['c'] },
      { id: 'play', keys: ['p'] },
      { id: 'tab', keys: ['t'] },
    ],
  },
  {
    place: 'everywhere',
    keys: [
      { id: 'next', keys: ['tab'] },
      { id: 'press', keys: ['enter'] },
      { id: 'close', keys: ['escape'] },
    ],
  },
  {
    place: 'map',
    keys: [
      { id: 'walk', keys: ['←', '→', '↑', '↓'] },
      { id: 'choose', keys: ['enter', 'space'] },
      { id: 'back', keys: ['escape'] },
    ],
  },
  {
    place: 'years',
    keys: [
      { id: 'step', keys: ['←', '→'] },
      { id: 'leap', keys: ['pageUp', 'pageDown'] },
      { id: 'ends', keys: ['home', 'end'] },
    ],
  },
  {
    place: 'charts',
    keys: [
      { id: 'points', keys: ['←', '→'] },
      { id: 'series', keys: ['↑', '↓'] },
      { id: 'ends', keys: ['home', 'end'] },
      { id: 'explain', keys: ['enter'] },
      { id: 'leave', keys: ['escape'] },
    ],
  },
  {
    place: 'legends',
    keys: [
      { id: 'walk', keys: ['←', '→'] },
      { id: 'choose', keys: ['enter', 'space'] },
    ],
  },
  {
    place: 'tables',
    keys: [
      { id: 'walk', keys: ['←', '→', '↑', '↓'] },
      { id: 'ends', keys: ['home', 'end'] },
      { id: 'explain', keys: ['enter'] },
    ],
  },
  {
    place: 'countries',
    keys: [
      { id: 'walk', keys: ['↑', '↓'] },
      { id: 'leap', keys: ['pageUp', 'pageDown'] },
      { id: 'choose', keys: ['enter'] },
    ],
  },
  {
    place: 'search',
    keys: [
      { id: 'walk', keys: ['↑', '↓'] },
      { id: 'leap', keys: ['pageUp', 'pageDown'] },
      { id: 'choose', keys: ['enter'] },
      { id: 'close', keys: ['escape'] },
    ],
  },
  { place: 'tabs', keys: [{ id: 'walk', keys: ['←', '→'] }] },
  {
    place: 'tour',
    keys: [
      { id: 'walk', keys: ['←', '→'] },
      { id: 'close', keys: ['escape'] },
    ],
  },
];
