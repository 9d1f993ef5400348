import { type ReactNode, useState } from 'react';
import { createWords, type Messages, type Words } from '../../i18n/words.tsx';
import { startTour } from '../../tour/offer-tour.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showApart } from '../../ui/show-apart.ts';
import type { Language } from '../../url/paths.ts';
import styles from './help-dialog.module.css';
import { pageKeyControl, singleKeysOn, switchSingleKeys } from './page-keys.ts';

const wordLoaders = import.meta.glob<Messages>('/locales/*/help.json', {
  query: '?compiled',
  import: 'default',
});

/** @throws where the words could not be fetched. */
export async function openHelp(language: Language): Promise<void> {
  const messages = await wordLoaders[`/locales/${language}/help.json`]?.();
  if (messages === undefined || document.querySelector('dialog[open]') !== null) return;
  const words = createWords(language, messages);
  showApart((close) => <HelpDialog language={language} words={words} onClose={close} />);
}

function HelpDialog(props: { language: Language; words: Words; onClose: () => void }): ReactNode {
  const { language, words } = props;
  const [on, setOn] = useState(() => singleKeysOn(document));
  // Keys of one character press controls, and not every page has all of these.
  const [places] = useState(() =>
    shortcuts.map(({ place, keys }) => ({
      place,
      keys: place === 'single' ? keys.filter((shortcut) => shortcut.keys.some(pageKeyControl)) : keys,
    })),
  );
  const tourHref = `/${language}/beans/data/consumption?tour=`;
  const tour = async (): Promise<void> => {
    // Closing the dialog, not only removing it, returns the focus to where the tour will return it.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    // The tour is of data pages only; that page also retries a failed load.
    if (!(await startTour('page', language).catch(() => false))) location.assign(tourHref);
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={words('help.title')}
      closeLabel={words('help.close')}
      size="wide"
    >
      <section className={styles.part}>
        <h3>{words('help.tour')}</h3>
        <p>{words('help.tour.text')}</p>
        <div>
          <ButtonLink href={tourHref} onChoose={() => void tour()}>
            {words('help.tour.start')}
          </ButtonLink>
        </div>
      </section>
      <section className={styles.part}>
        <h3>{words('help.keys')}</h3>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={on}
            onChange={() => {
              switchSingleKeys(document, !on);
              setOn(!on);
            }}
          />
          {words('help.switch')}
        </label>
        <p className={styles.small}>{words('help.switch.text')}</p>
        <div className={styles.places}>
          {places.map(({ place, keys }) => (
            <section key={place} data-off={(place === 'single' && !on) || undefined}>
              <h4 className={styles.place}>{words(`help.${place}`)}</h4>
              <dl className={styles.keys}>
                {keys.map((shortcut) => (
                  <div key={shortcut.id} className={styles.row}>
                    <dt>
                      {shortcut.keys.map((key) => (
                        <kbd key={key} className={styles.key}>
                          {words.has(`help.key.${key}`) ? words(`help.key.${key}`) : key.toUpperCase()}
                        </kbd>
                      ))}
                    </dt>
                    <dd>{words(`help.${place}.${shortcut.id}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </section>
    </Dialog>
  );
}

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
const shortcuts: readonly { place: string; keys: readonly Shortcut[] }[] = [
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
