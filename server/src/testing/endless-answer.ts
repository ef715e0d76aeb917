import type { ServerResponse } from 'node:http';

/** A response with an immediate status, and a body that continues until the client aborts. */
export function answerWithoutEnd(response: ServerResponse, status = 200): void {
  response.writeHead(status);
  const stream = setInterval(() => response.write('.'), 20);
  response.on('close', () => clearInterval(stream));
}
