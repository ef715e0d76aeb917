// Calls on documents that go to websites.
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { isInReach } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { getVisibleDetail } from '../documents/index.ts';
import { presentPublication } from './publications.present.ts';
import { listPublications } from './publications.queries.ts';
import { publishDocument } from './publish-document.ts';
import { retryPublications } from './retry-publications.ts';

export function publishingRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    publish: rpc.publishing.publish.handler(async ({ context: { actor }, input }) => ({
      message: message('document_publishing', actor.language),
      publication: await publishDocument(kernel, actor, input),
    })),
    retry: rpc.publishing.retry.handler(async ({ context: { actor }, input }) => {
      const { queued, refused } = await retryPublications(kernel, actor, input.website_id);
      const key = refused > 0 ? 'documents_publishing_but' : 'documents_publishing';
      return { message: message(key, actor.language, { count: queued, refused }), queued, refused };
    }),
    showPublications: rpc.publishing.showPublications.handler(async ({ context: { actor }, input }) => {
      const detail = await getVisibleDetail(kernel, actor, input.order_detail_id);
      const rows = await listPublications(database, detail.id);
      // A personal website of someone else is theirs alone.
      const seen = rows.filter(({ scope }) => isInReach(actor, scope));
      return { publications: seen.map((row) => presentPublication(row, actor)) };
    }),
  };
}
