// Fills the running product with a believable team: through the API, as people would, and then with dates over six weeks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findTool } from '@folio/catalogue/catalogue';
import { readConfig } from '../app/read-config.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { type Answer, type DemoUser, idOf, send, url, userWith } from './demo-api.ts';
import { fillCampaigns } from './demo-campaigns.ts';
import { bulkFile, type DemoOrder, documents, failing, waiting } from './demo-documents.ts';
import { fillTasks } from './demo-tasks.ts';
import {
  briefings,
  colleagues,
  founder,
  type Person,
  password,
  question,
  sources,
  voices,
  type WorkspaceName,
  workspaces,
} from './demo-team.ts';
import { fillWebsites } from './demo-websites.ts';
import { spreadDates } from './spread-dates.queries.ts';

const config = readConfig();
const say = (text: string) => process.stdout.write(`${text}\n`);

const signedIn = (body: Answer, name: string): DemoUser =>
  userWith((body['service-api'] as { token: string }).token, idOf(body, 'user'), name);

/** The founder, registered the first time; null where the demo is there already. */
async function registerFounder(): Promise<DemoUser | null> {
  const known = await send('POST', 'services/auth/login', { email: founder.email, password });
  if (known.status === 200) return null;
  const { status, body } = await send('POST', 'services/auth/register', founder);
  if (status !== 200) throw new Error(`Registration failed: ${String(body.message)}`);
  return signedIn(body, founder.name);
}

/** The link of an invitation is in the mail, and without a mail server the mail is in the outbox. */
function invitationToken(email: string): string {
  const outbox = join(config.dataDir, 'outbox');
  const mails = readdirSync(outbox).filter((file) => file.endsWith('.txt'));
  const mail = mails
    .toSorted()
    .toReversed()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .find((text) => text.startsWith(`To: ${email}\n`));
  const token = /[?&]token=([\w-]+)|\/invitation\/([\w-]+)/.exec(mail ?? '');
  if (!token) throw new Error(`There is no invitation of ${email} in ${outbox}`);
  return token[1] ?? token[2] ?? '';
}

async function invite(marta: DemoUser, { name, email, role }: (typeof colleagues)[number]): Promise<DemoUser> {
  const seat = await marta.call('PUT', 'features/user-seats/create', { email, access_level: 'Master' });
  const { status, body } = await send('POST', 'services/auth/accept_invitation', {
    token: invitationToken(email),
    name,
    password,
  });
  if (status !== 200) throw new Error(`The invitation of ${email} failed: ${String(body.message)}`);
  if (role) await marta.call('POST', 'features/user-seats/edit', { id: idOf(seat, 'seat'), role });
  return signedIn(body, name);
}

interface Scope {
  id: number;
  folders: Map<string, number>;
}

async function makeWorkspace(marta: DemoUser, members: DemoUser[], name: WorkspaceName): Promise<Scope> {
  const id = idOf(await marta.call('PUT', 'features/workspace/create', { name: workspaces[name].name }), 'workspace');
  await marta.call('POST', 'features/workspace/add_users', { id, users: members.map((member) => member.id) });
  const folders = new Map<string, number>();
  for (const path of workspaces[name].folders) {
    const [parent, child] = path.split('/');
    const made = await marta.call('PUT', 'services/folders/create', {
      name: child ?? parent,
      workspace_id: id,
      ...(child && { parent_id: folders.get(parent ?? '') }),
    });
    folders.set(path, idOf(made, 'folder'));
  }
  return { id, folders };
}

async function makeAssets(marta: DemoUser, scopes: Record<WorkspaceName, Scope>): Promise<number[]> {
  const workspaceNames: WorkspaceName[] = ['magazine', 'shop'];
  for (const [index, { text, ...voice }] of voices.entries()) {
    const { profile, analysed_by } = await marta.call('POST', 'features/brand-voice/create', { text, language: 'en' });
    const kept = { ...voice, type: 'text', language: 'en', profile, analysed_by, default: index === 0 };
    const id = idOf(await marta.call('PUT', 'features/brand-voice/create', kept), 'brand_voice');
    for (const workspaceName of workspaceNames)
      await marta.call('POST', 'features/workspace/toggle_brand_voice', { id: scopes[workspaceName].id, brand_voice_id: id });
  }
  for (const [index, briefing] of briefings.entries())
    await marta.call('PUT', 'tools/create_user_guideline', {
      ...briefing,
      workspace_id: scopes[workspaceNames[index] ?? 'magazine'].id,
    });
  const ids: number[] = [];
  for (const { name, file, text } of sources) {
    const form = new FormData();
    form.append('type', 'file');
    form.append('name', name);
    form.append('file', new File([text], file, { type: 'text/plain' }));
    ids.push(idOf(await marta.call('PUT', 'features/additional-source/create', form), 'additional_source'));
  }
  for (const id of ids)
    for (const workspaceName of workspaceNames)
      await marta.call('POST', 'features/workspace/toggle_additional_source', {
        id: scopes[workspaceName].id,
        additional_source_id: id,
      });
  return ids;
}

