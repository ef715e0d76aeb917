import type { Actor } from '../../kernel/actor.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { transitionsTo } from '../../kernel/transition.ts';
import { showCampaign } from './campaigns.present.ts';
import { showClient } from './client/show-client.ts';
import { createCampaign, editCampaign, removeCampaign } from './core/edit-campaign.ts';
import {
  cancelCampaign,
  closeCampaign,
  decideCampaign,
  pauseCampaign,
  proposeCampaign,
  resumeCampaign,
  startCampaign,
} from './core/move-campaign.ts';
import { remindContact } from './core/request-approval.ts';
import { showDashboard } from './list-campaigns.ts';

/** Calls on campaigns as a whole. */
export function campaignRoutes(kernel: Kernel) {
  const answerWith = async (actor: Actor, id: number, key: MessageKey) => ({
    message: message(key, actor.language),
    campaign: await showCampaign(kernel.database, actor, id),
  });
  const transition = transitionsTo(kernel, answerWith);
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
        (id) => answerWith(context.actor, id, 'campaign_created'),
      ),
    ),
    edit: rpc.campaigns.edit.handler(transition(editCampaign, 'campaign_saved')),
    propose: rpc.campaigns.propose.handler(transition(proposeCampaign, 'campaign_proposed')),
    start: rpc.campaigns.start.handler(transition(startCampaign, 'campaign_started')),
    pause: rpc.campaigns.pause.handler(transition(pauseCampaign, 'campaign_paused')),
    resume: rpc.campaigns.resume.handler(transition(resumeCampaign, 'campaign_resumed')),
    close: rpc.campaigns.close.handler(transition(closeCampaign, 'campaign_completed')),
    cancel: rpc.campaigns.cancel.handler(transition(cancelCampaign, 'campaign_cancelled')),
    decide: rpc.campaigns.decide.handler(transition(decideCampaign, 'campaign_decision_recorded')),
    remind: rpc.campaigns.remind.handler(async ({ context, input }) => {
      await remindContact(kernel, context.actor, input.id);
      return answerWith(context.actor, input.id, 'campaign_reminded');
    }),
    remove: rpc.campaigns.remove.handler(async ({ context: { actor }, input }) => {
      await removeCampaign(kernel, actor, input.id);
      return { message: message('campaign_deleted', actor.language) };
    }),
  };
}
