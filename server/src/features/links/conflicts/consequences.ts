// Consequences of ranking one page of a conflict: each can be applied or skipped.
import type { conflictMemberSchema, consequenceKinds, consequenceSchema } from '@folio/contract/keyword-conflicts';
import { stemsOf } from '@folio/engine/links/match-phrases';
import type { z } from 'zod';
import type { Db } from '../../../kernel/db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { countAnchors } from '../core/page-reads.queries.ts';
import { type ConflictRow, isKeywordUsed, linksTo, listMembers, type MemberRow } from './conflicts.queries.ts';

export type Consequence = z.infer<typeof consequenceSchema>;
type Kind = (typeof consequenceKinds)[number];

/** A member as the contract shows it. */
export const presentMember = (row: MemberRow, anchors: number): z.infer<typeof conflictMemberSchema> => ({
  page_url_id: row.page_url_id,
  order_detail_id: row.order_detail_id,
  task_id: row.task_id,
  title: row.title,
  url: row.url,
  type: row.type,
  h1: row.h1,
  links_in: row.links_in,
  anchors,
  due_date: row.due_date,
  assignee: row.assignee,
});

const maxWords = 6;

/** Words of a title that could be its keyword, without the site's name and the text after a colon. */
const wordsOfTitle = (title: string | null) =>
  (title ?? '')
    .split(/\s+[|–—·»-]\s+|:\s/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && part.split(/\s+/).length <= maxWords);

/** Another keyword for a page that should not rank for the shared one; null where its title and H1 offer none. */
async function proposeKeyword(db: Db, website: WebsiteRow, member: MemberRow): Promise<string | null> {
  const shared = stemsOf(member.keyword, website.language).join(' ');
  for (const words of [...wordsOfTitle(member.h1), ...wordsOfTitle(member.title)]) {
    const isOther = stemsOf(words, website.language).join(' ') !== shared && words.length <= 80;
    if (isOther && !(await isKeywordUsed(db, website.id, words))) return words;
  }
  return null;
}

const nameOf = ({ page_url_id: page, order_detail_id: document, task_id: task }: MemberRow) =>
  page === null ? (document === null ? `t${task}` : `d${document}`) : `p${page}`;

export interface Judged {
  winner: MemberRow;
  consequences: (Consequence & { row: MemberRow })[];
}

/** The consequences for all other members. Throws 404 if the winner is not a page of the conflict. */
export async function evaluateConflict(db: Db, website: WebsiteRow, conflict: ConflictRow, winnerId: number): Promise<Judged> {
  const members = (await listMembers(db, website, [conflict.keyword])).get(conflict.keyword.toLowerCase()) ?? [];
  const winner = members.find(({ page_url_id: id }) => id === winnerId);
  if (!winner) throw notFound();
  const pageIds = members.flatMap(({ page_url_id: id }) => id ?? []);
  const anchors = await countAnchors(db, pageIds, conflict.keyword);
  const consequences: Judged['consequences'] = [];
  const hasTasks = website.workspace_id !== null;
  for (const row of members.filter((member) => member !== winner)) {
    const count = anchors.get(row.page_url_id ?? 0) ?? 0;
    const add = (kind: Kind, more: { keyword?: string; count?: number } = {}) =>
      consequences.push({
        key: `${kind}:${nameOf(row)}`,
        kind,
        member: presentMember(row, count),
        keyword: more.keyword ?? null,
        count: more.count ?? 0,
        row,
      });
    if (row.task_id !== null) {
      add('task_comment');
      continue;
    }
    const keyword = row.page_url_id === null ? null : await proposeKeyword(db, website, row);
    if (keyword !== null) add('keyword', { keyword });
    if (count > 0) add('anchors', { count });
    if (row.page_url_id === null || !(await linksTo(db, row.page_url_id, winnerId))) add('link');
    if (hasTasks) add('merge_task');
    if (hasTasks && row.page_url_id !== null) add('canonical_task');
  }
  return { winner, consequences };
}
