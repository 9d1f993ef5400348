import { type ReactNode, useEffect, useState } from 'react';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { canKeep, dropKept, keepPages, savedPart } from '../../offline/saved-pages.ts';
import { type KeepResult, pagesToKeep } from '../../offline/saving-rules.ts';
import { Button } from '../../ui/button.tsx';

/** Bytes of a page as it comes over the line, and of the code that draws all of them. */
const [pageBytes, codeBytes] = [115_000, 300_000];

const linksOf = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '');

/** Keeps a country's pages on the device, for places without a network. Only the browser knows whether it can, and which it has. */
export function KeepCountry({ code, crop }: { code: string; crop: string | null }): ReactNode {
  const { words, language, formats } = useSpeech();
  const [pages, setPages] = useState<readonly string[]>([]);
  const [state, setState] = useState<'open' | 'working' | Extract<KeepResult, { end: string }>['end']>(
    'open',
  );
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    if (!canKeep()) return;
    const wanted = pagesToKeep(linksOf(document), { own: `/${language}/country/${code}`, code, crop });
    // The worker saves pages: without an active one there is nothing to offer.
    navigator.serviceWorker.ready
      .then(() => savedPart(code, language, wanted))
      .then(
        (part) => {
          setPages(wanted);
          setState(part);
        },
        // A browser that keeps nothing, as in a private window.
        () => setPages([]),
      );
  }, [code, crop, language]);
  if (pages.length === 0) return null;
  const area = areaName(words, code);
  const keep = (): void => {
    setState('working');
    setSaved(0);
    keepPages({ id: code, language, addresses: pages }, (result) =>
      'end' in result ? setState(result.end) : setSaved(result.saved),
    ).catch(() => setState('failed'));
  };
  const drop = (): void => {
    // What could not be removed is still there, and can be removed later.
    dropKept(code, language).then(
      () => setState('open'),
      () => {},
    );
  };
  const size = formats.number((pages.length * pageBytes + codeBytes) / 1e6, 1);
  return (
    <>
      {state === 'kept' || state === 'partly' ? (
        <Button onClick={drop}>{words('country.keep.drop')}</Button>
      ) : (
        <Button onClick={keep} disabled={state === 'working'}>
          {words('country.keep.button', { area, size })}
        </Button>
      )}
      <span role="status">
        {state === 'working' && words('country.keep.working', { saved, count: pages.length })}
        {state !== 'working' && state !== 'open' && words(`country.keep.${state}`)}
      </span>
    </>
  );
}
