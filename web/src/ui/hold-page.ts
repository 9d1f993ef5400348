/** How many things lie over the page that hold it. */
let held = 0;

/**
 * Keeps the page behind a dialog from scrolling; returns the way to let it go. A rule that asks the document whether it has an open
 * dialog (`html:has(…)`) would be asked again after every change of the page: a fifth of what a step of year or mode may take.
 */
export function holdPage(): () => void {
  const page = document.documentElement;
  held += 1;
  page.toggleAttribute('data-held', true);
  return () => {
    held -= 1;
    page.toggleAttribute('data-held', held > 0);
  };
}
