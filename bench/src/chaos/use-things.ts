// Load operations that read, edit, cancel and delete existing objects, and check the responses.
import { settle } from './clients.ts';
import type { Operation, Scene } from './operation.ts';

/** Documents of a team that operations choose from: the newest. */
const keptDocuments = 30;

interface Row {
  order_detail_id: number;
  status: string;
  tool: string;
  bulk_order_id: number | null;
}

export const listDocuments: Operation = async ({ team, clients, records }) => {
  const answer = await clients.send('list', {
    method: 'GET',
    path: 'services/orders/show?per_page=50&sort=-created_at',
    token: team.token,
  });
  if (answer?.status !== 200) return;
  for (const { order_detail_id: id, status, tool, bulk_order_id: bulk } of answer.body['orders'] as Row[]) {
    // Rows of bulk orders are not edited or deleted: each must be there in the end.
    const isWritten = status === 'accepted' && tool === 'job_posting' && bulk === null;
    if (isWritten && !team.documents.includes(id) && !records.deletions.has(id)) team.documents.push(id);
  }
  team.documents.splice(0, Math.max(0, team.documents.length - keptDocuments));
};

export const pollOrders: Operation = async ({ team, clients }) => {
  const ids = team.open.slice(-10);
  if (ids.length === 0) return;
  const query = ids.map((id) => `order_detail_ids[]=${id}`).join('&');
  await clients.send('poll', { method: 'GET', path: `services/orders/show?per_page=100&${query}`, token: team.token });
};

interface Shown {
  content: { html: string };
  version: { id: number; revision: number };
}

/** Reads a document. Text saved and acknowledged earlier must be in it exactly once. */
async function showDocument({ team, clients, records }: Scene, detailId: number): Promise<Shown | null> {
  const before = records.asked.filter(
    (one) => one.kind === 'save' && one.detailId === detailId && one.outcome === 'acknowledged',
  );
  const isDeletable = () => records.deletions.has(detailId);
  const path = `services/orders/show?action=retrieve-html&order_detail_id=${detailId}`;
  const answer = await clients.send('document', { method: 'GET', path, token: team.token });
  if (answer === null || isDeletable()) return null;
  if (answer.status !== 200) {
    records.violate('what was written can be read', `document ${detailId}: ${answer.status} ${answer.code}`);
    return null;
  }
  const [shown] = answer.body['orders'] as Shown[];
  for (const { marker } of before)
    if (shown?.content.html.split(marker).length !== 2)
      records.violate('an acknowledged save is in the text once', `document ${detailId}: ${marker}`);
  return shown ?? null;
}

export const readDocument: Operation = async (scene) => {
  const detailId = scene.random.pick(scene.team.documents);
  if (detailId !== undefined) await showDocument(scene, detailId);
};

/** Adds a paragraph to the text as it was read; refused where another tab was faster. */
export const editDocument: Operation = async (scene) => {
  const { team, clients, records, random } = scene;
  const detailId = random.pick(team.documents);
  if (detailId === undefined) return;
  const shown = await showDocument(scene, detailId);
  if (!shown) return;
  const asked = records.ask('save', detailId);
  const body = {
    order_detail_id: detailId,
    content: { html: `${shown.content.html}<p>${asked.marker}</p>` },
    base_version_id: shown.version.id,
    base_revision: shown.version.revision,
    autosave: random.below(2) === 0,
  };
  const call = { method: 'POST', path: 'services/orders/update', body, token: team.token } as const;
  settle(asked, await clients.send('save', call), () => detailId);
};

export const downloadDocument: Operation = async ({ team, clients, random, records }) => {
  const detailId = random.pick(team.documents);
  if (detailId === undefined) return;
  const format = random.pick(['html', 'md', 'txt', 'docx']) ?? 'txt';
  const path = `services/orders/download?order_detail_id=${detailId}&format=${format}`;
  const answer = await clients.send('download', { method: 'GET', path, token: team.token });
  if (answer === null || records.deletions.has(detailId)) return;
  if (answer.status !== 200 || (answer.bytes?.length ?? 0) === 0)
    records.violate('what was written can be downloaded', `document ${detailId}: ${answer.status}`);
};

export const downloadPicture: Operation = async ({ team, clients, random, records }) => {
  const picture = random.pick(team.pictures);
  if (!picture) return;
  const path = `services/orders/asset/${picture.id}`;
  const answer = await clients.send('picture download', { method: 'GET', path, token: team.token });
  if (answer === null || records.deletions.has(picture.detailId)) return;
  if (answer.status !== 200 || !answer.bytes?.equals(picture.bytes))
    records.violate('a file is what was uploaded', `asset ${picture.id}: ${answer.status}`);
};

/** Two at the same time, as two tabs would. */
const twice =
  (name: string, method: 'POST' | 'DELETE', path: string): Operation =>
  async ({ team, clients, random }) => {
    const id = random.pick(team.open.slice(-20));
    if (id === undefined) return;
    const call = { method, path, body: { order_detail_id: id }, token: team.token };
    await Promise.all(Array.from({ length: 1 + random.below(2) }, () => clients.send(name, call)));
  };

export const cancelOrder = twice('cancel', 'POST', 'services/orders/cancel');
export const retryOrder = twice('retry', 'POST', 'services/orders/retry');

export const deleteDocument: Operation = async ({ team, clients, records, random }) => {
  const detailId = random.pick([...team.documents, ...team.open.slice(-20)]);
  if (detailId === undefined) return;
  if (!records.deletions.has(detailId)) records.deletions.set(detailId, false);
  team.documents = team.documents.filter((id) => id !== detailId);
  team.open = team.open.filter((id) => id !== detailId);
  const body = { order_detail_id: detailId };
  const answer = await clients.send('delete', { method: 'DELETE', path: 'services/orders/delete', body, token: team.token });
  if (answer?.status === 200) records.deletions.set(detailId, true);
};
