// Calls on conflicts of primary keywords.
import type { KeywordConflict } from '@folio/contract/keyword-conflicts';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rpc } from '../../../kernel/rpc.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { getLinkWebsite, getManagedWebsite, linkAbilities } from '../core/links.policy.ts';
import { countAnchors } from '../core/page-reads.queries.ts';
import {
  type ConflictRow,
  findConflict,
  listConflicts,
  listMembers,
  type MemberRow,
  readConflicts,
} from './conflicts.queries.ts';
import { evaluateConflict, presentMember } from './consequences.ts';
import { dismissConflict, solveConflict } from './solve-conflict.ts';

interface NamedConflict {
  website_id: number;
  keyword: string;
}

/** Members that a conflict shows. */
const maxMembers = 50;

function present(row: ConflictRow, members: readonly MemberRow[], anchors: ReadonlyMap<number, number>): KeywordConflict {
  return {
    website_id: row.website_id,
    keyword: row.keyword,
    state: row.state,
    note: row.note,
    members: members.slice(0, maxMembers).map((member) => presentMember(member, anchors.get(member.page_url_id ?? 0) ?? 0)),
    decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export function conflictRoutes(kernel: Kernel) {
  const { database } = kernel;
  const presentAll = async (website: WebsiteRow, rows: readonly ConflictRow[]): Promise<KeywordConflict[]> => {
    const members = await listMembers(
      database,
      website,
      rows.map(({ keyword }) => keyword),
    );
    const shown: KeywordConflict[] = [];
    for (const row of rows) {
      const own = members.get(row.keyword.toLowerCase()) ?? [];
      const pageIds = own.flatMap(({ page_url_id: id }) => id ?? []);
      shown.push(present(row, own, await countAnchors(database, pageIds, row.keyword)));
    }
    return shown;
  };
  const getConflict = async (actor: Actor, { website_id: id, keyword }: NamedConflict, websiteOf: typeof getLinkWebsite) => {
    const website = await websiteOf(kernel, actor, id);
    const row = await findConflict(database, website, keyword);
    if (!row) throw notFound();
    return { row, website };
  };
  const showOne = async (website: WebsiteRow, keyword: string): Promise<KeywordConflict> => {
    const [shown] = await presentAll(website, await readConflicts(database, website, [keyword]));
    if (!shown) throw notFound();
    return shown;
  };
  return {
    show: rpc.keywordConflicts.show.handler(async ({ context: { actor }, input }) => {
      const website = await getLinkWebsite(kernel, actor, input.website_id);
      const { state, page, per_page: perPage } = input;
      const { rows, total, counts } = await listConflicts(database, website, { state, page, perPage });
      return {
        keyword_conflicts: await presentAll(website, rows),
        recordsTotal: total,
        recordsFiltered: total,
        counts,
        can: linkAbilities(actor),
      };
    }),
    consequences: rpc.keywordConflicts.consequences.handler(async ({ context: { actor }, input }) => {
      const { row, website } = await getConflict(actor, input, getLinkWebsite);
      const { consequences } = await evaluateConflict(database, website, row, input.winner_page_url_id);
      return { consequences: consequences.map(({ row: _member, ...shown }) => shown) };
    }),
    solve: rpc.keywordConflicts.solve.handler(async ({ context: { actor }, input }) => {
      const { row, website } = await getConflict(actor, input, getManagedWebsite);
      const { taskIds, runId } = await solveConflict(kernel, actor, website, row, input);
      return { keyword_conflict: await showOne(website, row.keyword), run_id: runId, task_ids: taskIds };
    }),
    dismiss: rpc.keywordConflicts.dismiss.handler(async ({ context: { actor }, input }) => {
      const { row, website } = await getConflict(actor, input, getManagedWebsite);
      await dismissConflict(kernel, actor, website, row, input);
      return { keyword_conflict: await showOne(website, row.keyword) };
    }),
  };
}
