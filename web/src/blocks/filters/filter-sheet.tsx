import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/**
 * Fields that show their choice at once, and without scripts are a form that asks for the page anew. `kept` are parameters of its address
 * that no field stands for.
 */
export function FilterSheet(props: {
  id: string;
  summary: string | undefined;
  look: string | undefined;
  kept: readonly (readonly [name: string, value: string])[];
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  return (
    <Sheet
      id={props.id}
      title={words('dataPage.filters.label')}
      openLabel={words('dataPage.filters.open')}
      summary={props.summary}
      closeLabel={words('frame.action.close')}
      doneLabel={words('dataPage.filters.apply')}
    >
      <form className={props.look} method="get" aria-label={words('dataPage.filters.label')}>
        {props.children}
        <noscript>
          {props.kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{words('dataPage.filters.apply')}</Button>
        </noscript>
      </form>
    </Sheet>
  );
}
