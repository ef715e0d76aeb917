// Stored gallery examples: every file listed and present, every conversation based on its sources,
// every translation faithful to its original.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { findTool, listTools } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { keptExampleFiles } from '@folio/catalogue/kept-example-files';
import type { KeptExample } from '@folio/catalogue/kept-example-types';
import { factsOf, keptExampleOf, keptPaths } from '@folio/catalogue/kept-examples';
import { hasWorkedResult } from '@folio/catalogue/worked-results';
import { countWords } from '@folio/contract/tool-price';
import { describe, expect, it } from 'vitest';
import { contextIn, parsed } from '../composer/fixtures/orders.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { sanitiseHtml } from '../document/sanitise-html.ts';
import { examplesFolder } from './make-example-files.ts';
import { showKeptExample } from './show-kept-example.ts';

/** Bytes that all kept files may have: they are in every installation. */
const maxBytes = 4 * 1024 * 1024;

const all: [string, KeptExample][] = await Promise.all(
  [...keptExampleFiles.keys()].map(async (slug): Promise<[string, KeptExample]> => {
    const kept = await keptExampleOf({ slug });
    if (!kept) throw new Error(slug);
    return [slug, kept];
  }),
);

const toolOf = (slug: string): Tool => {
  const tool = findTool(slug);
  if (!tool) throw new Error(`no tool ${slug}`);
  return tool;
};

const filesOf = (kept: KeptExample) => [...(kept.given ?? []), ...('files' in kept ? kept.files : [])];

const shown = (slug: string, kept: KeptExample) => {
  const tool = toolOf(slug);
  return showKeptExample(tool, kept, parsed(tool, tool.example), contextIn('en'));
};

const answerOf = async (slug: string) => {
  const kept = await keptExampleOf({ slug });
  return kept && 'answer' in kept ? kept.answer : {};
};

const htmlOf = async (slug: string) => {
  const kept = await keptExampleOf({ slug });
  return kept && 'html' in kept ? kept.html : '';
};

const given = (slug: string, name: string) => String(toolOf(slug).example[name]);

it('belong to tools that have no other worked result', () => {
  const slugs = listTools().map(({ slug }) => slug);
  for (const [slug] of all) {
    expect(slugs, slug).toContain(slug);
    expect(hasWorkedResult({ slug, base: undefined }), slug).toBe(false);
  }
});

