// Tools that speak, listen and translate, ordered as a user does: the built-in engine delivers its part, other orders wait with a reason.
import { findTool } from '@folio/catalogue/catalogue';
import { writeWave } from '@folio/engine/files/wave';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  owner = await product.register('Sound Owner');
});
afterAll(async () => {
  for (const step of cleanUp) step();
  await product.stop();
});

const talk = writeWave({ rate: 8000, samples: new Float32Array(8000 * 65) });
const samples: Record<string, [field: string, name: string, content: Uint8Array | string]> = {
  speech_to_text: ['audio', 'talk.wav', talk],
  subtitles_generator: ['media', 'talk.wav', talk],
  document_translation: ['files', 'note.txt', 'Our boots are dry.'],
  subtitle_translation: ['files', 'film.srt', '1\n00:00:01,000 --> 00:00:03,000\nHello\n'],
  certified_translation: ['files', 'page.png', ''],
};

async function upload(tool: string, field: string, name: string, content: Uint8Array | string): Promise<number> {
  const form = new FormData();
  form.append('tool', tool);
  form.append('field', field);
  form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const { status, body } = await owner.send('POST', '/services/orders/upload', form);
  expect([tool, status, body.errors]).toEqual([tool, 200, undefined]);
  return (body.asset as { id: number }).id;
}

interface Shown {
  status: string;
  reason: string | null;
  waits_for_model: boolean;
  price: number;
  content: { html: string };
  assets: { key: string; media_type: string; seconds: number | null }[];
  engine: { way?: string } | null;
}

async function show(id: number): Promise<Shown> {
  const { body } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: id });
  return (body.orders as Shown[])[0] as Shown;
}

const until = (id: number, status: string) =>
  vi.waitFor(
    async () => {
      const shown = await show(id);
      expect([shown.status, shown.reason]).toEqual([status, status === 'accepted' ? null : shown.reason]);
      return shown;
    },
    { timeout: 20_000, interval: 100 },
  );

async function placeOrder(slug: string, fields: Record<string, unknown> = {}) {
  const example: Record<string, unknown> = { ...findTool(slug)?.example, ...fields };
  const sample = samples[slug];
  if (sample) {
    const [field, name, content] = sample;
    const { default: sharp } = await import('sharp');
    const bytes =
      content === ''
        ? await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
            .png()
            .toBuffer()
        : content;
    example[field] = [await upload(slug, field, name, bytes)];
  }
  const { status, body } = await owner.send('POST', '/services/orders/create', { tool: slug, fields: example });
  expect([slug, status, body.errors]).toEqual([slug, 200, undefined]);
  const order = body.order as { price: number; order_details: { id: number }[] };
  return { price: order.price, id: order.order_details[0]?.id ?? 0 };
}

it.each(['text_to_speech', 'voice_over'])(
  '%s is spoken by the built-in voice and downloaded',
  async (slug) => {
    const { id } = await placeOrder(slug);
    const shown = await until(id, 'accepted');
    expect(shown.engine?.way).toBe('voice');
    expect(shown.assets[0]?.seconds).toBeGreaterThan(5);
    const get = (format: string) =>
      fetch(`${product.url}/api/services/media/orders/download?order_detail_id=${id}&format=${format}&type=media`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
    const mp3 = await get('mp3');
    expect([mp3.status, mp3.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect((await mp3.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    // Audio packed as MP3 is not blown up again.
    expect((await get('wav')).status).toBe(slug === 'voice_over' ? 200 : 422);
  },
  40_000,
);

it.each([
  ['speech_to_text', 'transcription', 20],
  ['subtitles_generator', 'transcription', 24],
  ['meeting_minutes', 'model', 60],
  ['text_translation', 'model', 5],
  ['document_translation', 'model', 20],
  ['subtitle_translation', 'model', 20],
  ['website_translation', 'model', 20],
])('%s waits for a %s and costs %i', async (slug, wanted, price) => {
  const placed = await placeOrder(slug);
  const shown = await until(placed.id, 'onHold');
  expect(shown.reason?.toLowerCase()).toContain(wanted);
  expect(shown.waits_for_model).toBe(true);
  expect(placed.price).toBe(price);
});

it.each(['certified_translation', 'managed_translation', 'human_proofreading'])(
  '%s is refused while nobody takes requests, and so is its quote',
  async (slug) => {
    await product.sql('update platform_flags set has_human_services = false');
    for (const call of ['create', 'quote']) {
      const { status, body } = await owner.send('POST', `/services/orders/${call}`, {
        tool: slug,
        fields: findTool(slug)?.example ?? {},
      });
      expect([call, status, body.code, body.message]).toEqual([
        call,
        409,
        'HUMAN_SERVICES_OFF',
        'Human services are turned off. Choose a tool that doesn’t need a person.',
      ]);
    }
  },
);

it('a quote with a human proofreader is what the order takes, whether there are any or not', async () => {
  const blogPost = { ...findTool('blog_post')?.example, human_proofreading: true };
  for (const isOn of [false, true]) {
    await product.sql('update platform_flags set has_human_services = $1', [isOn]);
    const quote = await owner.send('POST', '/services/orders/quote', { tool: 'blog_post', fields: blogPost });
    const placed = await owner.send('POST', '/services/orders/create', { tool: 'blog_post', fields: blogPost });
    expect([quote.status, placed.status]).toEqual([200, 200]);
    expect((placed.body.order as { price: number }).price).toBe(quote.body['price']);
  }
});

it('says what is wrong with a script, and in Japanese waits for a speech model', async () => {
  const { id } = await placeOrder('voice_over', { script: 'No time at all' });
  expect((await until(id, 'failed')).reason).toContain('No time at all');
  const japanese = await placeOrder('text_to_speech', { text: '日本語です', language: 'ja' });
  expect((await until(japanese.id, 'onHold')).reason).toContain('speech model');
});

it('translates what waited once a model is connected', async () => {
  const { id } = await placeOrder('text_translation', { text: 'Dry boots', glossary: '' });
  await until(id, 'onHold');
  await product.sql(`delete from order_details where user_id = $1 and status = 'onHold' and id <> $2`, [owner.id, id]);
  const text = JSON.stringify({ translations: [{ id: 0, text: 'Trockene Stiefel' }] });
  cleanUp.push((await connectModel(staff, [{ kind: 'text', text }], 'translation')).close);
  expect((await until(id, 'accepted')).content.html).toContain('Trockene Stiefel');
});
