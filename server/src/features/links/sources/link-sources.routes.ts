// Calls on sources of targets.
import { notFound } from '../../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { scopeOf } from '../../../kernel/policy.ts';
import { rpc } from '../../../kernel/rpc.ts';
import { linkAbilities } from '../core/links.policy.ts';
import { createSource, presentSource, removeSource } from './edit-source.ts';
import { countTargets, findSource, listSources } from './link-sources.queries.ts';

export function linkSourceRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    show: rpc.linkSources.show.handler(async ({ context: { actor }, input }) => {
      const { workspace_id: workspaceId, page, per_page: perPage } = input;
      const { rows, counts, total } = await listSources(database, scopeOf(actor, workspaceId), { page, perPage });
      return {
        link_sources: rows.map((row) => presentSource(row, counts.get(row.id) ?? 0, actor)),
        recordsTotal: total,
        recordsFiltered: total,
        can: linkAbilities(actor),
      };
    }),
    create: rpc.linkSources.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'linkSources.create', body: input },
        (keep: Keep<number>) => createSource(kernel, context.actor, input, keep),
        async (id) => {
          const source = await findSource(database, id);
          if (!source) throw notFound();
          const targets = (await countTargets(database, [source])).get(id) ?? 0;
          return { link_source: presentSource(source, targets, context.actor) };
        },
      ),
    ),
    remove: rpc.linkSources.remove.handler(async ({ context: { actor }, input }) => {
      await removeSource(kernel, actor, input.id);
      return {};
    }),
  };
}
