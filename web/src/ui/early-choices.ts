type Field = HTMLSelectElement | HTMLInputElement;

/** Fields that differ from the server's drawing, each with what makes React hear of the choice. */
function* findEarlyChoices(box: ParentNode): Generator<readonly [Field, () => void]> {
  for (const select of box.querySelectorAll('select')) {
    const { value } = select;
    const drawn = select.querySelector<HTMLOptionElement>('option[selected]');
    // Only the server marks an option.
    if (drawn === null || drawn.value === value) continue;
    yield [
      select,
      () => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
    ];
  }
  const boxes = 'input[type=checkbox], input[type=radio]:checked';
  for (const input of box.querySelectorAll<HTMLInputElement>(boxes)) {
    const { checked } = input;
    if (checked === input.defaultChecked) continue;
    yield [
      input,
      () => {
        // React takes a click for a change only where it alters what React found.
        input.checked = !checked;
        input.click();
      },
    ];
  }
}

/**
 * Repeats choices that a visitor made in the server's fields before React listened. Hydration leaves a field's value alone, so it
 * differs from the document's; call this in the effect after it, before React renders the field again. A choice that is under way
 * is heard by itself: hydration can end between its events, `input` and `change`, and a repetition there would have React put the
 * old value back before the second.
 */
export function repeatEarlyChoices(box: ParentNode): void {
  const early = [...findEarlyChoices(box)];
  if (early.length === 0) return;
  const values = new Map<Field, string>(early.map(([field]) => [field, field.value]));
  const heard = new Set<EventTarget | null>();
  const hear = ({ target }: Event): void => {
    heard.add(target);
    // The page may have been drawn between the two events, with the field as it was.
    const value = target instanceof HTMLSelectElement && values.get(target);
    if (typeof value === 'string') target.value = value;
  };
  document.addEventListener('change', hear, { capture: true });
  setTimeout(() => {
    document.removeEventListener('change', hear, { capture: true });
    for (const [field, repeat] of early) if (!heard.has(field)) repeat();
  });
}
