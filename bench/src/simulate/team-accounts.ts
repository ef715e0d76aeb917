// The accounts of the teams: read from a file of an earlier run, else registered through the API and kept there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { callApi } from '../api/api-call.ts';

export interface TeamAccount {
  email: string;
  password: string;
  /** Its session. */
  token: string;
  workspaceId: number;
}

const password = 'correct-horse-battery';

/** Registrations at the same time: each keeps a core busy with its password. */
const maxConcurrent = 2;

/** An address of its own, as a proxy reports it: registrations and log-ins from each are limited. */
export const addressOf = (nth: number) => ({ 'x-forwarded-for': `10.77.${Math.floor(nth / 250)}.${(nth % 250) + 1}` });

async function register(url: string, run: string, nth: number): Promise<TeamAccount> {
  const email = `team-${run}-${nth}@example.com`;
  const headers = addressOf(nth);
  const person = { name: `Team ${nth}`, email, password };
  const made = await callApi(url, { method: 'POST', path: 'services/auth/register', body: person, headers });
  if (made?.status !== 200)
    throw new Error(
      `Team ${nth} cannot be registered: ${made === null ? 'no answer' : `${made.status} ${String(made.body['message'])}`}. An installation behind a proxy of its own counts all registrations as yours: give it teams by --accounts`,
    );
  const { token } = made.body['service-api'] as { token: string };
  const workspace = await callApi(url, {
    method: 'PUT',
    path: 'features/workspace/create',
    body: { name: 'Newsroom' },
    token,
  });
  return { email, password, token, workspaceId: (workspace?.body['workspace'] as { id: number } | undefined)?.id ?? 0 };
}

async function registerAll(url: string, count: number, say: (line: string) => void): Promise<TeamAccount[]> {
  const run = Date.now().toString(36);
  const accounts: TeamAccount[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: maxConcurrent }, async () => {
      while (next < count) {
        const nth = next;
        next += 1;
        accounts[nth] = await register(url, run, nth);
        if (nth % 100 === 99) say(`${nth + 1} teams are registered`);
      }
    }),
  );
  return accounts;
}

/** Gives every account credits, by the login of platform staff. */
async function grantCredits(url: string, staff: { email: string; password: string }): Promise<void> {
  const loggedIn = await callApi(url, { method: 'POST', path: 'services/auth/login', body: staff });
  const token = (loggedIn?.body['service-api'] as { token: string } | undefined)?.token;
  if (!token) throw new Error(`The login of the staff failed: ${String(loggedIn?.body['message'])}`);
  for (let page = 1; ; page += 1) {
    const listed = await callApi(url, { method: 'GET', path: `admin/credits/accounts?per_page=100&page=${page}`, token });
    const accounts = (listed?.body['accounts'] ?? []) as { id: number; name: string; available: number }[];
    for (const { id, name, available } of accounts)
      if (name.startsWith('Team ') && available < 1_000_000)
        await callApi(url, {
          method: 'POST',
          path: 'admin/credits/grant',
          body: { account_id: id, amount: 1_000_000, note: 'Simulation' },
          token,
        });
    if (accounts.length < 100) return;
  }
}

export interface AccountOptions {
  url: string;
  teams: number;
  /** A file in which accounts of an earlier run are, or where they are kept; null keeps none. */
  file: string | null;
  staff: { email: string; password: string } | null;
  say: (line: string) => void;
}

export async function prepareTeams({ url, teams, file, staff, say }: AccountOptions): Promise<TeamAccount[]> {
  const kept = file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TeamAccount[]) : [];
  if (kept.length >= teams) return kept.slice(0, teams);
  const accounts = await registerAll(url, teams, say);
  if (staff) await grantCredits(url, staff);
  if (file !== null) writeFileSync(file, JSON.stringify(accounts), { mode: 0o600 });
  return accounts;
}
