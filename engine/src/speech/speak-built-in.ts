// The built-in voice: eSpeak NG in a process of its own, ended when the order is called off.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EngineFailure } from '../engine-types.ts';
import { readWave, type Sound } from './wave.ts';

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

/** Ended by the program itself where a language's rules run wild. */
const mostBytes = 400_000_000;

function runProgram(input: string, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const program = fileURLToPath(new URL('./espeak-program.ts', import.meta.url));
    const child = spawn(process.execPath, ['--no-warnings', program], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // It needs nothing that this process knows: no keys, no addresses.
      env: {},
      signal,
      timeout: patience,
      killSignal: 'SIGKILL',
    });
    const pieces: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length;
      pieces.push(piece);
      if (size > mostBytes) child.kill('SIGKILL');
    });
    child.on('error', (problem) => reject(signal.aborted ? new EngineFailure('ABORTED') : problem));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(pieces));
      else reject(signal.aborted ? new EngineFailure('ABORTED') : new Error(`the built-in voice ended with ${code}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** One sound for each utterance, in their order. Throws `EngineFailure` when called off, an error where the program fails. */
export async function speakBuiltIn(utterances: readonly Utterance[], signal: AbortSignal): Promise<Sound[]> {
  if (signal.aborted) throw new EngineFailure('ABORTED');
  const output = await runProgram(JSON.stringify(utterances), signal);
  const sounds: Sound[] = [];
  for (let at = 0; at + 4 <= output.length; ) {
    const length = output.readUInt32LE(at);
    const sound = readWave(output.subarray(at + 4, at + 4 + length));
    if (!sound) throw new Error('the built-in voice gave no sound');
    sounds.push(sound);
    at += 4 + length;
  }
  if (sounds.length !== utterances.length) throw new Error('the built-in voice left something out');
  return sounds;
}
