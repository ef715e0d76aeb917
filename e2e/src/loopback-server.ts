// A server on this machine that stands for one elsewhere, open while the journeys of a file run.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** Called once where a file begins; `begin` gets the host with its port, as `127.0.0.1:4000`. */
export function serveOnLoopback(answer: RequestListener, begin: (host: string) => void): void {
  let server: Server;
  beforeAll(async () => {
    server = createServer(answer);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    begin(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}
