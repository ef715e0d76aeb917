// The built-in analysis of a company's text, compared with only splitting it into words.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '@folio/engine/text/tokens';
import { analyseVoice } from '@folio/engine/voice/analyse-voice';
import { median } from './quantiles.ts';

const words = 5000;
const rounds = 15;
const aimMs = 300;

/** Running text of this repository, as much as is wanted. */
function sampleText(): string {
  const root = new URL('../../', import.meta.url);
  const files = ['docs/SCALING.md', 'docs/ARCHITECTURE.md', 'README.md', 'LICENSE'];
  const text = files.map((file) => readFileSync(fileURLToPath(new URL(file, root)), 'utf8')).join('\n');
  const found = text.split(/(?<=\s)/);
  return Array.from({ length: Math.ceil(words / found.length) }, () => text)
    .join('\n')
    .split(/(?<=\s)/)
    .slice(0, words)
    .join('');
}

function medianMs(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return median(times);
}

export function benchVoice(): void {
  const text = sampleText();
  const bare = medianMs(() => wordsOf(text, 'en'));
  const whole = medianMs(() => analyseVoice(text, 'en'));
  process.stdout.write(
    `voice analysis of ${words.toLocaleString('en')} words: ${(whole / bare).toFixed(1)} times its bare tokenisation; ${whole <= aimMs ? 'within' : 'beyond'} the aim of ${aimMs} ms\n`,
  );
}
