import type trendsWikiTool from '@folio/catalogue/trends/trends-wiki.tool';
import type { Computation } from '../computed/computation.ts';
import { wikiTrends } from './trends.ts';

export default wikiTrends satisfies Computation<typeof trendsWikiTool>;
