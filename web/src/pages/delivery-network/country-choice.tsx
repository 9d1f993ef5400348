import { type ReactNode, useMemo } from 'react';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type DeliveryView, deliveryParams } from '../../url/delivery-params.ts';
import styles from './country-choice.module.css';
import { useControl } from './use-delivery.ts';

/** The country as the last words of the page's heading, which open the list of countries. `requested` is the view that it shows at once. */
export function CountryChoice(props: { countries: readonly string[]; requested: DeliveryView }): ReactNode {
  const { requested } = props;
  const { show, release } = useControl();
  const { words, language } = useSpeech();
  const countries = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const known = new Set([...props.countries, ...(requested.country === null ? [] : [requested.country])]);
    return [...known]
      .map((code) => [code, areaName(words, code)] as const)
      .sort(([, a], [, b]) => compare(a, b));
  }, [props.countries, requested.country, words, language]);
  const all = words('deliveryNetwork.filter.country.all');
  return (
    <form
      className={styles.form}
      method="get"
      action={`/${language}/beans/data/accessionDeliveryNetwork`}
      onSubmit={(event) => event.preventDefault()}
    >
      <span className={styles.choice}>
        <span aria-hidden="true">
          {requested.country === null
            ? words('deliveryNetwork.heading.all')
            : areaWords(words, requested.country)[
                requested.direction === 'recipient' ? 'areaTo' : 'areaFrom'
              ]}
        </span>
        <Icon name="chevron" size={22} />
        <select
          className={styles.select}
          name="country"
          aria-label={words('dataPage.filters.country')}
          value={requested.country ?? ''}
          onChange={({ target }) => show({ country: target.value === '' ? null : target.value })}
        >
          <option value="">{all}</option>
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {deliveryParams
        .fields(requested, release.pinned ? release.id : null)
        .filter(([name]) => name !== 'country' && name !== 'explain')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <noscript>
        <Button type="submit">{words('list.show')}</Button>
      </noscript>
    </form>
  );
}
