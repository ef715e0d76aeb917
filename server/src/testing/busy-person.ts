// A user of every area of the product, with unique words in every field: for tests of erasure and export.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { buildDocument, buildWorkspace } from './build.ts';
import { buildLinks } from './build-links.ts';
import { buildCategoryCard, buildPageAndImport } from './build-page.ts';
import { useCampaigns, useTranslationDesk } from './busy-with-people.ts';
import { alone, company, email, firstName, identity, name } from './busy-words.ts';
import { ask, begin, upload } from './chat-calls.ts';
import { keptFigures } from './report-facts.ts';
import { sendBulk } from './table-files.ts';
import { goodPassword, type TestAnswer, type TestCaller, type TestProduct } from './test-product.ts';

export { alone, company, email, firstName, identity, name };

export const must = async (call: Promise<TestAnswer>): Promise<TestAnswer['body']> => {
  const { status, body } = await call;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const idOf = (body: TestAnswer['body'], key: string) => (body[key] as { id: number }).id;
const pageOf = (word: string) =>
  `The notes say that ${word} makes boots which grip on wet stone and last for many years. `.repeat(4);
const tableOf = (word: string) => `product_name,features\n${word},warm\n`;
const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
};

async function acceptInvitation(product: TestProduct, owner: TestCaller): Promise<TestCaller> {
  await must(owner.send('PUT', '/features/user-seats/create', { email, access_level: 'user' }));
  const outbox = join(product.kernel.config.dataDir, 'outbox');
  const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
  const token = /\/invitation\/(\S+)/.exec(mails.find((text) => text.startsWith(`To: ${email}`)) ?? '')?.[1];
  const body = await must(
    product.visitor.send('POST', '/services/auth/accept_invitation', { token, name: firstName, password: goodPassword }),
  );
  const [row] = await product.sql<{ id: number; seat: number }>(
    'select u.id, s.id as seat from users u join seats s on s.user_id = u.id where u.email = $1',
    [email],
  );
  await must(owner.send('POST', '/features/user-seats/edit', { id: row?.seat, role: 'admin' }));
  return product.as((body['service-api'] as { token: string }).token, row?.id);
}

