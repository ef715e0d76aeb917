// A program of its own, started by speak-built-in.ts: eSpeak NG (GPL) is used as a separate process and never loaded into ours.
// In on stdin: JSON with what to say. Out on stdout, for each utterance: how many bytes, then its WAV file.
import { text } from 'node:stream/consumers';
import createEspeak from 'espeak-ng';
import type { Utterance } from './speak-built-in.ts';

const utterances = JSON.parse(await text(process.stdin)) as Utterance[];
const file = '/spoken.wav';

for (const { voice, wordsPerMinute, pitch, markup } of utterances) {
  const module = await createEspeak({
    arguments: ['-m', '-w', file, '-v', voice, '-s', String(wordsPerMinute), '-p', String(pitch), markup],
    print: () => undefined,
    printErr: () => undefined,
  });
  const wav = module.FS.readFile(file);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(wav.length);
  process.stdout.write(length);
  process.stdout.write(wav);
}
