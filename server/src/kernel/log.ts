// Structured logs, one JSON object a line. What could be a secret is removed by name before it is written.
import { pino } from 'pino';
import { sourceStack } from './source-stack.ts';

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

/** An error as pino writes it, with the stack of the sources. */
function presentError(problem: Error) {
  const shown = pino.stdSerializers.err(problem);
  // Values other than errors have none.
  if (typeof shown?.stack === 'string') shown.stack = sourceStack(shown.stack);
  return shown;
}

/** A logger that removes passwords, tokens and keys from its records, at the top and one level down. */
export function createLog(level: string) {
  return pino({
    level,
    base: undefined,
    serializers: { err: presentError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[removed]' },
  });
}
