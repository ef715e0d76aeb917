// The web app is built for production wherever it is built: `npm test` sets NODE_ENV for its tests, and some of them build.
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const configFile = fileURLToPath(new URL('../web/vite.config.ts', import.meta.url));

it.each(['test', 'development'])('is for production where NODE_ENV is %s', async (environment) => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = environment;
  try {
    expect((await resolveConfig({ configFile }, 'build')).isProduction).toBe(true);
    process.env.NODE_ENV = environment;
    expect((await resolveConfig({ configFile }, 'serve')).isProduction).toBe(false);
  } finally {
    process.env.NODE_ENV = before;
  }
});
