/** Line icons on a 24 grid, one path each, drawn with one stroke weight. */
export const iconPaths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20',
  chevron: 'm6 9.5 6 6 6-6',
  play: 'M8 5.5v13L18.5 12Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  plus: 'M12 5v14M5 12h14',
  reset: 'M5 8.5A8 8 0 1 1 4 12M4.5 4v4.5H9',
  graphs: 'M4.5 19.5h15M7 16.5v-5M12 16.5v-10M17 16.5v-7',
  both: 'M4 5h16v14H4ZM12 5v14M14.5 16v-3M17.3 16V9M6 13l2-2.5 2 2',
  map: 'm4 6.5 5.3-2 5.4 2 5.3-2v13l-5.3 2-5.4-2-5.3 2ZM9.3 4.5v13M14.7 6.5v13',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11v5M12 8v.01',
  explain:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9.6 9.8a2.4 2.4 0 1 1 3.5 2.1c-.7.4-1.1.9-1.1 1.7M12 16.2v.01',
  warning: 'M12 4.5 20.5 19h-17ZM12 10v4.5M12 16.8v.01',
  share: 'M12 14V4M8.5 7 12 3.8 15.5 7M7.5 10.5h-2v9h13v-9h-2',
  copy: 'M9 9h10.5v10.5H9ZM15 9V4.5H4.5V15H9',
  cite: 'M5 16.5c2.7 0 4-1.6 4-4.2V7H4.5v5H9M15 16.5c2.7 0 4-1.6 4-4.2V7h-4.5v5H19',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M6 18l2.1-2.1M15.9 8.1 18 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  table: 'M4 5h16v14H4ZM4 9.7h16M4 14.3h16M10 9.7V19',
  chart: 'M4.5 4.5v15h15M7.5 15l3.5-4.5 3 2.5 4.5-6',
  download: 'M12 4v10.5M8 11l4 4 4-4M5 19.5h14',
  back: 'M20 12H5M11 6l-6 6 6 6',
  filter: 'M4.5 6.5h15M7.5 12h9M10.5 17.5h3',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  sidebar: 'M4 5h16v14H4ZM9.5 5v14',
} as const;

export type IconName = keyof typeof iconPaths;
