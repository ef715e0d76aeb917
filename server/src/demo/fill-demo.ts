// Fills the running product with a believable team: through the API, as people would, and then with dates over six weeks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findTool } from '@folio/catalogue/catalogue';
import { readConfig } from '../app/read-config.ts';
import { startKernel } from '../app/start-kernel.ts';
import { countReports } from '../features/reports/reports.jobs.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { countUnwritten, findAccountId, lockDemo } from './demo.queries.ts';
import { type DemoUser, formOf, idOf, isReachable, send, url, userWith } from './demo-api.ts';
import { fillCampaigns, proposeCampaign, startCampaigns } from './demo-campaigns.ts';
import { type Demo, type Scope } from './demo-days.ts';
import { bulkFile, type DemoOrder, orders } from './demo-documents.ts';
import { type Answer, Journal } from './demo-journal.ts';
import { fillCards, fillMagazineLinks, fillShopLinks, makeWebsites, publishNowhere } from './demo-links.ts';
import { approve, decide, improve, makeTemplates, planTasks, schedule, submit, writeText } from './demo-tasks.ts';
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
import { fillApprovedRequest, fillGlossary, fillOpenRequests, linguists, openDesk } from './demo-translation.ts';
import { spreadDates } from './spread-dates.queries.ts';

const config = readConfig();
const journal = new Journal(config.dataDir);
const say = (text: string) => process.stdout.write(`${text}\n`);
const login = `Log in at ${url}/login as ${founder.email} with ${password}`;

const signedIn = (body: Answer, { name, email }: { name: string; email: string }): DemoUser =>
  userWith((body['service-api'] as { token: string }).token, { id: idOf(body, 'user'), name, email }, journal);

/** Someone's session; null where nobody has this login. */
async function logIn(person: { name: string; email: string }): Promise<DemoUser | null> {
  const { status, body } = await send('POST', 'services/auth/login', { email: person.email, password });
  return status === 200 ? signedIn(body, person) : null;
}

/** A new account in which everything is shown that it hides at first. */
async function register(person: { name: string; email: string }, more: object = {}): Promise<DemoUser> {
  const { name, email } = person;
  const { status, body } = await send('POST', 'services/auth/register', { name, email, password, ...more });
  if (status !== 200) throw new Error(`Registration of ${email} failed: ${String(body.message)}`);
  const user = signedIn(body, person);
  await user.call('POST', 'admin/branding', { hide_audience: false, hide_translations: false, hide_markets: false });
  return user;
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

async function invite(marta: DemoUser, person: (typeof colleagues)[number]): Promise<DemoUser> {
  const { name, email, role } = person;
  const seat = await marta.call('PUT', 'features/user-seats/create', { email, access_level: 'Master' });
  let user = await logIn(person);
  if (!user) {
    const accepting = { token: invitationToken(email), name, password };
    const { status, body } = await send('POST', 'services/auth/accept_invitation', accepting);
    if (status !== 200) throw new Error(`The invitation of ${email} failed: ${String(body.message)}`);
    user = signedIn(body, person);
  }
  if (role) await marta.call('POST', 'features/user-seats/edit', { id: idOf(seat, 'seat'), role });
  return user;
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

async function makeAssets(marta: DemoUser, scopes: Record<WorkspaceName, Scope>) {
  const workspaceNames: WorkspaceName[] = ['magazine', 'shop'];
  const voiceIds: number[] = [];
  for (const [index, { text, ...voice }] of voices.entries()) {
    const { profile, analysed_by } = await marta.call('POST', 'features/brand-voice/create', { text, language: 'en' });
    const kept = { ...voice, type: 'text', language: 'en', profile, analysed_by, default: index === 0 };
    const id = idOf(await marta.call('PUT', 'features/brand-voice/create', kept), 'brand_voice');
    voiceIds.push(id);
    for (const workspaceName of workspaceNames)
      await marta.call('POST', 'features/workspace/toggle_brand_voice', { id: scopes[workspaceName].id, brand_voice_id: id });
  }
  for (const [index, briefing] of briefings.entries())
    await marta.call('PUT', 'tools/create_user_guideline', {
      ...briefing,
      workspace_id: scopes[workspaceNames[index] ?? 'magazine'].id,
    });
  const sourceIds: number[] = [];
  for (const { name, file, text } of sources) {
    const form = formOf({ type: 'file', name, file: new File([text], file, { type: 'text/plain' }) });
    sourceIds.push(idOf(await marta.call('PUT', 'features/additional-source/create', form), 'additional_source'));
  }
  for (const id of sourceIds)
    for (const workspaceName of workspaceNames)
      await marta.call('POST', 'features/workspace/toggle_additional_source', {
        id: scopes[workspaceName].id,
        additional_source_id: id,
      });
  return { voiceIds, sourceIds };
}

/** Waits until no tool writes any more; translations of people may go on. */
async function settled({ people, kernel }: Demo): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    if ((await countUnwritten(kernel.database, people.marta.id)) === 0) return;
    await wait(200);
  }
  throw new Error('Some documents were not written within five minutes');
}

