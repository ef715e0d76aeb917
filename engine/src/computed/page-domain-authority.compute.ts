import type { Computation } from './computation.ts';
import { domainAuthority } from './pages/domain-authority.ts';

export default domainAuthority satisfies Computation;
