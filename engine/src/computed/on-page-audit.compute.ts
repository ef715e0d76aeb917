import type { Computation } from './computation.ts';
import { onPageAudit } from './pages/on-page-audit.ts';

export default onPageAudit satisfies Computation;
