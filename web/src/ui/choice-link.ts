type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>;

/** Middle clicks and clicks with a modifier belong to the browser. Without a click, as from the keyboard, it runs too. */
export function chooseHere(click: LinkClick | undefined, choose: () => void): void {
  if (click === undefined) {
    choose();
    return;
  }
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  choose();
}
