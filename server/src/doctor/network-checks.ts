// Checks of the connections between Folio and its users: address, port and mail server.
import Fastify from 'fastify';
import { startSentence } from '../app/start-sentence.ts';
import type { Settings } from '../kernel/config.ts';
import { connectToMailServer } from '../kernel/mail.ts';
import { type CheckResult, ok, problem, warning } from './check-result.ts';

const timeoutMs = 5000;

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

export function checkPublicUrl({ publicUrl, hasPublicUrl, host, isHstsSent }: Settings): CheckResult {
  const name = 'PUBLIC_URL';
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(publicUrl);
  if (username !== '' || password !== '')
    return problem(name, 'PUBLIC_URL contains a user name or password.', 'Leave them out: the URL is part of every email.');
  const shown = `${publicUrl} is the URL in emails.`;
  if (!hasPublicUrl && !isLoopback(host))
    return warning(name, `PUBLIC_URL is not set; ${shown}`, 'Set PUBLIC_URL to the URL that users open, with https.');
  if (pathname !== '/' || search !== '' || hash !== '')
    return problem(name, shown, 'PUBLIC_URL is scheme and host only: Folio needs a host name or subdomain of its own.');
  if (protocol === 'http:' && !isLoopback(hostname))
    return warning(name, shown, 'Use https by a reverse proxy: without it cookies are sent unencrypted.');
  return ok(name, `${shown}${isHstsSent ? ' Browsers may use https only (HSTS).' : ''}`);
}

/** True if Folio answers on the port: its health, else null. */
async function askHealth(host: string, port: number): Promise<'ready' | 'not ready' | 'other' | null> {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const ask = (path: string) =>
    fetch(`http://${reached}:${port}${path}`, { signal: AbortSignal.timeout(timeoutMs + 2000), redirect: 'manual' });
  try {
    const alive = await ask('/healthz');
    const answer = (await alive.json().catch(() => null)) as { status?: string } | null;
    if (answer?.status !== 'success') return 'other';
    return (await ask('/readyz')).ok ? 'ready' : 'not ready';
  } catch (cause) {
    const { code, name } = ((cause as Error).cause ?? cause) as { code?: string; name?: string };
    return code === 'ECONNREFUSED' || name === 'TimeoutError' ? null : 'other';
  }
}

export async function checkPort(settings: Settings): Promise<CheckResult> {
  const name = 'Port';
  const { host, port } = settings;
  if (port === 0) return ok(name, 'PORT is 0: the system chooses a free one.');
  const app = Fastify({ logger: false });
  try {
    await app.listen({ host, port });
    return ok(name, `Folio does not run here; port ${port} of ${host} is free.`);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      const health = await askHealth(host, port);
      if (health === 'ready') return ok(name, `Folio runs on port ${port} of ${host} and is ready.`);
      if (health === 'not ready')
        return problem(
          name,
          `Folio runs on port ${port} of ${host} and is not ready.`,
          'See the checks of the database and of free disk space, and its log.',
        );
    }
    const advice =
      port < 1024 ? 'Ports below 1024 need root or CAP_NET_BIND_SERVICE; use another PORT behind a proxy.' : 'Then start Folio.';
    return problem(name, startSentence(cause, settings), advice);
  } finally {
    await app.close();
  }
}

const mailReasons: Record<string, string> = {
  EAUTH: 'it refuses user or password',
  EDNS: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  ECONNECTION: 'it cannot be reached',
  ESOCKET: 'it cannot be reached, or the encryption does not fit (smtp: or smtps:)',
  ETLS: 'the encryption failed',
  EPROTOCOL: 'what answers is no mail server',
};

export async function checkMail({ smtpUrl, mailFrom, dataDir }: Settings): Promise<CheckResult> {
  const name = 'Mail';
  if (smtpUrl === null)
    return warning(
      name,
      `SMTP_URL is not set: emails are written to ${dataDir}/outbox.`,
      'Set SMTP_URL and MAIL_FROM, so that people get them.',
    );
  const { hostname, port } = new URL(smtpUrl);
  const server = `${hostname}${port ? `:${port}` : ''}`;
  try {
    await connectToMailServer(smtpUrl, timeoutMs);
  } catch (cause) {
    const { code = '', message = '' } = cause as { code?: string; message?: string };
    // The message of TLS about a certificate. The server's own message may repeat parts of the request.
    if (/certificate|altname/i.test(message) && code !== 'EAUTH')
      return problem(
        name,
        `The mail server ${server} was asked: its certificate is not trusted (${message.split('\n')[0]}).`,
        'Name the file of its authority in NODE_EXTRA_CA_CERTS, or use the host name that the certificate is for.',
      );
    const reason = mailReasons[code] ?? 'it does not work';
    return problem(name, `The mail server ${server} was asked: ${reason}.`, 'Correct SMTP_URL (smtp://user:password@host:587).');
  }
  if (mailFrom.includes('@localhost'))
    return warning(
      name,
      `${server} accepts the login; emails are sent from ${mailFrom}.`,
      'Set MAIL_FROM to an address of your domain.',
    );
  return ok(name, `${server} accepts the login; emails are sent from ${mailFrom}.`);
}
