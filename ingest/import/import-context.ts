/** What a run of the import writes to, asks and is told by. */
export interface ImportContext {
  out: { write(text: string): unknown };
  err: { write(text: string): unknown };
  clock: () => Date;
  /** Variables that may name the folder of releases and a database; none when left out. */
  environment?: NodeJS.ProcessEnv;
  /** Asks whoever sits there; `null` where nobody does, as in a script. */
  confirm: ((question: string) => Promise<boolean>) | null;
  /** File of the site's settings. */
  settings: string;
}
