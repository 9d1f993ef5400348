import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { listen } from './listen.ts';

/** A receiver of notices: its address, and what arrived. */
export interface Receiver<T> {
  url: string;
  received: T[];
  close(): Promise<void>;
}

/** A webhook of this machine, which answers 204, or the status given. */
export async function openWebhook(status = 204): Promise<Receiver<unknown>> {
  const received: unknown[] = [];
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(status, { connection: 'close' }).end();
    });
  });
  return { ...(await listen(server)), received };
}

/** A mail server of this machine, as much of RFC 5321 as one mail needs; `received` has the mails with their headers. */
export async function openMailServer(): Promise<Receiver<string>> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let mail: string | null = null;
    let rest = '';
    socket.write('220 here\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (let at = rest.indexOf('\r\n'); at !== -1; at = rest.indexOf('\r\n')) {
        const line = rest.slice(0, at);
        rest = rest.slice(at + 2);
        if (mail === null) {
          if (line === 'DATA') mail = '';
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
          if (line === 'QUIT') socket.end();
        } else if (line === '.') {
          received.push(mail);
          mail = null;
          socket.write('250 taken\r\n');
        } else mail += `${line}\n`;
      }
    });
  });
  return { ...(await listen(server, 'smtp')), received };
}
