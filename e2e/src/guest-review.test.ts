// The last step of a review is a guest's: two members approve at once, a guest without a seat asks for changes and approves, and the document
// is published. Another browser asks for a code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

const title = 'Guide to winter boots';
const guestEmail = 'helene@brenvik.example';

let browser: Browser;
let manager: BrowserContext;
let reviewers: BrowserContext[];
let guest: Page;
let taskId: number;
let documentId: number;
let link: string;

const origin = () => ({ origin: productHere().url });
const read = async <Body>(answer: APIResponse): Promise<Body> => {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Body;
};
const post = async <Body>(context: BrowserContext, path: string, data: object): Promise<Body> =>
  read<Body>(await context.request.post(`/api/${path}`, { data, headers: origin() }));
const statusOf = async () =>
  (await read<{ task: { status: string } }>(await manager.request.get(`/api/features/tasks/${taskId}`))).task.status;

/** A member's approval of the content as it is. */
async function approve(context: BrowserContext): Promise<string | null> {
  const { task } = await read<{ task: { active_step: { id: number } } }>(
    await context.request.get(`/api/features/tasks/${taskId}`),
  );
  const { package_hash } = await read<{ package_hash: string }>(
    await context.request.get(`/api/features/tasks/package?id=${taskId}`),
  );
  const decisions = [{ id: taskId, step_id: task.active_step.id, package_hash }];
  const { results } = await post<{ results: { code: string | null }[] }>(context, 'features/tasks/decide', {
    decisions,
    verdict: 'approve',
  });
  return results[0]?.code ?? null;
}

