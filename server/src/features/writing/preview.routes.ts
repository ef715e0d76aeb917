// The preview of a live tool; the call is with the tools in the contract.
import { findTool } from '@folio/catalogue/catalogue';
import { parseToolInput } from '@folio/contract/tool-input';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { engineInput } from '../orders/index.ts';
import { makeLive } from './live-order.ts';

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
});
