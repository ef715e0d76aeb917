import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { hasUsers } from '../accounts/index.ts';
import { getFlags, updateFlags } from './platform.queries.ts';

const success = { status: 'success' } as const;

export function platformRoutes({ database }: Kernel) {
  return {
    showPlatform: rpc.platform.showPlatform.handler(async () => {
      const [flags, isUsed] = [await getFlags(database), await hasUsers(database)];
      return {
        ...success,
        is_first_run: !isUsed,
        is_registration_open: flags.is_registration_open || !isUsed,
        is_in_maintenance: flags.is_in_maintenance,
      };
    }),
    showFlags: rpc.platform.showFlags.handler(async () => ({ ...success, flags: await getFlags(database) })),
    updateFlags: rpc.platform.updateFlags.handler(async ({ context, input }) => {
      const { is_registration_open, is_in_maintenance, has_human_services } = input;
      await updateFlags(database, { is_registration_open, is_in_maintenance, has_human_services });
      return { ...success, message: message('flags_saved', context.reader.language), flags: await getFlags(database) };
    }),
  };
}
