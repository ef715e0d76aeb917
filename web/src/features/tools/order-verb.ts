// Label of the one button of the foot: its next action.
import type { ToolDetail } from '@folio/contract/tool-definition';

/** The list that is put in order before an article is written. */
export const headingsField = 'paragraphs_headings';

/** Returns the verb of an order: writing, making, translating, or human work. */
function orderVerb(tool: Pick<ToolDetail, 'order_category' | 'is_computed' | 'macrocategory' | 'group'>) {
  if (tool.order_category === 'media' || tool.is_computed) return 'tools.make';
  if (tool.macrocategory !== 'ai_translation') return 'tools.order';
  return tool.group === 'human' ? 'tools.request' : 'tools.translate';
}

/** The key of the button's word in this step. */
export function nextVerb(tool: ToolDetail, step: number) {
  if (tool.flow === 'live') return 'tools.saveDocument';
  if (step >= Math.max(0, tool.steps.length - 1)) return orderVerb(tool);
  if (!tool.steps[step]?.proposes) return 'tools.continue';
  return tool.steps[step + 1]?.fields.includes(headingsField) ? 'tools.suggestParagraphs' : 'tools.suggestNext';
}
