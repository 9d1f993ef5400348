import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

/** `Data › Beans › Production` above the title. */
export function Crumbs({ crop, section }: { crop: Crop; section: Section }): ReactNode {
  const words = useWords();
  return (
    <Breadcrumb
      label={words('frame.breadcrumb.label')}
      steps={[
        { name: words('frame.menu.data') },
        { name: words(`crops.${crop.id}.name`), href: `/${useLanguage()}/${crop.id}` },
      ]}
      current={words(`frame.sidebar.${section.id}`)}
    />
  );
}

/** A sentence whose first figure is seen first. */
export function Emphasised({ text, value }: { text: string; value: string }): ReactNode {
  const at = text.indexOf(value);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{value}</strong>
      {text.slice(at + value.length)}
    </>
  );
}
