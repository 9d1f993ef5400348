import type { ReactNode } from 'react';
import { SourceTitleLink } from '../blocks/source-title-link.tsx';
import { licenceName } from '../i18n/licence-name.ts';
import { publisherName } from '../i18n/source-title.ts';
import { useSpeech } from '../i18n/speech.ts';

interface ListedSource {
  key: string;
  title: string;
  publisher: string;
  url: string;
  licence: string;
  exportable: boolean;
}

/** Rows of a source that are in no list, and why. */
interface LeftOutRows {
  source: string;
  reason: string;
  detail: string;
  rows: number;
}

/**
 * Sources of a list's rows, each with what `notesOf` says of it, its licence and description, and its rows that are left out. `group` has
 * the words `leftOut` and `left-out.<reason>`.
 */
export function SourceLines<Source extends ListedSource>(props: {
  group: string;
  sources: readonly Source[];
  notesOf: (source: Source) => readonly string[];
  leftOut?: readonly LeftOutRows[];
}): ReactNode {
  const { group, sources, notesOf, leftOut = [] } = props;
  const { words } = useSpeech();
  return (
    <ul>
      {sources.map((source) => {
        const ownRows = leftOut.filter((row) => row.source === source.key);
        const notes = [
          ...notesOf(source),
          words('figure.licence', { licence: licenceName(words, source.licence) }),
          ...(source.exportable ? [] : [words('list.closed')]),
        ];
        return (
          <li key={source.key}>
            {publisherName(words, source)}, <SourceTitleLink source={source} /> · {notes.join(' · ')}
            {words.has(`sources.${source.key}.about`) && `. ${words(`sources.${source.key}.about`)}`}
            {ownRows.length > 0 && (
              <ul>
                {ownRows.map(({ reason, detail, rows }) => (
                  <li key={`${reason} ${detail}`}>
                    {words(`${group}.leftOut`, {
                      rows,
                      reason: words.has(`${group}.left-out.${reason}`)
                        ? words(`${group}.left-out.${reason}`)
                        : reason,
                    })}{' '}
                    {detail !== '' && (
                      <span lang={source.key.startsWith('agrofit') ? 'pt' : 'en'}>({detail})</span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
