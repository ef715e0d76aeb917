import type onPageAuditTool from '@folio/catalogue/seo/on-page-audit.tool';
import type { Computation } from './computation.ts';
import { onPageAudit } from './pages/on-page-audit.ts';

export default onPageAudit satisfies Computation<typeof onPageAuditTool>;
