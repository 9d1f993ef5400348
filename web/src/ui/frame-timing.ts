/** After the next painted frame: work that must not delay what the visitor is waiting to see. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(task, 0);
  });
}

/** Runs a task once the browser has nothing else to do; returns the way to call it off. Safari has no such moment. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(task, { timeout: 1000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 200);
  return () => clearTimeout(id);
}
