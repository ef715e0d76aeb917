import { findTool } from '@folio/catalogue/catalogue';
import { contextIn } from '@folio/engine/composer/fixtures/orders';
import { make } from '@folio/engine/engine';

/** About 30 s at the usual pace. */
const text =
  'Boots for wet trails are built around their outsole. Lugs of four millimetres hold in mud, and the midsole keeps its drop for a whole season. ' +
  'The upper is woven from recycled yarn and dries overnight. Before you buy, stand on a slope and feel whether your heel stays where it is. ' +
  'Laces that hold a knot save you three stops an hour. A toe cap of rubber keeps roots away from your nails, and a gusset keeps out the grit.';

export async function ownSpeech(): Promise<void> {
  const tool = findTool('text_to_speech');
  if (!tool) throw new Error('the catalogue has no text_to_speech');
  const { files } = await make(tool, { ...tool.example, text, speed: 1, audio_format: 'mp3' }, contextIn('en'));
  const seconds = files?.[0]?.seconds ?? 0;
  if (seconds < 25 || seconds > 40) throw new Error(`the speech lasts ${seconds} s`);
}

/** Spoken and packed in this process, as the libraries' manuals show it. */
export async function bareSpeech(): Promise<void> {
  const { default: createEspeak } = await import('espeak-ng');
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const spoken = await createEspeak({
    arguments: ['-w', '/spoken.wav', '-v', 'en', '-s', '160', text],
    print: () => undefined,
    printErr: () => undefined,
  });
  const wave = spoken.FS.readFile('/spoken.wav');
  const words = new Int16Array(wave.slice(44).buffer);
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: 22_050, channels: 1, bitrate: 64 });
  const pieces = [Uint8Array.from(encoder.encode([Float32Array.from(words, (word) => word / 32_768)]))];
  pieces.push(Uint8Array.from(encoder.finalize()));
  Buffer.concat(pieces);
}
