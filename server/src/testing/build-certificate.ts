import type { TestCaller, TestProduct } from './test-product.ts';

/** A valid certificate that a person issued for a document, without its file; its id. */
export async function buildCertificate(
  product: TestProduct,
  certifier: Pick<TestCaller, 'id'>,
  { detailId, versionId, jobId }: { detailId: number; versionId: number; jobId: number },
): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into certificates (account_id, number, order_detail_id, version_id, version_number, job_id, user_id, translator, body, body_number,
       source_language, target_language, statement_languages, words, pages, source_sha256, target_sha256, certificate_sha256,
       source_asset_ids, target_asset_ids, certificate_asset_id, issued_at)
     select account_id, 'FC-2026-' || upper(substr(md5(random()::text), 1, 6)) || '-K7QM', $2, $3, 1, $4, id, name, 'Court', '1', 'en', 'de',
       array['en'], 1, 1, array[repeat('a', 64)], array[repeat('b', 64)], repeat('c', 64), '{}', '{}', 0, now() from users where id = $1
     returning id`,
    [certifier.id, detailId, versionId, jobId],
  );
  return row?.id ?? 0;
}
