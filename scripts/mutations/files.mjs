// Bytes in the storage: files named by a row stay, all others are deleted.
const sweep = 'server/src/features/assets/assets.jobs.ts';
const sweepTests = ['server/src/features/documents/assets.test.ts'];

export const fileMutations = [
  {
    area: 'files',
    rule: 'bytes of deleted documents stay',
    file: sweep,
    from: '    await removeBytes(kernel, keys);\n',
    to: '',
    tests: sweepTests,
  },
  {
    area: 'files',
    rule: 'bytes that no row ever named stay',
    file: sweep,
    from: '  await sweepUnnamedBytes(kernel, before);\n',
    to: '',
    tests: sweepTests,
  },
  {
    area: 'files',
    rule: 'bytes are removed though a row names them',
    file: sweep,
    from: 'await listUnnamedKeys(kernel.database, keys)',
    to: 'keys',
    tests: sweepTests,
  },
  {
    area: 'files',
    rule: 'bytes of a file that is being stored are removed',
    file: sweep,
    from: 'kernel.storage.listOlderThan(area, before)',
    to: 'kernel.storage.listOlderThan(area, new Date(before.getTime() + 2 * 86_400_000))',
    tests: sweepTests,
  },
  {
    area: 'files',
    rule: 'nothing is removed from the storage',
    file: sweep,
    from: 'await storage.remove(key).catch(',
    to: 'await Promise.resolve(storage && key).catch(',
    tests: sweepTests,
  },
];
