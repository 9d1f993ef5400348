/**
 * Repeats choices that a visitor made in the server's fields before React listened. Hydration leaves a field's value alone, so it
 * differs from the document's; call this in the effect after it, before React renders the field again.
 */
export function repeatEarlyChoices(box: ParentNode): void {
  for (const select of box.querySelectorAll('select')) {
    const drawn = select.querySelector<HTMLOptionElement>('option[selected]');
    // Only the server marks an option.
    if (drawn !== null && drawn.value !== select.value)
      select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const boxes = 'input[type=checkbox], input[type=radio]:checked';
  for (const input of box.querySelectorAll<HTMLInputElement>(boxes)) {
    if (input.checked === input.defaultChecked) continue;
    // React takes a click for a change only where it alters what React found.
    input.checked = input.defaultChecked;
    input.click();
  }
}
