import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { IMPORT_VALUE } from '#catalog/elements/codes.ts';
import type { Section } from '#catalog/section.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import type { Figure } from '../../figure/figure.ts';
import { DownloadMenu, ShareMenu } from '../../figure/figure-foot.tsx';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { FirstView } from './first-view.ts';

/** `Data › Beans › Production` above the title; of the pages of a network (`root`) `PABRA › Production`. */
export function Crumbs(props: { crop: Crop; section: Section; root: string | undefined }): ReactNode {
  const { crop, section, root } = props;
  const { words, language } = useSpeech();
  return (
    <Breadcrumb
      label={words('frame.breadcrumb.label')}
      steps={
        root === undefined
          ? [
              { name: words('frame.menu.data') },
              { name: words(`crops.${crop.id}.name`), href: `/${language}/${crop.id}` },
            ]
          : [{ name: words('frame.menu.pabra'), href: `/${language}/${crop.id}/pabra` }]
      }
      current={words(`sections.${section.id}.name`)}
    />
  );
}

export function Emphasised({ text, value }: { text: string; value: string }): ReactNode {
  const [sentence, figure] = [unbroken(text), unbroken(value)];
  const at = sentence.indexOf(figure);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <strong>{figure}</strong>
      {sentence.slice(at + figure.length)}
    </>
  );
}

/** Of a country without figures of the section what it last imported of the crop, and the page on that. */
export function ImportedLead(props: { value: ShownData; imported: FirstView['imported'] }): ReactNode {
  const { imported } = props;
  const { crop, section, area } = props.value;
  const speech = useSpeech();
  const { words, formats, language } = speech;
  if (imported === null) return null;
  const value = figureInSentence(imported.element, imported, speech);
  const text = words('dataPage.lead.imported', {
    ...areaSubject(words, area),
    ...cropWords(words, crop.id, section.id),
    value,
    measure: imported.element === IMPORT_VALUE ? 'value' : 'quantity',
    year: formats.year(imported.year),
  });
  return (
    <>
      <Emphasised {...{ text, value }} />{' '}
      <a href={`/${language}${sectionPath(crop, { id: 'trade' })}?country=${area}`}>
        {words('sections.trade.name')}
      </a>
    </>
  );
}

export function TakeButtons(props: {
  figureOf: (data: ShownData, speech: Speech) => Figure | null;
}): ReactNode {
  const figure = props.figureOf(useDataView(), useSpeech());
  if (figure === null) return null;
  return (
    <>
      <DownloadMenu figures={[figure]} look="button" />
      <ShareMenu figure={figure} look="button" />
    </>
  );
}
