import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { getFlags, updateFlags } from './platform.queries.ts';
import { signInNamePort } from './sign-in-name.ts';

export function platformRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    showPlatform: rpc.platform.showPlatform.handler(async () => {
      const [flags, isUsed] = [await getFlags(database), await accountRows.hasUsers(database)];
      return {
        is_first_run: !isUsed,
        is_registration_open: flags.is_registration_open || !isUsed,
        is_in_maintenance: flags.is_in_maintenance,
        single_sign_on: signInNamePort.of(kernel)(kernel),
        sends_email: kernel.config.smtpUrl !== null,
      };
    }),
    showFlags: rpc.platform.showFlags.handler(async () => ({ flags: await getFlags(database) })),
    updateFlags: rpc.platform.updateFlags.handler(async ({ context, input }) => {
      const { is_registration_open, is_in_maintenance, has_human_services } = input;
      await database.transaction(async (tx) => {
        await updateFlags(tx, { is_registration_open, is_in_maintenance, has_human_services });
        const given = Object.entries({ is_registration_open, is_in_maintenance, has_human_services }).filter(
          (pair): pair is [string, boolean] => pair[1] !== undefined,
        );
        await recordAudit(tx, context.actor, { action: 'flags.changed', details: Object.fromEntries(given) });
      });
      return { message: message('flags_saved', context.reader.language), flags: await getFlags(database) };
    }),
  };
}
