import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { rpc } from '../../../kernel/rpc.ts';
import { createUrl, exportUrls, removeUrl, showUrls } from './edit-url.ts';

/** Calls on the links of campaigns. */
export const campaignUrlRoutes = (kernel: Kernel) => ({
  show: rpc.campaignUrls.show.handler(async ({ context: { actor }, input }) => ({
    ...(await showUrls(kernel.database, actor, input.id, input.item_id)),
  })),
  create: rpc.campaignUrls.create.handler(async ({ context: { actor }, input }) => ({
    url: await createUrl(kernel, actor, input),
    message: message('campaign_url_saved', actor.language),
  })),
  remove: rpc.campaignUrls.remove.handler(async ({ context: { actor }, input }) => {
    await removeUrl(kernel, actor, input.id);
    return { message: message('campaign_url_deleted', actor.language) };
  }),
  export: rpc.campaignUrls.export.handler(({ context: { actor }, input }) => exportUrls(kernel.database, actor, input.id)),
});
