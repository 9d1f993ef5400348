import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount, one, press } from '../testing/mount.ts';
import { CountryPicker } from './country-picker.tsx';
import type { CountryEntry } from './country-search.ts';

const entry = (code: string, name: string, section: string): CountryEntry => ({
  code,
  name,
  section,
  note: '',
  aliases: [],
});

const entries = [
  entry('BRA', 'Brazil', 'data'),
  entry('CIV', 'Côte d’Ivoire', 'data'),
  ...Array.from({ length: 12 }, (_, at) => entry(`X${at}`, `Island ${at}`, 'data')),
  entry('MCO', 'Monaco', 'none'),
];

function open(value: string | null = null) {
  const onChoose = vi.fn<(code: string) => void>();
  const { box } = mount(
    <CountryPicker
      label="Country"
      placeholder="Search"
      entries={entries}
      sections={[
        { id: 'data', name: 'With data' },
        { id: 'none', name: 'Without data' },
        { id: 'former', name: 'Former states' },
      ]}
      value={value}
      onChoose={onChoose}
      countText={(count) => `${count} found`}
      noneText={(query) => `Nothing like ${query}`}
    />,
  );
  const field = one<HTMLInputElement>(box, '[role=combobox]');
  return {
    box,
    field,
    onChoose,
    /** Types as a keyboard does: React listens to the value that the field's own setter was given. */
    type: (text: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    active: () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
    options: () => [...box.querySelectorAll('[role=option]')].map((option) => option.textContent),
  };
}

describe('the country picker', () => {
  it('has the focus in its field, and its first country under way', () => {
    const { field, active } = open();
    expect(document.activeElement).toBe(field);
    expect(active()).toBe('BrazilBRA');
  });

  it('lists its sections with their names, and none without countries', () => {
    const { box } = open('CIV');
    const names = [...box.querySelectorAll('[role=group]')].map(
      (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(names).toEqual(['With data', 'Without data']);
    expect([...box.querySelectorAll('[aria-selected=true]')].map((option) => option.textContent)).toEqual([
      'Côte d’IvoireCIV',
    ]);
  });

  it('goes through the list by arrows and pages, and no farther than its ends', () => {
    const { active } = open();
    expect(press('ArrowDown')).toBe(false);
    expect(active()).toBe('Côte d’IvoireCIV');
    press('PageDown');
    expect(active()).toBe('Island 9X9');
    press('PageDown');
    expect(active()).toBe('MonacoMCO');
    press('ArrowDown');
    expect(active()).toBe('MonacoMCO');
    press('PageUp');
    expect(active()).toBe('Island 2X2');
    press('PageUp');
    press('ArrowUp');
    expect(active()).toBe('BrazilBRA');
  });

  it('chooses what is under way by Enter, and any by a press', () => {
    const { box, onChoose } = open();
    press('ArrowDown');
    press('Enter');
    expect(onChoose).toHaveBeenLastCalledWith('CIV');
    act(() => one(box, '[role=option]:last-child').click());
    expect(onChoose).toHaveBeenCalledTimes(2);
    expect(onChoose).not.toHaveBeenLastCalledWith('CIV');
  });

  it('finds without accents, says how many, and begins at the best again', () => {
    const { box, type, options, active } = open();
    press('PageDown');
    type('cote');
    expect(options()).toEqual(['Côte d’IvoireCIV']);
    expect(active()).toBe('Côte d’IvoireCIV');
    expect(one(box, '[aria-live=polite]').textContent).toBe('1 found');
    type('');
    expect(options()).toHaveLength(entries.length);
    expect(one(box, '[aria-live=polite]').textContent).toBe('');
  });

  it('says that nothing is found, and then chooses nothing', () => {
    const { box, field, type, onChoose } = open();
    type(' atlantis ');
    expect(box.textContent).toContain('Nothing like atlantis');
    expect(one(box, '[role=listbox]').hidden).toBe(true);
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    press('Enter');
    expect(onChoose).not.toHaveBeenCalled();
  });
});
