/** Where an article appeared: the text after a journal's name. */
export interface JournalPlace {
  journal: string;
  volume: string | null;
  issue: string | null;
  pages: string | null;
}

/** Parts a reference such as `Agronomía Colombiana 32(3):423-431` or `Euphytica 109:93-106`; a name alone stays one. */
export function readJournal(text: string): JournalPlace {
  const found = /^(.*\D)\s(\d{1,4})(?:\((\d[\d-]*)\))?(?::\s?([a-z]?\d+(?:-\d+)?))?$/i.exec(text.trim());
  const [, journal = text.trim(), volume, issue, pages] = found ?? [];
  return { journal, volume: volume ?? null, issue: issue ?? null, pages: pages ?? null };
}
