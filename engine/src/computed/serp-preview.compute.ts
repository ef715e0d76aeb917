import type serpPreviewTool from '@folio/catalogue/seo/serp-preview.tool';
import type { Computation } from './computation.ts';
import { serpPreview } from './serp-preview.ts';

export default ((input, { language }) => serpPreview(input, language)) satisfies Computation<typeof serpPreviewTool>;
