// Values for the forms of tools, from the pages of a website.
import type { PageTool } from '@folio/contract/page-words';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findPage } from './pages.queries.ts';
import { listKeywords, listLinkable, listReached, type ToolPage } from './tool-fields.queries.ts';

interface ToolFields {
  fields: Record<string, string>;
  taken: number;
  left_out: number;
}

/** Most lines that are read for one form, and the most that internal linking takes. */
const maxLines = 5000;
const maxTargets = 200;

/** Lines as far as they fit into a field of so many characters. */
function fitted(field: string, lines: readonly string[], maxLength: number): ToolFields {
  let length = 0;
  const kept = lines.filter((line) => (length += line.length + 1) <= maxLength + 1);
  return { fields: { [field]: kept.join('\n') }, taken: kept.length, left_out: lines.length - kept.length };
}

/** "keyword, heading | URL", as the field says. */
function targetLine({ url, h1, primary_kw: keyword }: ToolPage): string {
  const names = [keyword, h1].flatMap((name) => {
    const words = (name ?? '').replace(/[,|\s]+/g, ' ').trim();
    return words ? [words] : [];
  });
  const different = names.filter((name, at) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at);
  return `${different.join(', ')} | ${url}`;
}

/** Throws 422 where a tool about one page gets none, 404 for a page of another website. */
export async function toolFieldsOf(
  { database }: Kernel,
  websiteId: number,
  { tool, page_url_id: pageId }: { tool: PageTool; page_url_id?: number | undefined },
): Promise<ToolFields> {
  switch (tool) {
    case 'internal_linking':
      return fitted('target_pages', (await listLinkable(database, websiteId, maxTargets)).map(targetLine), 20_000);
    case 'sitemap_generator':
      return fitted(
        'url_list',
        (await listReached(database, websiteId, maxLines)).map(({ url }) => url),
        200_000,
      );
    case 'keyword_clusters':
      return fitted('keywords_list', await listKeywords(database, websiteId, maxLines), 50_000);
    default: {
      if (pageId === undefined) throw invalidField('page_url_id', 'required');
      const page = await findPage(database, pageId);
      if (!page || page.website_id !== websiteId) throw notFound();
      const fields = { page_url: page.url };
      return {
        fields: page.primary_kw === null ? fields : { ...fields, primary_kw: page.primary_kw },
        taken: 1,
        left_out: 0,
      };
    }
  }
}
