// Each worked result of the catalogue is judged as the answer of a model to the same order would be, so that none outlives its tool.
import { findTool, listTools } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { workedResultFiles } from '@folio/catalogue/worked-result-files';
import { hasWorkedResult, workedResultOf } from '@folio/catalogue/worked-results';
import { madeWithoutModel } from '@folio/contract/made-without-model';
import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import { countWords, isPricedByLength } from '@folio/contract/tool-price';
import { describe, expect, it } from 'vitest';
import { blockingFaults, overLimitFaults } from './claims/check-answer.ts';
import { claimsWithoutOrigin } from './claims/find-claims.ts';
import { contextIn, parsed } from './composer/fixtures/orders.ts';
import { canCompose } from './composer.ts';
import { textOfHtml } from './document/plain-text.ts';
import { sanitiseHtml } from './document/sanitise-html.ts';
import { make, showWorkedResult } from './engine.ts';
import { htmlLeavesOf, mapHtmlLeaves } from './prompt/html-leaves.ts';
import { withoutModel } from './without-model.ts';

/** Answered in a conversation, or given a built-in writer of its own. */
const isWritten = (tool: Tool) => tool.execution === 'model-text' && tool.output !== 'chat' && tool.slug !== 'grammar_fixer';

const slugs = [...workedResultFiles.keys()];

/**
 * True where the built-in writer leaves its example to a model, plans it instead of writing it, leaves something to add, or stays below four fifths
 * of the words.
 */
async function fallsShort(tool: Tool): Promise<boolean> {
  const { length } = tool.example;
  if (!canCompose(tool.slug) || typeof length !== 'number') return false;
  const input = parsed(tool, tool.example);
  if (madeWithoutModel(withoutModel(tool), input) === 'on_hold') return true;
  const { engine, html, words } = await make(tool, input, contextIn('en'));
  return engine.nature === 'outline' || html.includes('To add') || (isPricedByLength(tool.credits) && words < length * 0.8);
}

it('are there for every tool that waits for a model, or falls short of its example without one, and for no other', async () => {
  const shown: string[] = [];
  for (const tool of listTools()) {
    const isWaiting = isWritten(tool) && !canCompose(tool.slug);
    if (isWaiting || (await fallsShort(tool))) shown.push(tool.slug);
  }
  expect(slugs.toSorted()).toEqual(shown.toSorted());
  expect(hasWorkedResult({ slug: 'a_custom_tool', base: 'press_release' })).toBe(true);
});

function leavesOf(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, Array.isArray(value) ? name : key));
}

/** Returns figures of two digits or more, without separators. */
const digitsIn = (text: string) => (text.match(/\d[\d.,\u00a0]*\d/gu) ?? []).map((figure) => figure.replace(/\D/gu, ''));

/** The parts of a result that the asked number of words is meant for, each counted by itself; all of the document where none is named. */
const countedParts: Record<string, (answer: never) => string[]> = {
  blog_post: ({
    title,
    introduction,
    sections,
    conclusion,
  }: Record<'title' | 'introduction' | 'conclusion', string> & { sections: object[] }) => [
    leavesOf([{ title, introduction, sections, conclusion }])
      .map(({ text }) => text)
      .join(' '),
  ],
  // Plans of a text share out the words that it gets.
  article_outline: () => [],
  content_brief: () => [],
  biography_generator: ({ biography }: { biography: string }) => [biography],
  catalogue_enrichment: ({ rows }: { rows: { description: string }[] }) => rows.map(({ description }) => description),
  category_cards: ({ cards }: { cards: { text: string }[] }) => cards.map(({ text }) => text),
  event_page: ({ description }: { description: string }) => [description],
  email_generator: ({ body }: { body: string }) => [body],
  facebook_post: ({ posts }: { posts: { text: string }[] }) => posts.map(({ text }) => text),
  hotel_description: ({ description }: { description: string }) => [description],
  instagram_caption: ({ captions }: { captions: { first_line: string; text: string }[] }) =>
    captions.map((caption) => `${caption.first_line} ${caption.text}`),
  linkedin_post: ({ posts }: { posts: { hook: string; text: string }[] }) => posts.map(({ hook, text }) => `${hook} ${text}`),
  managed_page_content: ({ sections }: { sections: { html: string }[] }) => [sections.map(({ html }) => html).join(' ')],
  dem_generator: ({ hero, blocks, closing }: { hero: object; blocks: object[]; closing: string }) => [
    leavesOf([hero, blocks, closing])
      .map(({ text }) => text)
      .join(' '),
  ],
  product_description_generator: ({ description_html: html }: { description_html: string }) => [html],
  pitch_generator: ({ pitch }: { pitch: string }) => [pitch],
  social_media_post: ({ posts }: { posts: { text: string }[] }) => posts.map(({ text }) => text),
  store_pages: ({ pages }: { pages: { html: string }[] }) => pages.map(({ html }) => html),
  text_summary: ({ summary, key_points: points }: { summary: string; key_points: string[] }) => [[summary, ...points].join(' ')],
};
/** A press release is as long as its facts reach; below four fifths a note would say so. */
const minRatio: Record<string, number> = { press_release: 0.8 };
/** Said elsewhere in the same result: counted once. */
const repeated = new Set(['plain_text', 'meta_title', 'meta_description', 'subject_lines', 'url', 'facts_used', 'contact']);

function wordsOf(slug: string, answer: Record<string, unknown>): number[] {
  const counted = countedParts[slug];
  const shown = Object.entries(answer).filter(([name]) => !repeated.has(name));
  const texts = counted
    ? counted(answer as never)
    : [
        leavesOf(Object.fromEntries(shown))
          .map(({ text }) => text)
          .join(' '),
      ];
  return texts.map((text) => countWords(textOfHtml(text)));
}