/** Places orders one after the other and waits until they are written. */
async function order(demo: Demo, ...placed: DemoOrder[]): Promise<void> {
  const { people, scopes, documents } = demo;
  for (const one of placed) {
    const scope = one.workspace && scopes[one.workspace];
    const { order: made } = await people[one.by].call('POST', 'services/orders/create', {
      tool: one.tool,
      title: one.title,
      fields: one.fields ?? findTool(one.tool)?.example ?? {},
      ...(scope && { workspace_id: scope.id }),
      ...(scope && one.folder && { folder_id: scope.folders.get(one.folder) }),
    });
    const [detail] = (made as { order_details: { id: number }[] }).order_details;
    documents.set(one.name ?? one.tool, detail?.id ?? 0);
  }
  await settled(demo);
  // Tools that answer at once name their documents after themselves.
  for (const one of placed)
    if (one.isUnwritten !== true)
      await people[one.by].call('POST', 'services/orders/update', {
        order_detail_id: documents.get(one.name ?? one.tool),
        title: one.title,
      });
}

/** A bulk order from a file. */
async function orderMany(demo: Demo): Promise<void> {
  const files = new File([bulkFile.text], bulkFile.name, { type: 'text/csv' });
  const form = formOf({ files, workspace_id: demo.scopes.shop.id });
  await demo.people.jonas.call('POST', 'tools/review_response/create-request', form);
  await settled(demo);
}

async function htmlOf(person: DemoUser, id: number): Promise<string> {
  const { orders: found } = await person.call('GET', 'services/orders/show', { action: 'retrieve-html', order_detail_id: id });
  const [document] = found as { content: { html: string } }[];
  return document?.content.html ?? '';
}

/** Comments with an answer and a mention, and a reply that two people improve. */
async function discuss({ people: { marta, jonas, aylin }, documents }: Demo): Promise<void> {
  const reply = documents.get('reply') ?? 0;
  const position = documents.get('job_posting') ?? 0;
  const thread = await marta.call('PUT', 'comments/create', {
    order_detail_id: reply,
    text: '@Jonas Weber can you check the weight? The new poles are lighter.',
    quote: '2.1 kg',
    mentions: [jonas.id],
  });
  await jonas.call('PUT', 'comments/create', {
    order_detail_id: reply,
    parent_id: idOf(thread, 'comment'),
    text: 'Weighed today: 2.08 kg with pegs. 2.1 stays.',
  });
  await aylin.call('PUT', 'comments/create', {
    order_detail_id: position,
    text: 'The headline works. I would put the pay into the first paragraph.',
  });
  await jonas.call('PUT', 'comments/create', {
    order_detail_id: documents.get('skog') ?? 0,
    text: '@Marta Ferri is 410 g still right with the new hood?',
    mentions: [marta.id],
  });
  const done = await jonas.call('PUT', 'comments/create', {
    order_detail_id: documents.get('tentTest') ?? 0,
    text: 'Figures are checked.',
  });
  await marta.call('POST', 'comments/edit', { comment_id: idOf(done, 'comment'), resolved: true });
  const ending = '<p>Tested for eleven nights on the coast: the inner tent stayed dry on all of them';
  const before = (await htmlOf(jonas, reply)).split('<p>Tested for eleven nights')[0] ?? '';
  await jonas.call('POST', 'services/orders/update', { order_detail_id: reply, content: { html: `${before}${ending}.</p>` } });
  const better = `${before}${ending}, with winds of up to 74 km/h.</p>`;
  await marta.call('POST', 'services/orders/update', { order_detail_id: reply, content: { html: better } });
}

