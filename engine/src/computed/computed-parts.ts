// Parts of a written result computed from the order: they match the order regardless of the model's reply.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { deliveryNotesPhrases } from '@folio/locales/phrases';
import type { EngineContext } from '../core/engine-types.ts';
import { localBusinesses } from './local-business/local-business.ts';

interface ComputedParts {
  addTo: (result: ToolResult) => ToolResult;
  notes: string[];
}

/** Returns the additions to a checked reply; null if the order requests none. */
export function computedParts(tool: Tool, input: ToolInput, context: EngineContext, result: ToolResult): ComputedParts | null {
  if ((tool.base ?? tool.slug) !== 'store_pages' || input['local_schema'] !== true) return null;
  const found = localBusinesses(input, context.sources, result);
  const unclear = found.filter(({ jsonLd }) => jsonLd === null).map(({ page }) => page.store);
  const { storeUnclear } = deliveryNotesPhrases[toInterfaceLanguage(context.language)];
  return {
    addTo: (written) => ({
      ...written,
      pages: (written['pages'] as object[]).map((page, index) => {
        const jsonLd = found[index]?.jsonLd;
        return jsonLd ? { ...page, json_ld: jsonLd } : page;
      }),
    }),
    notes: unclear.length > 0 ? [storeUnclear(unclear.join(', '))] : [],
  };
}
