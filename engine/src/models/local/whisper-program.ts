// A separate program, started by local-whisper.ts: a model takes gigabytes, and failing native code must not crash the server.
// Argument: JSON with the model's file and the options. In on stdin: 16-bit samples, 16,000 a second. Out on
// stdout: JSON of the transcript.
import { buffer } from 'node:stream/consumers';
import { loadPart } from '../../parts/load-part.ts';
import type { WhisperAsk } from './local-whisper.ts';

const { initWhisper } = await loadPart('local-transcription');
const { path, language, prompt, threads } = JSON.parse(process.argv[2] ?? '{}') as WhisperAsk;
const context = await initWhisper({ filePath: path, useGpu: false });
const given = await buffer(process.stdin);
const sound = given.buffer.slice(given.byteOffset, given.byteOffset + given.byteLength);
// It settles only when all went well; otherwise nothing is left to do and the program ends with 13.
const transcript = await context.transcribeData(sound, { language, maxThreads: threads, ...(prompt === '' ? {} : { prompt }) })
  .promise;
process.stdout.write(JSON.stringify(transcript));
await context.release();
