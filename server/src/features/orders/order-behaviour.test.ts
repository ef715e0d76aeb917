// The content of a prompt beside the order's fields: the regional variant of voice, website or account, and competitors that no text may name.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { posting, writtenPosting } from '../../testing/job-posting.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
});
afterAll(() => product.stop());

it('writes for the country of the website, and once more where a competitor is named', async () => {
  const naming = writtenPosting.replace('We bake.', 'We bake better than Nordgear.').replaceAll('Baker', 'Bäcker');
  const model = await connectModel(staff, [
    { kind: 'text', text: naming },
    { kind: 'text', text: naming.replace(' better than Nordgear', '') },
  ]);
  try {
    const website = await staff.send('PUT', '/features/websites/create', {
      name: 'Shop',
      url: 'https://shop.example',
      language: 'de',
      country: 'AT',
      kind: 'download',
    });
    const briefing = await staff.send('PUT', '/tools/create_user_guideline', {
      title: 'Spring',
      competitors: 'Nordgear, large retailers with advice pages',
    });
    const { status, body } = await staff.send('POST', '/services/orders/create', {
      tool: 'job_posting',
      fields: { ...posting, language: 'de' },
      website_id: (website.body.website as { id: number }).id,
      guideline_id: (briefing.body.guideline as { guideline_id: number }).guideline_id,
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    const [detail] = (body.order as { order_details: { id: number }[] }).order_details;
    await vi.waitFor(
      async () => {
        const [row] = await product.sql('select status, reason from order_details where id = $1', [detail?.id]);
        expect(row).toEqual({ status: 'accepted', reason: null });
      },
      { timeout: 15_000 },
    );
    const sent = model.requests.map((request) => JSON.stringify(request));
    expect(sent[0]).toContain('Austrian German (de-AT)');
    expect(sent[1]).toContain('must not name the competitor');
    expect(sent[1]).not.toContain('the competitor \\\\"large');
  } finally {
    model.close();
  }
});

it('writes in the variant of the brand voice, else for the country of the account', async () => {
  const model = await connectModel(staff, [{ kind: 'text', text: writtenPosting.replaceAll('Baker', 'Bäcker') }]);
  const promptOf = async (more: Record<string, unknown>) => {
    const asked = model.requests.length;
    const { body } = await staff.send('POST', '/services/orders/create', {
      tool: 'job_posting',
      fields: { ...posting, language: 'de' },
      ...more,
    });
    expect(body.errors).toBeUndefined();
    await vi.waitFor(() => expect(model.requests.length).toBeGreaterThan(asked), { timeout: 15_000 });
    return JSON.stringify(model.requests[asked]);
  };
  try {
    await staff.send('POST', '/admin/branding', { country: 'LI' });
    expect(await promptOf({})).toContain('(de-LI)');
    const voice = await staff.send('PUT', '/features/brand-voice/create', {
      name: 'Alpine',
      type: 'text',
      language: 'de',
      profile: { tone: ['warm'], variant: 'de-CH' },
    });
    const { id } = voice.body.brand_voice as { id: number };
    expect(await promptOf({ brand_voice_id: id })).toContain('(de-CH)');
  } finally {
    model.close();
  }
});
