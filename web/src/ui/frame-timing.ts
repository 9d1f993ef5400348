/** After the next painted frame: work that must not delay what the visitor is waiting to see. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(task, 0);
  });
}
