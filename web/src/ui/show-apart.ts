import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws something at the end of the document, apart from the page: what opens over it and is fetched only then costs the page's
 * own tree nothing. `draw` is handed what takes it away again.
 */
export function showApart(draw: (close: () => void) => ReactNode): void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(
    draw(() => {
      root.unmount();
      box.remove();
    }),
  );
}
