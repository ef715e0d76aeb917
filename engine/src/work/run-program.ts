// Runs one of our small programs in a separate process: for libraries with a license that requires separation,
// or with crashes to isolate.
import { spawn } from 'node:child_process';
import { EngineFailure } from '../core/engine-types.ts';

export interface ProgramRun {
  /** Sent to its standard input. */
  input: string | Uint8Array;
  /** After the program's own name. */
  arguments?: readonly string[];
  signal: AbortSignal;
  /** Milliseconds after which it is ended. */
  timeMs: number;
  /** Bytes of output after which it is ended. */
  maxBytes: number;
}

/** Returns the program's output. Throws `EngineFailure` when aborted, and an error if it fails or exceeds a limit. */
export function runProgram(program: string, run: ProgramRun): Promise<Buffer> {
  const { input, signal, timeMs, maxBytes } = run;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new EngineFailure('ABORTED'));
    const child = spawn(process.execPath, ['--no-warnings', program, ...(run.arguments ?? [])], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // It needs nothing that this process knows: no keys, no addresses.
      env: {},
      signal,
      timeout: timeMs,
      killSignal: 'SIGKILL',
    });
    const pieces: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length;
      pieces.push(piece);
      if (size > maxBytes) child.kill('SIGKILL');
    });
    child.on('error', (problem) => reject(signal.aborted ? new EngineFailure('ABORTED') : problem));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(pieces));
      else reject(signal.aborted ? new EngineFailure('ABORTED') : new Error(`a program of its own ended with ${code}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