/** Returns the text input of the example, without choices, dates and amounts of the form. */
const givenTexts = (tool: Tool) =>
  tool.fields
    .filter(({ type }) => type === 'text' || type === 'textarea')
    .flatMap(({ name }) => (typeof tool.example[name] === 'string' ? [tool.example[name]] : []));

describe.each(slugs)('%s', (slug) => {
  const tool = findTool(slug);
  if (!tool) throw new Error(`no tool ${slug}`);
  const input = parsed(tool, tool.example);
  const language = [input['target_language'], input['language']].find((code) => typeof code === 'string' && code !== 'auto');
  const context = contextIn(typeof language === 'string' ? language : 'en');

  it('would be delivered if a model answered so, without a note', async () => {
    const { answer = {}, material } = (await workedResultOf(tool)) ?? {};
    const given = { ...input, ...material };
    const outcome = await showWorkedResult(tool, input, context);
    expect(await blockingFaults(answer, given, context)).toEqual([]);
    expect(overLimitFaults(answer, input)).toEqual([]);
    // German nouns in a row may be taken for a name.
    const isGerman = JSON.stringify([input['target_language'], input['target_languages']]).includes('"de');
    const claims = claimsWithoutOrigin(answer, given, context);
    expect(isGerman ? claims.filter(({ kind }) => kind !== 'name') : claims).toEqual([]);
    expect(outcome?.html).not.toMatch(/^(?:<h1[^>]*>[^<]*<\/h1>)?<p data-origin="engine"><em>|To add|undefined/u);
    expect(outcome?.words).toBeGreaterThan(20);
  });

  it('holds every figure that was given, and only markup that a document keeps', async () => {
    const answer = (await workedResultOf(tool))?.answer ?? {};
    const said = new Set(leavesOf(answer).flatMap(({ text }) => digitsIn(text)));
    expect(
      givenTexts(tool)
        .flatMap(digitsIn)
        .filter((digits) => !said.has(digits)),
    ).toEqual([]);
    const markup: string[] = [];
    mapHtmlLeaves(answer, htmlLeavesOf(tool.layout), (html) => {
      markup.push(html);
      return html;
    });
    expect(markup.map((html) => sanitiseHtml(html).replaceAll(' rel="noopener"', ''))).toEqual(markup);
    for (const { name, text } of leavesOf(answer))
      if (!markup.includes(text)) expect(text, name).not.toMatch(/<\/?[a-z]|\*\*|^#\s/u);
  });

  it('keeps the length, the number and the widths that were asked for', async () => {
    const answer = (await workedResultOf(tool))?.answer ?? {};
    // Posts beside an article have a length of their own.
    const lengths = tool.fields.filter(({ type, name }) => type === 'length' && name !== 'social_post_length');
    const asked = lengths.map(({ name }) => input[name]);
    for (const length of asked.filter((one) => typeof one === 'number')) {
      for (const words of wordsOf(slug, answer)) {
        const share = words / length;
        expect([share >= (minRatio[slug] ?? 0.9) && share <= 1.1, words]).toEqual([true, words]);
      }
    }
    const posts = (answer as { social_posts?: { text: string }[] }).social_posts ?? [];
    const wanted = Number(input['social_post_length']);
    for (const { text } of lengths.length > 0 && wanted > 0 ? posts : []) {
      expect(Math.abs(countWords(text) - wanted), text).toBeLessThanOrEqual(wanted / 5);
    }
    const amount = input['quantity'] ?? input['versions'] ?? input['alternatives'];
    const [list] = Object.values(answer).filter((value): value is unknown[] => Array.isArray(value) && value.length > 0);
    if (typeof amount === 'number') expect(list).toHaveLength(amount);
    for (const { name, text } of leavesOf(answer)) {
      if (name === 'meta_title') expect(titlePixels(text), text).toBeLessThanOrEqual(titlePixelLimit);
      if (name === 'meta_description') expect(descriptionPixels(text), text).toBeLessThanOrEqual(descriptionPixelLimit);
    }
  });
});

it.each([
  ['article_outline', 'sections', 'suggested_words'],
  ['content_brief', 'outline', 'words'],
])('shares out in %s exactly the words that were asked for', async (slug, list, amount) => {
  const tool = findTool(slug);
  const { given, answer } = (tool && (await workedResultOf(tool))) ?? {};
  const parts = answer?.[list] as Record<string, number>[];
  expect(parts.reduce((sum, part) => sum + (part[amount] ?? Number.NaN), 0)).toBe(given?.length);
});

async function workedResultNamed(slug: string) {
  const worked = await workedResultOf({ slug });
  if (!worked) throw new Error(`no worked result of ${slug}`);
  return worked;
}

it('cuts a text to its limit and close to it, with the words to keep', async () => {
  const { given, answer } = await workedResultNamed('text_shortener');
  const [version] = answer['versions'] as { text: string }[];
  const length = [...(version?.text ?? '')].length;
  const limit = Number(given['limit']);
  expect([length <= limit && length >= limit * 0.85, length]).toEqual([true, length]);
  for (const word of given['keep'] as string[]) expect(version?.text).toContain(word);
});

it('gives each search result another title and description, both with the keyword once', async () => {
  const { given, answer } = await workedResultNamed('meta_title_description');
  const pairs = answer['meta_title_description'] as { meta_title: string; meta_description: string }[];
  for (const one of ['meta_title', 'meta_description'] as const)
    expect(new Set(pairs.map((pair) => pair[one])).size).toBe(pairs.length);
  for (const { meta_title: title, meta_description: description } of pairs) {
    for (const text of [title, description]) expect(text.toLowerCase().split(String(given['primary_kw'])), text).toHaveLength(2);
    expect(title).toMatch(/ \| Laufwerk$/);
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(155);
  }
});
