import { findTool, listTools } from '@folio/catalogue/catalogue';
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import { defaultInput, type ToolInput } from '@folio/contract/tool-values';
import { describe, expect, it } from 'vitest';
import { canCompose, compose, composeProposal } from '../composer.ts';
import { type ComposerLanguage, EngineFailure } from '../core/engine-types.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { renderDocument } from '../document/render-document.ts';
import { contextIn, ordersIn, parsed } from './fixtures/orders.ts';

const announcements = {
  en: 'To add: ',
  it: 'Da aggiungere: ',
  de: 'Zu ergänzen: ',
  es: 'Por añadir: ',
  fr: 'À compléter\u00a0: ',
  'pt-BR': 'A acrescentar: ',
} satisfies Partial<Record<ComposerLanguage, string>>;
const testedLanguages = Object.keys(announcements) as (keyof typeof announcements)[];

/** Figures without their separators, so that "389000" and "389.000 €" are the same. */
const figuresIn = (text: string) =>
  (text.match(/\d[\d.,\u00a0\u202f ]*\d|\d/g) ?? []).map((figure) => figure.replace(/\D/g, '')).filter((figure) => figure !== '');

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function documentOf(tool: Tool, result: ToolResult, language: ComposerLanguage): string {
  return textOfHtml(renderDocument(tool, result, language, 'composer'));
}

const ownFigures = new Set(['1', '2', '3']);

/** Figures of a tool's own plan: days between e-mails. */
const plannedFigures: Record<string, ReadonlySet<string>> = { cold_outreach_email: new Set(['7', '14', '28']) };

/** A style guide states counts of the samples. Its own tests check them. */
const isCounted = (slug: string) => slug === 'brand_style_guide';

describe.each(testedLanguages)('the composer in %s', (language) => {
  it.each(ordersIn(language).map((order) => [order.tool.slug, order] as const))('drafts %s', async (slug, { tool, input }) => {
    const { result, sourcesUsed } = await compose(tool, input, contextIn(language));
    expect(tool.result.safeParse(result).error).toBeUndefined();
    expect(sourcesUsed).toEqual([]);
    // The sender's tool fills in this variable, so it does not count as a forgotten variable of ours.
    const text = documentOf(tool, result, language).replaceAll('{{first_name}}', '');
    expect(text).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\$\{|\{\w+\}/);
    // Doubled spaces or marks anywhere are the seam of a sentence pattern.
    for (const piece of stringsOf(result)) {
      expect(piece, piece).not.toMatch(/ {2}|,,|;;|(?<!\.)\.\.(?!\.)|\s[,.]\s|:\s*:|\(\)|,\.|!\.|\?\./);
    }
    const given = figuresIn(JSON.stringify({ ...input, human_proofreading: '' })).concat(figuresIn(stringsOf(input).join(' ')));
    const pool = given.join(' ');
    if (!isCounted(slug)) {
      // When a part of a script begins, or a piece of a plan goes out, is ours to compute.
      const said = stringsOf(result).filter((piece) => !/^(?:\d+:\d{2}|\d{4}-\d{2}-\d{2})$/.test(piece));
      for (const figure of figuresIn(said.join(' | ')))
        expect(
          pool.includes(figure) ||
            ownFigures.has(figure) ||
            plannedFigures[slug]?.has(figure) ||
            JSON.stringify(input).replace(/\D+/g, '').includes(figure),
          figure,
        ).toBe(true);
    }
  });

  it('names what a professional would expect and was not given', async () => {
    const tool = findTool('job_posting');
    const order = ordersIn(language).find((one) => one.tool.slug === 'job_posting');
    if (!tool || !order) throw new Error('no job posting');
    const bare = { ...order.input, presentation: undefined, annual_compensation: undefined, reasons_to_apply: undefined };
    const { result } = await compose(tool, bare, contextIn(language));
    const missing = documentOf(tool, result, language).split(announcements[language]).length - 1;
    expect(missing).toBe(3);
  });

  it.each([
    '<script>alert(1)</script><b>Fat & "quoted"</b>',
    '😀'.repeat(60),
    'مرحبا بالعالم',
    `${'word '.repeat(2)}${'x'.repeat(300)}`,
  ])('takes anything people type: %s', async (odd) => {
    const composed = listTools().filter((one) => canCompose(one.slug) && one.translation.includes(language));
    expect(composed.length).toBeGreaterThan(5);
    for (const tool of composed) {
      const filled = Object.fromEntries(
        tool.fields.map((field) => {
          const isText = field.type === 'text' || field.type === 'textarea';
          const maxLength = isText ? (field.maxLength ?? 500) : 0;
          const value = field.type === 'number' ? (field.default ?? field.min ?? 1) : field.default;
          return [
            field.name,
            isText && field.name !== 'currency' ? [...odd].slice(0, Math.floor(maxLength / 2)).join('') : value,
          ];
        }),
      );
      const order: ToolInput = {
        ...filled,
        language,
        networks: ['x', 'bluesky'],
        social_networks: ['x'],
        // A rewrite needs a model.
        request_type: 'new',
        // Facts without a source, too.
        facts: '',
        keywords: ['a b', odd.slice(0, 20), 'c'],
      };
      const { result } = await compose(tool, order, contextIn(language));
      expect(tool.result.safeParse(result).error, tool.slug).toBeUndefined();
      const html = renderDocument(tool, result, language, 'composer');
      expect(html).not.toMatch(/<script|<b>/);
    }
  });
});

