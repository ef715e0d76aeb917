import type pageDomainAuthorityTool from '@folio/catalogue/seo/page-domain-authority.tool';
import type { Computation } from './computation.ts';
import { domainAuthority } from './pages/domain-authority.ts';

export default domainAuthority satisfies Computation<typeof pageDomainAuthorityTool>;