async function converse({ people: { marta }, sourceIds }: Demo): Promise<void> {
  const chat = await marta.call('PUT', 'services/orders/tools/aichat/create', {
    tool: 'ai_chat_sources',
    additional_source_ids: sourceIds.slice(1, 2),
  });
  const chatId = idOf(chat, 'chat');
  await marta.call('POST', 'services/orders/tools/aichat/update', { chat_id: chatId, title: question.title });
  let parent: number | null = null;
  for (const text of [question.ask, question.next]) {
    await marta.call('POST', 'services/orders/tools/aichat/message', { chat_id: chatId, text, parent_id: parent });
    const { messages } = await marta.call('GET', 'services/orders/tools/aichat/show', { chat_id: chatId });
    const lines = messages as { id: number; role: string }[];
    parent = lines.filter(({ role }) => role === 'assistant').at(-1)?.id ?? null;
    if (text === question.ask) parent = lines.find(({ role }) => role === 'assistant')?.id ?? null;
  }
}

/** Marks all notifications as read except the last few. */
async function readOldNotifications(person: DemoUser): Promise<void> {
  const { notifications } = await person.call('GET', 'features/notifications/show', { per_page: 100 });
  const ids = (notifications as { id: number }[]).slice(3).map(({ id }) => id);
  if (ids.length > 0) await person.call('POST', 'features/notifications/read', { ids });
}

async function makeTeam(marta: DemoUser, kernel: Kernel): Promise<Demo> {
  const [jonas, aylin] = [await invite(marta, colleagues[0]), await invite(marta, colleagues[1])];
  const people: Record<Person, DemoUser> = { marta, jonas, aylin };
  const scopes = {
    magazine: await makeWorkspace(marta, [jonas, aylin], 'magazine'),
    shop: await makeWorkspace(marta, [jonas, aylin], 'shop'),
  };
  const assets = await makeAssets(marta, scopes);
  return { people, scopes, kernel, documents: new Map(), ...assets };
}

/** The six weeks, oldest first. Each day names how many working days ago it was. */
async function live(marta: DemoUser, kernel: Kernel, isStaff: boolean): Promise<Demo> {
  const on = (ago: number) => journal.beginDay(ago);
  on(30);
  const demo = await makeTeam(marta, kernel);
  const { jonas } = demo.people;
  say('Team, workspaces, voices, briefings and sources are there.');
  await order(demo, orders.styleGuide, orders.robots);
  on(29);
  await makeTemplates(demo);
  const running = isStaff ? await startCampaigns(demo) : null;
  on(28);
  await order(demo, orders.slugs, orders.grammar);
  const bags = await writeText(demo, 'sleepingBags', -36);
  await submit(bags, 'First guide of the winter.');
  on(27);
  await approve(marta, bags);
  await order(demo, orders.contentDesigner, orders.sitemap);
  on(25);
  await order(demo, orders.clusters, orders.reply);
  const zip = await writeText(demo, 'zip', -32);
  await submit(zip, 'Tried with three tents of the workshop.');
  on(24);
  await decide(marta, zip, 'changes', 'Say at the top how long it takes.');
  await order(demo, orders.faq);
  on(22);
  await improve(zip, 'zip', 'Allow ten minutes for each.', 'The time is in the first paragraph now.');
  await order(demo, orders.newsletter);
  on(21);
  await approve(marta, zip);
  await orderMany(demo);
  on(20);
  const nordlys = await writeText(demo, 'nordlys', -25);
  await submit(nordlys, 'Weight and time are from the test.');
  await order(demo, orders.productMarkup, orders.metaTags);
  on(19);
  await approve(marta, nordlys);
  await fillGlossary(demo);
  await order(demo, orders.spanishAds);
  on(17);
  const sites = await makeWebsites(demo);
  const publish = (site: keyof typeof sites, name: string) =>
    marta.call('POST', 'features/websites/publish', {
      website_id: sites[site],
      order_detail_id: demo.documents.get(name),
    });
  await publish('uk', 'nordlys');
  await publish('de', 'content designer');
  await publish('magazine', 'sleepingBags');
  await order(demo, orders.density, orders.socialImage);
  on(16);
  await fillMagazineLinks(demo, journal, sites.magazine);
  await order(demo, orders.banner);
  on(15);
  const shopPages = await fillShopLinks(demo, journal, sites.uk);
  const test = await writeText(demo, 'tentTest', -20);
  await submit(test, 'All figures are from the protocol of October.');
  say('Websites, pages and links are there.');
  on(14);
  await approve(marta, test);
  await publish('magazine', 'tentTest');
  await publish('magazine', 'zip');
  const desk: DemoUser[] = [];
  if (isStaff) {
    for (const person of linguists) desk.push((await logIn(person)) ?? (await register(person)));
    await openDesk(marta);
  }
  on(12);
  if (isStaff) await fillApprovedRequest(demo, desk);
  await order(demo, orders.hreflang);
  on(10);
  await order(demo, orders.technician, orders.video);
  await publish('uk', 'job_posting');
  await fillCards(demo, sites.uk, shopPages);
  on(9);
  const fjell = await writeText(demo, 'fjell', -10);
  await submit(fjell, 'For the autumn sale.');
  await order(demo, orders.repairAds, orders.failing);
  on(8);
  await approve(marta, fjell);
  await publish('uk', 'fjell');
  await publish('at', 'content designer');
  on(7);
  await order(demo, orders.voiceOver, orders.readability);
  const workshop = await writeText(demo, 'workshop', -2);
  await submit(workshop, 'Ida has read it.');
  on(6);
  await order(demo, orders.linking, orders.waiting);
  await approve(marta, workshop, false);
  on(5);
  const boots = await writeText(demo, 'boots', 4, 'editor and client');
  await submit(boots, 'Ready for the client.');
  await order(demo, orders.preview);
  on(4);
  await decide(marta, boots, 'approve');
  const skog = await writeText(demo, 'skog', 3);
  await order(demo, orders.announcement);
  on(3);
  await submit(skog, 'The jacket, for the page.');
  await discuss(demo);
  on(2);
  await decide(marta, skog, 'changes', 'Say the weight in the title.');
  const stoves = await writeText(demo, 'stoves', -1);
  await submit(stoves, 'First draft.');
  await order(demo, orders.picture);
  on(1);
  await decide(marta, stoves, 'changes', 'Put the warning into the first paragraph.');
  const gifts = await writeText(demo, 'gifts', 1, 'editor and legal');
  await submit(gifts, 'The second section is new.');
  if (isStaff) await proposeCampaign(demo);
  say('Documents and tasks are written.');
  on(0);
  await schedule(marta, workshop, sites.magazine);
  await planTasks(demo);
  await publishNowhere(demo);
  if (running) await fillCampaigns(demo, journal, running);
  if (isStaff) await fillOpenRequests(demo, desk);
  await converse(demo);
  for (const slug of ['review_response', 'job_posting', 'banner_generator', 'keyword_clusters']) {
    const { tool } = await jonas.call('GET', `tools/${slug}`);
    await marta.call('POST', 'tools/update_user_favorite', { action: 'create', template_id: (tool as { id: number }).id });
  }
  return demo;
}

