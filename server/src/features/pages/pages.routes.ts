import { csvFile } from '../../kernel/csv.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { getVisibleWebsite } from '../websites/index.ts';
import { changeSchedule, checkPages } from './check-pages.ts';
import { addPages, editPages, removePages } from './edit-pages.ts';
import { showMap } from './link-map.ts';
import { listChecks } from './page-checks.queries.ts';
import { listLinksIn, listLinksOut } from './page-links.queries.ts';
import { type ListedPage, listConflicts, listForExport, listPages, listWithIssues } from './page-list.queries.ts';
import { getVisiblePage, pageAbilities } from './pages.policy.ts';
import { presentLink, presentPage, problemText, showWebsitePages } from './pages.present.ts';
import { toolFieldsOf } from './tool-fields.ts';

const exportColumns = [
  'url',
  'title',
  'h1',
  'type',
  'language',
  'primary_kw',
  'http_state',
  'state',
  'indexable',
  'issues',
  'words',
  'depth',
  'links_in',
  'links_in_content',
  'links_out',
  'final_url',
  'last_checked_at',
];
const exportRow = (page: ListedPage) => [
  page.url,
  page.title,
  page.h1,
  page.type,
  page.language,
  page.primary_kw,
  page.http_state,
  page.state,
  page.indexable,
  page.issues.join(' '),
  page.words,
  page.depth,
  page.links_in,
  page.links_in_content,
  page.links_out,
  page.final_url,
  page.last_checked_at?.toISOString() ?? null,
];

export function pageRoutes(kernel: Kernel) {
  const { database } = kernel;
  const present = async (ids: readonly number[]) => (await listWithIssues(database, ids)).map(presentPage);
  return {
    list: rpc.pages.list.handler(async ({ context: { actor }, input }) => {
      const website = await getVisibleWebsite(kernel, actor, input.website_id);
      if (input.workspace_id && website.workspace_id !== input.workspace_id) throw notFound();
      const { page, per_page: perPage, sort, search, issue, type, state, language, changed_since } = input;
      const filter = { search, issue, type, state, language, changed_since };
      const { rows, total, filtered } = await listPages(database, website.id, { ...filter, sort, page, perPage });
      return {
        pageUrls: rows.map(presentPage),
        recordsTotal: total,
        recordsFiltered: filtered,
        can: pageAbilities(actor),
      };
    }),
    create: rpc.pages.create.handler(async ({ context: { actor }, input }) => {
      const ids = await addPages(kernel, actor, input);
      return { message: message('pages_added', actor.language, { count: ids.length }), pageUrls: await present(ids) };
    }),
    edit: rpc.pages.edit.handler(async ({ context: { actor }, input }) => {
      const ids = await editPages(kernel, actor, input);
      return { message: message('pages_saved', actor.language), pageUrls: await present(ids) };
    }),
    remove: rpc.pages.remove.handler(async ({ context: { actor }, input }) => {
      const deleted = await removePages(kernel, actor, input);
      return { message: message('pages_deleted', actor.language), deleted };
    }),
    show: rpc.pages.show.handler(async ({ context: { actor }, input }) => {
      const { id } = await getVisiblePage(kernel, actor, input.id);
      const [page] = await listWithIssues(database, [id]);
      if (!page) throw notFound();
      const checks = await listChecks(database, id);
      return {
        page: presentPage(page),
        links_in: (await listLinksIn(database, id)).map(presentLink),
        links_out: (await listLinksOut(database, id)).map(presentLink),
        checks: checks.map((check) => ({
          checked_at: check.checked_at.toISOString(),
          http_state: check.http_state,
          final_url: check.final_url,
          problem: problemText(check.problem, actor),
        })),
        conflicts: await listConflicts(database, page),
        can: pageAbilities(actor),
      };
    }),
    summary: rpc.pages.summary.handler(async ({ context: { actor }, input }) => {
      const { id } = await getVisibleWebsite(kernel, actor, input.website_id);
      return { website_pages: await showWebsitePages(kernel, id), can: pageAbilities(actor) };
    }),
    check: rpc.pages.check.handler(async ({ context: { actor }, input }) => {
      const { id } = await checkPages(kernel, actor, input);
      return {
        message: message('pages_check_started', actor.language),
        website_pages: await showWebsitePages(kernel, id),
      };
    }),
    schedule: rpc.pages.schedule.handler(async ({ context: { actor }, input }) => {
      const { user_id: _user, source: _source, ...call } = input;
      const { id } = await changeSchedule(kernel, actor, call);
      return {
        message: message('pages_schedule_saved', actor.language),
        website_pages: await showWebsitePages(kernel, id),
      };
    }),
    map: rpc.pages.map.handler(async ({ context: { actor }, input }) => {
      const { id } = await getVisibleWebsite(kernel, actor, input.website_id);
      return showMap(database, id, input.group);
    }),
    toolFields: rpc.pages.toolFields.handler(async ({ context: { actor }, input }) => {
      const website = await getVisibleWebsite(kernel, actor, input.website_id);
      return toolFieldsOf(kernel, website.id, input);
    }),
    export: rpc.pages.export.handler(async ({ context: { actor }, input }) => {
      const { id } = await getVisibleWebsite(kernel, actor, input.website_id);
      const rows: ReturnType<typeof exportRow>[] = [];
      for (let after = '', more = true; more; ) {
        const pages = await listForExport(database, id, input.issue, after);
        rows.push(...pages.map(exportRow));
        after = pages.at(-1)?.url ?? '';
        more = pages.length > 0;
      }
      return csvFile('pages.csv', exportColumns, rows);
    }),
  };
}
