import type { ToolDetail } from '@folio/contract/tool-definition';
import { isAssetField, type ToolInput } from '@folio/contract/tool-values';
import { lazy, Suspense } from 'react';
import { StructurePreview } from './structure-preview.tsx';

// Most tools write a text: only that preview comes with the form.
const MediaPreview = lazy(() => import('./media-preview.tsx').then((module) => ({ default: module.MediaPreview })));
const SourcePreview = lazy(() => import('./source-preview.tsx').then((module) => ({ default: module.SourcePreview })));

/** True for translations and for tools that require a file: their result has the shape of the input. */
const worksOnSource = ({ macrocategory, fields }: Pick<ToolDetail, 'macrocategory' | 'fields'>): boolean =>
  macrocategory === 'ai_translation' || fields.some((field) => isAssetField(field) && field.required);

/** Preview of the order's result, from the form's values. */
export function OrderPreview({ tool, values }: { tool: ToolDetail; values: ToolInput }) {
  const isMedia = tool.order_category === 'media';
  const Preview = isMedia ? MediaPreview : worksOnSource(tool) ? SourcePreview : StructurePreview;
  return (
    <Suspense fallback={null}>
      <Preview tool={tool} values={values} />
    </Suspense>
  );
}
