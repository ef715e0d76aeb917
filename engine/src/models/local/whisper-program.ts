// A program of its own, started by local-whisper.ts: a model takes gigabytes, and native code that fails must not take the server along.
// Argument: JSON with the model's file and the wishes. In on stdin: 16-bit samples, 16,000 a second. Out on stdout: JSON of what was heard.
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { WhisperAsk } from './local-whisper.ts';

/** What we use of the library, whose own types are sources that do not pass our compiler's settings. */
interface WhisperLibrary {
  initWhisper: (options: { filePath: string; useGpu: boolean }) => Promise<{
    transcribeData: (
      sound: ArrayBuffer,
      options: { language: string; maxThreads: number; prompt?: string },
    ) => { promise: Promise<unknown> };
    release: () => Promise<void>;
  }>;
}
const require = createRequire(import.meta.url);
const { initWhisper } = require('@fugood/whisper.node') as WhisperLibrary;

const { path, language, prompt, threads } = JSON.parse(process.argv[2] ?? '{}') as WhisperAsk;
const context = await initWhisper({ filePath: path, useGpu: false });
const given = await buffer(process.stdin);
const sound = given.buffer.slice(given.byteOffset, given.byteOffset + given.byteLength);
// It settles only when all went well; otherwise nothing is left to do and the program ends with 13.
const transcript = await context.transcribeData(sound, { language, maxThreads: threads, ...(prompt === '' ? {} : { prompt }) })
  .promise;
process.stdout.write(JSON.stringify(transcript));
await context.release();
