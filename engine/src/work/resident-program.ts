// Runs one of our small programs in a separate process that stays for the next request: a line of JSON in, a line of JSON out.
// For libraries with a license that requires separation, or that load slowly or need much memory.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { EngineFailure } from '../core/engine-types.ts';

export type Program = ChildProcessByStdio<Writable, Readable, null>;

export interface ResidentLimits {
  /** Milliseconds for one answer. */
  timeMs: number;
  /** Bytes of one answer. */
  maxBytes: number;
  /** Milliseconds after which a program that nobody asks ends. */
  idleMs: number;
}

/** Neither the program nor its pipes keep this process alive while nobody waits for them. */
export function keepAlive(program: Program, isNeeded: boolean): void {
  for (const one of [program, program.stdin, program.stdout] as { ref?: () => void; unref?: () => void }[])
    if (isNeeded) one.ref?.();
    else one.unref?.();
}

function start(path: string): Program {
  const program = spawn(process.execPath, ['--no-warnings', path], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // It needs nothing that this process knows: no keys, no addresses.
    env: {},
  });
  program.stdin.on('error', () => undefined);
  program.on('error', () => undefined);
  return program;
}

function answerOf(program: Program, question: unknown, signal: AbortSignal, { timeMs, maxBytes }: ResidentLimits) {
  return new Promise<string>((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', callOff);
      program.stdout.off('data', append);
      program.off('close', end);
    };
    const fail = (reason: Error) => {
      settle();
      reject(reason);
    };
    const append = (piece: Buffer) => {
      size += piece.length;
      pieces.push(piece);
      if (size > maxBytes) return fail(new Error('a program of its own answers too much'));
      if (piece.at(-1) !== 10) return;
      settle();
      resolve(Buffer.concat(pieces).toString('utf8'));
    };
    const end = (code: number | null) => fail(new Error(`a program of its own ended with ${code}`));
    const callOff = () => fail(new EngineFailure('ABORTED'));
    const timer = setTimeout(() => fail(new Error(`a program of its own took longer than ${timeMs} ms`)), timeMs);
    signal.addEventListener('abort', callOff, { once: true });
    program.stdout.on('data', append);
    program.on('close', end);
    program.stdin.write(`${JSON.stringify(question)}\n`);
  });
}

/** Asks a program, one question after another. */
export class ResidentProgram<Question, Answer> {
  readonly #path: string;
  readonly #limits: ResidentLimits;
  #program: Program | null = null;
  #leaving: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(path: string, limits: ResidentLimits) {
    this.#path = path;
    this.#limits = limits;
  }

  /** Throws `EngineFailure` when called off, an error where the program fails or takes too much. */
  ask(question: Question, signal: AbortSignal): Promise<Answer> {
    const answer = this.#last.then(() => this.#askNow(question, signal));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  #begin(): Program {
    const program = start(this.#path);
    this.#program = program;
    return program.once('close', () => {
      if (this.#program === program) this.#program = null;
    });
  }

  async #askNow(question: Question, signal: AbortSignal): Promise<Answer> {
    if (signal.aborted) throw new EngineFailure('ABORTED');
    clearTimeout(this.#leaving);
    const program = this.#program ?? this.#begin();
    keepAlive(program, true);
    try {
      const answer = JSON.parse(await answerOf(program, question, signal, this.#limits)) as Answer;
      keepAlive(program, false);
      this.#leaving = setTimeout(() => {
        // It ends a moment later, in which it must get no question.
        this.#program = null;
        program.kill('SIGKILL');
      }, this.#limits.idleMs).unref();
      return answer;
    } catch (problem) {
      // One that failed, fell silent or was called off is not asked again.
      this.#program = null;
      program.kill('SIGKILL');
      throw problem;
    }
  }
}
