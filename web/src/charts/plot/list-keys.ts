/** Where a key leads in a list of choices that is one stop of the keyboard; `undefined` where it leads nowhere. */
export function stepInList(key: string, at: number, last: number): number | undefined {
  return {
    ArrowRight: Math.min(at + 1, last),
    ArrowDown: Math.min(at + 1, last),
    ArrowLeft: Math.max(at - 1, 0),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  }[key];
}
