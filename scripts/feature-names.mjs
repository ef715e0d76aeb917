// One feature has one name: the folder of its contract file, of the server and of the web.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the web that draw several features of the server on one page, or the result of a tool. */
const ofSeveral = new Set([
  // Tokens of people, with examples of orders.
  'api-tokens',
  // Models, people, credits, usage and the platform, for staff.
  'control-panel',
  // Documents with comments, score, sources and review.
  'document-editor',
  // The signed-in person: session, users, privacy.
  'profile',
  // Translation desk, memory and matches of one job.
  'segment-editor',
  // A diagram within documents.
  'trends',
]);

/** Feature folders of the web that neither a contract file nor a feature of the server is named like. */
export function strayFeatureNames(root) {
  const contract = readdirSync(join(root, 'contract/src')).map((file) => file.replace(/\.ts$/, ''));
  const known = new Set([...contract, ...readdirSync(join(root, 'server/src/features')), ...ofSeveral]);
  return readdirSync(join(root, 'web/src/features'))
    .filter((name) => !known.has(name))
    .map((name) => `web/src/features/${name}: neither contract/src nor server/src/features has this name`);
}
