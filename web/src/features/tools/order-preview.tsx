import type { ToolDetail } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-input';
import { MediaPreview } from './media-preview.tsx';
import { StructurePreview } from './structure-preview.tsx';

/** What the order will look like, as far as the form tells. */
export function OrderPreview({ tool, values }: { tool: ToolDetail; values: ToolInput }) {
  return tool.order_category === 'media' ? (
    <MediaPreview tool={tool} values={values} />
  ) : (
    <StructurePreview tool={tool} values={values} />
  );
}
