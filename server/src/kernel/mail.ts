// Mail by SMTP, or without a server into a visible outbox folder, so that every flow works on a bare machine.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { outboxOf } from './outbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show pages; always beside the text. */
  html?: string;
  /** The page on which its reader chooses to get no further ones. */
  unsubscribeUrl?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

function createOutbox(config: Config, log: Log, clock: Clock): Mailer {
  const folder = outboxOf(config);
  let count = 0;
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const stamp = clock.now().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${stamp}-${process.pid}-${count}.txt`);
      if (mail.html) await writeFile(file.replace(/txt$/, 'html'), mail.html, { mode: 0o600 });
      await writeFile(file, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`, { mode: 0o600 });
      // The file is named, not its text: it may hold a link that works like a password.
      log.info({ file }, 'Mail written to the outbox, since no SMTP_URL is set');
    },
  };
}

/** Milliseconds that a mail server may be silent for: until it is connected, until it greets, and between its answers. */
interface MailLimits {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

/** RFC 5321 lets a server take minutes; one that is slower gets the mail by a later try, and no other mail waits for it. */
const usualLimits: MailLimits = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** The mailer for this configuration. A mail is refused where the server is silent for longer than the limits. */
export function createMailer(config: Config, log: Log, clock: Clock, limits = usualLimits): Mailer {
  if (!config.smtpUrl) return createOutbox(config, log, clock);
  const { smtpUrl, mailFrom } = config;
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      // Loaded with the first mail, since most starts send none.
      const { createTransport } = await import('nodemailer');
      await createTransport({ url: smtpUrl, ...limits }, { from: mailFrom }).sendMail({
        ...mail,
        // Programs that answer in someone's absence leave it unanswered (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }) },
      });
    },
  };
}

/** Connects to the mail server and logs in, without sending anything. Throws the errors of nodemailer. */
export async function connectToMailServer(smtpUrl: string, timeoutMs: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const limits: MailLimits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
