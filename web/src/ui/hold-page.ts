let holders = 0;

/** A rule on open dialogs (`html:has(…)`) would be matched again after every change of the page. */
export function holdPage(): () => void {
  const page = document.documentElement;
  holders += 1;
  page.toggleAttribute('data-held', true);
  return () => {
    holders -= 1;
    page.toggleAttribute('data-held', holders > 0);
  };
}
