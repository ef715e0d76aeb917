// The accounts that use the installation during the run, each with an API key, a workspace and the documents that it knows of.
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Call, callApi } from '../api/api-call.ts';

export interface Team {
  accountId: number;
  /** An API key. */
  token: string;
  workspaceId: number;
  /** Written documents. */
  documents: number[];
  /** Orders that may still be written. */
  open: number[];
  /** Pictures by id, with their bytes. */
  pictures: { id: number; detailId: number; bytes: Buffer }[];
  /** Conversations. */
  chats: number[];
}

export interface People {
  teams: Team[];
  /** The session of the staff, for grants. */
  staff: string;
}

const password = 'correct-horse-battery';

/** Credits that each team gets at the start: more than it can spend. */
const credits = 5_000_000;

/** Retries until a response arrives. Throws with the result of each attempt. */
async function ask(url: string, call: Call): Promise<Answer['body']> {
  const tries: string[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const askedAt = performance.now();
    const answer = await callApi(url, call);
    if (answer && answer.status < 300) return answer.body;
    const seconds = ((performance.now() - askedAt) / 1000).toFixed(1);
    tries.push(answer ? `${answer.status} ${JSON.stringify(answer.body)} after ${seconds} s` : `no answer in ${seconds} s`);
    if (answer && answer.status < 500) break;
    await wait(500);
  }
  throw new Error(`${call.path} at ${url}: ${tries.join('; ')}`);
}

/** Registers the teams before anything is disturbed, and connects the model where there is one. */
export async function registerTeams(url: string, count: number, modelUrl: string | null): Promise<People> {
  const teams: Team[] = [];
  let staff = '';
  for (let nth = 0; nth < count; nth += 1) {
    const person = { name: `Person ${nth}`, email: `person-${nth}@example.com`, password };
    const registered = await ask(url, { method: 'POST', path: 'services/auth/register', body: person });
    const { token: session } = registered['service-api'] as { token: string };
    if (nth === 0) staff = session;
    const made = await ask(url, {
      method: 'PUT',
      path: 'tools/api_tokens/create',
      body: { name: 'Chaos', scopes: ['read', 'orders', 'manage'] },
      token: session,
    });
    const token = made['plainTextToken'] as string;
    const workspace = await ask(url, {
      method: 'PUT',
      path: 'features/workspace/create',
      body: { name: 'Newsroom' },
      token: session,
    });
    teams.push({
      accountId: 0,
      token,
      workspaceId: (workspace['workspace'] as { id: number }).id,
      documents: [],
      open: [],
      pictures: [],
      chats: [],
    });
  }
  const listed = await ask(url, { method: 'GET', path: 'admin/credits/accounts?per_page=100', token: staff });
  for (const { id, name } of listed['accounts'] as { id: number; name: string }[]) {
    const team = teams[Number(name.split(' ')[1])];
    if (!team) continue;
    team.accountId = id;
    await ask(url, {
      method: 'POST',
      path: 'admin/credits/grant',
      body: { account_id: id, amount: credits, note: 'Before the run' },
      token: staff,
    });
  }
  if (modelUrl === null) return { teams, staff };
  const connection = { name: 'Model', provider: 'openai-compatible', base_url: modelUrl, models: ['test-model'] };
  const created = await ask(url, { method: 'PUT', path: 'admin/models/create', body: connection, token: staff });
  const { id } = created['connection'] as { id: number };
  const choice = { capability: 'text', connection_id: id, model: 'test-model' };
  await ask(url, { method: 'POST', path: 'admin/models/choose', body: choice, token: staff });
  return { teams, staff };
}
