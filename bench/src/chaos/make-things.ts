// Operations of the load that make something: each is recorded with a marker that the row it makes carries.
import { posting } from '@folio/server/testing/job-posting';
import { csvOf, formOf } from '@folio/server/testing/table-files';
import sharp from 'sharp';
import type { Answer } from '../api/api-call.ts';
import { settle } from './clients.ts';
import type { Operation } from './operation.ts';

const idIn = (name: string) => (answer: Answer) => (answer.body[name] as { id: number }).id;

const clusters = {
  keywords_list: 'rye bread, 90\nrye bread recipe, 40\nsourdough starter, 80\nsourdough starter kit, 20',
  tightness: 'medium',
  language: 'en',
};

/** Rows of a bulk order. */
export const rowsOfBulk = 5;

const order =
  (tool: string, fields: object): Operation =>
  async ({ team, clients, records }) => {
    const asked = records.ask('order');
    const body = { tool, fields, title: asked.marker };
    const call = { method: 'POST', path: 'services/orders/create', body, token: team.token } as const;
    const answer = await clients.sendWithKey('order', call, asked.marker, idIn('order'));
    settle(asked, answer, idIn('order'));
    if (asked.outcome !== 'acknowledged') return;
    const details =
      (answer?.body['order'] as { order_details: { id: number }[] } | undefined)?.order_details.map(({ id }) => id) ?? [];
    asked.detailId = details[0] ?? null;
    team.open.push(...details);
  };

export const orderOfModel = order('job_posting', posting);
export const orderOfComputed = order('keyword_clusters', clusters);

export const orderInBulk: Operation = async ({ team, clients, records }) => {
  const asked = records.ask('bulk order');
  const row = Object.values(posting).join(',');
  const csv = [Object.keys(posting).join(','), ...Array<string>(rowsOfBulk).fill(row)].join('\n');
  const form = () => formOf({ tool: 'job_posting', title: asked.marker, file: csvOf(csv) });
  const call = { method: 'POST', path: 'services/orders/bulk/create', form, token: team.token } as const;
  settle(asked, await clients.sendWithKey('bulk order', call, asked.marker, idIn('bulk_order')), idIn('bulk_order'));
};

export const createFolder: Operation = async ({ team, clients, records }) => {
  const asked = records.ask('folder');
  const call = {
    method: 'PUT',
    path: 'services/folders/create',
    body: { name: asked.marker, workspace_id: team.workspaceId },
    token: team.token,
  } as const;
  settle(asked, await clients.sendWithKey('folder', call, asked.marker, idIn('folder')), idIn('folder'));
};

export const createTask: Operation = async ({ team, clients, records }) => {
  const asked = records.ask('task');
  const call = {
    method: 'POST',
    path: 'features/tasks',
    body: { title: asked.marker, workspace_id: team.workspaceId },
    token: team.token,
  } as const;
  settle(asked, await clients.sendWithKey('task', call, asked.marker, idIn('task')), idIn('task'));
};

export const addSource: Operation = async ({ team, clients, records, random }) => {
  const asked = records.ask('source');
  const text = `Beans of ${asked.marker}.\n${'They grow in the garden. '.repeat(1 + random.below(400))}`;
  const form = () => formOf({ name: asked.marker, type: 'file', file: new File([text], 'beans.txt', { type: 'text/plain' }) });
  const call = { method: 'PUT', path: 'features/additional-source/create', form, token: team.token } as const;
  const answer = await clients.sendWithKey('source', call, asked.marker, idIn('additional_source'));
  settle(asked, answer, idIn('additional_source'));
};

export const grantCredits: Operation = async ({ team, staff, clients, records, random }) => {
  const asked = records.ask('grant');
  const call = {
    method: 'POST',
    path: 'admin/credits/grant',
    body: { account_id: team.accountId, amount: 1 + random.below(100), note: asked.marker },
    token: staff,
  } as const;
  settle(asked, await clients.send('grant', call), () => 0);
};

export const addComment: Operation = async ({ team, clients, records, random }) => {
  const detailId = random.pick(team.documents);
  if (detailId === undefined) return;
  const asked = records.ask('comment', detailId);
  const call = {
    method: 'PUT',
    path: 'comments/create',
    body: { order_detail_id: detailId, text: asked.marker },
    token: team.token,
  } as const;
  settle(asked, await clients.send('comment', call), idIn('comment'));
};

export const uploadPicture: Operation = async ({ team, clients, records, random }) => {
  const detailId = random.pick(team.documents);
  if (detailId === undefined) return;
  const asked = records.ask('picture', detailId);
  const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
  const side = 16 + random.below(64);
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
  const file = () => new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
  const form = () => formOf({ order_detail_id: detailId, alt: asked.marker, file: file() });
  const call = { method: 'POST', path: 'services/orders/upload_picture', form, token: team.token } as const;
  const answer = await clients.send('picture', call);
  settle(asked, answer, idIn('asset'));
  if (asked.id !== null) team.pictures.push({ id: asked.id, detailId, bytes });
};