/** Fills the user's own records. */
async function useOwn(product: TestProduct, owner: TestCaller, person: TestCaller, photo: Buffer): Promise<void> {
  await must(person.send('POST', '/tools/update_user_info', { name, industry_name: alone }));
  // As earlier releases kept them: any text.
  await product.sql('update users set country = $1, customer_type = $1, job_role = $1 where id = $2', [alone, person.id]);
  await must(
    fetch(`${product.url}/api/services/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': `Browser of ${identity}` },
      body: JSON.stringify({ email, password: goodPassword }),
    }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as TestAnswer['body'],
    })),
  );
  await product.visitor.send('POST', '/services/auth/login', { email, password: 'wrong-password' });
  await must(product.visitor.send('POST', '/services/auth/remember_password', { email }));
  const portrait = new FormData();
  portrait.append('photo', new File([new Uint8Array(photo)], `portrait-of-${identity}.png`, { type: 'image/png' }));
  await must(person.send('POST', '/tools/update_user_photo', portrait));
  await must(person.send('PUT', '/tools/api_tokens/create', { name: `Token ${alone}`, scopes: ['read'] }));
  await must(person.send('PUT', '/services/auth/authenticator/create', { current_password: goodPassword }));
  await must(person.send('POST', '/features/site-start/begin', { url: `https://192.0.2.1/${encodeURIComponent(alone)}` }));
  await must(owner.send('POST', '/admin/credits/caps', { person_id: person.id, monthly_credits: 9000 }));
  await product.sql(`insert into identities (user_id, issuer, subject) values ($1, 'https://login.example', $2)`, [
    person.id,
    identity,
  ]);
  await keptFigures(product, person);
  const { body } = await person.get('/tools/show_user_info');
  const [tool] = body.templates as { id: number }[];
  await must(person.send('POST', '/tools/update_user_favorite', { action: 'create', template_id: tool?.id }));
  const chatId = await begin(person);
  const picture = await upload(person, `${alone}.png`, new Uint8Array(photo));
  const notes = await upload(person, `${alone}.csv`, tableOf(alone));
  await ask(person, chatId, { text: `What of ${alone}?`, attachment_ids: [notes.id] });
  await must(person.send('POST', '/services/orders/tools/aichat/update', { chat_id: chatId, title: `Chat ${alone}` }));
  const unused = await upload(person, `Unused ${alone}.csv`, tableOf(alone));
  expect([picture.status, notes.status, unused.status, unused.body.errors]).toEqual([200, 200, 200, undefined]);
  const rows = new File([tableOf(alone)], `${alone}.csv`, { type: 'text/csv' });
  await must(sendBulk(person, 'validate', { file: rows }));
  await must(
    person.send('POST', '/features/notifications/preferences', {
      preferences: [{ event: 'mention', in_app: true, email: true, rhythm: 'instant' }],
    }),
  );
  await product.sql(`insert into inbox_states (user_id, item_key, done_at) values ($1, 'mention:1', now())`, [person.id]);
  await must(person.send('POST', '/features/favorite-pages/add', { path: '/calendar', title: alone }));
  // As it came with an order that was deleted since.
  const source = formOf({ name: 'Notes', type: 'file', file: new File([pageOf(alone)], `${alone}.txt`) });
  const given = await must(person.send('PUT', '/features/additional-source/create', source));
  await product.sql('update additional_sources set is_listed = false, name = $2 where id = $1', [
    idOf(given, 'additional_source'),
    alone,
  ]);
  await product.sql(
    `insert into assets (account_id, user_id, role, file_name, media_type, bytes, storage_key, sha256)
    select account_id, id, 'input', $2, 'image/png', 3, $3, '' from users where id = $1`,
    [person.id, `${alone}.png`, await product.kernel.storage.save('assets', new TextEncoder().encode(alone))],
  );
}

/** Fills records of the company, and sends notifications in the user's name. */
async function useCompany(product: TestProduct, owner: TestCaller, person: TestCaller, photo: Buffer): Promise<void> {
  const workspaceId = await buildWorkspace(product, owner, { name: `Room ${company}`, members: [person] });
  await must(
    person.send('PUT', '/tools/webhooks/create', {
      url: `https://hooks.invalid/${company}`,
      events: ['comment.created', 'order.accepted'],
    }),
  );
  const briefing = { title: company, overall_goal: company, platform: company, competitors: company, structure: company };
  await must(
    person.send('PUT', '/tools/create_user_guideline', { ...briefing, tone_of_voice: company, workspace_id: workspaceId }),
  );
  const site = await must(
    person.send('PUT', '/features/websites/create', {
      name: company,
      url: 'https://192.0.2.1',
      language: 'en',
      kind: 'download',
      workspace_id: workspaceId,
    }),
  );
  const voice = await must(
    person.send('PUT', '/features/brand-voice/create', {
      name: company,
      type: 'text',
      profile: { never_use: ['cheap'] },
      origins: [company],
    }),
  );
  const custom = { name: company, icon: 'briefcase', base_slug: 'job_posting', brief: company };
  await must(person.send('PUT', '/admin/custom-tools/create', custom));
  await must(person.send('PUT', '/services/folders/create', { name: company, workspace_id: workspaceId }));
  const file = new File([pageOf(company)], `${company}.txt`);
  await must(
    person.send(
      'PUT',
      '/features/additional-source/create',
      formOf({ name: company, type: 'file', file, workspace_id: String(workspaceId) }),
    ),
  );
  const group = { name: company, events: ['comment'], in_app: true, email: false, rhythm: 'instant' };
  await must(owner.send('POST', '/features/notification-groups/add', { ...group, members: [person.id] }));
  const asked = ['job_title', 'company_name', 'responsibilities', 'skills', 'location', 'application_instructions'];
  const fields = Object.fromEntries(asked.map((field) => [field, company]));
  await must(
    person.send(
      'POST',
      '/services/orders/create',
      { tool: 'job_posting', title: company, fields, workspace_id: workspaceId },
      { 'idempotency-key': identity },
    ),
  );
  const { detailId, orderId } = await buildDocument(product, owner, { workspaceId, html: '<p>A cheap boot</p>' });
  await product.sql('update orders set brand_voice_id = $2 where id = $1', [orderId, idOf(voice, 'brand_voice')]);
  await must(
    person.send('POST', '/features/brand-voice/waive', { order_detail_id: detailId, rule: 'never_use: cheap', reason: company }),
  );
  await must(
    person.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html: `<p>${company}</p>` } }),
  );
  await must(person.send('POST', '/features/websites/publish', { order_detail_id: detailId, website_id: idOf(site, 'website') }));
  await useLinks(product, person, idOf(site, 'website'));
  const made = await must(
    owner.send('POST', '/features/tasks', {
      workspace_id: workspaceId,
      title: company,
      assignee_id: person.id,
      order_detail_id: detailId,
      review_steps: [{ reviewer_ids: [owner.id] }],
    }),
  );
  const task = { id: idOf(made, 'task') };
  await must(person.send('POST', '/features/calendar/feed-link', { workspace_id: workspaceId }));
  await must(person.send('POST', '/features/task-views/create', { workspace_id: workspaceId, name, query: `search=${name}` }));
  await must(
    owner.send('POST', '/features/task-templates/create', {
      workspace_id: workspaceId,
      name: company,
      fields: { description: `Ask ${name}` },
      review_steps: [{ name: 'Client', guest: { name, email: 'client@client.example' }, reviewer_ids: [] }],
    }),
  );
  await must(person.send('POST', '/features/tasks/start', task));
  const attached = formOf({ id: String(task.id), file: new File([pageOf(company)], `${company}.txt`) });
  await must(person.send('POST', '/features/tasks/attachments/create', attached));
  await must(person.send('POST', '/features/tasks/submit', { ...task, note: `${company}, says ${name}` }));
  const rewrite = {
    order_detail_id: detailId,
    action: 'shorter',
    passage: `${company} makes very, very good boots. They really grip.`,
  };
  expect((await person.send('POST', '/services/orders/rewrite', rewrite)).status).toBe(200);
  await product.sql(
    `insert into model_calls (account_id, user_id, tool_slug, provider, model, capability, duration_ms, outcome)
    select account_id, id, 'job_posting', 'x', 'x', 'text', 1, 'ok' from users where id = $1`,
    [person.id],
  );
  await product.sql(
    `insert into second_opinions (order_detail_id, user_id, version_number, remarks, engine, price)
     values ($1, $2, 1, $3, '{"kind":"model","provider":"x","model":"x"}', 5)`,
    [detailId, person.id, JSON.stringify([{ topic: 'facts', remark: `Who is ${company}?`, quote: company }])],
  );
  const comment = (caller: TestCaller, text: string, mentions: number[] = []) =>
    must(caller.send('PUT', '/comments/create', { order_detail_id: detailId, text, mentions }));
  await comment(person, `${company}. Regards, ${name}, ${email}`, [owner.id]);
  await comment(owner, `@${name} or ${firstName}, ask ${email.toUpperCase()}`, [person.id]);
  await must(
    person.send(
      'POST',
      '/services/orders/upload_picture',
      formOf({ order_detail_id: String(detailId), alt: company, file: new File([new Uint8Array(photo)], `${company}.png`) }),
    ),
  );
  await useTranslationDesk(product, person, detailId);
  await product.sql(
    `insert into credit_movements (account_id, kind, amount, balance, note) select account_id, 'grant', 0, 0, $2 from users where id = $1`,
    [person.id, `Asked for by ${name}`],
  );
}

