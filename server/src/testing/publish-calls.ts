// Publishing without workers: a test queues a document by HTTP and runs the job itself.
import { documentPublishJob } from '../features/publishing/publish.jobs.ts';
import type { TestCaller, TestProduct } from './test-product.ts';

interface Calls {
  /** A website of the caller, as the API creates it. */
  addWebsite: (fields: Record<string, unknown>) => Promise<number>;
  publish: (websiteId: number, detailId: number) => ReturnType<TestCaller['send']>;
  /** Runs the job of the document's publication on the website, as its last try unless configured otherwise. */
  run: (websiteId: number, detailId: number, more?: { isLastTry?: boolean; signal?: AbortSignal }) => Promise<void>;
  /** Publications of the document, as the API shows them. */
  shown: (detailId: number) => Promise<Record<string, unknown>[]>;
}

export function publishCalls(product: TestProduct, caller: TestCaller): Calls {
  return {
    addWebsite: async (fields) => {
      const { status, body } = await caller.send('PUT', '/features/websites/create', {
        name: 'Shoe blog',
        language: 'en',
        kind: 'webhook',
        publish_as: 'live',
        secret: 'signing secret',
        ...fields,
      });
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
      return (body['website'] as { id: number }).id;
    },
    publish: (websiteId, detailId) =>
      caller.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId }),
    run: async (websiteId, detailId, { isLastTry = true, signal = AbortSignal.timeout(60_000) } = {}) => {
      const [row] = await product.sql<{ id: number }>(
        'select id from publications where website_id = $1 and order_detail_id = $2',
        [websiteId, detailId],
      );
      await documentPublishJob.run(product.kernel, { publicationId: row?.id ?? 0 }, { signal, isLastTry });
    },
    shown: async (detailId) =>
      (await caller.get('/features/websites/publications', { order_detail_id: detailId })).body['publications'] as Record<
        string,
        unknown
      >[],
  };
}
