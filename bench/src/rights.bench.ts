// Cost of memberships and rights in a list call: the caller's look-up with their workspaces, the scope and each row's abilities, measured against
// the same without them, as a share of the whole call.

import { countByStatus, listDocuments } from '@folio/server/features/documents/document-list.queries';
import { abilities } from '@folio/server/features/orders/orders.policy';
import { findActorBySession } from '@folio/server/features/session/session.queries';
import { openDatabase } from '@folio/server/kernel/db/database';
import { scopeOf } from '@folio/server/kernel/policy';
import { hashToken } from '@folio/server/kernel/secrets';
import { startProduct } from './child-process.ts';
import { median } from './quantiles.ts';
import { seedDatabase } from './seeded-database.ts';

const documents = 20_000;
const workspaces = 20;
const turns = 9;
const callsPerTurn = 300;
const port = 3904;

/** The caller's look-up as it was before there were workspaces. */
const bareQuery = {
  name: 'bare-actor',
  text: `select u.id, u.account_id, u.name, u.email, u.role, u.is_admin, u.force_control_panel, u.locale, (select is_in_maintenance from platform_flags) as is_in_maintenance,
      s.id as session_id, s.locked_at, s.last_seen_at, s.is_remembered, s.impersonator_id, i.name as impersonator_name
    from sessions s join users u on u.id = s.user_id left join users i on i.id = s.impersonator_id
    where s.token_hash = $1 and s.expires_at > $2 and u.disabled_at is null and i.disabled_at is null`,
};

export async function benchRights(): Promise<void> {
  const seeded = await seedDatabase();
  const database = openDatabase(seeded.connectionString);
  const tokenHash = hashToken(seeded.token);
  const page = { sort: '-created_at', page: 1, perPage: 10 } as const;
  const bare = async () => {
    await database.client.query({ ...bareQuery, values: [tokenHash, new Date()] });
    const scope = { accountId: 1, userId: 1, workspaceId: null };
    return [await listDocuments(database, scope, page), await countByStatus(database, scope)];
  };
  const judged = async () => {
    const found = await findActorBySession(database, tokenHash);
    if (!found) throw new Error('The seeded session is gone');
    const scope = scopeOf(found.actor, null);
    const rows = await listDocuments(database, scope, page);
    return [rows.map((row) => ({ ...row, can: abilities(found.actor, row) })), await countByStatus(database, scope)];
  };
  const secondsOf = async (call: () => Promise<unknown>) => {
    const start = performance.now();
    for (let index = 0; index < callsPerTurn; index += 1) await call();
    return performance.now() - start;
  };
  const product = await startProduct(`http://127.0.0.1:${port}/healthz`, {
    DATABASE_URL: seeded.connectionString,
    DATA_DIR: seeded.dataDir,
    PORT: String(port),
    FOLIO_ROLE: 'web',
    LOG_LEVEL: 'warn',
  });
  const whole = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/services/orders/show`, {
      headers: { authorization: `Bearer ${seeded.token}` },
    });
    if (!response.ok) throw new Error(`The list was answered ${response.status}`);
    return response.arrayBuffer();
  };
  try {
    await seeded.growTo(documents);
    await seeded.client.query(
      `with made as (insert into workspaces (account_id, name, created_by) select 1, 'W' || n, 1 from generate_series(1, ${workspaces}) n returning id)
       insert into workspace_members (workspace_id, user_id) select id, 1 from made`,
    );
    await secondsOf(bare);
    await secondsOf(judged);
    await secondsOf(whole);
    const ratios: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const without = await secondsOf(bare);
      const added = (await secondsOf(judged)) - without;
      const call = await secondsOf(whole);
      ratios.push(call / (call - added));
    }
    process.stdout.write(`list call with rights: ${median(ratios).toFixed(2)} times the one without (aim: at most 1.1)\n`);
  } finally {
    await product.stop();
    await database.close();
    await seeded.stop();
  }
}
