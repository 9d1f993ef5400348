import { Client } from 'pg';

/** Told of a connection that was made, or why it was not. */
type Connected = ((error: Error) => void) | ((error: null, client: Client) => void);

/**
 * A connection of `pg` that lets go of its socket when it could not be made. Where the client itself finds the reason (a server
 * that asks for a password that the address has not), `pg` leaves it open: a pool that tries again each second would take up
 * all that the server has, and a command would not end.
 */
export class ClosingClient extends Client {
  override connect(): Promise<Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<Client> | undefined {
    if (callback === undefined)
      return super.connect().catch((error: unknown) => {
        this.#letGo();
        throw error;
      });
    const tell = callback as (error: Error | null, client: Client) => void;
    super.connect((error: Error | null) => {
      if (error) this.#letGo();
      tell(error, this);
    });
    return undefined;
  }

  #letGo(): void {
    void this.end().catch(() => undefined);
  }
}
