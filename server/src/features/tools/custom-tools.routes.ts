import { listTools } from '@folio/catalogue/catalogue';
import { localiseTool } from '@folio/catalogue/localise-tool';
import { canBeBase } from '@folio/catalogue/make-custom-tool';
import type { CustomTool } from '@folio/contract/custom-tools';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { type CustomToolRow, countCustomTools, findCustomTool, listCustomTools } from './custom-tools.queries.ts';
import { createCustomTool, deleteCustomTool, editCustomTool } from './save-custom-tool.ts';
import { toolFace } from './tools.present.ts';

function present(row: CustomToolRow, language: InterfaceLanguage): CustomTool {
  const { id, slug, base_slug, name, description, icon, brief, fields, defaults, hidden_fields } = row;
  return {
    id,
    slug,
    base_slug,
    base_name: toolFace(base_slug, language).name,
    name,
    description,
    icon,
    brief,
    fields,
    defaults: defaults as CustomTool['defaults'],
    hidden_fields,
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  };
}

export function customToolRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    showCustomTools: rpc.tools.showCustomTools.handler(async ({ context: { actor }, input }) => {
      const rows = await listCustomTools(database, actor.accountId, input.page, input.per_page);
      const total = await countCustomTools(database, actor.accountId);
      const bases = listTools()
        .filter(canBeBase)
        .map((tool) => localiseTool(tool, actor.language))
        .map(({ slug, name, description, icon }) => ({ slug, name, description, icon }));
      const custom_tools = rows.map((row) => present(row, actor.language));
      return { custom_tools, recordsTotal: total, recordsFiltered: total, bases };
    }),
    createCustomTool: rpc.tools.createCustomTool.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'tools.createCustomTool', body: input },
        (keep: Keep<number>) => createCustomTool(kernel, context.actor, input, keep),
        async (id) => {
          const { actor, reader } = context;
          const row = await findCustomTool(kernel.database, actor.accountId, id);
          if (!row) throw notFound();
          const { language } = reader;
          return { message: message('custom_tool_saved', language), custom_tool: present(row, language) };
        },
      ),
    ),
    editCustomTool: rpc.tools.editCustomTool.handler(async ({ context: { actor, reader }, input }) => ({
      message: message('custom_tool_saved', reader.language),
      custom_tool: present(await editCustomTool(kernel, actor, input), reader.language),
    })),
    deleteCustomTool: rpc.tools.deleteCustomTool.handler(async ({ context: { actor, reader }, input }) => {
      await deleteCustomTool(kernel, actor, input.id);
      return { message: message('custom_tool_deleted', reader.language) };
    }),
  };
}
