import type { CheckedRow, ImportFormat } from './import-format.ts';

/** Settings with one value, by their path in the settings file. */
const single = [
  ['organisation.en', 'Bean House'],
  ['organisation.es', 'Casa del Frijol'],
  ['organisation.pt', 'Casa do Feijão'],
  ['contact.email', 'house@beans.example'],
  ['contact.phone', "'+57 1 234 5678"],
  ['contact.reports', 'https://beans.example/report'],
  ['contact.address.en', '1 Bean Street, Cali'],
  ['contact.address.es', 'Calle del Frijol 1, Cali'],
  ['contact.address.pt', 'Rua do Feijão 1, Cali'],
  ['doi', '10.5555/beans'],
  ['logo', 'marks/house.svg'],
  ['analytics.script', 'https://traffic.example/js/script.js'],
  ['analytics.site', 'beans.example'],
  ['analytics.service', 'Traffic Example'],
  ['analytics.notice', 'https://traffic.example/privacy'],
  ['security.contact', 'mailto:safe@beans.example'],
  ['security.expires', '2027-06-30'],
  ['security.policy', 'https://beans.example/security'],
] as const;

/** Settings with several values, numbered from 1 in the order of display. */
const several = [
  ['social.1.name', 'Mastodon'],
  ['social.1.url', 'https://social.example/@beans'],
  ['partners.1.name', 'Partner'],
  ['partners.1.url', 'https://partner.example'],
  ['partners.1.logo', 'marks/partner.svg'],
] as const;

const names: readonly string[] = single.map(([name]) => name);
const numbered = new Set<string>(several.map(([name]) => name));

/** The path with every number as 1; `null` for an unknown setting. */
function isSetting(name: string): boolean {
  return names.includes(name) || (/\.[1-9]\d?\./.test(name) && numbered.has(name.replace(/\.\d+\./, '.1.')));
}

/** Settings that only the operator of a site knows, one a row. It is no kind of data: it has no supplier and goes into no release. */
export const settingsFormat: ImportFormat = {
  id: 'settings',
  title: 'Settings of the site',
  columns: [
    {
      name: 'setting',
      required: true,
      type: 'text',
      longest: 40,
      description: 'Which setting it is',
      example: 'contact.email',
    },
    {
      name: 'value',
      required: true,
      type: 'text',
      description: 'What it is set to; a setting without a row is not set, and not shown',
      example: 'house@beans.example',
    },
  ],
  primaryKey: ['setting'],
  keyOf: (row) => row['setting'] ?? '',
  faultsOf: ({ setting = '' }) => {
    if (isSetting(setting)) return [];
    const reason = `is no setting. Settings: ${[...names, ...numbered].join(', ')}; further ones of social and partners count on: partners.2.name`;
    return [['setting', reason]];
  },
};

/** The table to fill: header, and every setting with an example as a remark. */
export function settingsTemplate(): string {
  const lines = [...single, ...several].map(
    ([name, value]) => `# ${name},${value.includes(',') ? `"${value}"` : value}`,
  );
  return `setting,value\n${lines.join('\n')}\n`;
}

type Settings = { [key: string]: Settings | string };

/** The settings file's content from rows, and by the path in it the setting that each part was written as. */
export function settingsOf(rows: readonly CheckedRow[]): {
  settings: Record<string, unknown>;
  nameOf: (path: readonly PropertyKey[]) => string;
} {
  const tree: Settings = {};
  for (const { setting = '', value = '' } of rows) {
    const path = setting.split('.');
    let at = tree;
    for (const key of path.slice(0, -1)) {
      const next = at[key];
      const below: Settings = typeof next === 'object' ? next : {};
      at[key] = below;
      at = below;
    }
    at[path.at(-1) ?? ''] = value;
  }
  const numbersOf = (list: string): string[] =>
    Object.keys(tree[list] ?? {}).sort((a, b) => Number(a) - Number(b));
  const settings: Record<string, unknown> = { ...tree };
  for (const list of ['social', 'partners']) {
    const items = tree[list];
    if (typeof items === 'object') settings[list] = numbersOf(list).map((number) => items[number]);
  }
  return {
    settings,
    nameOf: ([first = '', ...more]) => {
      const [at, ...rest] = more;
      const number = typeof at === 'number' ? (numbersOf(String(first))[at] ?? String(at + 1)) : at;
      return [first, ...(number === undefined ? [] : [number]), ...rest].map(String).join('.');
    },
  };
}

/** Turns a settings file back into rows. */
export function settingRows(settings: unknown, path: readonly string[] = []): CheckedRow[] {
  if (typeof settings === 'string') return [{ setting: path.join('.'), value: settings }];
  if (typeof settings !== 'object' || settings === null) return [];
  const isList = Array.isArray(settings);
  return Object.entries(settings).flatMap(([key, value]) =>
    settingRows(value, [...path, isList ? String(Number(key) + 1) : key]),
  );
}
