import type { AddressInfo, Server } from 'node:net';

/** Lets a server listen at a free port of this machine: its origin, and what ends it. */
export async function listen(
  server: Server & { closeAllConnections?(): void },
  scheme = 'http',
): Promise<{ url: string; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections?.();
        server.close(() => resolve());
      }),
  };
}
