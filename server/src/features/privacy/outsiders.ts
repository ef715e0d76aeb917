// Guests and contacts have no seat: owners export and erase their data, by their email.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { removeMails } from '../../kernel/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { removeNames } from './erase-person.ts';
import { identityOf } from './identity.ts';
import { listOutsiderNames, overwriteOutsider, readOutsider } from './outsiders.queries.ts';

async function getNames({ database }: Kernel, actor: Actor, email: string): Promise<string[]> {
  const names = await listOutsiderNames(database, actor.accountId, email);
  if (names.length === 0) throw notFound();
  return names;
}

/** Stored data of a guest or contact as a JSON file. Throws 404 for an email that the account does not know. */
export async function exportOutsider(kernel: Kernel, actor: Actor, email: string): Promise<File> {
  await getNames(kernel, actor, email);
  const kept = await readOutsider(kernel.database, actor.accountId, email);
  await recordAudit(kernel.database, actor, { action: 'guest.exported', subjectName: email });
  return new File([JSON.stringify(kept, null, 2)], 'guest.json', { type: 'application/json; charset=utf-8' });
}

/** Erases a guest or contact. Throws 404 for an email that the account does not know, 422 when the confirmation differs. */
export async function eraseOutsider(
  kernel: Kernel,
  actor: Actor,
  call: { email: string; confirm_email: string },
  language: InterfaceLanguage,
): Promise<void> {
  const names = await getNames(kernel, actor, call.email);
  if (call.confirm_email !== call.email) throw invalidField('confirm_email', 'not_the_name');
  const name = message('erased_guest', language);
  const identity = identityOf([...names, call.email], name);
  await kernel.database.transaction(async (tx) => {
    await overwriteOutsider(tx, actor.accountId, call.email, name);
    await recordAudit(tx, actor, { action: 'guest.erased', subjectName: name });
  });
  // After the rows: a link opened meanwhile leaves no new name.
  await removeNames(kernel, actor.accountId, identity);
  await removeMails(kernel.config, identity.isNamedIn);
}
