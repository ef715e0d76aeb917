import { conflict, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { exportPerson } from './export-person.ts';
import { erasePerson, findPerson } from './privacy.queries.ts';

const success = { status: 'success' } as const;

export function privacyRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    exportPerson: rpc.privacy.exportPerson.handler(({ context: { actor }, input }) =>
      exportPerson(kernel, actor, input.person_id),
    ),
    erasePerson: rpc.privacy.erasePerson.handler(async ({ context: { actor, reader }, input }) => {
      await database.transaction(async (tx) => {
        const person = await findPerson(tx, actor.accountId, input.person_id);
        if (!person) throw notFound();
        if (person.removed_at === null) throw conflict('erase_seat_first');
        if (person.erased_at !== null) return;
        if (input.confirm_name.trim() !== person.name) throw invalidField('confirm_name', 'not_the_name');
        await erasePerson(tx, person.id, message('erased_person', reader.language));
        await recordAudit(tx, actor, {
          action: 'person.erased',
          subjectId: person.id,
          subjectName: message('erased_person', reader.language),
        });
      });
      return { ...success, message: message('person_erased', reader.language) };
    }),
  };
}
