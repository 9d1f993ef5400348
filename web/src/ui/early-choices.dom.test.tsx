import { act, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mount, one } from '../testing/mount.ts';
import { repeatEarlyChoices } from './early-choices.ts';

let heard: string[] = [];

function Fields(): ReactNode {
  const [crop, setCrop] = useState('rice');
  const [isLive, setLive] = useState(true);
  const [unit, setUnit] = useState('kg');
  useEffect(() => repeatEarlyChoices(document), []);
  const [name, setName] = useState('');
  const hear = (said: string): number => heard.push(said);
  return (
    <>
      <select
        value={crop}
        onChange={({ target }) => {
          hear(target.value);
          setCrop(target.value);
        }}
      >
        <option value="beans">Beans</option>
        <option value="rice">Rice</option>
        <option value="cassava">Cassava</option>
      </select>
      <input
        type="checkbox"
        checked={isLive}
        onChange={({ target }) => {
          hear(String(target.checked));
          setLive(target.checked);
        }}
      />
      {['kg', 't'].map((value) => (
        <input
          key={value}
          type="radio"
          name="unit"
          value={value}
          checked={unit === value}
          onChange={() => {
            hear(value);
            setUnit(value);
          }}
        />
      ))}
      <input
        type="search"
        value={name}
        onChange={({ target }) => {
          hear(target.value);
          setName(target.value);
        }}
      />
      <output>{`${crop} ${isLive} ${unit}${name}`}</output>
    </>
  );
}

/** The server's document, in which `choose` chooses before React takes it over, and `finish` in the same task after that. */
async function takeOver(
  choose: (box: HTMLElement) => void,
  finish: (box: HTMLElement) => void = () => undefined,
): Promise<HTMLElement> {
  heard = [];
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Fields />);
  choose(box);
  act(() => void hydrateRoot(box, <Fields />));
  act(() => finish(box));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return box;
}

it('keeps what was chosen before the page listened, and the page follows', async () => {
  const box = await takeOver((drawn) => {
    one<HTMLSelectElement>(drawn, 'select').value = 'cassava';
    one<HTMLInputElement>(drawn, '[type=checkbox]').checked = false;
    one<HTMLInputElement>(drawn, '[value=t]').checked = true;
  });
  expect(heard).toEqual(['cassava', 'false', 't']);
  expect(one(box, 'output').textContent).toBe('cassava false t');
  expect(one<HTMLSelectElement>(box, 'select').value).toBe('cassava');
  expect(one<HTMLInputElement>(box, '[type=checkbox]').checked).toBe(false);
  expect(one<HTMLInputElement>(box, '[value=t]').checked).toBe(true);
  box.remove();
});

it('hears a choice once whose second event comes after the page listens', async () => {
  const choose = (drawn: HTMLElement): void => {
    one<HTMLSelectElement>(drawn, 'select').value = 'cassava';
  };
  const finish = (drawn: HTMLElement): void => {
    // As if the page had been drawn in between.
    one<HTMLSelectElement>(drawn, 'select').value = 'rice';
    one(drawn, 'select').dispatchEvent(new Event('change', { bubbles: true }));
  };
  const box = await takeOver(choose, finish);
  expect(heard).toEqual(['cassava']);
  expect(one(box, 'output').textContent).toBe('cassava true kg');
  box.remove();
});

it('takes what was typed before the page listened', async () => {
  const box = await takeOver((drawn) => {
    one<HTMLInputElement>(drawn, '[type=search]').value = 'red';
  });
  expect(heard).toEqual(['red']);
  expect(one(box, 'output').textContent).toBe('rice true kgred');
  expect(one<HTMLInputElement>(box, '[type=search]').value).toBe('red');
  box.remove();
});

it('chooses nothing in fields as the server drew them, nor in those that React made', async () => {
  (await takeOver(() => undefined)).remove();
  expect(heard).toEqual([]);
  mount(<Fields />);
  expect(heard).toEqual([]);
});