describe('files', () => {
  const onDisk = readdirSync(examplesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(examplesFolder.length).replace(/^\//u, ''))
    .toSorted();

  it('are all named, and all there as they are listed', () => {
    const named = all.flatMap(([slug, kept]) => [
      ...filesOf(kept).flatMap(({ path, poster }) => (poster ? [path, poster] : [path])),
      ...(keptPaths.includes(`thumbnails/${slug}.webp`) ? [`thumbnails/${slug}.webp`] : []),
    ]);
    expect([...new Set(named)].toSorted()).toEqual(onDisk);
    expect(keptPaths.toSorted()).toEqual(onDisk);
    for (const path of onDisk) {
      const hash = createHash('sha256')
        .update(readFileSync(`${examplesFolder}${path}`))
        .digest('hex');
      expect([path, factsOf(path).hash]).toEqual([path, hash.slice(0, 8)]);
    }
  });

  it('weigh little, and say what they show and how large they are', () => {
    expect(keptPaths.reduce((sum, path) => sum + factsOf(path).bytes, 0)).toBeLessThan(maxBytes);
    for (const [slug, kept] of all) {
      for (const { path, poster, altText } of filesOf(kept)) {
        expect(altText.length, slug).toBeGreaterThan(30);
        const { width, height, seconds } = factsOf(poster ?? path);
        expect(Boolean(width && height) || Boolean(seconds), path).toBe(true);
      }
    }
  });
});

describe.each(all)('%s', (slug, kept) => {
  it('shows something, in markup that a document keeps', async () => {
    const { html, messages, notes } = await shown(slug, kept);
    expect(html !== '' || messages.length > 0 || filesOf(kept).length > 0).toBe(true);
    for (const markup of [html, ...messages.map((message) => message.html)]) {
      expect(sanitiseHtml(markup)).toBe(markup);
      expect(markup).not.toMatch(/data-unsourced|undefined|\[object/u);
    }
    for (const note of notes) expect(note).toMatch(/\p{L}{3}/u);
  });

  it('answers as its tool does, or with a text worth reading', () => {
    const isFitting = 'answer' in kept ? toolOf(slug).result.safeParse(kept.answer).success : true;
    const words = 'html' in kept ? countWords(textOfHtml(kept.html)) : null;
    expect([isFitting, words === null || words > 60]).toEqual([true, true]);
  });

  it('rests on the words of its sources', () => {
    if (kept.basis !== 'conversation') return;
    expect(kept.messages.map(({ role }) => role)).toEqual(kept.messages.map((_, index) => (index % 2 ? 'assistant' : 'person')));
    expect(kept.messages[0]?.text).toBe(toolOf(slug).example['message']);
    for (const { text, passages = [] } of kept.messages) {
      const marks = [...text.matchAll(/\[(\d+)\]/gu)].map(([, number]) => Number(number));
      expect([...new Set(marks)].toSorted((one, other) => one - other)).toEqual(passages.map((_, index) => index + 1));
      for (const { source, text: passage } of passages)
        expect(kept.sources?.find(({ title }) => title === source)?.text, passage).toContain(passage);
    }
  });
});

it('conversations have the answer of the built-in engine beside them where it finds a passage', async () => {
  const answers = await Promise.all(
    all
      .filter(([, kept]) => kept.basis === 'conversation')
      .map(async ([slug, kept]) => [slug, (await shown(slug, kept)).withoutModel] as const),
  );
  const found = answers.filter(([, messages]) => messages.length > 0);
  expect(found.map(([slug]) => slug)).toEqual(['ai_chat_documents', 'ai_chat_sources', 'ai_chat_url']);
  for (const [slug, [message]] of found) expect(message?.passages.length, slug).toBeGreaterThan(0);
});

it('reports on pages and figures are made of what is kept, and find its faults', async () => {
  const html = async (slug: string) => (await shown(slug, (await keptExampleOf({ slug })) as KeptExample)).html;
  expect(await html('on_page_audit')).toMatch(/H2 → H4[\s\S]*1 \/ 2[\s\S]*offers\/spring/u);
  expect(await html('content_gap')).toMatch(/wood samples[\s\S]*Can I put a hot pan on an oak table\?/u);
  expect(await html('trends_wiki')).toMatch(/Northern lights[\s\S]*412,300/u);
  expect(await html('trends_interest')).toMatch(/Linseed oil[\s\S]*(?:March|April|May)/u);
});

it('translations keep amounts, placeholders, terms and tags', async () => {
  const text = await answerOf('text_translation');
  expect(text).toMatchObject({
    translation: expect.stringMatching(/Werkstatt[\s\S]*\{date\}[\s\S]* 10 /u),
    words: countWords(given('text_translation', 'text')),
    glossary_used: [given('text_translation', 'glossary')],
  });
  const tagsIn = (html: unknown) => String(html).match(/<\/?[a-z]+\d?/gu);
  const page = await answerOf('website_translation');
  expect(tagsIn(page['html'])).toEqual(tagsIn(given('website_translation', 'html_code')));
  const brochure = await htmlOf('document_translation');
  for (const [, row = ''] of brochure.matchAll(/<tr>(<td>.*?)<\/tr>/gu)) {
    const [english = '', italian = ''] = row.split('</td>');
    expect(italian.match(/\d+/gu), english).toEqual(english.match(/\d+/gu));
  }
  const certificate = await htmlOf('certified_translation');
  const kept = await keptExampleOf({ slug: 'certified_translation' });
  const figures = kept?.material?.['files']?.match(/\d+|BIANCHI|GIULIA MARIA|FERRI LUCIA/gu) ?? [];
  expect(figures.length).toBeGreaterThan(8);
  for (const figure of figures) expect(certificate).toContain(figure);
});

it('translated subtitles have the times of the made ones, lines that fit and a pace that can be read', async () => {
  const film = (await keptExampleOf({ slug: 'subtitles_generator' })) as KeptExample;
  const { html } = await shown('subtitles_generator', film);
  const { cues } = (await answerOf('subtitle_translation')) as {
    cues: { start: number; end: number; source: string; text: string; cps: number }[];
  };
  expect(cues).toHaveLength(html.split('<tr>').length - 2);
  for (const { start, end, source, text, cps } of cues) {
    expect(html).toContain(`<td>${start}</td><td>${end}</td><td>${source}</td>`);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(42);
    expect(cps).toBe(Math.round((text.length / (end - start)) * 10) / 10);
    expect(cps).toBeLessThanOrEqual(17);
  }
});

it('tracked changes lead from what was given to the clean text', async () => {
  const html = await htmlOf('human_proofreading');
  const [, tracked = '', clean = ''] = /<\/p>\s*<p>(.*?)<\/p>\s*<h2>Clean text<\/h2>\s*<p>(.*?)<\/p>/su.exec(
    html.replace(/<h1>.*?<\/h1>\s*<p>/su, '<p></p>\n<p>'),
  ) ?? ['', '', ''];
  const spaced = (text: string) =>
    textOfHtml(`<p>${text}</p>`)
      .replace(/\s+/gu, ' ')
      .replace(/ ([.,])/gu, '$1')
      .trim();
  expect(spaced(tracked.replace(/<u>.*?<\/u>/gu, ''))).toBe(given('human_proofreading', 'text'));
  expect(spaced(tracked.replace(/<s>.*?<\/s>/gu, ''))).toBe(spaced(clean));
});

it('what people revised is what was asked for, sentence by sentence', async () => {
  const html = await htmlOf('managed_translation');
  const rows = [...html.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/gu)].map(([, source = '', text = '']) => ({
    source,
    text,
  }));
  const finals = [...html.matchAll(/Final text:<\/strong> (.*?)<\/p>/gu)].map(([, text]) => text);
  expect(rows).toHaveLength(4);
  for (const [index, final] of finals.entries()) {
    const own = rows.slice(index * 2, index * 2 + 2);
    expect(own.map(({ source }) => source).join(' ')).toBe(given('managed_translation', 'text'));
    expect(own.map(({ text }) => text.replace(/<s>.*?<\/s> /gu, '').replace(/<\/?u>/gu, '')).join(' ')).toBe(final);
  }
});
