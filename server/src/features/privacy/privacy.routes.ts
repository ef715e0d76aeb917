import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

const success = { status: 'success' } as const;

export function privacyRoutes(kernel: Kernel) {
  return {
    exportPerson: rpc.privacy.exportPerson.handler(({ context: { actor }, input }) =>
      exportPerson(kernel, actor, input.person_id),
    ),
    erasePerson: rpc.privacy.erasePerson.handler(async ({ context: { actor, reader }, input }) => {
      await erasePerson(kernel, actor, input, reader.language);
      return { ...success, message: message('person_erased', reader.language) };
    }),
  };
}
