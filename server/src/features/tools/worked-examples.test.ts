import { listTools } from '@folio/catalogue/catalogue';
import type { WorkedExample } from '@folio/contract/tools';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Curious Person');
});
afterAll(() => product.stop());

const example = async (slug: string) => (await owner.get(`/tools/${slug}/example`)).body.example as WorkedExample;

it('has one of every tool, in the words of the example', async () => {
  const { examples } = (await owner.get('/tools/examples/show')).body as {
    examples: { slug: string; subject: string; has_result: boolean; thumbnail: string | null }[];
  };
  expect(examples.map(({ slug }) => slug).sort()).toEqual(
    listTools()
      .map(({ slug }) => slug)
      .sort(),
  );
  for (const { slug, subject } of examples) expect(subject, slug).toMatch(/\p{L}{3}/u);
  expect(examples.filter((one) => !one.has_result)).toEqual([]);
  expect(examples.filter(({ thumbnail }) => thumbnail !== null).length).toBe(9);
});

it('shows what was given and what the built-in engine makes of it, twice the same and without an order', async () => {
  const first = await example('restaurant_menu');
  expect(first.subject).toBe('Il Cortile');
  expect(first.given).toContainEqual({ label: 'Tone of voice', text: 'Luxury' });
  expect(first.given).toContainEqual({ label: 'Language', text: 'English' });
  expect(first.result).toMatchObject({ title: expect.stringContaining('Il Cortile'), language: 'en', origin: 'engine' });
  expect(first.result?.html).toContain('Tajarin with butter and sage');
  expect(await example('restaurant_menu')).toEqual(first);
  expect(await product.sql('select 1 from orders')).toEqual([]);
});

it('shows the worked result of the catalogue where only a model writes, and says so', async () => {
  const { result } = await example('press_release');
  expect(result).toMatchObject({ title: 'Valmora opens its first repair workshop in Lyon', language: 'en', origin: 'catalogue' });
  expect(result?.html).toContain('Claire Fontaine, managing director of Valmora');
  expect((await example('content_localization')).result).toMatchObject({ language: 'de', origin: 'catalogue' });
});

it.each(['seo_article', 'blog_post'])(
  'shows the whole text of %s as a model would write it, and beside it what comes out without one',
  async (slug) => {
    const { result, without_model: own } = await example(slug);
    expect(result).toMatchObject({ origin: 'catalogue', language: 'en' });
    const words = (html = '') => html.replace(/<[^>]*>/gu, ' ').split(/\s+/u).length;
    expect(words(result?.html)).toBeGreaterThan(480);
    expect(result?.html).not.toContain('data-unsourced');
    expect(words(own?.html)).toBeGreaterThan(150);
    expect(words(own?.html)).toBeLessThan(words(result?.html));
    expect((await example('press_release')).without_model).toBeNull();
    expect((await example('job_posting')).without_model).toBeNull();
  },
);

it('shows the worked result alone where the example is left to a model and other orders are not', async () => {
  const { result, without_model: own } = await example('web_article');
  expect(result).toMatchObject({ title: 'The night train to Trieste returns', origin: 'catalogue' });
  expect(own).toBeNull();
});

it('says in words which voice a text was rewritten in', async () => {
  const { given, result } = await example('rewrite_with_brand_voice');
  expect(given.find(({ label }) => label === 'Brand voice')?.text).toContain('A dairy that sounds warm and plain.');
  expect(result).toMatchObject({ origin: 'catalogue', html: expect.stringContaining('Good news for cheese lovers') });
});

it('says in words what the page says that a text was made from', async () => {
  const { given, result } = await example('url_rephraser');
  expect(given.find(({ label }) => label === 'Page URL')?.text).toContain('“How to set up a desk at home”');
  expect(result).toMatchObject({ origin: 'catalogue', html: expect.stringContaining('72 and 75 cm') });
  // Every statement of the page has an origin.
  expect(result?.html).not.toContain('data-unsourced');
});

