// The built-in voice: eSpeak NG in a process of its own, which stays a while for the next order and is ended when one is called off.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EngineFailure } from '../core/engine-types.ts';
import { readWave, type Sound } from '../files/wave.ts';
import { requirePart } from '../parts/optional-parts.ts';
import { keepAlive, type Program } from '../work/resident-program.ts';

export interface Utterance {
  voice: string;
  wordsPerMinute: number;
  /** 0 to 99. */
  pitch: number;
  /** SSML without its outer element. */
  markup: string;
}

/** Milliseconds for all utterances of an order; 5,000 characters take seconds. */
const patience = 180_000;
/** The program is ended where a language's rules run wild. */
const maxBytes = 400_000_000;
/** Milliseconds after which a program with nothing to say ends. */
const idleMs = 30_000;

let resting: { program: Program; leaving: NodeJS.Timeout } | null = null;

function startProgram(): Program {
  const program = spawn(
    process.execPath,
    ['--no-warnings', '--expose-gc', fileURLToPath(new URL('./espeak-program.ts', import.meta.url))],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      // It needs nothing that this process knows: no keys, no addresses.
      env: {},
    },
  );
  program.stdin.on('error', () => undefined);
  // One that dies while it rests is not taken again.
  return program.on('error', () => undefined).on('close', () => (resting = resting?.program === program ? null : resting));
}

function acquireProgram(): Program {
  if (!resting) return startProgram();
  const { program, leaving } = resting;
  clearTimeout(leaving);
  resting = null;
  keepAlive(program, true);
  return program;
}

function rest(program: Program): void {
  if (resting) return void program.kill('SIGKILL');
  keepAlive(program, false);
  resting = { program, leaving: setTimeout(() => program.kill('SIGKILL'), idleMs).unref() };
}

/** Collects the WAV files as they come; answers them once all of `count` are there. */
function waveCollector(count: number): (piece: Buffer) => Buffer[] | null {
  const waves: Buffer[] = [];
  let pieces: Buffer[] = [];
  let size = 0;
  let wanted = 4;
  return (piece) => {
    pieces.push(piece);
    size += piece.length;
    if (size < wanted) return null;
    let bytes = Buffer.concat(pieces);
    while (bytes.length >= 4 && bytes.length >= 4 + bytes.readUInt32LE(0)) {
      const end = 4 + bytes.readUInt32LE(0);
      waves.push(bytes.subarray(4, end));
      bytes = bytes.subarray(end);
    }
    pieces = [bytes];
    size = bytes.length;
    wanted = size < 4 ? 4 : 4 + bytes.readUInt32LE(0);
    return waves.length >= count ? waves : null;
  };
}

async function runProgram(utterances: readonly Utterance[], signal: AbortSignal): Promise<Buffer[]> {
  const program = acquireProgram();
  let settle = () => {};
  const answer = new Promise<Buffer[]>((resolve, reject) => {
    const collect = waveCollector(utterances.length);
    let size = 0;
    const append = (piece: Buffer) => {
      size += piece.length;
      const waves = collect(piece);
      if (waves) resolve(waves);
      else if (size > maxBytes) reject(new Error('the built-in voice does not come to an end'));
    };
    const end = (code: number | null) => reject(new Error(`the built-in voice ended with ${code}`));
    const callOff = () => reject(new EngineFailure('ABORTED'));
    const timer = setTimeout(() => reject(new Error(`the built-in voice took longer than ${patience} ms`)), patience);
    program.stdout.on('data', append);
    program.on('error', reject).on('close', end);
    signal.addEventListener('abort', callOff, { once: true });
    settle = () => {
      clearTimeout(timer);
      program.stdout.off('data', append);
      program.off('error', reject).off('close', end);
      signal.removeEventListener('abort', callOff);
    };
    program.stdin.write(`${JSON.stringify(utterances)}\n`);
  });
  let waves: Buffer[] | null = null;
  try {
    waves = await answer;
  } finally {
    settle();
    // One that failed, fell silent or was called off is not asked again.
    if (waves) rest(program);
    else program.kill('SIGKILL');
  }
  return waves;
}

/** One sound for each utterance, in their order. Throws `EngineFailure` when called off, an error where the program fails. */
export async function speakBuiltIn(utterances: readonly Utterance[], signal: AbortSignal): Promise<Sound[]> {
  if (signal.aborted) throw new EngineFailure('ABORTED');
  if (utterances.length === 0) return [];
  await requirePart('speech');
  const waves = await runProgram(utterances, signal);
  return waves.map((wave) => {
    const sound = readWave(wave);
    if (!sound) throw new Error('the built-in voice gave no sound');
    return sound;
  });
}
