import type { ServerResponse } from 'node:http';

/** An answer whose status comes at once and whose body keeps coming until the other side gives up. */
export function answerWithoutEnd(response: ServerResponse, status = 200): void {
  response.writeHead(status);
  const stream = setInterval(() => response.write('.'), 20);
  response.on('close', () => clearInterval(stream));
}
