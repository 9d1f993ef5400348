interface EarlyChoice {
  restore(): void;
  repeat(): void;
}

function* findEarlyChoices(box: ParentNode): Generator<[EventTarget | null, EarlyChoice]> {
  for (const select of box.querySelectorAll('select')) {
    const { value } = select;
    const serverOption = select.querySelector<HTMLOptionElement>('option[selected]');
    // Only the server marks an option.
    if (serverOption === null || serverOption.value === value) continue;
    const restore = (): void => {
      select.value = value;
    };
    const repeat = (): void => {
      restore();
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    yield [select, { restore, repeat }];
  }
  const boxes = 'input[type=checkbox], input[type=radio]:checked';
  for (const input of box.querySelectorAll<HTMLInputElement>(boxes)) {
    const { checked } = input;
    if (checked === input.defaultChecked) continue;
    const repeat = (): void => {
      // React takes a click for a change only where it alters what React found.
      input.checked = !checked;
      input.click();
    };
    // React listens to its click, which comes before its change.
    yield [input, { restore: () => undefined, repeat }];
  }
  for (const input of box.querySelectorAll<HTMLInputElement>(
    'input:is([type=search], [type=text], [type=number])',
  )) {
    const { value, defaultValue } = input;
    if (value === defaultValue) continue;
    const restore = (): void => writeUnnoticed(input, input.value === defaultValue ? value : input.value);
    const repeat = (): void => {
      restore();
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    yield [input, { restore, repeat }];
  }
}

/** Writes a text so that React takes the next event for a change: it compares with what was last set on the field itself. */
function writeUnnoticed(input: HTMLInputElement, text: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}

/** Repeats what was chosen or typed in the server's fields before React listened: hydration leaves a field's value alone. Call it in the effect after. */
export function repeatEarlyChoices(box: ParentNode): void {
  const early = new Map(findEarlyChoices(box));
  if (early.size === 0) return;
  const onChange = ({ target }: Event): void => {
    early.get(target)?.restore();
    early.delete(target);
  };
  document.addEventListener('change', onChange, { capture: true });
  setTimeout(() => {
    document.removeEventListener('change', onChange, { capture: true });
    for (const { repeat } of early.values()) repeat();
  });
}
