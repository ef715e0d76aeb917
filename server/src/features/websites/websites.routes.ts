import { conflict } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can, scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { changeWebsite, getVisibleWebsite, removeWebsite, saveWebsite, testWebsite } from './save-website.ts';
import { presentWebsite } from './websites.present.ts';
import { listWebsites } from './websites.queries.ts';
import { websiteRights } from './websites.rights.ts';

export function websiteRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    show: rpc.websites.show.handler(async ({ context: { actor }, input }) => {
      const { workspace_id: workspaceId, search, page, per_page: perPage } = input;
      const { rows, total, filtered } = await listWebsites(database, scopeOf(actor, workspaceId), { search, page, perPage });
      return {
        websites: rows.map((row) => presentWebsite(row, actor)),
        recordsTotal: total,
        recordsFiltered: filtered,
        can: { create: can(actor, websiteRights.create) },
      };
    }),
    create: rpc.websites.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'websites.create', body: input },
        (keep: Keep<number>) => saveWebsite(kernel, context.actor, input, keep),
        async (id) => {
          const { actor } = context;
          const website = presentWebsite(await getVisibleWebsite(kernel, actor, id), actor);
          return { message: message('website_saved', actor.language), website };
        },
      ),
    ),
    edit: rpc.websites.edit.handler(async ({ context: { actor }, input }) => {
      const { website_id: id, ...changes } = input;
      await changeWebsite(kernel, actor, id, changes);
      const website = presentWebsite(await getVisibleWebsite(kernel, actor, id), actor);
      return { message: message('website_saved', actor.language), website };
    }),
    remove: rpc.websites.remove.handler(async ({ context: { actor }, input }) => {
      await removeWebsite(kernel, actor, input.website_id);
      return { message: message('website_deleted', actor.language) };
    }),
    test: rpc.websites.test.handler(async ({ context: { actor }, input }) => {
      const website = presentWebsite(await testWebsite(kernel, actor, input.website_id), actor);
      // The website keeps the problem; the caller must not read it as a success.
      if (website.problem !== null) throw conflict('website_test_failed', { problem: website.problem });
      const text = website.state === 'ok' ? message('website_works', actor.language) : '';
      return { message: text, website };
    }),
  };
}
