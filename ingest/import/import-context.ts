/** What a run of the import writes to, asks and is told by. */
export interface ImportContext {
  out: { write(text: string): unknown };
  err: { write(text: string): unknown };
  clock: () => Date;
  /** Asks whoever sits there; `null` where nobody does, as in a script. */
  confirm: ((question: string) => Promise<boolean>) | null;
  /** File of the site's settings. */
  settings: string;
}
