// Recordings as the sound that a local model hears.
import { fileURLToPath } from 'node:url';
import { EngineFailure } from '../../core/engine-types.ts';
import { requirePart } from '../../parts/optional-parts.ts';
import { runProgram } from '../../work/run-program.ts';

/** Samples a second that Whisper's models were made for. */
export const whisperRate = 16_000;

/** Milliseconds; an hour of MP3 takes seconds. */
const patience = 300_000;

/** Four hours of sound. A file of 10 MB that holds more is a bomb. */
const maxBytes = 4 * 3600 * whisperRate * 2;

const program = fileURLToPath(new URL('./decode-recording-program.ts', import.meta.url));

function formatOf(bytes: Uint8Array): 'mp3' | 'wav' | 'mp4' {
  const name = (from: number) => Buffer.from(bytes.subarray(from, from + 4)).toString('latin1');
  if (name(0) === 'RIFF') return 'wav';
  return name(4) === 'ftyp' ? 'mp4' : 'mp3';
}

/** One channel of 16-bit samples, 16,000 a second. Throws `EngineFailure`: FILE_UNREADABLE, PART_NOT_INSTALLED, ABORTED. */
export async function decodeRecording(bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  const format = formatOf(bytes);
  if (format === 'mp4') await requirePart('aac');
  const run = { input: bytes, arguments: [format, String(whisperRate)], signal, timeMs: patience, maxBytes };
  const sound = await runProgram(program, run).catch((problem: unknown) => {
    throw problem instanceof EngineFailure ? problem : new EngineFailure('FILE_UNREADABLE', { cause: problem });
  });
  if (sound.length === 0) throw new EngineFailure('FILE_UNREADABLE');
  return sound;
}
