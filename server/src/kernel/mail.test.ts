import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail.ts';

let server: Server;
const sockets = new Set<Socket>();

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server.close();
});

/** A mail server that gives these answers, one to each line that it reads, and then says nothing more. */
async function startServer(answers: string[]): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    const left = [...answers];
    const say = () => socket.write(left.shift() ?? '');
    socket.on('error', () => undefined);
    if (left.length > 0) say();
    socket.on('data', (data) => {
      for (let line = 0; line < data.toString().split('\r\n').length - 1; line += 1) if (left.length > 0) say();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const limits = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
const mailerFor = (smtpUrl: string) =>
  createMailer({ smtpUrl, mailFrom: 'Folio <folio@localhost>' } as Config, createLog('silent'), systemClock, limits);
const mail = { to: 'ada@example.com', subject: 'News', text: 'One thing happened.' };

it('sends a mail from the configured address', async () => {
  const accepted = ['220 mail\r\n', '250 mail\r\n', '250 from\r\n', '250 to\r\n', '354 go on\r\n'];
  const url = await startServer([...accepted, ...Array.from({ length: 30 }, () => '')]);
  const heads: string[] = [];
  server.on('connection', (socket: Socket) => {
    socket.on('data', (data) => {
      heads.push(data.toString());
      if (data.toString().endsWith('\r\n.\r\n')) socket.write('250 kept\r\n');
    });
  });
  await mailerFor(url).send(mail);
  expect(heads.join('')).toContain('MAIL FROM:<folio@localhost>');
  expect(heads.join('')).toContain('One thing happened.');
  // Programs that answer while someone is away do not answer this mail.
  expect(heads.join('')).toContain('Auto-Submitted: auto-generated');
  expect(heads.join('')).not.toContain('List-Unsubscribe');
});

it('names the page on which its reader stops further ones', async () => {
  const accepted = ['220 mail\r\n', '250 mail\r\n', '250 from\r\n', '250 to\r\n', '354 go on\r\n'];
  const url = await startServer([...accepted, ...Array.from({ length: 30 }, () => '')]);
  const heads: string[] = [];
  server.on('connection', (socket: Socket) => {
    socket.on('data', (data) => {
      heads.push(data.toString());
      if (data.toString().endsWith('\r\n.\r\n')) socket.write('250 kept\r\n');
    });
  });
  await mailerFor(url).send({ ...mail, unsubscribeUrl: 'https://folio.example/notifications' });
  expect(heads.join('')).toContain('List-Unsubscribe: <https://folio.example/notifications>');
});

it.each([
  ['does not greet', []],
  ['greets and is silent then', ['220 mail\r\n']],
  ['is silent after the recipient', ['220 mail\r\n', '250 mail\r\n', '250 from\r\n']],
])('gives a mail up where the server %s', async (_what, answers) => {
  await expect(mailerFor(await startServer(answers)).send(mail)).rejects.toThrow(/timeout|Greeting never received/i);
});
