// SQL of the keywords that a scope knows: rules and primary keywords with a page that answers are linked, all others are soft.
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { brandVoices } from '../brand-voices/brand-voices.table.ts';
import { linkKeywords } from '../links/core/links.table.ts';
import { pageUrls } from '../pages/pages.table.ts';
import { taskMetadata } from '../tasks/core/metadata.table.ts';
import { tasks } from '../tasks/core/tasks.table.ts';
import { websites } from '../websites/websites.table.ts';
import { categoryCards } from './category-cards.table.ts';

/** Keywords of a scope that are counted in its texts. */
const maxKeywords = 5000;

export interface KnownKeyword {
  /** In lower case. */
  keyword: string;
  kind: 'linked' | 'soft';
  targetPageId: number | null;
  targetUrl: string | null;
}

const answers = and(eq(pageUrls.http_state, 200), eq(pageUrls.indexable, 'yes'), eq(pageUrls.state, 'active'));

/** Websites of a scope, at most 100. */
export async function listWebsiteIds(db: Db, scope: Scope): Promise<number[]> {
  const rows = await db.orm
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.account_id, scope.accountId), inScope(scope, websites)))
    .orderBy(websites.id)
    .limit(100);
  return rows.map(({ id }) => id);
}

async function listRules(db: Db, websiteIds: readonly number[]): Promise<KnownKeyword[]> {
  const rows = await db.orm
    .select({
      keyword: sql<string>`lower(${linkKeywords.keyword})`,
      pageId: linkKeywords.page_url_id,
      url: sql<string | null>`coalesce(${linkKeywords.custom_url}, ${pageUrls.url})`,
      isLinked: sql<boolean>`${linkKeywords.custom_url} is not null or (${answers})`,
    })
    .from(linkKeywords)
    .leftJoin(pageUrls, eq(pageUrls.id, linkKeywords.page_url_id))
    .where(inArray(linkKeywords.website_id, [...websiteIds]))
    .orderBy(linkKeywords.id)
    .limit(maxKeywords);
  return rows.map(({ keyword, pageId, url, isLinked }) => ({
    keyword,
    kind: isLinked ? 'linked' : 'soft',
    targetPageId: isLinked ? pageId : null,
    targetUrl: isLinked ? url : null,
  }));
}

async function listPrimary(db: Db, websiteIds: readonly number[]): Promise<KnownKeyword[]> {
  const rows = await db.orm
    .select({
      keyword: sql<string>`lower(${pageUrls.primary_kw})`,
      pageId: pageUrls.id,
      url: pageUrls.url,
      isLinked: sql<boolean>`coalesce((${answers}), false)`,
    })
    .from(pageUrls)
    .where(
      and(inArray(pageUrls.website_id, [...websiteIds]), isNotNull(pageUrls.primary_kw), sql`${pageUrls.state} <> 'excluded'`),
    )
    .orderBy(sql`${pageUrls.links_in} desc`, pageUrls.id)
    .limit(maxKeywords);
  return rows.map(({ keyword, pageId, url, isLinked }) => ({
    keyword,
    kind: isLinked ? 'linked' : 'soft',
    targetPageId: isLinked ? pageId : null,
    targetUrl: isLinked ? url : null,
  }));
}

/** Words of task briefs, cards and brand voices, without a target. */
async function listSoft(db: Db, scope: Scope): Promise<string[]> {
  const ofTasks =
    scope.workspaceId === null
      ? []
      : await db.orm
          .select({ linked: tasks.linked_keywords, soft: tasks.soft_keywords, primary: taskMetadata.primary_kw })
          .from(tasks)
          .leftJoin(taskMetadata, eq(taskMetadata.task_id, tasks.id))
          .where(
            and(
              eq(tasks.workspace_id, scope.workspaceId),
              or(
                sql`${tasks.linked_keywords} <> '{}'`,
                sql`${tasks.soft_keywords} <> '{}'`,
                sql`${taskMetadata.primary_kw} <> ''`,
              ),
            ),
          )
          .orderBy(sql`${tasks.updated_at} desc`)
          .limit(1000);
  const ofCards = await db.orm
    .select({ soft: categoryCards.soft_keywords, linked: categoryCards.linked_keywords, primary: categoryCards.primary_kw })
    .from(categoryCards)
    .where(and(eq(categoryCards.account_id, scope.accountId), inScope(scope, categoryCards)))
    .orderBy(sql`${categoryCards.updated_at} desc`)
    .limit(1000);
  const ofVoices = await db.orm
    .select({ profile: brandVoices.profile })
    .from(brandVoices)
    .where(eq(brandVoices.account_id, scope.accountId))
    .orderBy(brandVoices.id)
    .limit(100);
  return [
    // A linked keyword of a brief may name its target: "mats → /mats".
    ...ofTasks.flatMap(({ linked, soft, primary }) => [
      ...linked.map((one) => one.split(/→|\||https?:/)[0] ?? ''),
      ...soft,
      primary ?? '',
    ]),
    ...ofCards.flatMap(({ soft, linked, primary }) => [...soft, ...linked.map(({ keyword }) => keyword), primary]),
    ...ofVoices.flatMap(({ profile }) => profile.vocabulary),
  ];
}

/** Every keyword of a scope once, linked before soft, at most 5,000. */
export async function listKnownKeywords(db: Db, scope: Scope, websiteIds: readonly number[]): Promise<KnownKeyword[]> {
  const known = new Map<string, KnownKeyword>();
  const add = (one: KnownKeyword) => {
    const keyword = one.keyword.trim().toLowerCase();
    if (keyword === '' || keyword.length > 80 || (known.size >= maxKeywords && !known.has(keyword))) return;
    const before = known.get(keyword);
    if (!before || (before.kind === 'soft' && one.kind === 'linked')) known.set(keyword, { ...one, keyword });
  };
  if (websiteIds.length > 0) {
    for (const one of await listRules(db, websiteIds)) add(one);
    for (const one of await listPrimary(db, websiteIds)) add(one);
  }
  for (const keyword of await listSoft(db, scope)) add({ keyword, kind: 'soft', targetPageId: null, targetUrl: null });
  return [...known.values()];
}
