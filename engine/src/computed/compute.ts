// The tools that no model and no composer is needed for, by slug.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../engine-types.ts';
import { amazonTrends, globalTrends, interestOverTime, relatedTrends, wikiTrends } from '../trends/trends.ts';
import { faqSchema } from './faq-schema.ts';
import { hreflang } from './hreflang.ts';
import { keywordClusters } from './keyword-clusters/keyword-clusters.ts';
import { keywordDensity } from './keyword-density.ts';
import { contentGap } from './pages/content-gap.ts';
import { domainAuthority } from './pages/domain-authority.ts';
import { internalLinking } from './pages/internal-linking.ts';
import { onPageAudit } from './pages/on-page-audit.ts';
import { readabilityChecker } from './readability-checker.ts';
import { robotsTxt } from './robots-txt.ts';
import { seoMetatags } from './seo-metatags.ts';
import { serpPreview } from './serp-preview.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { urlSlugs } from './url-slugs.ts';

type Computation = (input: ToolInput, context: EngineContext) => ToolResult | Promise<ToolResult>;

const computations: Record<string, Computation> = {
  keyword_density: keywordDensity,
  readability_checker: (input, context) => readabilityChecker(input, context.language),
  serp_preview: (input, context) => serpPreview(input, context.language),
  url_slug_generator: (input, context) => urlSlugs(input, context.language),
  robots_txt_generator: (input, context) => robotsTxt(input, context.language),
  hreflang_generator: hreflang,
  faq_schema: (input, context) => faqSchema(input, context.language),
  structured_data_generator: (input, context) => structuredData(input, context.language),
  keyword_clusters: keywordClusters,
  on_page_audit: onPageAudit,
  content_gap: contentGap,
  internal_linking: internalLinking,
  sitemap_generator: async (input, context) => (await import('./pages/sitemap.ts')).sitemap(input, context),
  trends_global: globalTrends,
  trends_wiki: wikiTrends,
  trends_related: relatedTrends,
  trends_amazon: amazonTrends,
  trends_interest: interestOverTime,
  page_domain_authority: domainAuthority,
  seo_metatag_generator: (input, context) => seoMetatags(input, context.language),
};

/** Computes a tool's result; throws where the catalogue names a computation that the engine does not have. */
export async function compute(tool: Tool, input: ToolInput, context: EngineContext): Promise<ToolResult> {
  const computation = computations[tool.slug];
  if (!computation) throw new Error(`${tool.slug}: no computation of this name`);
  return computation(input, context);
}
