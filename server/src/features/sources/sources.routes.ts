import type { Actor } from '../../kernel/actor.ts';
import { isOwner } from '../../kernel/actor.ts';
import { forbidden } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can, scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { countWorkspaceUses } from '../workspaces/index.ts';
import { changeSource, getEditableSource, getVisibleSource, refreshSource, removeSource, saveSource } from './save-source.ts';
import { searchPassages } from './search-passages.ts';
import { findSourceText, listDocumentsOf, listSources, listTags } from './source-list.queries.ts';
import { presentSource } from './sources.present.ts';
import { sourceRights } from './sources.rights.ts';

/** Characters of a source's text that its preview shows. */
const previewLength = 20_000;

export function sourceRoutes(kernel: Kernel) {
  const { database } = kernel;
  const showOne = async (actor: Actor, id: number) => {
    const source = await getVisibleSource(kernel, actor, id);
    const [text, documents] = await Promise.all([
      findSourceText(database, id, previewLength),
      listDocumentsOf(database, id, actor),
    ]);
    return { ...presentSource(source, actor), text, documents };
  };
  const saved = async (actor: Actor, id: number) => ({
    message: message('source_saved', actor.language),
    additional_source: presentSource(await getVisibleSource(kernel, actor, id), actor),
  });
  return {
    show: rpc.sources.show.handler(async ({ context: { actor }, input }) => {
      const { id, workspace_id: workspaceId, all: isWhole = false, search, tag, sort, page, per_page: perPage } = input;
      const may = { create: can(actor, sourceRights.manage) };
      const scope = scopeOf(actor, workspaceId);
      if (isWhole && !isOwner(actor)) throw forbidden();
      const tags = await listTags(database, scope, isWhole);
      if (id !== undefined) {
        const additional_sources = [await showOne(actor, id)];
        return { additional_sources, tags, recordsTotal: 1, recordsFiltered: 1, can: may };
      }
      const { rows, total, filtered } = await listSources(database, scope, { isWhole, search, tag, sort, page, perPage });
      return {
        additional_sources: rows.map((row) => presentSource(row, actor)),
        tags,
        recordsTotal: total,
        recordsFiltered: filtered,
        can: may,
      };
    }),
    showUses: rpc.sources.showUses.handler(async ({ context: { actor }, input }) => {
      const { id } = await getEditableSource(kernel, actor, input.id);
      return { uses: await countWorkspaceUses(database, actor, 'source', id) };
    }),
    search: rpc.sources.search.handler(async ({ context: { actor }, input }) => ({
      passages: await searchPassages(kernel, actor, input),
    })),
    create: rpc.sources.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'sources.create', body: input },
        (keep: Keep<number>) => saveSource(kernel, context.actor, input, keep),
        (id) => saved(context.actor, id),
      ),
    ),
    edit: rpc.sources.edit.handler(async ({ context: { actor }, input }) => {
      await changeSource(kernel, actor, input);
      return saved(actor, input.id);
    }),
    refresh: rpc.sources.refresh.handler(async ({ context: { actor }, input }) => {
      await refreshSource(kernel, actor, input.id);
      return { ...(await saved(actor, input.id)), message: message('source_refreshing', actor.language) };
    }),
    remove: rpc.sources.remove.handler(async ({ context: { actor, reader }, input }) => {
      await removeSource(kernel, actor, input.id);
      return { message: message('source_deleted', reader.language) };
    }),
  };
}
