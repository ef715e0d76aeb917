// Checks of where files are, folder or bucket, and whether those that rows name are there.
import type { Settings } from '../kernel/config.ts';
import type { Database } from '../kernel/db/database.ts';
import type { FileStore } from '../kernel/storage/file-store.ts';
import { filesFolder, openStore, openStoreAt } from '../kernel/storage/open-store.ts';
import { StorageProblem } from '../kernel/storage/storage-problem.ts';
import { type CheckResult, ok, problem, warning } from './check-result.ts';
import { listNewestFiles } from './doctor.queries.ts';
import { statOf, whyNotWritable } from './machine-checks.ts';

function checkFolder(dataDir: string): CheckResult {
  const name = 'Storage';
  const folder = filesFolder(dataDir);
  const stats = statOf(folder);
  if (!stats) return ok(name, `${folder} is made with the first file.`);
  const reason = stats.isDirectory() ? whyNotWritable(folder) : 'there is a file in its place';
  if (reason !== null)
    return problem(name, `${folder} cannot be written: ${reason}.`, 'Give the folder to the user of Folio (chown -R).');
  return ok(name, `${folder} can be written.`);
}

async function checkBucket(store: FileStore, settings: Settings): Promise<CheckResult> {
  const name = 'Storage';
  await store.check();
  const found = `${store.name} can be written, read and listed.`;
  if (settings.storage.previous !== null)
    return warning(
      name,
      `${found} STORAGE_PREVIOUS_URL is set.`,
      'Run npm run storage -- move --delete, then remove STORAGE_PREVIOUS_URL.',
    );
  return ok(name, found);
}

export async function checkStorage(settings: Settings): Promise<CheckResult> {
  const { location } = settings.storage;
  if (location.kind === 'local') return checkFolder(settings.dataDir);
  try {
    return await checkBucket(await openStoreAt(location, settings), settings);
  } catch (cause) {
    if (!(cause instanceof StorageProblem)) throw cause;
    return problem('Storage', cause.message, 'Uploads and downloads answer 503 until that is corrected.');
  }
}

const checkedFiles = 100;

export async function checkStoredFiles(database: Database, settings: Settings): Promise<CheckResult> {
  const name = 'Stored files';
  const keys = await listNewestFiles(database, checkedFiles);
  try {
    const store = await openStore(settings);
    const sizes = await Promise.all(keys.map((key) => store.sizeOf(key)));
    const missing = sizes.filter((bytes) => bytes === null).length;
    if (missing > 0)
      return problem(
        name,
        `${missing} of the newest ${keys.length} files are missing in ${store.name}.`,
        settings.storage.location.kind === 'local'
          ? 'Check that DATA_DIR is the folder that all machines share, else restore it from a backup.'
          : 'Check STORAGE_URL; set STORAGE_PREVIOUS_URL where files are not moved yet.',
      );
    return ok(name, keys.length === 0 ? 'There are none.' : `The newest ${keys.length} are present.`);
  } catch (cause) {
    if (!(cause instanceof StorageProblem)) throw cause;
    return problem(name, 'They were not checked.', 'Correct the storage first.');
  }
}