/** Rules, runs, searches, sources and imports of a website, and a card. */
async function useLinks(product: TestProduct, person: TestCaller, websiteId: number): Promise<void> {
  const { linkRunId } = await buildLinks(product, person, websiteId);
  await buildPageAndImport(product, person, websiteId);
  await buildCategoryCard(product, person);
  await product.sql('update link_runs set applied_by = $2, reverted_by = $2 where id = $1', [linkRunId, person.id]);
  await product.sql('update link_suggestions set decided_by = $2 where website_id = $1', [websiteId, person.id]);
  await product.sql(
    `insert into link_searches (website_id, user_id, state, call)
     values ($1, $2, 'done', '{"direction": "everywhere", "page_url_ids": [], "order_detail_ids": []}')`,
    [websiteId, person.id],
  );
}

/** Invites someone into the owner's account and has them use everything; the product must work on orders and events. */
export async function buildBusyPerson(product: TestProduct, owner: TestCaller): Promise<TestCaller> {
  const photo = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer();
  const person = await acceptInvitation(product, owner);
  await useOwn(product, owner, person, photo);
  await useCompany(product, owner, person, photo);
  await useCampaigns(product, person);
  await waitUntilQuiet(product);
  return person;
}

/** Waits until no background job runs. The same query finds jobs that follow another one. */
async function waitUntilQuiet(product: TestProduct): Promise<void> {
  const unfinished = async () =>
    (
      await product.sql<{ what: string }>(
        `select 'event ' || name as what from raised_events
         union all select 'document ' || id from order_details where status in ('processing', 'in_progress')
         union all select 'email ' || id from notifications where email_state = 'waiting'
         union all select 'job ' || name from pgboss.job where state in ('created', 'active') and start_after <= now()`,
      )
    ).map(({ what }) => what);
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), { timeout: 60_000, interval: 100 });
}
