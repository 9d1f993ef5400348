import type { ReactNode } from 'react';
import type { Profile, ProfilePart } from '#contract/profiles.ts';
import { FiledHead } from '../../blocks/filed-head.tsx';
import type { Filed, FiledPage } from '../../blocks/use-filed.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { useWords } from '../../i18n/words.tsx';

/** What every table of the page belongs to. */
export interface PartOf {
  profile: Profile;
  at: FiledPage;
}

/** A table of a part, as files have it. */
export interface PartTable extends Pick<Filed, 'table' | 'rows'> {
  id: string;
  /** What it is called beside the area. */
  name: string;
  notes?: readonly string[];
  indicators?: readonly number[];
}

/** The heading of a part, with the files of its tables. */
export function PartHead(props: {
  part: ProfilePart;
  of: PartOf;
  text: string;
  tables: readonly PartTable[];
}): ReactNode {
  const { part, of, text, tables } = props;
  const { area, sources } = of.profile;
  const words = useWords();
  const place = words('country.title', { ...areaWords(words, area) });
  const own = sources.filter(({ parts }) => parts.includes(part));
  return (
    <FiledHead
      id={`${part}-title`}
      text={text}
      filed={tables.map(({ name, ...table }) => ({
        ...table,
        title: `${place}: ${name}`,
        sources: own,
        area,
        at: of.at,
      }))}
    />
  );
}
