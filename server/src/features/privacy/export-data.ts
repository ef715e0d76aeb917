import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { StreamedFile } from '../../kernel/streamed-file.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findPerson } from './person.queries.ts';
import { zipDataOf } from './zip-data.ts';

/** Exports that one person may ask for in an hour: each reads all there is. */
const maxInHour = 20;

/** Exports as zips, written while they are sent. Each is noted in the audit log before its first byte leaves. */
export function createExports(kernel: Kernel) {
  const { database } = kernel;
  const asked = createRateLimit(database, 'export-data', maxInHour, 3600);
  return {
    /** Everything kept about someone of the actor's account, or about the actor; passwords and tokens are no part of it. Throws 404 for a stranger. */
    ofPerson: async (actor: Actor, personId: number): Promise<File> => {
      const person = await findPerson(database, actor.accountId, personId);
      if (!person) throw notFound();
      await asked.spend([String(actor.id)]);
      const chunks = await zipDataOf(kernel, { personId });
      await recordAudit(database, actor, { action: 'person.exported', subjectId: personId, subjectName: person.name });
      return StreamedFile.begin(chunks, `person-${personId}.zip`, 'application/zip');
    },
    /** Everything of the actor's account, except a single user's own data: conversations, notifications, drafts and logins. */
    ofAccount: async (actor: Actor): Promise<File> => {
      const { accountId } = actor;
      await asked.spend([String(actor.id)]);
      const chunks = await zipDataOf(kernel, { accountId });
      const account = await accountRows.findAccount(database, accountId);
      await recordAudit(database, actor, {
        action: 'account.exported',
        subjectId: accountId,
        subjectName: account?.name ?? null,
      });
      return StreamedFile.begin(chunks, `account-${accountId}.zip`, 'application/zip');
    },
  };
}
