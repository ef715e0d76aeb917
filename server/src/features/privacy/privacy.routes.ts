import { forbidden } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { erasePerson } from './erase-person.ts';
import { createExports } from './export-data.ts';
import { listOutsiders } from './outsiders.queries.ts';
import { eraseOutsider, exportOutsider } from './outsiders.ts';

export function privacyRoutes(kernel: Kernel) {
  const { ofPerson, ofAccount } = createExports(kernel);
  return {
    exportOwn: rpc.privacy.exportOwn.handler(({ context: { actor } }) => {
      // It holds data that a token cannot read by other calls, such as the list of sessions.
      const { session } = actor;
      if (session.kind === 'api_token' && !session.scopes.includes('manage')) throw forbidden('token_scope');
      return ofPerson(actor, actor.id);
    }),
    exportPerson: rpc.privacy.exportPerson.handler(({ context: { actor }, input }) => ofPerson(actor, input.person_id)),
    exportAccount: rpc.privacy.exportAccount.handler(({ context: { actor } }) => ofAccount(actor)),
    listGuests: rpc.privacy.listGuests.handler(async ({ context: { actor } }) => ({
      guests: await listOutsiders(kernel.database, actor.accountId),
    })),
    exportGuest: rpc.privacy.exportGuest.handler(({ context: { actor }, input }) => exportOutsider(kernel, actor, input.email)),
    eraseGuest: rpc.privacy.eraseGuest.handler(async ({ context: { actor, reader }, input }) => {
      await eraseOutsider(kernel, actor, input, reader.language);
      return { message: message('guest_erased', reader.language) };
    }),
    erasePerson: rpc.privacy.erasePerson.handler(async ({ context: { actor, reader }, input }) => {
      await erasePerson(kernel, actor, input, reader.language);
      return { message: message('person_erased', reader.language) };
    }),
  };
}
