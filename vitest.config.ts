import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Files of a kind follow one another in the same two processes: reading the product's modules again for every file took as long
// as the tests. So a test must not leave changes in a module; clocks and globals are restored. Files that replace a module
// (`vi.mock`) are
// `*.mocked.test.ts` and have a process of their own.
const inOneProcess = { isolate: false, unstubGlobals: true, unstubEnvs: true };

// Beside programs that `npm run test:full` installs where it can: buildah, as root, and Ceph.
const imageTest = 'server/src/app/image.test.ts';
const cephTest = 'server/src/kernel/storage/ceph-gateway.test.ts';

// Tests do not measure speed (`bench/` does): their limit ends only hanging tests, also on a busy machine.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

const onDatabase = {
  // A busy machine takes several times the usual second.
  expect: { poll: { timeout: 15_000 } },
  globalSetup: ['server/src/testing/database-for-tests.ts'],
  ...patient,
};

const cheapPasswords = {
  alias: [
    {
      find: /^@node-rs\/argon2$/,
      replacement: fileURLToPath(new URL('server/src/testing/cheap-argon2.ts', import.meta.url)),
    },
  ],
};

// Files named `*.full.test.ts` or `*.full.test.tsx` are slow, or guard rare features; `npm test` skips them and `npm run
// test:full` runs them.
const leftOut = process.env['WITHOUT_FULL_TESTS'] ? ['**/*.full.test.{ts,tsx}'] : [];

// Kinds of tests: pure logic beside its file, pages of the web rendered without a browser, features through HTTP on a real database, journeys in a real browser.
export default defineConfig({
  test: {
    // One more than cores: tests on a database wait for a third of their time.
    maxWorkers: 3,
    // A page without layout shows menus a moment later than their focus is set; each of these warnings prints the whole page, 5,000 lines.
    onConsoleLog: (text) => !text.startsWith('[@mantine/hooks/use-focus-trap]'),
    projects: [
      // Four processes of the product and PostgreSQL that are killed for three minutes. Projects begin in the order of their names, so that it is
      // the first and the others run beside it.
      { test: { name: 'chaos', include: ['bench/src/chaos/*.test.ts'], exclude: ['**/rolling-update.test.ts'] } },
      // The newest release beside the current code, built from the history of the repository.
      { test: { name: 'rolling', include: ['bench/src/chaos/rolling-update.test.ts'] } },
      {
        test: {
          name: 'unit',
          ...inOneProcess,
          include: [
            '{locales,contract,catalogue,engine,bench}/src/**/*.test.ts',
            'web/{src,build}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/*.mocked.test.ts', 'bench/src/chaos/**', 'bench/src/simulate/**', ...leftOut],
          ...patient,
        },
      },
      { test: { name: 'ceph', include: [cephTest], ...patient } },
      { test: { name: 'image', include: [imageTest], ...patient } },
      { test: { name: 'mocked', include: ['{engine,web}/src/**/*.mocked.test.ts'], ...patient } },
      {
        test: {
          // Each file begins with an empty page and empty caches, in a context of its own: packages are compiled once for all of them.
          name: 'web',
          pool: 'vmThreads',
          include: ['web/src/**/*.test.tsx'],
          exclude: leftOut,
          environment: 'happy-dom',
          css: false,
          ...patient,
        },
      },
      {
        resolve: cheapPasswords,
        test: {
          name: 'server',
          ...inOneProcess,
          include: ['server/src/**/*.test.ts', 'api-clients/src/**/*.test.ts', 'bench/src/simulate/*.test.ts'],
          exclude: ['**/*.outside.test.ts', imageTest, cephTest, ...leftOut],
          ...onDatabase,
        },
      },
      // Beside programs from elsewhere that not everybody has; `npm test outside` runs them.
      { test: { name: 'outside', include: ['server/src/**/*.outside.test.ts'], ...onDatabase } },
      {
        test: {
          name: 'journeys',
          include: ['e2e/src/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: ['e2e/src/product-under-test.ts'],
          ...patient,
          // Pages on a busy machine take more than the usual second.
          expect: { poll: { timeout: 20_000 } },
          // After the others, two at a time: with a browser each they keep both cores busy.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
