import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Apart from the page, whose tree it costs nothing. `draw` is handed what takes it away again. */
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
