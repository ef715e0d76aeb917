// Previews without an order, and the briefs of waiting orders.
import { findTool } from '@folio/catalogue/catalogue';
import { parseToolInput } from '@folio/contract/tool-input';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { engineInput } from '../orders/index.ts';
import { makeLive } from './live-order.ts';
import { saveBrief, showBrief } from './order-brief.ts';

export const previewRoutes = (kernel: Kernel) => ({
  previewTool: rpc.writing.previewTool.handler(async ({ context: { actor }, input }) => {
    const tool = findTool(input.slug);
    if (!tool) throw notFound();
    if (tool.flow !== 'live' || tool.output === 'chat') throw conflict('tool_not_live');
    const parsed = parseToolInput(tool, input.fields);
    if (!parsed.ok) throw invalid(parsed.issues);
    const language = await engineInput.orderLanguage(tool, parsed.input, actor.language);
    const { result, html } = await makeLive(kernel, null, tool, parsed.input, language);
    return { result, html };
  }),
  showBrief: rpc.writing.showBrief.handler(({ context: { actor }, input }) => showBrief(kernel, actor, input.order_detail_id)),
  saveBrief: rpc.writing.saveBrief.handler(async ({ context: { actor, reader }, input }) => ({
    message: message('brief_saved', reader.language),
    ...(await saveBrief(kernel, actor, input.order_detail_id, input.brief)),
  })),
});