it('shows the picture that alt text was written for, as data that a page may show', async () => {
  const { given_files: files, result } = await example('alt_text_generator');
  const [drawing] = files;
  expect(drawing).toMatchObject({
    kind: 'image',
    width: 960,
    height: 600,
    url: expect.stringMatching(/^data:image\/svg\+xml;base64,/u),
  });
  const [, encoded = ''] = drawing?.url.split(',') ?? [];
  const svg = Buffer.from(encoded, 'base64').toString();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+">.*<\/svg>$/u);
  // Nothing that is loaded or run.
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|\son\w+=|<foreignObject/u);
  expect(result?.html).toContain(drawing?.alt_text);
  expect((await example('press_release')).given_files).toEqual([]);
});

it('shows files that were made, with their sizes and the words of the form', async () => {
  const { given_files: given, result } = await example('image_resizer');
  expect(given).toMatchObject([{ kind: 'image', name: 'mug-by-the-stream.jpg', width: 1680, height: 1120 }]);
  expect(result).toMatchObject({ origin: 'engine', basis: 'kept_files', html: '' });
  expect(result?.files.map(({ caption, width, height }) => [caption, width, height])).toEqual([
    ['Instagram post', 1080, 1080],
    ['Story and Reel', 1080, 1920],
    ['Facebook link', 1200, 630],
  ]);
  const [speech] = (await example('text_to_speech')).result?.files ?? [];
  expect(speech).toMatchObject({ kind: 'audio', width: null, transcript: expect.stringContaining('Lake Maris') });
  const [film] = (await example('text_to_video')).result?.files ?? [];
  expect(film).toMatchObject({ kind: 'video', width: 1280, height: 720, poster: expect.stringContaining('poster.webp') });
  expect((await example('product_scene')).result).toMatchObject({ origin: 'catalogue', basis: 'image_model' });
});

it('shows a conversation with its passages, and what is quoted from the same sources without a model', async () => {
  const { given, result, without_model: own } = await example('ai_chat_documents');
  expect(given.find(({ label }) => label === 'Documents')?.text).toContain('two years from the day of purchase');
  expect(result).toMatchObject({ origin: 'catalogue', basis: 'conversation', html: '' });
  expect(result?.messages.map(({ role }) => role)).toEqual(['person', 'assistant', 'person', 'assistant']);
  expect(result?.messages[1]).toMatchObject({
    html: expect.stringContaining('twelve months'),
    passages: expect.arrayContaining([expect.objectContaining({ number: 2, source: 'care-booklet.pdf' })]),
  });
  expect(own?.messages).toMatchObject([{ role: 'assistant', html: expect.stringContaining('two years') }]);
  expect((await example('ai_chat_conversational')).without_model).toBeNull();
});

it.each([
  ['on_page_audit', 'engine', 'kept_pages', 'en'],
  ['trends_wiki', 'engine', 'sample_figures', 'en'],
  ['subtitles_generator', 'engine', 'kept_transcript', 'en'],
  ['website_translation', 'catalogue', 'text_model', 'es'],
  ['certified_translation', 'catalogue', 'people', 'de'],
])('says of %s where its result is from and in which language it is', async (slug, origin, basis, language) => {
  const { given, result } = await example(slug);
  expect(given.length).toBeGreaterThan(0);
  expect(result).toMatchObject({ origin, basis, language });
  expect(result?.html).toMatch(/<(?:table|h1|pre)/u);
  expect(result?.content === null).toBe(!slug.startsWith('trends'));
});

it('names subjects in words: no code of a choice, no tag, no time of a script', async () => {
  const subject = async (slug: string) => (await example(slug)).subject;
  expect(await subject('real_estate_ad')).toBe('San Salvario');
  expect(await subject('voice_over')).toBe('This is the new trail boot.');
  expect(await subject('internal_linking')).toMatch(/^Caring for an oak table An oak table lasts/);
  expect(await subject('on_page_audit')).toBe('hollisoak.example/furniture/tables');
  expect((await example('editorial_plan')).given).toContainEqual({ label: 'Start', text: '7 September 2026' });
});

it('is in the reader’s language, for those who signed in, and knows no other tools', async () => {
  await owner.send('POST', '/tools/update_user_info', { locale: 'de' });
  const shown = await example('product_description_generator');
  expect(shown.given.map(({ label }) => label)).toContain('Produktname');
  expect((await owner.get('/tools/nothing_of_the_kind/example')).status).toBe(404);
  expect((await product.visitor.get('/tools/job_posting/example')).status).toBe(401);
});
