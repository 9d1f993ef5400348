import { type ReactNode, useState } from 'react';
import type { Words } from '../../i18n/words.tsx';
import { startTour } from '../../tour/offer-tour.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Language } from '../../url/paths.ts';
import styles from './help-dialog.module.css';
import { pageKeyControl } from './page-keys.ts';
import { shortcuts } from './shortcuts.ts';
import { singleKeysOn, switchSingleKeys } from './single-keys.ts';

/** The help of the site: the tour of a data page, and the keys, with the switch for those that are one character. */
export function HelpDialog(props: { language: Language; words: Words; onClose: () => void }): ReactNode {
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
