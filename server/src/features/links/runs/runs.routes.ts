// Calls on runs.

import { notFound } from '../../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rpc } from '../../../kernel/rpc.ts';
import { getLinkWebsite } from '../core/links.policy.ts';
import { createRun, selectionOf } from './create-run.ts';
import { applyRun, editSuggestions, getManagedRun, removeRun } from './edit-run.ts';
import { presentRun, presentRunRow } from './present-run.ts';
import { replaceRedirects } from './replace-redirects.ts';
import { findRun, listOtherPreviews, listRuns } from './runs.queries.ts';

export function linkRunRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    list: rpc.linkRuns.list.handler(async ({ context: { actor }, input }) => {
      const website = await getLinkWebsite(kernel, actor, input.website_id);
      const { rows, total } = await listRuns(database, website.id, { page: input.page, perPage: input.per_page });
      const runs = rows.map((row) => presentRunRow(row, actor));
      return { link_runs: runs, recordsTotal: total, recordsFiltered: total };
    }),
    create: rpc.linkRuns.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'linkRuns.create', body: input },
        (keep: Keep<number>) => createRun(kernel, context.actor, input, keep),
        async (id) => {
          const { website } = await getManagedRun(kernel, context.actor, id);
          return {
            link_builder: await presentRun(kernel, context.actor, website, id),
            elsewhere: await listOtherPreviews(database, { id, websiteId: website.id }, selectionOf(input)),
          };
        },
      ),
    ),
    replaceRedirects: rpc.linkRuns.replaceRedirects.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'linkRuns.replaceRedirects', body: input },
        (keep: Keep<number>) => replaceRedirects(kernel, context.actor, input, keep),
        async (id) => {
          const { website } = await getManagedRun(kernel, context.actor, id);
          return { link_builder: await presentRun(kernel, context.actor, website, id) };
        },
      ),
    ),
    show: rpc.linkRuns.show.handler(async ({ context: { actor }, input }) => {
      const found = await findRun(database, input.id);
      if (!found) throw notFound();
      const website = await getLinkWebsite(kernel, actor, found.run.website_id);
      return { link_builder: await presentRun(kernel, actor, website, input.id) };
    }),
    edit: rpc.linkRuns.edit.handler(async ({ context: { actor }, input }) => {
      const { website } = await getManagedRun(kernel, actor, input.id);
      if (input.suggestions && input.suggestions.length > 0) await editSuggestions(kernel, actor, input.id, input.suggestions);
      if (input.apply) await applyRun(kernel, actor, input.id, input.confirmed_count);
      return { link_builder: await presentRun(kernel, actor, website, input.id) };
    }),
    remove: rpc.linkRuns.remove.handler(async ({ context: { actor }, input }) => {
      const { website } = await getManagedRun(kernel, actor, input.id);
      const isGone = await removeRun(kernel, actor, input.id);
      return { link_builder: isGone ? null : await presentRun(kernel, actor, website, input.id) };
    }),
  };
}
