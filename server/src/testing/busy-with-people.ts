// The work with other people of the person in `busy-person.ts`: translations, as requester and linguist, and campaigns.
import { buildTranslationRequest } from './build.ts';
import { buildCampaign } from './build-campaign.ts';
import { buildCertificate } from './build-certificate.ts';
import { company, email, name } from './busy-words.ts';
import type { TestCaller, TestProduct } from './test-product.ts';

/** Uses the desk as a requester, and as a linguist with their name in comments. */
export async function useTranslationDesk(product: TestProduct, person: TestCaller, detailId: number): Promise<void> {
  const [order] = await product.sql<{ order_id: number }>('select order_id from order_details where id = $1', [detailId]);
  const made = await buildTranslationRequest(product, person, { detailId, orderId: order?.order_id ?? 0 });
  await product.sql(
    `update translation_requests set title = $2, notes = $3, hold_reason = $3, revision_note = $3, state = 'approved' where id = $1`,
    [made.translationRequestId, company, `Ask ${name}`],
  );
  await product.sql('update translation_jobs set revision_note = $2, delivery_note = $2 where id = $1', [
    made.translationJobId,
    `${name} asks`,
  ]);
  await product.sql('update segment_comments set text = $2 where id = $1', [made.segmentCommentId, `Regards, ${name}`]);
  const [version] = await product.sql<{ id: number }>('select id from document_versions where order_detail_id = $1 limit 1', [
    detailId,
  ]);
  const certificateId = await buildCertificate(product, person, {
    detailId,
    versionId: version?.id ?? 0,
    jobId: made.translationJobId,
  });
  await product.sql(
    `update certificates set state = 'revoked', revoked_at = now(), revoked_by = $2, revoke_reason = $3 where id = $1`,
    [certificateId, person.id, `${name} forgot a page`],
  );
  await product.sql(
    `insert into segment_ignored_faults (job_id, segment_id, fault_hash, user_id) select job_id, segment_id, 'x', $2 from segment_comments where id = $1`,
    [made.segmentCommentId, person.id],
  );
  await product.sql(
    `with linguist as (insert into linguists (user_id, pairs, native_languages, words_a_day)
       values ($1, array['en>de'], array['de'], 1000) returning id)
     insert into job_offers (job_id, linguist_id, expires_at, reason) select $2, id, now(), $3 from linguist`,
    [person.id, made.translationJobId, `${name} is away`],
  );
}

/** Uses campaigns as staff, and as the contact of the campaign. */
export async function useCampaigns(product: TestProduct, person: TestCaller): Promise<void> {
  const [workspace] = await product.sql<{ id: number }>(
    'select id from workspaces where account_id = (select account_id from users where id = $1) order by id limit 1',
    [person.id],
  );
  const { campaignId, campaignItemId } = await buildCampaign(product, person, workspace?.id ?? 0);
  await product.sql('update campaigns set name = $2, goal = $2, contact_name = $3, contact_email = $4 where id = $1', [
    campaignId,
    company,
    name,
    email,
  ]);
  await product.sql(
    `insert into campaign_packs (campaign_id, user_id, state, file_name, storage_key, expires_at)
     values ($1, $2, 'ready', $3, $4, now() + interval '7 days')`,
    [campaignId, person.id, `${name}.zip`, await product.kernel.storage.save('packs', Buffer.from(`${name} approved it`))],
  );
  await product.sql('update campaign_items set note = $2 where id = $1', [campaignItemId, `${name} writes it`]);
  await product.sql(
    `insert into campaign_decisions (campaign_id, state_hash, verdict, note, user_id) values ($1, 'x', 'approve', $2, $3)`,
    [campaignId, `${name} said so by telephone`, person.id],
  );
}
