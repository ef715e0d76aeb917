import type { Actor } from '../../kernel/actor.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import { type CallContext, rpc } from '../../kernel/rpc.ts';
import { remindContact } from './ask-contact.ts';
import { showCampaign } from './campaigns.present.ts';
import { showClient } from './client/show-client.ts';
import { createCampaign, editCampaign, removeCampaign } from './keep-campaign.ts';
import { showDashboard } from './list-campaigns.ts';
import {
  cancelCampaign,
  closeCampaign,
  decideCampaign,
  pauseCampaign,
  proposeCampaign,
  resumeCampaign,
  startCampaign,
} from './move-campaign.ts';

/** Calls on campaigns as a whole. */
export function campaignRoutes(kernel: Kernel) {
  const answerWith = async ({ actor }: CallContext & { actor: Actor }, id: number, key: MessageKey) => ({
    message: message(key, actor.language),
    campaign: await showCampaign(kernel.database, actor, id),
  });
  return {
    show: rpc.campaigns.show.handler(async ({ context: { actor }, input: { id, ...call } }) => {
      const campaign = id === undefined ? null : await showCampaign(kernel.database, actor, id);
      return { ...(await showDashboard(kernel, actor, call)), campaign };
    }),
    client: rpc.campaigns.client.handler(async ({ context: { actor }, input }) => ({
      client: await showClient(kernel.database, actor, input),
    })),
    create: rpc.campaigns.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'campaigns.create', body: input },
        (keep: Keep<number>) => createCampaign(kernel, context.actor, input, keep),
        (id) => answerWith(context, id, 'campaign_created'),
      ),
    ),
    edit: rpc.campaigns.edit.handler(async ({ context, input }) => {
      await editCampaign(kernel, context.actor, input);
      return answerWith(context, input.id, 'campaign_saved');
    }),
    propose: rpc.campaigns.propose.handler(async ({ context, input }) => {
      await proposeCampaign(kernel, context.actor, input);
      return answerWith(context, input.id, 'campaign_proposed');
    }),
    start: rpc.campaigns.start.handler(async ({ context, input }) => {
      await startCampaign(kernel, context.actor, input);
      return answerWith(context, input.id, 'campaign_started');
    }),
    pause: rpc.campaigns.pause.handler(async ({ context, input }) => {
      await pauseCampaign(kernel, context.actor, input);
      return answerWith(context, input.id, 'campaign_paused');
    }),
    resume: rpc.campaigns.resume.handler(async ({ context, input }) => {
      await resumeCampaign(kernel, context.actor, input);
      return answerWith(context, input.id, 'campaign_resumed');
    }),
    close: rpc.campaigns.close.handler(async ({ context, input }) => {
      await closeCampaign(kernel, context.actor, input);
      return answerWith(context, input.id, 'campaign_completed');
    }),
    cancel: rpc.campaigns.cancel.handler(async ({ context, input }) => {
      await cancelCampaign(kernel, context.actor, input);
      return answerWith(context, input.id, 'campaign_cancelled');
    }),
    decide: rpc.campaigns.decide.handler(async ({ context, input }) => {
      await decideCampaign(kernel, context.actor, input);
      return answerWith(context, input.id, 'campaign_decision_recorded');
    }),
    remind: rpc.campaigns.remind.handler(async ({ context, input }) => {
      await remindContact(kernel, context.actor, input.id);
      return answerWith(context, input.id, 'campaign_reminded');
    }),
    remove: rpc.campaigns.remove.handler(async ({ context: { actor }, input }) => {
      await removeCampaign(kernel, actor, input.id);
      return { message: message('campaign_deleted', actor.language) };
    }),
  };
}
