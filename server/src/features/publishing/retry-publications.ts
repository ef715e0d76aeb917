// Sending failed publications again, and the website named by a card of publications.
import type { Widget } from '@folio/contract/widgets';
import { problemSentence } from '../../connectors/connectors.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { AppError, forbidden } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Scope } from '../../kernel/policy.ts';
import { getVisibleWebsite, websiteAbilities } from '../websites/index.ts';
import { findFailingWebsite, isFailed, listFailedDocuments } from './failed-publications.queries.ts';
import { publishDocument } from './publish-document.ts';

/** Someone else's call was first. */
class SentMeanwhile extends Error {}

/** Documents of one call. */
const maxDocuments = 100;

/** Queues the documents that failed to go to a website, and answers how many, and how many the rules of publishing refuse. */
export async function retryPublications(
  kernel: Kernel,
  actor: Actor,
  websiteId: number,
): Promise<{ queued: number; refused: number }> {
  const website = await getVisibleWebsite(kernel, actor, websiteId);
  if (!websiteAbilities(actor, website).publish) throw forbidden();
  const ids = await listFailedDocuments(kernel.database, website.id, maxDocuments);
  let queued = 0;
  let refused = 0;
  for (const id of ids) {
    const stillFailed = async (tx: Db) => {
      if (!(await isFailed(tx, website.id, id))) throw new SentMeanwhile();
    };
    try {
      await publishDocument(kernel, actor, { website_id: website.id, order_detail_id: id }, stillFailed);
      queued += 1;
    } catch (problem) {
      if (problem instanceof AppError) refused += 1;
      else if (!(problem instanceof SentMeanwhile)) throw problem;
    }
  }
  return { queued, refused };
}

/** The website of a place that has been failing for longest; null where none is. */
export async function showFailingWebsite(kernel: Kernel, actor: Actor, scope: Scope): Promise<Widget['failing']> {
  const found = await findFailingWebsite(kernel.database, scope);
  if (!found?.since) return null;
  const { website, since, documents } = found;
  return {
    website_id: website.id,
    name: website.name,
    problem: problemSentence(website.problem, actor.language) ?? '',
    since: since.toISOString(),
    documents,
    can_retry: websiteAbilities(actor, website).publish,
  };
}