async function fill(kernel: Kernel): Promise<void> {
  let marta = await logIn(founder);
  if (marta && (journal.isEnded || !journal.isBegun)) {
    say(`The demo is there already. ${login}`);
    return;
  }
  if (marta) say('An earlier run was interrupted. It goes on where it stopped.');
  else {
    journal.restart();
    marta = await register(founder, { company: founder.company });
  }
  const { user_info: user } = await marta.call('GET', 'tools/show_user_info');
  // Campaigns and the translation desk are for platform administrators, and only the first user of an installation is one.
  const isStaff = (user as { is_admin: boolean }).is_admin;
  const { people } = await live(marta, kernel, isStaff);
  await spreadDates(kernel.database, await findAccountId(kernel.database, marta.id), journal.days);
  await countReports(kernel);
  for (const person of Object.values(people)) await readOldNotifications(person);
  journal.end();
  if (!isStaff)
    say(
      'Left out: campaigns and translation requests, which need a platform administrator. Run the demo before anyone registers to see them.',
    );
  say(`\n${login}`);
  say(`Colleagues: ${colleagues.map(({ email }) => email).join(', ')}, with the same password.`);
}

async function run(): Promise<void> {
  if (!(await isReachable())) {
    process.stderr.write(`Folio does not answer at ${url}. Start it first with "npm start".\n`);
    process.exitCode = 1;
    return;
  }
  const { kernel, stop } = await startKernel({ ...config, role: 'web', logLevel: 'error' });
  try {
    const lock = await lockDemo(kernel.database);
    if (!lock) {
      say(`The demo is being made by another process. ${login}`);
      return;
    }
    try {
      await fill(kernel);
    } catch (problem) {
      process.stderr.write(`${String(problem)}\nThe demo is not complete: run it again, and it goes on where it stopped.\n`);
      say(login);
      process.exitCode = 1;
    } finally {
      // Its end releases the lock.
      lock.release(true);
    }
  } finally {
    await stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    say(`\nInterrupted. Run the demo again, and it goes on where it stopped. ${login}`);
    process.exit(1);
  });
await run();
