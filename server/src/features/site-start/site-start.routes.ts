import type { Actor } from '../../kernel/actor.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { beginStart, getStart, stopStart } from './begin-start.ts';
import { finishStart } from './finish-start.ts';
import { makeSample, removeSample } from './sample-content.ts';
import { presentStart } from './site-start.present.ts';
import { findOpenStart, findSample } from './site-start.queries.ts';
import { authorizeStart } from './site-start.rights.ts';

/** Milliseconds in which an unfinished run is opened again by itself. */
const openMs = 30 * 86_400_000;

export function siteStartRoutes(kernel: Kernel) {
  const { database } = kernel;
  const present = async (actor: Actor, id: number) => ({
    site_start: await presentStart(kernel, actor, await getStart(kernel, actor, id)),
  });
  return {
    begin: rpc.siteStart.begin.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'siteStart.begin', body: input },
        (keep: Keep<number>) => beginStart(kernel, context.actor, input, keep),
        (id) => present(context.actor, id),
      ),
    ),
    show: rpc.siteStart.show.handler(async ({ context: { actor }, input }) => {
      authorizeStart(actor);
      const scope = scopeOf(actor, input.workspace_id);
      const since = new Date(kernel.clock.now().getTime() - openMs);
      const start =
        input.id === undefined ? await findOpenStart(database, scope, since) : await getStart(kernel, actor, input.id);
      const sample = await findSample(database, scope);
      return { site_start: start ? await presentStart(kernel, actor, start) : null, sample_id: sample?.id ?? null };
    }),
    stop: rpc.siteStart.stop.handler(async ({ context: { actor }, input }) => {
      await stopStart(kernel, actor, input.id);
      return present(actor, input.id);
    }),
    finish: rpc.siteStart.finish.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'siteStart.finish', body: input },
        (keep: Keep<number>) => finishStart(kernel, context.actor, input, keep),
        async (id) => ({
          ...(await present(context.actor, id)),
          message: message('start_finished', context.actor.language),
        }),
      ),
    ),
    sample: rpc.siteStart.sample.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'siteStart.sample', body: input },
        (keep: Keep<number>) => makeSample(kernel, context.actor, input, keep),
        async (id) => ({
          ...(await present(context.actor, id)),
          message: message('start_sample_made', context.actor.language),
        }),
      ),
    ),
    removeSample: rpc.siteStart.removeSample.handler(async ({ context: { actor }, input }) => ({
      deleted: await removeSample(kernel, actor, input.id),
      message: message('start_sample_deleted', actor.language),
    })),
  };
}
