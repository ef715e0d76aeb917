// A person's data as a zip: one JSON file a kind, one HTML file a document.
import { strToU8, type Zippable, zip } from 'fflate';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import {
  findPerson,
  listAuditOf,
  listChatMessagesOf,
  listCommentsOf,
  listDocumentsOf,
  listMovementsOf,
  listSignIns,
} from './privacy.queries.ts';

const documentsAtOnce = 200;
/** Most rows of each kind. */
const mostRows = 20_000;

const json = (value: unknown) => strToU8(JSON.stringify(value, null, 2));

const pack = (files: Zippable) =>
  new Promise<Uint8Array>((resolve, reject) => {
    zip(files, { level: 6 }, (problem, bytes) => (problem ? reject(problem) : resolve(bytes)));
  });

/** Everything kept about somebody of the actor's account; passwords and tokens are no part of it. The export itself is noted. */
export async function exportPerson(kernel: Kernel, actor: Actor, personId: number): Promise<File> {
  const { database } = kernel;
  const person = await findPerson(database, actor.accountId, personId);
  if (!person) throw notFound();
  const { password_hash: _, ...profile } = person;
  const files: Zippable = {
    'profile.json': json(profile),
    'sign-ins.json': json(await listSignIns(database, personId)),
    'credits.json': json(await listMovementsOf(database, personId, mostRows)),
    'conversations.json': json(await listChatMessagesOf(database, personId, mostRows)),
    'comments.json': json(await listCommentsOf(database, personId, mostRows)),
    'log.json': json(await listAuditOf(database, actor.accountId, personId, mostRows)),
  };
  const documents: unknown[] = [];
  let afterId = 0;
  while (documents.length < mostRows) {
    const page = await listDocumentsOf(database, personId, afterId, documentsAtOnce);
    for (const { html, ...document } of page) {
      documents.push(document);
      if (html !== null) files[`documents/${document.id}.html`] = strToU8(html);
      afterId = document.id;
    }
    if (page.length < documentsAtOnce) break;
  }
  files['documents.json'] = json(documents);
  await recordAudit(database, actor, { action: 'person.exported', subjectId: personId, subjectName: person.name });
  return new File([new Uint8Array(await pack(files))], `person-${personId}.zip`, { type: 'application/zip' });
}
