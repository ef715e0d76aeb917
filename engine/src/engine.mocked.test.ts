import { afterEach, describe, expect, it, vi } from 'vitest';
import { compose, composeProposal } from './composer.ts';
import type { SourceText } from './core/engine-types.ts';
import { make, propose, titleOf } from './engine.ts';
import { article, articleInput, articleTool, createContext, teaSource } from './models/testing/article-tool.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from './models/testing/model-server.ts';
import { createTextModel } from './models/text-models.ts';

vi.mock('./composer.ts', () => ({
  canCompose: () => true,
  compose: vi.fn<typeof compose>(),
  composeProposal: vi.fn<typeof composeProposal>(),
}));

let server: ModelServer | undefined;
afterEach(() => server?.close());

async function contextWithModel(...script: ScriptedReply[]) {
  server = await startModelServer('openai-compatible', script);
  const textModel = await createTextModel({ provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'test-model' });
  return createContext({ textModel, sources: [teaSource] });
}

const reply = (value: unknown): ScriptedReply => ({ kind: 'text', text: JSON.stringify(value) });

describe('make with a model', () => {
  it('makes a sanitised document whose passages name their sources', async () => {
    const { context } = await contextWithModel(reply(article));
    const outcome = await make(articleTool, articleInput, context);
    expect(outcome).toMatchObject({
      title: 'Green tea',
      sourcesUsed: [7],
      engine: { kind: 'model', provider: 'openai-compatible', model: 'test-model' },
    });
    expect(outcome.html).toContain('<span data-source="7">It came to Japan by ship.</span> Nobody knows when.');
    expect(outcome.html).toContain('<span data-source="7">Water first.</span>');
    expect(outcome.html).not.toMatch(/script|alert|\[S/);
    expect(outcome.words).toBe(28);
  });
  it('keeps marks out of plain texts and markup clean in the result', async () => {
    const { context } = await contextWithModel(reply(article));
    const { result } = await make(articleTool, articleInput, context);
    expect(result).toMatchObject({
      introduction: '<p><span data-source="7">Green tea comes from China.</span> It is steamed.</p>',
      note: 'Water first.',
    });
    expect(JSON.stringify(result)).not.toContain('script');
  });
  it('does not believe a model that claims sources of its own', async () => {
    const claimed = {
      ...article,
      introduction: '<p data-source="7">Made up <span data-source="99">claim</span>.</p>',
      note: 'None.',
    };
    const { context } = await contextWithModel(
      reply({ ...claimed, sections: claimed.sections.map((one) => ({ ...one, html: '<p>Text.</p>' })) }),
    );
    const outcome = await make(articleTool, articleInput, context);
    expect(outcome.sourcesUsed).toEqual([]);
    expect(outcome.html).not.toContain('data-source');
  });
  it('proposes title and headings within the asked number', async () => {
    const { context, progress } = await contextWithModel(
      reply({ main_title: 'Tea', paragraphs_headings: ['One'] }),
      reply({ main_title: 'Tea', paragraphs_headings: ['One', 'Two', 'Three'] }),
    );
    const proposal = await propose(articleTool, 'topic', { topic: 'Tea', n_paragraphs_range: '3-5' }, context);
    expect(proposal).toEqual({ main_title: 'Tea', paragraphs_headings: ['One', 'Two', 'Three'] });
    expect(progress[0]).toEqual({ stage: 'planning' });
    expect(server?.requests).toHaveLength(2);
  });
});

describe('make without a model', () => {
  it('lets the composer write and turns its marks into passages', async () => {
    const marked = { ...article, note: 'Water first [S7].', sections: article.sections.slice(1) };
    const result = { ...marked, note: 'Water first.' };
    vi.mocked(compose).mockResolvedValue({ result, marked, sourcesUsed: [7], delivery: { nature: null, notes: [] } });
    const { context } = createContext({ sources: [teaSource] });
    const outcome = await make(articleTool, articleInput, context);
    expect(outcome.engine).toEqual({ kind: 'composer', provider: null, model: null });
    expect(outcome.result).toBe(result);
    expect(outcome.html).toContain('<span data-source="7">Water first.</span>');
    expect(outcome.sourcesUsed).toEqual([7]);
  });
  it('says which language needs a model', async () => {
    await expect(make(articleTool, articleInput, createContext({ language: 'ja' }).context)).rejects.toMatchObject({
      code: 'LANGUAGE_NEEDS_MODEL',
      detail: 'ja',
    });
  });
  it('asks the composer for proposals, and for none where a step has none', async () => {
    vi.mocked(composeProposal).mockResolvedValue({ main_title: 'Tea' });
    const { context } = createContext();
    expect(await propose(articleTool, 'topic', { topic: 'Tea' }, context)).toEqual({ main_title: 'Tea' });
    expect(await propose(articleTool, 'paragraphs', {}, context)).toEqual({});
    await expect(propose(articleTool, 'nowhere', {}, context)).rejects.toThrow('no step named');
  });
});

it('reads the pages that the input names, each once, before anything is written', async () => {
  const tool = {
    ...articleTool,
    fields: [...articleTool.fields, { name: 'source_urls', label: 'URLs', type: 'urls' as const, required: false, default: [] }],
  };
  const page: SourceText = { id: 9, title: 'Page', url: 'https://a.example/', text: 'Page text.' };
  const readPage = vi.fn<(url: string) => Promise<SourceText>>(() => Promise.resolve(page));
  vi.mocked(compose).mockResolvedValue({
    result: article,
    marked: article,
    sourcesUsed: [],
    delivery: { nature: null, notes: [] },
  });
  const { context, progress } = createContext({ readPage });
  await make(tool, { ...articleInput, source_urls: ['https://a.example/', 'https://a.example/'] }, context);
  expect(readPage).toHaveBeenCalledTimes(1);
  expect(vi.mocked(compose).mock.lastCall?.[2].sources).toEqual([page]);
  expect(progress[0]).toEqual({ stage: 'reading' });
});

it('computes what is computed', async () => {
  const tool = { ...articleTool, slug: 'keyword_density', execution: 'computed' as const, layout: [] };
  const { result, engine } = await make(tool, { text: 'Tea tea' }, createContext().context);
  expect(engine.kind).toBe('computed');
  expect(result).toMatchObject({ word_count: 2 });
});

it('does nothing for an order that was cancelled', async () => {
  const { context } = createContext({ signal: AbortSignal.abort() });
  await expect(make(articleTool, articleInput, context)).rejects.toMatchObject({ code: 'ABORTED' });
});

describe('titleOf', () => {
  it('takes the result, else the input, else the tool, and shortens at a word', () => {
    expect(titleOf(articleTool, { topic: 'Topic' }, { title: ' A\n title ' })).toBe('A title');
    expect(titleOf(articleTool, { topic: 'Topic' }, { title: '' })).toBe('Topic');
    expect(titleOf(articleTool, {}, {})).toBe('Article');
    expect(titleOf(articleTool, { topic: '00:01 | Boots\n00:05 | Socks' }, {})).toBe('Boots Socks');
    const long = titleOf(articleTool, { topic: 'word '.repeat(100) }, {});
    expect(long.length).toBeLessThanOrEqual(200);
    expect(long.endsWith('word…')).toBe(true);
  });
});
