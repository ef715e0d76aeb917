// Packages loaded by a web process before any request: each of these would take megabytes of every process.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const loadedLater = [
  '@aws-sdk/client-s3',
  '@opentelemetry/sdk-trace',
  'ai',
  'docx',
  'fontkit',
  'linkedom',
  'mammoth',
  'node-llama-cpp',
  'nodemailer',
  'openid-client',
  'pdfkit',
  'satori',
  'sharp',
  'undici',
  'unpdf',
];

const program = `
import { registerHooks } from 'node:module';
const names = new Set();
registerHooks({
  load(url, context, next) {
    const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1];
    if (name) names.add(name);
    return next(url, context);
  },
});
for (const file of ['start-product', 'http', 'start-workers', 'features']) await import(\`./\${file}.ts\`);
console.log(JSON.stringify([...names]));
process.exit();
`;

it('neither model clients, readers and writers of files nor the client for pages', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, encoding: 'utf8' });
  const names = JSON.parse(output) as string[];
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
  expect(names.filter((name) => loadedLater.includes(name))).toEqual([]);
});