/** Waits until nothing of this person's account is being written any more. */
async function settled(person: DemoUser, scope: Record<string, number>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { counts } = await person.call('GET', 'services/orders/show', { per_page: 1, ...scope });
    if ((counts as Record<string, number>).in_progress === 0) return;
    await wait(1000);
  }
  throw new Error('Some documents were not written within five minutes');
}

async function order(
  people: Record<Person, DemoUser>,
  scopes: Record<WorkspaceName, Scope>,
  sourceIds: readonly number[],
  one: DemoOrder,
): Promise<number> {
  const scope = one.workspace && scopes[one.workspace];
  const placed = await people[one.by].call('POST', 'services/orders/create', {
    tool: one.tool,
    fields: one.fields ?? findTool(one.tool)?.example ?? {},
    ...(scope && { workspace_id: scope.id }),
    ...(one.sources && { additional_source_ids: one.sources.map((index) => sourceIds[index]) }),
    ...(scope && one.folder && { folder_id: scope.folders.get(one.folder) }),
  });
  const { order_details: details } = placed.order as { order_details: { id: number }[] };
  return details[0]?.id ?? 0;
}

/** A bulk order from a file. */
async function orderMany(person: DemoUser, workspaceId: number): Promise<void> {
  const form = new FormData();
  form.append('files', new File([bulkFile.text], bulkFile.name, { type: 'text/csv' }));
  form.append('workspace_id', String(workspaceId));
  await person.call('POST', 'tools/review_response/create-request', form);
}

async function htmlOf(person: DemoUser, id: number): Promise<string> {
  const { orders } = await person.call('GET', 'services/orders/show', { action: 'retrieve-html', order_detail_id: id });
  const [document] = orders as { content: { html: string } }[];
  return document?.content.html ?? '';
}

/** Comments with an answer and a mention, and a text that was worked on. */
async function discuss({ marta, jonas, aylin }: Record<Person, DemoUser>, byTool: Map<string, number>): Promise<void> {
  const position = byTool.get('job_posting') ?? 0;
  const tent = byTool.get('review_response') ?? 0;
  const thread = await marta.call('PUT', 'comments/create', {
    order_detail_id: tent,
    text: '@Jonas Weber can you check the weight? The new poles are lighter.',
    quote: '2.1 kg',
    mentions: [jonas.id],
  });
  await jonas.call('PUT', 'comments/create', {
    order_detail_id: tent,
    parent_id: idOf(thread, 'comment'),
    text: 'Weighed today: 2.08 kg with pegs. 2.1 stays.',
  });
  await aylin.call('PUT', 'comments/create', {
    order_detail_id: position,
    text: 'The headline works. I would put the pay into the first paragraph.',
  });
  const done = await jonas.call('PUT', 'comments/create', {
    order_detail_id: byTool.get('web_article') ?? 0,
    text: 'Figures are checked.',
  });
  await marta.call('POST', 'comments/edit', { comment_id: idOf(done, 'comment'), resolved: true });
  const before = await htmlOf(jonas, tent);
  const better = `${before}<p>Tested for eleven nights on the coast: the inner tent stayed dry on all of them.</p>`;
  await jonas.call('POST', 'services/orders/update', { order_detail_id: tent, content: { html: better } });
  const best = better.replace('stayed dry on all of them', 'stayed dry on all of them, with winds of up to 74 km/h');
  await marta.call('POST', 'services/orders/update', { order_detail_id: tent, content: { html: best } });
  await aylin.call('POST', 'services/orders/update', {
    order_detail_id: position,
    title: 'Repair technician: advert for the website',
  });
}