/** Emails to the guest, oldest first. */
const mails = () => {
  const outbox = join(productHere().dataDir, 'outbox');
  return readdirSync(outbox)
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${guestEmail}\n`));
};

/** Asks for a code on the page and enters the one that the email has. */
async function enterCode(page: Page): Promise<void> {
  const before = mails().length;
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => mails().length).toBe(before + 1);
  await page.getByLabel('Code').fill(/Your code is (\d{6})/.exec(mails().at(-1) ?? '')?.[1] ?? '');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}

beforeAll(async () => {
  browser = await openBrowser();
  const people = [await newPerson('Mona Manager'), await newPerson('Ria Reviewer'), await newPerson('Sam Second')] as const;
  const contexts = await Promise.all(people.map(() => openVisitor(browser)));
  for (const { id } of people.slice(1)) {
    await runSql(`update users set role = 'user', account_id = (select account_id from users where id = $1) where id = $2`, [
      people[0].id,
      id,
    ]);
    await runSql('update seats set account_id = (select account_id from users where id = $1) where user_id = $2', [
      people[0].id,
      id,
    ]);
  }
  for (const [index, person] of people.entries()) await signIn(contexts[index] as BrowserContext, person);
  [manager, ...reviewers] = contexts as [BrowserContext, ...BrowserContext[]];
  const made = await manager.request.put('/api/features/workspace/create', { data: { name: 'Boots' }, headers: origin() });
  const workspaceId = (await read<{ workspace: { id: number } }>(made)).workspace.id;
  await manager.addCookies([{ name: 'workspace', value: String(workspaceId), url: productHere().url }]);
  for (const { id } of people.slice(1))
    await runSql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspaceId, id]);
  const site = await read<{ website: { id: number } }>(
    await manager.request.put('/api/features/websites/create', {
      data: { name: 'Shop', url: 'https://boots.example', language: 'en', kind: 'download', workspace_id: workspaceId },
      headers: origin(),
    }),
  );
  documentId = await placeOrder(
    manager,
    {
      tool: 'job_posting',
      title,
      workspace_id: workspaceId,
      fields: postingWith('Winter boots keep feet warm and dry. They grip on ice. They last for many winters.'),
    },
    origin(),
  );
  await waitUntilWritten(manager, documentId);
  const { task } = await post<{ task: { id: number } }>(manager, 'features/tasks', {
    workspace_id: workspaceId,
    title,
    website_id: site.website.id,
    order_detail_id: documentId,
    review_steps: [
      { name: 'Editors', reviewer_ids: people.slice(1).map(({ id }) => id), required_approvals: 2 },
      { name: 'Client', guest: { name: 'Helene Brandt', email: guestEmail } },
    ],
  });
  taskId = task.id;
  await post(manager, 'features/tasks/start', { id: taskId });
  await post(manager, 'features/tasks/submit', { id: taskId });
});
afterAll(() => browser.close());

/** Each step needs the one before, so that they are one test; a failure names its step. */
async function step(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (problem) {
    throw new Error(`The guest ${name}`, { cause: problem });
  }
}

it('a guest comments, asks for changes, approves by a code and leaves a record', async () => {
  await step('is asked by email once two reviewers have approved at the same time', async () => {
    expect(await Promise.all(reviewers.map(approve))).toEqual([null, null]);
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
    link = /\/review\/\S+/.exec(mails()[0] ?? '')?.[0] ?? '';
    expect(link).toMatch(/^\/review\/review_/);
  });

  await step('opens the link without a seat, comments, and asks for changes with a note', async () => {
    guest = await (await openVisitor(browser)).newPage();
    await guest.goto(link);
    await expectAccessibleInBothSchemes(guest);
    await guest.getByRole('button', { name: 'Start review' }).click();
    await guest.getByRole('heading', { name: title }).first().waitFor();
    await guest.getByLabel('Add a comment').fill('Which sizes?');
    await guest.getByRole('button', { name: 'Send', exact: true }).click();
    await guest.getByText('Which sizes?').first().waitFor();
    await expectAccessibleInBothSchemes(guest);
    await enterCode(guest);
    await guest.getByLabel('Note to the team').fill('Name the sizes.');
    await guest.getByRole('button', { name: 'Request changes' }).click();
    await guest.getByText('You requested changes').first().waitFor();
    await expect.poll(statusOf).toBe('on_going');
  });

  await step('approves the changed text on a phone, and sees what changed', async () => {
    const data = { order_detail_id: documentId, content: { html: '<p>Winter boots in sizes 36 to 48 keep feet warm.</p>' } };
    await read(await manager.request.post('/api/services/orders/update', { data, headers: origin() }));
    await post(manager, 'features/tasks/submit', { id: taskId, note: 'Sizes are named' });
    expect(await Promise.all(reviewers.map(approve))).toEqual([null, null]);
    await guest.setViewportSize(phone);
    await guest.goto(link);
    await guest.getByText('in sizes 36 to 48').first().waitFor();
    await expectAccessibleInBothSchemes(guest);
    await guest.getByRole('button', { name: 'Approve' }).click();
    await guest.getByText('You approved this content').first().waitFor();
    await expect.poll(statusOf).toBe('approved');
  });

  await step('in another browser enters a code from an email', async () => {
    const other = await (await openVisitor(browser)).newPage();
    await other.setViewportSize(desktop);
    await other.goto(link);
    await enterCode(other);
    await other.getByRole('heading', { name: title }).first().waitFor();
    await expect.poll(() => other.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  });

  await step('leaves a record, and what was approved is published', async () => {
    const publish = () => manager.request.post('/api/features/tasks/publish', { data: { id: taskId }, headers: origin() });
    const held = await publish();
    expect([held.status(), await held.text()]).toEqual([409, expect.stringContaining('Which sizes?')]);
    const { comments } = await read<{ comments: { id: number }[] }>(
      await manager.request.get(`/api/comments/show?order_detail_id=${documentId}`),
    );
    const answer = { order_detail_id: documentId, text: '36 to 48', parent_id: comments[0]?.id };
    await read(await manager.request.put('/api/comments/create', { data: answer, headers: origin() }));
    await read(await publish());
    await expect.poll(statusOf, { timeout: 20_000 }).toBe('published');
    const record = await read<{
      events: { person: string | null; verdict: string | null; is_guest: boolean; identified: { by: string } | null }[];
    }>(await manager.request.get(`/api/features/tasks/record?id=${taskId}`));
    const ofGuest = record.events.filter(({ is_guest: isGuest }) => isGuest);
    expect(ofGuest.map(({ person, verdict, identified }) => [person, verdict, identified?.by])).toEqual([
      ['Helene Brandt', 'changes', 'code'],
      ['Helene Brandt', 'approve', 'code'],
    ]);
  });
}, 240_000);
