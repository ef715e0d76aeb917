// Why Folio did not start, in one sentence for the operator.
import { sqlErrorCode } from '../kernel/db/database.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import { isStorageFull } from '../kernel/storage-full.ts';

export interface StartedWith {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
}

interface Coded {
  code?: string;
  syscall?: string;
  path?: string;
}

/** Host, port and database of an address, never its password. */
export function databaseName(databaseUrl: string | null): string {
  if (databaseUrl === null) return 'the embedded PostgreSQL';
  try {
    const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
    const host = searchParams.get('host') ?? hostname;
    return `${host || 'localhost'}:${port || '5432'}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

const notReached: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it closed the connection',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  ENOENT: 'there is no such socket',
};

const notWritten: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'there is a file in its place',
  EISDIR: 'there is a folder in its place',
  ENOENT: 'it cannot be made',
};

const ofServer: Record<string, (address: string) => string> = {
  '3D000': (address) => `The database of ${address} does not exist; create it first (createdb).`,
  '28P01': (address) => `The user or password for ${address} is wrong.`,
  '28000': (address) => `PostgreSQL at ${address} refuses this user or kind of connection (pg_hba.conf).`,
  '42501': (address) => `The database user may not create tables at ${address}; make it the owner of the database.`,
  '25006': (address) => `The database at ${address} is read-only.`,
  '53300': (address) => `PostgreSQL at ${address} has no connection free.`,
  '57P03': (address) => `PostgreSQL at ${address} is still starting; start Folio again when it is ready.`,
  '08P01': (address) => `What answers at ${address} does not speak PostgreSQL as Folio does.`,
};

const causesOf = (problem: unknown): Error[] => {
  const causes: Error[] = [];
  for (let error = problem; error instanceof Error && causes.length < 10; error = error.cause) causes.push(error);
  return causes;
};

function ofTls(message: string, code: string): string | null {
  if (/does not support SSL/i.test(message))
    return 'DATABASE_URL asks for TLS, which this PostgreSQL does not offer; leave sslmode out or switch TLS on there.';
  if (/certificate|self-signed/i.test(message) || code.startsWith('ERR_TLS') || code.startsWith('CERT_'))
    return `The certificate of PostgreSQL was not accepted (${message}); name its authority by sslrootcert in DATABASE_URL.`;
  return null;
}

function ofDatabase(error: Error & Coded, started: StartedWith): string | null {
  const database = databaseName(started.databaseUrl);
  const code = sqlErrorCode(error);
  // PostgreSQL says which encryption it wants; of all else only the sentence is needed.
  if (code === '28000' && /no encryption|SSL off/.test(error.message))
    return `PostgreSQL at ${database} asks for TLS; add sslmode=require to DATABASE_URL.`;
  if (code !== null && ofServer[code]) return ofServer[code](database);
  const tls = ofTls(error.message, error.code ?? '');
  if (tls !== null) return tls;
  if (/timeout expired|timeout exceeded/i.test(error.message)) return `PostgreSQL at ${database} does not answer.`;
  if (/password must be a string/i.test(error.message))
    return `PostgreSQL at ${database} asks for a password, and DATABASE_URL has none.`;
  if (/Connection terminated/i.test(error.message)) return `PostgreSQL at ${database} closed the connection.`;
  const reason = notReached[error.code ?? ''];
  return reason && error.syscall !== 'listen' ? `PostgreSQL at ${database} cannot be reached: ${reason}.` : null;
}

function ofListening({ code, syscall }: Coded, { host, port }: StartedWith): string | null {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use: stop what listens there, or set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}: set HOST to one it has.`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `Folio cannot listen on port ${port} of ${host} (${code}).`;
  return null;
}

/** The sentence for a start that failed. What nobody foresaw keeps its own first line. */
export function startSentence(problem: unknown, started: StartedWith | null): string {
  const causes = causesOf(problem);
  const own = causes.find((cause) => cause instanceof StartProblem);
  if (own) return own.message;
  if (started && isStorageFull(problem)) return `The disk of ${started.dataDir} or of the database is full; free some space.`;
  for (const cause of causes as (Error & Coded)[]) {
    const { code, syscall, path } = cause;
    const sentence =
      started &&
      (code === 'ENOTFOUND' && path === undefined && syscall === 'getaddrinfo' && started.databaseUrl
        ? ofDatabase(cause, started)
        : (ofListening(cause, started) ?? (path === undefined || syscall === 'connect' ? ofDatabase(cause, started) : null)));
    if (sentence) return sentence;
    const reason = notWritten[code ?? ''];
    if (reason && path !== undefined) return `${path} cannot be written: ${reason}; look at DATA_DIR.`;
  }
  const [line = ''] = (causes[0]?.message ?? String(problem)).split('\n');
  return `Folio could not start: ${line}`;
}
