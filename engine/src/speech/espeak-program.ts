// SPDX-License-Identifier: Apache-2.0 OR GPL-3.0-or-later
// This file alone may be used under either license, so it can ship with eSpeak NG; see NOTICE.
// A separate program, started by speak-built-in.ts: eSpeak NG (GPL) runs as its own process and is never loaded into ours.
// In on stdin, a line each: JSON with the text to speak. Out on stdout, for each utterance: its number of
// bytes, then its WAV file.
import { createInterface } from 'node:readline';
import { loadPart } from '../parts/load-part.ts';
import type { Utterance } from './speak-built-in.ts';

const file = '/spoken.wav';
const { createEspeak } = await loadPart('speech');

for await (const line of createInterface({ input: process.stdin })) {
  for (const { voice, wordsPerMinute, pitch, markup } of JSON.parse(line) as Utterance[]) {
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
  // Each utterance had a machine of its own in memory; while nobody waits, they are cleared away.
  globalThis.gc?.();
}
