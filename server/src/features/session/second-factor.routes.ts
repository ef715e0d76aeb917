import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { createAuthenticators } from './authenticator.ts';
import { refuseForeignOrigin } from './find-actor.ts';
import { finishLogIn } from './second-factor.ts';

export function secondFactorRoutes(kernel: Kernel) {
  const authenticators = createAuthenticators(kernel);
  return {
    showSecondFactor: rpc.session.showSecondFactor.handler(async ({ context: { actor } }) => ({
      ...(await authenticators.show(actor)),
    })),
    createSecondFactor: rpc.session.createSecondFactor.handler(async ({ context: { actor }, input }) => {
      const { account } = await accountRows.getUserWithAccount(kernel.database, actor.id);
      const issuer = account.branding.custom_tool_name || 'Folio';
      return authenticators.begin(actor, input.current_password, issuer);
    }),
    confirmSecondFactor: rpc.session.confirmSecondFactor.handler(async ({ context: { actor, reader }, input }) => ({
      message: message('authenticator_confirmed', reader.language),
      recovery_codes: await authenticators.confirm(actor, input.code),
    })),
    removeSecondFactor: rpc.session.removeSecondFactor.handler(async ({ context: { actor, reader }, input }) => {
      await authenticators.remove(actor, input.current_password, input.code);
      return { message: message('authenticator_removed', reader.language) };
    }),
    renewRecoveryCodes: rpc.session.renewRecoveryCodes.handler(async ({ context: { actor, reader }, input }) => ({
      message: message('recovery_codes_renewed', reader.language),
      recovery_codes: await authenticators.renewCodes(actor, input.current_password, input.code),
    })),
    resetSecondFactor: rpc.session.resetSecondFactor.handler(async ({ context: { actor, reader }, input }) => {
      await authenticators.reset(actor, input.person_id);
      return { message: message('authenticator_removed', reader.language) };
    }),
    secondFactor: rpc.session.secondFactor.handler(async ({ context, input }) => {
      refuseForeignOrigin(context, 'POST', kernel.config.publicUrl);
      const { user, token } = await finishLogIn(kernel, authenticators, context, input);
      return { user, 'service-api': { token } };
    }),
  };
}
