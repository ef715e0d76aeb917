// User input that forms save as a whole: a save on an older revision is refused.
import { voiceProfileSchema } from '@folio/contract/brand-voices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeam } from '../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;

interface Kept {
  id: number;
  revision: number;
}

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  ({ owner, stranger } = await buildTeam(product));
});
afterAll(() => product.stop());

const tool = { name: 'Bakery', description: '', icon: 'briefcase', brief: '' };
const kinds = [
  {
    what: 'a briefing',
    answer: 'guideline',
    create: ['/tools/create_user_guideline', { title: 'Spring' }],
    edit: '/tools/edit_user_guideline',
    change: (id: number, name: string) => ({ guideline_id: id, title: name }),
    name: 'title',
  },
  {
    what: 'a brand voice',
    answer: 'brand_voice',
    create: [
      '/features/brand-voice/create',
      { name: 'Warm', type: 'text', language: 'en', profile: voiceProfileSchema.parse({ tone: ['warm'] }) },
    ],
    edit: '/features/brand-voice/edit',
    change: (id: number, name: string) => ({ id, name }),
    name: 'name',
  },
  {
    what: 'a website',
    answer: 'website',
    create: ['/features/websites/create', { name: 'Shop', url: 'http://127.0.0.1:9', kind: 'download', language: 'en' }],
    edit: '/features/websites/edit',
    change: (id: number, name: string) => ({ website_id: id, name }),
    name: 'name',
  },
  {
    what: 'an own tool',
    answer: 'custom_tool',
    create: ['/admin/custom-tools/create', { ...tool, base_slug: 'job_posting' }],
    edit: '/admin/custom-tools/edit',
    change: (id: number, name: string) => ({ ...tool, id, name }),
    name: 'name',
  },
] as const;

describe.each(kinds)('$what', ({ answer, create: [path, call], edit, change, name }) => {
  const keep = async () => (await owner.send('PUT', path, call)).body[answer] as Kept;
  const save = (caller: TestCaller, { id, revision }: Partial<Kept>, wanted: string) =>
    caller.send('POST', edit, { ...change(id ?? 0, wanted), ...(revision === undefined ? {} : { revision }) });

  it('is saved by one of twenty who saw the same revision', async () => {
    const kept = await keep();
    expect(kept.revision).toBe(1);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => save(owner, kept, `Mine ${nth}`)));
    const [saved] = answers.flatMap(({ status, body }, nth) => (status === 200 ? [{ nth, ...(body[answer] as Kept) }] : []));
    expect(saved).toMatchObject({ revision: 2, [name]: `Mine ${saved?.nth}` });
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 19 }, () => [409, 'CHANGED_MEANWHILE']),
    );
    expect(refused[0]?.body.message).toMatch(/^Someone changed this after you opened it/);
    expect((await save(owner, { id: kept.id, revision: 2 }, 'Next')).body[answer]).toMatchObject({ revision: 3, [name]: 'Next' });
  });

  it('is saved without a revision as before, and never for a stranger', async () => {
    const kept = await keep();
    expect((await save(owner, { id: kept.id }, 'Once')).status).toBe(200);
    expect((await save(owner, { id: kept.id }, 'Twice')).body[answer]).toMatchObject({ revision: 3, [name]: 'Twice' });
    const foreign = await save(stranger, { id: kept.id, revision: 1 }, 'Theirs');
    expect(foreign.status).toBeGreaterThanOrEqual(403);
    expect(foreign.body.code).not.toBe('CHANGED_MEANWHILE');
    expect((await save(owner, { id: kept.id, revision: 0 }, 'Zero')).status).toBe(422);
  });
});

it('counts no revision where a voice is switched', async () => {
  const [path, call] = kinds[1].create;
  const { id } = (await owner.send('PUT', path, { ...call, name: 'Switched' })).body.brand_voice as Kept;
  for (const change of [{ active: false }, { active: true }, { default: true }])
    expect((await owner.send('POST', kinds[1].edit, { id, ...change })).body.brand_voice).toMatchObject({
      revision: 1,
      ...change,
    });
});

it('never keeps a new secret beside the address before, however many rename the website meanwhile', async () => {
  for (let round = 0; round < 5; round += 1) {
    const call = { name: 'Shop', kind: 'webhook', language: 'en', url: 'http://127.0.0.1:9/hook', secret: 'first secret' };
    const { id } = (await owner.send('PUT', '/features/websites/create', call)).body.website as Kept;
    const edit = (change: object) => owner.send('POST', '/features/websites/edit', { website_id: id, ...change });
    const renames = Array.from({ length: 19 }, (_, nth) => edit({ name: `Shop ${nth}` }));
    const moved = edit({ url: 'http://127.0.0.1:10/hook', secret: 'second secret' });
    const answers = await Promise.all([...renames.slice(0, 9), moved, ...renames.slice(9)]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const [row] = await product.sql('select url, revision from websites where id = $1', [id]);
    expect(row).toEqual({ url: 'http://127.0.0.1:10/hook', revision: 21 });
  }
});
