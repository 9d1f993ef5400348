/** Number of open dialogs that hold the page. */
let holders = 0;

/**
 * Keeps the page behind a dialog from scrolling; returns a function that ends this. A rule on open dialogs (`html:has(…)`) would be
 * matched again after every change of the page: a fifth of the time that a step of year or mode may take.
 */
export function holdPage(): () => void {
  const page = document.documentElement;
  holders += 1;
  page.toggleAttribute('data-held', true);
  return () => {
    holders -= 1;
    page.toggleAttribute('data-held', holders > 0);
  };
}
