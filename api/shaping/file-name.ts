export interface FileNameParts {
  section: string;
  /** Title of the figure, in the page's language. */
  title: string;
  /** ISO3 code of the country, or code of the region or World. */
  area: string;
  crop: string;
}

interface NamedFigure {
  title: string;
  area: string;
  /** Where it is another than the page's. */
  crop?: string;
  compares?: { section: string; crop: string };
}

interface NamedPage {
  section: string;
  crop: string | null;
}

/** Parts of the name of a figure's file; of a comparison its section and crops alone. */
export function fileNameOf(
  { section, crop }: NamedPage,
  figure: NamedFigure | null | undefined,
): FileNameParts {
  if (figure?.compares !== undefined) return { title: '', area: '', ...figure.compares };
  const { title = '', area = '' } = figure ?? {};
  return { section, title, area, crop: figure?.crop ?? crop ?? '' };
}

/** Parts of the name of a file of all figures of a page: without a title, and with the area and the crop that all of them have. */
export function wholeNameOf(page: NamedPage, figures: readonly NamedFigure[]): FileNameParts {
  const [first] = figures;
  if (first?.compares !== undefined) return fileNameOf(page, first);
  const all = figures.map((figure) => fileNameOf(page, figure));
  const agreed = (name: 'area' | 'crop'): string =>
    all.every((parts) => parts[name] === all[0]?.[name]) ? (all[0]?.[name] ?? '') : '';
  return { ...fileNameOf(page, null), area: agreed('area'), crop: agreed('crop') };
}

/** Most characters of a name with its ending. */
const longest = 120;

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Letters that no accent can be taken from. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** Words in ASCII letters and digits with hyphens between them. */
function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđłı]/gi, (letter) => letters[letter.toLowerCase()] ?? '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The same with every letter of its language: what no file system takes is left out. */
function toUnicode(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The words of a title that fit into a name. */
function cutTo(room: number, text: string): string {
  if (text.length <= room) return text;
  const start = text.slice(0, Math.max(0, room));
  const end = start.lastIndexOf('-');
  return start.slice(0, end > 0 ? end : undefined).replace(/\p{Cs}$/u, '');
}

/** `section_title_area_crop` in which the title gives way, so that the name is no longer than it may be. */
function join(parts: FileNameParts, ending: string, write: (text: string) => string): string {
  const most = longest - ending.length - 1;
  const [section = '', area = '', crop = ''] = [parts.section, parts.area, parts.crop].map(write);
  const room = most - section.length - area.length - crop.length - 3;
  const name = [section, cutTo(room, write(parts.title)), area, crop]
    .filter((part) => part !== '')
    .join('_')
    .slice(0, most)
    .replace(/\p{Cs}$/u, '');
  return `${reserved.test(name) || name === '' ? `file_${name}` : name}.${ending}`;
}

/** The name of a file: ASCII, without spaces, of at most 120 characters, and none that Windows keeps for itself. */
export function toFileName(parts: FileNameParts, ending: string): string {
  return join(parts, ending, toAscii);
}

/** Header with a file's name: in ASCII, and beside it with the letters of the page's language. */
export function toContentDisposition(
  parts: FileNameParts,
  ending: string,
  how: 'attachment' | 'inline' = 'attachment',
): string {
  const whole = encodeURIComponent(join(parts, ending, toUnicode)).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${toFileName(parts, ending)}"; filename*=UTF-8''${whole}`;
}
