// Calls on the account's source of figures.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { OutsideDataAccess } from '@folio/contract/outside-data';
import { EngineFailure } from '@folio/engine/core/engine-types';
import type { OutsideData } from '@folio/engine/core/outside-data';
import { forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findMessage, message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { decryptSecret, encryptSecret } from '../../kernel/secrets.ts';
import { recordAudit } from '../audit/index.ts';
import { sourceFor } from './connected-outside-data.ts';
import { type AccessRow, deleteAccess, findAccess, recordTest, saveAccess } from './outside-data.queries.ts';

/** Milliseconds for a test. */
const testMs = 20_000;

const present = (row: AccessRow, language: InterfaceLanguage): OutsideDataAccess => ({
  provider: 'dataforseo',
  login: row.login,
  password_ending: row.password_ending,
  state: row.state,
  problem: row.problem && findMessage(row.problem, language, { detail: 'DataForSEO' }),
  tested_at: row.tested_at.toISOString(),
});

/** The code of the failure, or null if the credentials are accepted. */
async function problemOf(source: OutsideData): Promise<EngineFailure['code'] | null> {
  try {
    await source.test(AbortSignal.timeout(testMs));
    return null;
  } catch (problem) {
    if (problem instanceof EngineFailure) return problem.code === 'ABORTED' ? 'OUTSIDE_DATA_UNREACHABLE' : problem.code;
    throw problem;
  }
}

export function outsideDataRoutes(kernel: Kernel) {
  const { database, config, clock } = kernel;
  const getAccess = async (accountId: number) => {
    const row = await findAccess(database, accountId);
    if (!row) throw notFound();
    return row;
  };
  return {
    show: rpc.outsideData.show.handler(async ({ context: { actor, reader } }) => {
      const row = await findAccess(database, actor.accountId);
      return { outside_data: row && present(row, reader.language) };
    }),
    save: rpc.outsideData.save.handler(async ({ context: { actor, reader }, input: { login, password } }) => {
      if (actor.impersonator) throw forbidden('impersonation_credentials');
      const problem = await problemOf(sourceFor(config, login, password));
      if (problem === 'OUTSIDE_DATA_REFUSED') throw invalidField('password', 'credentials_refused');
      const row: AccessRow = {
        account_id: actor.accountId,
        login,
        password_sealed: encryptSecret(password, config.secretKey),
        password_ending: password.slice(-2),
        state: problem === null ? 'ok' : 'failing',
        problem,
        tested_at: clock.now(),
      };
      await database.transaction(async (tx) => {
        await saveAccess(tx, row);
        await recordAudit(tx, actor, { action: 'outside_data.connected', subjectId: actor.accountId, subjectName: login });
      });
      const said = message(problem === null ? 'outside_data_saved' : 'outside_data_saved_failing', reader.language);
      return { message: said, outside_data: present(row, reader.language) };
    }),
    test: rpc.outsideData.test.handler(async ({ context: { actor, reader } }) => {
      const row = await getAccess(actor.accountId);
      const problem = await problemOf(sourceFor(config, row.login, decryptSecret(row.password_sealed, config.secretKey)));
      const result = { state: problem === null ? ('ok' as const) : ('failing' as const), problem, tested_at: clock.now() };
      await recordTest(database, row, result);
      return { outside_data: present({ ...row, ...result }, reader.language) };
    }),
    remove: rpc.outsideData.remove.handler(async ({ context: { actor, reader } }) => {
      const row = await getAccess(actor.accountId);
      await database.transaction(async (tx) => {
        await deleteAccess(tx, actor.accountId);
        await recordAudit(tx, actor, { action: 'outside_data.removed', subjectId: actor.accountId, subjectName: row.login });
      });
      return { message: message('outside_data_removed', reader.language) };
    }),
  };
}
