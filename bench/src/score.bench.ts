// Cost of a content score, in the editor's worker and in the server at the close of a version, beside the cost of only taking the text apart
// into words costs.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBodyText } from '@folio/contract/score/body-text';
import { readHtmlText } from '@folio/contract/score/read-html-text';
import { scoreDocument } from '@folio/contract/score/score-document';
import { topicTermsOf } from '@folio/contract/score/topic-terms';
import { listWords } from '@folio/contract/text-words';
import { stopWordsOf } from '@folio/engine/text/stop-words';
import { median } from './quantiles.ts';

const words = 3000;
const rounds = 25;
/** Of the editor: a worker's answer between two frames. */
const panelAimMs = 8;
/** Of the server: a version that closes is scored within its transaction. */
const closingAimMs = 20;
/** As `score-context.ts` of the server takes it of all sources together. */
const materialCharacters = 30_000;

/** Running text of this repository, as much as is wanted. */
function sampleText(count: number): string {
  const root = new URL('../../', import.meta.url);
  const files = ['docs/SCALING.md', 'docs/ARCHITECTURE.md', 'README.md', 'LICENSE'];
  const text = files.map((file) => readFileSync(fileURLToPath(new URL(file, root)), 'utf8')).join('\n');
  const found = text.split(/(?<=\s)/);
  return Array.from({ length: Math.ceil(count / found.length) }, () => found)
    .flat()
    .slice(0, count)
    .join('');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Paragraphs of about 60 words, a heading before every fifth. */
function htmlOf(text: string): string {
  const all = listWords(text);
  const paragraphs = Array.from({ length: Math.ceil(all.length / 60) }, (_, index) =>
    all.slice(index * 60, index * 60 + 60).join(' '),
  );
  return paragraphs
    .map((paragraph, index) => `${index % 5 === 0 ? `<h2>Part ${index}</h2>` : ''}<p>${escape(paragraph)}</p>`)
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

export function benchScore(): void {
  const prose = sampleText(words);
  const html = htmlOf(prose);
  const material = sampleText(12_000).slice(-materialCharacters);
  const rules = { language: 'en', stopWords: stopWordsOf('en') };
  const topic = { terms: topicTermsOf([material], rules) };
  const text = readHtmlText(html);
  const subject = {
    title: 'Operations',
    isPage: true,
    fields: { focus_keywords: 'database, backup', keywords: ['worker', 'queue'] },
    metaTitle: 'Operations',
    metaDescription: 'How to run it.',
    language: 'en',
    hosts: ['folio.example'],
    nature: 'text' as const,
    isComposed: false,
  };
  const bare = medianMs(() => listWords(prose));
  const report = (what: string, ms: number, aim: number) =>
    process.stdout.write(
      `${what}: ${(ms / bare).toFixed(1)} times its bare division into words (${ms.toFixed(1)} ms); ${ms <= aim ? 'within' : 'beyond'} the aim of ${aim} ms\n`,
    );
  const first = performance.now();
  scoreDocument({ ...subject, topic, text });
  process.stdout.write(`first score of a process: ${(performance.now() - first).toFixed(1)} ms\n`);
  report(
    `score of ${words} words against ${topic.terms.length} terms, in the editor's worker`,
    medianMs(() => scoreDocument({ ...subject, topic, text })),
    panelAimMs,
  );
  report(
    `body text of ${words} words, on the page's own thread`,
    medianMs(() => readBodyText(text, false)),
    panelAimMs,
  );
  report(
    `closing a version of ${words} words, its sources known`,
    medianMs(() => scoreDocument({ ...subject, topic, text: readHtmlText(html) })),
    closingAimMs,
  );
  report(
    `closing a version of ${words} words, terms of ${listWords(material).length} words of sources included`,
    medianMs(() => scoreDocument({ ...subject, topic: { terms: topicTermsOf([material], rules) }, text: readHtmlText(html) })),
    closingAimMs,
  );
}
