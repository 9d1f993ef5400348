import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { SelectField } from './select-field.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const nothing = (): void => undefined;

describe('SelectField', () => {
  const field = (values: readonly string[], names: readonly string[]): string =>
    renderToStaticMarkup(
      <SelectField
        label="Region"
        values={values}
        names={names}
        value="014"
        noOption="No option"
        onChange={nothing}
      />,
    );

  it('labels a native select', () => {
    const html = field(['014', '017'], ['Eastern Africa', 'Middle Africa']);
    const id = /<label[^>]* for="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(html).toContain(`<select id="${id}"`);
    expect(html).toContain('<option value="014" selected="">Eastern Africa</option>');
  });

  it('shows a single entry where there is nothing to choose', () => {
    const html = field([], []);
    expect(html.match(/<option/g)).toHaveLength(1);
    expect(html).toContain('>No option</option>');
    expect(html).toContain('disabled=""');
  });
});

describe('Tabs', () => {
  it('are links that name their panel', () => {
    const tabs = [
      { id: 'view', label: 'Maps', href: '?' },
      { id: 'metadata', label: 'Metadata', href: '?tab=metadata' },
    ];
    const html = renderToStaticMarkup(
      <>
        <Tabs label="Views" tabs={tabs} value="view" onChoose={nothing} />
        <TabPanel id="view">Map</TabPanel>
      </>,
    );
    expect(html).toMatch(/<a [^>]*href="\?tab=metadata"[^>]*aria-selected="false"/);
    expect(html).toContain('aria-controls="page-panel-view"');
    expect(html).toContain('id="page-panel-view"');
    expect(html).toContain('aria-labelledby="page-tab-view"');
  });
});

describe('SegmentedControl', () => {
  const options = [
    { id: 'graphs', label: 'Show graphs', icon: 'graphs', href: '?layout=graphs' },
    { id: 'both', label: 'Show graphs & map', icon: 'both', href: '?' },
  ] as const;

  it('is links with addresses, names and the current one marked', () => {
    const html = renderToStaticMarkup(
      <SegmentedControl label="Layout" options={options} value="both" onChoose={nothing} />,
    );
    expect(html).toContain('href="?layout=graphs" aria-label="Show graphs"');
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html.match(/aria-hidden="true">Show graphs/g)).toHaveLength(2);
  });

  it('is toggle buttons without addresses', () => {
    const plain = options.map(({ id, label }) => ({ id, label }));
    const html = renderToStaticMarkup(
      <SegmentedControl label="Layout" options={plain} value="both" onChoose={nothing} />,
    );
    expect(html.match(/aria-pressed="(true|false)"/g)).toEqual([
      'aria-pressed="false"',
      'aria-pressed="true"',
    ]);
  });
});

describe('Dialog', () => {
  it('holds nothing while it is closed', () => {
    const html = renderToStaticMarkup(
      <Dialog open={false} onClose={nothing} title="Choose" closeLabel="Close">
        content
      </Dialog>,
    );
    expect(html).toMatch(/^<dialog [^>]*><\/dialog>$/);
  });
});
