// Requests that Node cannot parse are answered as all others are, and their connection is closed. Written on raw sockets, since no client sends them.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

/** All that the server sends until it closes the connection. */
function exchange(text: string, later = ''): Promise<string> {
  const { port, hostname } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      if (answer === '' && later) socket.write(later);
      answer += String(data);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
const parse = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { line: head.split('\r\n')[0], isClosed: /^connection: close$/im.test(head), body: JSON.parse(body) as object };
};

it.each([
  ['a header over 16 kB', `GET /api/user HTTP/1.1\r\nhost: folio\r\nx-long: ${'a'.repeat(200_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
  ['a request line that is none', 'GET\r\n\r\n', 400, 'BROKEN_BODY'],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nhost: folio\r\n\r\n', 400, 'BROKEN_BODY'],
  ['no host', 'GET /api/user HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'BROKEN_BODY'],
])('%s is refused in the envelope', async (_, request, status, code) => {
  const { line, isClosed, body } = parse(await exchange(request));
  expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(isClosed).toBe(true);
  expect(body).toEqual({ status: 'error', code, message: expect.stringMatching(/^(Malformed request|The request )/) });
});

it('an answer that is being sent is never mixed with a refusal', async () => {
  const owner = await product.register('Owner Person');
  const stream = `GET /api/changes HTTP/1.1\r\nhost: folio\r\nauthorization: Bearer ${owner.token}\r\n\r\n`;
  const answer = await exchange(stream, 'no request\r\n\r\n');
  expect(answer).toContain('retry: 2000');
  expect(answer).not.toContain('BROKEN_BODY');
});
