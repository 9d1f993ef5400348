import { type ReactNode, useState } from 'react';
import { areaName } from '../../i18n/area-words.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import styles from './design-page.module.css';
import { useDesignWords } from './design-words.ts';
import { Part, Specimen } from './specimen.tsx';

const countries = ['BRA', 'IND', 'RWA', 'TZA'] as const;
const layouts = ['graphs', 'both', 'map'] as const;
const tabs = ['view', 'metadata'] as const;

/** Everything that is pressed, chosen or opened. */
export function ControlPart(): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  const [country, setCountry] = useState<string>('RWA');
  const [layout, setLayout] = useState<(typeof layouts)[number]>('both');
  const [tab, setTab] = useState<(typeof tabs)[number]>('view');
  const [pressed, setPressed] = useState(true);
  const [open, setOpen] = useState(false);
  const nameOf = (id: (typeof tabs)[number]): string =>
    words(id === 'view' ? 'dataPage.tabs.maps' : 'dataPage.tabs.metadata');
  const select = (
    <SelectField
      label={own('design.control.select.label')}
      value={country}
      values={countries}
      names={countries.map((code) => areaName(words, code))}
      noOption={words('dataPage.filters.noOption')}
      onChange={setCountry}
    />
  );
  return (
    <Part id="controls" title={own('design.controls')}>
      <div className={styles.grid}>
        <Specimen name={own('design.control.buttons')} wide>
          <div className={styles.row}>
            <Button look="solid">{own('design.control.solid')}</Button>
            <Button icon="download">{own('design.control.outline')}</Button>
            <Button aria-pressed={pressed} icon="table" onClick={() => setPressed(!pressed)}>
              {own('design.control.pressed')}
            </Button>
            <Button look="quiet" icon="share">
              {own('design.control.quiet')}
            </Button>
            <Button disabled>{own('design.control.disabled')}</Button>
            <IconButton icon="search" label={words('dataPage.country.search')} look="outline" />
          </div>
        </Specimen>
        <Specimen name={own('design.control.select')}>{select}</Specimen>
        <Specimen name={own('design.control.select')} state={own('design.control.select.broken')}>
          <SelectField
            label={own('design.control.select.label')}
            value="RWA"
            values={countries}
            names={[]}
            noOption={words('dataPage.filters.noOption')}
            onChange={setCountry}
          />
        </Specimen>
        <Specimen name={own('design.control.segmented')}>
          <div className={styles.row}>
            <SegmentedControl
              label={words('dataPage.layout.label')}
              value={layout}
              options={layouts.map((id) => ({ id, icon: id, label: words(`dataPage.layout.${id}`) }))}
              onChoose={setLayout}
            />
            <SegmentedControl
              label={own('design.control.select.label')}
              value={country}
              options={countries.slice(1).map((id) => ({ id, label: areaName(words, id) }))}
              onChoose={setCountry}
            />
          </div>
        </Specimen>
        <Specimen name={own('design.control.tabs')}>
          <Tabs
            idBase="design"
            label={own('design.control.tabs')}
            tabs={tabs.map((id) => ({ id, label: nameOf(id), href: '#controls' }))}
            value={tab}
            onChoose={setTab}
          />
          <TabPanel idBase="design" id={tab}>
            <p>{own('design.control.tabs.panel', { tab: nameOf(tab) })}</p>
          </TabPanel>
        </Specimen>
        <Specimen name={own('design.control.disclosure')}>
          <Disclosure summary={words('dataPage.info.show')} icon="info">
            <p>{own('design.control.disclosure.text')}</p>
          </Disclosure>
          <Disclosure summary={words('dataPage.info.show')} icon="info" open>
            <p>{own('design.control.disclosure.text')}</p>
          </Disclosure>
        </Specimen>
        <Specimen name={own('design.control.dialog')}>
          <div className={styles.row}>
            <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
              {own('design.control.dialog.open')}
            </Button>
          </div>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={own('design.control.dialog')}
            closeLabel={words('frame.action.close')}
          >
            <p>{own('design.control.dialog.text')}</p>
          </Dialog>
        </Specimen>
        <Specimen name={own('design.control.sheet')} wide>
          <Sheet
            id="design-sheet"
            title={words('dataPage.filters.label')}
            openLabel={own('design.control.sheet.open')}
            summary={areaName(words, country)}
            closeLabel={words('frame.action.close')}
            doneLabel={words('dataPage.filters.apply')}
          >
            {select}
          </Sheet>
        </Specimen>
      </div>
    </Part>
  );
}
