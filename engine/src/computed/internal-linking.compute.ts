import type internalLinkingTool from '@folio/catalogue/seo/internal-linking.tool';
import type { Computation } from './computation.ts';
import { internalLinking } from './pages/internal-linking.ts';

export default internalLinking satisfies Computation<typeof internalLinkingTool>;
