// Calls on keyword rules: `tools/link_builder`.
import { invalidField, notFound } from '../../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rpc } from '../../../kernel/rpc.ts';
import { getLinkWebsite, getManagedWebsite, linkAbilities } from '../core/links.policy.ts';
import { maxLinksOf } from '../core/page-reads.queries.ts';
import { findDocumentSubject } from '../core/text-subjects.queries.ts';
import { changeRule, createRule, removeRules } from './edit-rule.ts';
import { findRule, listAllRules, listRules } from './link-rules.queries.ts';
import { presentRule } from './present-rules.ts';
import { anchorsOf, countOccurrences } from './rule-occurrences.ts';
import { exportRules, importRules } from './rules-file.ts';

export function linkRuleRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    list: rpc.linkBuilder.list.handler(async ({ context: { actor }, input }) => {
      const { website_id: websiteId, workspace_id: workspaceId, search, filter, sort, page, per_page: perPage } = input;
      const website = await getLinkWebsite(kernel, actor, websiteId, workspaceId);
      const { rows, total, filtered, ...counts } = await listRules(database, website.id, { search, filter, sort, page, perPage });
      return {
        links: rows.map(presentRule),
        recordsTotal: total,
        recordsFiltered: filtered,
        counts,
        can: linkAbilities(actor),
      };
    }),
    create: rpc.linkBuilder.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'linkBuilder.create', body: input },
        (keep: Keep<number>) => createRule(kernel, context.actor, input, keep),
        async (id) => {
          const rule = await findRule(database, id);
          if (!rule) throw notFound();
          return { link: presentRule(rule) };
        },
      ),
    ),
    edit: rpc.linkBuilder.edit.handler(async ({ context: { actor }, input }) => ({
      link: presentRule(await changeRule(kernel, actor, input)),
    })),
    remove: rpc.linkBuilder.remove.handler(async ({ context: { actor }, input }) => {
      const ids = [...new Set([...(input.ids ?? []), ...(input.id === undefined ? [] : [input.id])])];
      if (ids.length === 0) throw invalidField('id', 'required');
      return { deleted: await removeRules(kernel, actor, ids) };
    }),
    count: rpc.linkBuilder.count.handler(async ({ context: { actor }, input }) => {
      const website = await getLinkWebsite(kernel, actor, input.website_id);
      return countOccurrences(database, website, input);
    }),
    anchors: rpc.linkBuilder.anchors.handler(async ({ context: { actor }, input }) => {
      const website = await getLinkWebsite(kernel, actor, input.website_id);
      const { order_detail_id: detailId, keyword_ids: keywordIds = [] } = input;
      const document = detailId === undefined ? null : await findDocumentSubject(database, website, detailId);
      if (detailId !== undefined && !document) throw notFound('order_not_found');
      const text = document?.html ?? input.text;
      if (text === undefined) throw invalidField('text', 'required');
      const mode = keywordIds.length > 0 ? input.mode : 'all';
      const rules = await listAllRules(database, website.id, mode === 'selection' ? keywordIds : undefined);
      const links = anchorsOf(rules, {
        text,
        language: document?.language ?? website.language,
        ownUrl: document?.url ?? null,
        maxLinks: await maxLinksOf(database, website.id),
      });
      return { links, mode };
    }),
    importRules: rpc.linkBuilder.importRules.handler(async ({ context: { actor }, input }) => {
      const website = await getManagedWebsite(kernel, actor, input.website_id);
      return importRules(kernel, actor, website, input.file);
    }),
    exportRules: rpc.linkBuilder.exportRules.handler(async ({ context: { actor }, input }) =>
      exportRules(kernel, await getLinkWebsite(kernel, actor, input.website_id)),
    ),
  };
}
