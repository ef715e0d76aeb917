// Actions of a team, each with its frequency of 1,000.
import type { Random } from '@folio/server/testing/random';
import { csvOf, formOf } from '@folio/server/testing/table-files';
import type { Size } from './day.ts';
import type { FollowedTeam, OrderFollower } from './follow-orders.ts';
import type { MeasuredCalls } from './measured-calls.ts';
import { addressOf } from './team-accounts.ts';

export interface SimulatedTeam extends FollowedTeam {
  size: Size;
  email: string;
  password: string;
  workspaceId: number;
}

interface Acting {
  team: SimulatedTeam;
  calls: MeasuredCalls;
  orders: OrderFollower;
  random: Random;
  /** When the action was due. */
  dueAt: number;
}

type Action = (acting: Acting) => Promise<void>;

const sentences = [
  'Trail shoes that grip on wet stone.',
  'They are light and they last for years.',
  'The sole can be replaced.',
  'A runner needs two pairs in a season.',
  'Wash them by hand and dry them in the shade.',
];

/** Every installation writes it without a model, one by one and in many rows. */
const tool = 'review_response';
const fieldsOf = (random: Random) => ({
  business: 'Halden',
  review: Array.from({ length: 12 }, () => random.pick(sentences)).join(' '),
  language: 'en',
});

const rowsOfBulk: Record<Size, number> = { light: 5, medium: 20, heavy: 200 };

const get =
  (operation: string, pathOf: (acting: Acting) => string | null): Action =>
  async (acting) => {
    const path = pathOf(acting);
    if (path !== null) await acting.calls.send(operation, { method: 'GET', path, token: acting.team.token }, acting.dueAt);
  };

const ofDocument = (path: string) => (acting: Acting) => {
  const id = acting.random.pick(acting.team.documents);
  return id === undefined ? null : `${path}order_detail_id=${id}`;
};

const logIn: Action = async ({ team, calls, dueAt }) => {
  const body = { email: team.email, password: team.password };
  const answer = await calls.send(
    'log in',
    { method: 'POST', path: 'services/auth/login', body, headers: addressOf(team.nth) },
    dueAt,
  );
  const session = answer?.body['service-api'] as { token: string } | undefined;
  if (session) await calls.send('log out', { method: 'POST', path: 'services/auth/logout', body: {}, token: session.token });
};

const editDocument: Action = async ({ team, calls, random, dueAt }) => {
  const id = random.pick(team.documents);
  if (id === undefined) return;
  const path = `services/orders/show?action=retrieve-html&order_detail_id=${id}`;
  const shown = await calls.send('open document', { method: 'GET', path, token: team.token }, dueAt);
  const [document] = (shown?.body['orders'] ?? []) as {
    content: { html: string };
    version: { id: number; revision: number };
  }[];
  if (!document) return;
  const html = document.content.html.length > 20_000 ? '<p>Begun once more.</p>' : document.content.html;
  const body = {
    order_detail_id: id,
    content: { html: `${html}<p>${random.pick(sentences)} ${random.below(1_000_000)}</p>` },
    base_version_id: document.version.id,
    base_revision: document.version.revision,
    autosave: true,
  };
  await calls.send('save document', { method: 'POST', path: 'services/orders/update', body, token: team.token });
};

const comment: Action = async ({ team, calls, random, dueAt }) => {
  const id = random.pick(team.documents);
  if (id === undefined) return;
  const body = { order_detail_id: id, text: `${random.pick(sentences)} Is that right?` };
  await calls.send('comment', { method: 'PUT', path: 'comments/create', body, token: team.token }, dueAt);
};

const order: Action = async ({ team, calls, orders, random, dueAt }) => {
  const body = { tool, fields: fieldsOf(random) };
  const call = { method: 'POST', path: 'services/orders/create', body, token: team.token } as const;
  const answer = await calls.send('order', call, dueAt);
  const placed = answer?.body['order'] as { order_details: { id: number }[] } | undefined;
  if (placed)
    orders.follow(
      team,
      placed.order_details.map(({ id }) => id),
    );
};

const orderInBulk: Action = async ({ team, calls, orders, random, dueAt }) => {
  const rows = Array.from({ length: rowsOfBulk[team.size] }, (_, row) => `Trail shoe ${row + 1},"${random.pick(sentences)}",en`);
  const form = () => formOf({ tool, file: csvOf(['business,review,language', ...rows].join('\n')) });
  const call = { method: 'POST', path: 'services/orders/bulk/create', form, token: team.token } as const;
  const answer = await calls.send('bulk order', call, dueAt);
  const made = answer?.body['bulk_order'] as { id: number } | undefined;
  if (!made) return;
  const ids: number[] = [];
  for (let page = 1; ids.length < rows.length; page += 1) {
    const path = `services/orders/bulk/show?bulk_order_id=${made.id}&per_page=100&page=${page}`;
    const shown = await calls.send('bulk rows', { method: 'GET', path, token: team.token });
    const found = (shown?.body['rows'] ?? []) as { order_detail_id: number }[];
    if (found.length === 0) break;
    ids.push(...found.map((row) => row.order_detail_id));
  }
  orders.follow(team, ids);
};

const actions: [number, Action][] = [
  [230, get('list', () => 'services/orders/show?per_page=20')],
  [70, get('search', ({ random }) => `services/orders/show?per_page=20&search=${random.pick(['shoes', 'sole', 'runner'])}`)],
  [200, get('open document', ofDocument('services/orders/show?action=retrieve-html&'))],
  [150, editDocument],
  [90, get('tasks', ({ team }) => `features/tasks?workspace_id=${team.workspaceId}`)],
  [40, get('comments', ofDocument('comments/show?'))],
  [40, comment],
  [40, get('download', ofDocument('services/orders/download?format=docx&'))],
  [20, get('versions', ofDocument('services/orders/order_history?'))],
  [100, order],
  [10, orderInBulk],
  [10, logIn],
];

const allShares = actions.reduce((sum, [share]) => sum + share, 0);

export function chooseAction(random: Random): Action {
  let left = random.below(allShares);
  for (const [share, action] of actions) {
    left -= share;
    if (left < 0) return action;
  }
  throw new Error('The shares do not add up');
}
