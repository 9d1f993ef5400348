import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import type { Figure } from '../../figure/figure.ts';
import { DownloadMenu, ShareMenu } from '../../figure/figure-foot.tsx';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { unbroken } from '../../ui/unbroken.ts';

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
