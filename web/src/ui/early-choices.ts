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
  const heard = new Set<EventTarget | null>();
  const hear = ({ target }: Event): unknown => heard.add(target);
  document.addEventListener('change', hear, { capture: true });
  setTimeout(() => {
    document.removeEventListener('change', hear, { capture: true });
    for (const [field, repeat] of early) if (!heard.has(field)) repeat();
  });
}
