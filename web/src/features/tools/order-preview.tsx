import type { ToolDetail } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import { MediaPreview } from './media-preview.tsx';
import { SourcePreview, worksOnSource } from './source-preview.tsx';
import { StructurePreview } from './structure-preview.tsx';

/** What the order will look like, as far as the form tells. */
export function OrderPreview({ tool, values }: { tool: ToolDetail; values: ToolInput }) {
  if (tool.order_category === 'media') return <MediaPreview tool={tool} values={values} />;
  const Preview = worksOnSource(tool) ? SourcePreview : StructurePreview;
  return <Preview tool={tool} values={values} />;
}
