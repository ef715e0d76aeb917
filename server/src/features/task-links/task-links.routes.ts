import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { checkLinks, showLinks, waiveLink } from './check-links.ts';

/** Calls on the links in a task's document. */
export const taskLinkRoutes = (kernel: Kernel) => ({
  show: rpc.taskLinks.show.handler(async ({ context: { actor }, input }) => ({
    ...(await showLinks(kernel, actor, input.id)),
  })),
  check: rpc.taskLinks.check.handler(async ({ context: { actor }, input }) => {
    await checkLinks(kernel, actor, input.id);
    return showLinks(kernel, actor, input.id);
  }),
  waive: rpc.taskLinks.waive.handler(async ({ context: { actor }, input }) => {
    await waiveLink(kernel, actor, input);
    return showLinks(kernel, actor, input.id);
  }),
});
