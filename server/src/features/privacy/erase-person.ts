// Erases every trace of a user's identity. Each step is a transaction of bounded size that can be repeated. The user's own row comes last,
// since the steps find names by it. Files are removed after the rows that named them; the sweep of the storage removes the rest.
import { type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';
import { changePermissions } from '../../kernel/access.ts';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalidField, notFound } from '../../kernel/errors.ts';
import { lockEvents } from '../../kernel/events.queries.ts';
import { deleteEndedJobs } from '../../kernel/jobs.queries.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { removeMails } from '../../kernel/outbox.ts';
import { forgetKeys } from '../../kernel/rate-limit.ts';
import { listUnnamedKeys } from '../../kernel/stored-keys.queries.ts';
import { recordAudit } from '../audit/index.ts';
import { removeChatsOf } from '../chats/index.ts';
import { beginErasure, deleteOwnRows, listInterrupted, overwritePerson, ownRows } from './erase-rows.queries.ts';
import { eraseLogOf, eraseNames, eventColumn, namingColumns } from './erase-texts.queries.ts';
import { type Identity, identityOf } from './identity.ts';
import { findPerson } from './person.queries.ts';

/** Rows of one transaction. */
const maxRows = 500;

const pageOf = (accountId: number, afterId: number) => ({ accountId, afterId, limit: maxRows });

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

async function removeOwnRows({ database, storage, log }: Kernel, personId: number): Promise<void> {
  for (const deletion of ownRows)
    for (;;) {
      const { count, keys } = await deleteOwnRows(database, deletion, personId, maxRows);
      for (const key of await listUnnamedKeys(database, [...new Set(keys)]))
        await storage
          .remove(key)
          .catch((problem: unknown) => log.warn({ err: problem }, 'A file of an erased person was left behind'));
      if (count < maxRows) break;
    }
}

/** Takes a name out of every text of an account that may hold it. */
export async function removeNames({ database }: Kernel, accountId: number, identity: Identity): Promise<void> {
  // Events first: those that are being dispatched become notifications before those are looked through.
  await database.transaction(async (tx) => {
    await lockEvents(tx);
    for (let after: number | null = 0; after !== null; )
      after = await eraseNames(tx, eventColumn, identity, pageOf(accountId, after));
  });
  for (const column of namingColumns)
    for (let after: number | null = 0; after !== null; ) {
      const page = pageOf(accountId, after);
      after = await database.transaction((tx) => eraseNames(tx, column, identity, page));
    }
  while ((await deleteEndedJobs(database, identity.patterns, maxRows)) === maxRows);
}

async function eraseSteps(kernel: Kernel, person: Person, language: InterfaceLanguage): Promise<void> {
  const { database } = kernel;
  const { id, account_id } = person;
  const name = message('erased_person', language);
  // Addresses that every removed or erased person gets reveal nothing.
  const names = person.erased_at === null ? [person.name, person.email, ...person.earlier_identities] : [];
  const known = names.filter((one) => !one.endsWith('.invalid'));
  const identity = identityOf(known, name);
  await removeChatsOf(kernel, id);
  await removeOwnRows(kernel, id);
  await removeNames(kernel, account_id, identity);
  while ((await database.transaction((tx) => eraseLogOf(tx, id, maxRows))) === maxRows);
  await forgetKeys(database, [String(id), ...known, ...known.map((one) => one.toLowerCase())]);
  await removeMails(kernel.config, identity.isNamedIn);
  await database.transaction(async (tx) => {
    await changePermissions(kernel, tx, { userId: id, cause: 'account' });
    await overwritePerson(tx, { id, account_id, known }, name);
  });
}

/**
 * Erases a user of the actor's account with a deleted seat. Can be called again after an interruption. Throws 404 for a stranger, 409 while
 * there is a seat, 422 if the typed name differs.
 */
export async function erasePerson(
  kernel: Kernel,
  actor: Actor,
  input: { person_id: number; confirm_name: string },
  language: InterfaceLanguage,
): Promise<void> {
  const { database } = kernel;
  const person = await database.transaction(async (tx) => {
    const found = await findPerson(tx, actor.accountId, input.person_id);
    if (!found) throw notFound();
    if (found.removed_at === null) throw conflict('erase_seat_first');
    if (found.erased_at !== null) return null;
    if (input.confirm_name.trim() !== found.name.trim()) throw invalidField('confirm_name', 'not_the_name');
    if (await beginErasure(tx, found.id))
      await recordAudit(tx, actor, {
        action: 'person.erased',
        subjectId: found.id,
        subjectName: message('erased_person', language),
      });
    return found;
  });
  if (person) await eraseSteps(kernel, person, language);
}

const isInterfaceLanguage = (locale: string | null): locale is InterfaceLanguage =>
  (interfaceLanguages as readonly (string | null)[]).includes(locale);

/** Finishes erasures of dead processes, and those of an earlier version. */
export async function finishErasures(kernel: Kernel): Promise<void> {
  for (const { id, account_id, locale } of await listInterrupted(kernel.database, 100)) {
    const person = await findPerson(kernel.database, account_id, id);
    if (person) await eraseSteps(kernel, person, isInterfaceLanguage(locale) ? locale : 'en');
  }
}
