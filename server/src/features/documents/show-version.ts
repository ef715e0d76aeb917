// One version of a document, for readers of the document.
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { presentVersion } from './documents.present.ts';
import { findCurrentVersion, findVersion, listVersions } from './documents.queries.ts';
import { getVisibleDetail } from './show-document.ts';

/** The version where the actor may see its document; 404 otherwise. */
export async function getVisibleVersion(kernel: Kernel, actor: Actor, versionId: number) {
  const version = await findVersion(kernel.database, versionId);
  if (!version) throw notFound('version_not_found');
  await getVisibleDetail(kernel, actor, version.order_detail_id).catch(() => {
    throw notFound('version_not_found');
  });
  return version;
}

/** A version as the history shows it. */
export async function presentOneVersion(kernel: Kernel, orderDetailId: number, versionId: number) {
  const [row] = await listVersions(kernel.database, orderDetailId, versionId);
  if (!row) throw notFound('version_not_found');
  const current = await findCurrentVersion(kernel.database, orderDetailId);
  return presentVersion(row, current?.id === versionId);
}