describe('the composer', () => {
  it('leaves tools and languages that it does not know to a model', async () => {
    const [order] = ordersIn('en');
    if (!order) throw new Error('no order');
    await expect(compose(order.tool, order.input, contextIn('nl-NL'))).rejects.toMatchObject({ code: 'LANGUAGE_NEEDS_MODEL' });
    await expect(compose(order.tool, order.input, contextIn('pt-PT'))).rejects.toBeInstanceOf(EngineFailure);
    const computed = findTool('keyword_density');
    if (!computed) throw new Error('no keyword density');
    await expect(compose(computed, {}, contextIn('en'))).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
  });

  it('stops when the order is called off', async () => {
    const [order] = ordersIn('en');
    if (!order) throw new Error('no order');
    const off = AbortSignal.abort();
    await expect(compose(order.tool, order.input, contextIn('en', { signal: off }))).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('does not translate: a text in another language needs a model', async () => {
    const tool = findTool('grammar_fixer');
    if (!tool) throw new Error('no grammar checker');
    const input = parsed(tool, tool.example);
    await expect(compose(tool, input, contextIn('de'))).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
  });

  it('writes with the least that a form demands', async () => {
    for (const { tool, input } of ordersIn('en')) {
      const required = new Set(tool.fields.filter((field) => field.required).map((field) => field.name));
      const needed = tool.constraints[0]?.fields[0];
      const least = Object.fromEntries(Object.entries(input).filter(([name]) => required.has(name) || name === needed));
      const { result } = await compose(tool, { ...defaultInput(tool.fields), ...least }, contextIn('en'));
      expect(tool.result.safeParse(result).error, tool.slug).toBeUndefined();
      expect(documentOf(tool, result, 'en')).not.toMatch(/\bundefined\b|\bnull\b/);
    }
  });
});

describe('proposals', () => {
  it.each(testedLanguages)('propose an outline in %s without sources', async (language) => {
    const hasOutline = ({ tool }: { tool: Tool }) => tool.fields.some(({ name }) => name === 'paragraphs_headings');
    const orders = ordersIn(language).filter((order) => order.tool.flow === 'wizard' && hasOutline(order));
    expect(orders.length).toBeGreaterThan(0);
    for (const { tool, input } of orders) {
      const [first] = tool.steps;
      if (!first) throw new Error('no step');
      const proposal = await composeProposal(tool, first, { ...input, paragraphs_headings: [] }, contextIn(language));
      expect(proposal['main_title']).not.toBe('');
      const headings = proposal['paragraphs_headings'] as string[];
      expect(headings.length).toBeGreaterThanOrEqual(3);
      expect(headings.length).toBeLessThanOrEqual(5);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  it('propose the social posts of a blog post and nothing where a step proposes nothing', async () => {
    const order = ordersIn('en').find((one) => one.tool.slug === 'blog_post');
    const [, paragraphs, social] = order?.tool.steps ?? [];
    if (!order || !paragraphs || !social) throw new Error('no blog post');
    const proposal = await composeProposal(order.tool, social, order.input, contextIn('en'));
    expect(proposal['social_posts']).toMatchObject([{ network: 'linkedin' }, { network: 'x' }]);
    expect(await composeProposal(order.tool, paragraphs, order.input, contextIn('en'))).toEqual({});
  });
});
