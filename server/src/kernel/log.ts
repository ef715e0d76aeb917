// Structured logs, one JSON object a line. What could be a secret is removed by name before it is written.
import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

const secretNames = [
  'password',
  'new_password',
  'current_password',
  'token',
  'plainTextToken',
  'api_key',
  'apiKey',
  'authorization',
  'cookie',
  'set-cookie',
];

/** A logger whose records never hold passwords, tokens or keys, at the top or one level down. */
export function createLog(level: string) {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[removed]' },
  });
}
