import type keywordClustersTool from '@folio/catalogue/seo/keyword-clusters.tool';
import type { Computation } from './computation.ts';
import { keywordClusters } from './keyword-clusters/keyword-clusters.ts';

export default keywordClusters satisfies Computation<typeof keywordClustersTool>;
