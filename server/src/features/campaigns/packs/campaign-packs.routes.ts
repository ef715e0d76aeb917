import { notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { rpc } from '../../../kernel/rpc.ts';
import { createPack, downloadPack, showPack } from './make-pack.ts';

/** Calls on packs of campaigns. */
export const campaignPackRoutes = (kernel: Kernel) => ({
  create: rpc.campaignPacks.create.handler(async ({ context: { actor }, input }) => {
    await createPack(kernel, actor, input.id);
    const pack = await showPack(kernel.database, input.id, actor.language);
    if (!pack) throw notFound('campaign_not_found');
    return { message: message('campaign_pack_requested', actor.language), pack };
  }),
  download: rpc.campaignPacks.download.handler(({ context: { actor }, input }) => downloadPack(kernel, actor, input.id)),
});