async function converse(marta: DemoUser, sourceIds: number[]): Promise<void> {
  const chat = await marta.call('PUT', 'services/orders/tools/aichat/create', {
    tool: 'ai_chat_sources',
    additional_source_ids: sourceIds,
  });
  const chatId = idOf(chat, 'chat');
  await marta.call('POST', 'services/orders/tools/aichat/update', { chat_id: chatId, title: question.title });
  let parent: number | null = null;
  for (const text of [question.ask, question.next]) {
    await marta.call('POST', 'services/orders/tools/aichat/message', { chat_id: chatId, text, parent_id: parent });
    const { messages } = await marta.call('GET', 'services/orders/tools/aichat/show', { chat_id: chatId });
    parent = (messages as { id: number }[]).at(-1)?.id ?? null;
  }
}

async function dateEverything(accountOf: DemoUser): Promise<void> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const database = openDatabase(config.databaseUrl ?? embedded?.connectionString ?? '', { readTimeoutMs: 0 });
  try {
    await spreadDates(database, accountOf.id);
  } finally {
    await database.close();
    // The product uses it too, so it continues.
    await embedded?.stop();
  }
}

async function fill(): Promise<void> {
  const marta = await registerFounder();
  if (!marta) {
    say(`The demo is there already. Log in at ${url}/login as ${founder.email} with ${password}`);
    return;
  }
  const [jonas, aylin] = [await invite(marta, colleagues[0]), await invite(marta, colleagues[1])];
  const people = { marta, jonas, aylin };
  const scopes = {
    magazine: await makeWorkspace(marta, [jonas, aylin], 'magazine'),
    shop: await makeWorkspace(marta, [jonas, aylin], 'shop'),
  };
  const sourceIds = await makeAssets(marta, scopes);
  say('Team, workspaces, voices, briefings and sources are there.');
  const byTool = new Map<string, number>();
  for (const [index, one] of documents.entries()) {
    byTool.set(one.tool, await order(people, scopes, sourceIds, one));
    // Among the others, as they would be.
    if (index === 12) await orderMany(jonas, scopes.shop.id);
    if (index === 21) await order(people, scopes, sourceIds, failing);
    if (index === 30) await order(people, scopes, sourceIds, waiting);
  }
  const everywhere = [{}, { workspace_id: scopes.magazine.id }, { workspace_id: scopes.shop.id }];
  for (const person of [marta, jonas, aylin])
    for (const scope of everywhere) await settled(person, scope as Record<string, number>);
  say('Documents are written.');
  await discuss(people, byTool);
  await fillWebsites(marta, scopes.shop.id);
  await fillTasks(people, scopes.magazine.id);
  const { user_info: user } = await marta.call('GET', 'tools/show_user_info');
  // Campaigns are for platform administrators, and only the first user of an installation is one.
  const isStaff = (user as { is_admin: boolean }).is_admin;
  if (isStaff) await fillCampaigns(marta, scopes.magazine.id, scopes.shop.id);
  await converse(marta, sourceIds.slice(1, 2));
  for (const slug of ['review_response', 'job_posting', 'banner_generator', 'keyword_clusters']) {
    const { tool } = await marta.call('GET', `tools/${slug}`);
    await marta.call('POST', 'tools/update_user_favorite', { action: 'create', template_id: (tool as { id: number }).id });
  }
  await dateEverything(marta);
  // Of what happened while all this was made, only the last few are news.
  for (const person of [marta, jonas, aylin]) {
    const { notifications } = await person.call('GET', 'features/notifications/show', { per_page: 100 });
    const ids = (notifications as { id: number }[]).slice(3).map(({ id }) => id);
    if (ids.length > 0) await person.call('POST', 'features/notifications/read', { ids });
  }
  if (!isStaff)
    say('Left out: campaigns, which need a platform administrator. Run the demo before anyone registers to see them.');
  say(`\nLog in at ${url}/login as ${founder.email} with ${password}`);
  say(`Colleagues: ${colleagues.map(({ email }) => email).join(', ')}, with the same password.`);
}

try {
  await fill();
} catch (problem) {
  const isAway = problem instanceof TypeError && problem.message === 'fetch failed';
  process.stderr.write(isAway ? `Folio does not answer at ${url}. Start it first with "npm start".\n` : `${String(problem)}\n`);
  process.exitCode = 1;
}
