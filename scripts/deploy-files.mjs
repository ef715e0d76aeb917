// Checks that names in `deploy/` exist: variables, commands, paths, ports and probes of the product, and systemd directives.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaces } from './image-files.mjs';

/** Loaded when it is needed: `check.mjs` begins before packages are installed. @returns {typeof import('yaml')} */
const yaml = () => createRequire(import.meta.url)('yaml');

/** Seconds that a process may need to stop: 20 for running orders, the rest for calls, connections and logs. */
const stopSeconds = 30;

/** Everything that is not ours to name. */
const ofOthers = new Set(['MALLOC_ARENA_MAX', 'NODE_ENV', 'PATH', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB']);

/** Files below deploy/, and those by which they are judged, by their paths. */
export function readDeployment(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const names = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''));
  const features = readdirSync(join(root, 'server/src/features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.config.ts'))
    .map((path) => join('server/src/features', path));
  return {
    files: new Map(names.map((name) => [name, read(name)])),
    variables: variablesIn(['server/src/kernel/config.ts', ...features].map(read).join('\n')),
    routes: new Set([...read('server/src/app/http.ts').matchAll(/app\.get\('([^']+)'/g)].map(([, route]) => route)),
    packages: Object.keys(JSON.parse(read('server/package.json')).dependencies).filter((name) => name.startsWith('@folio/')),
    workspaces,
    ...startOf(JSON.parse(read('package.json')).scripts.start),
    version: JSON.parse(read('package.json')).version,
    isThere: (path) => existsSync(join(root, path)),
  };
}

/** Variables and flags of Node that `npm start` sets: both bound the memory of the process. */
function startOf(script) {
  const [, variables = '', nodeFlags = ''] = /^((?:[A-Z_]+=\S+ )*)exec node (.*) scripts\/start\.mjs \|\|/.exec(script) ?? [];
  const pairs = variables.split(' ').filter(Boolean);
  return { startVariables: Object.fromEntries(pairs.map((pair) => pair.split('='))), nodeFlags };
}

const variablesIn = (source) =>
  new Set([...source.matchAll(/^\s+([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b[:,]/gm)].map(([, name]) => name));

/** Returns the documents of a file, or its faults. */
function documentsOf(name, text) {
  const documents = yaml().parseAllDocuments(text, { merge: true });
  const faults = documents.flatMap(({ errors }) => errors.map(({ message }) => `${name}: ${message.split('\n')[0]}`));
  return { faults, documents: faults.length > 0 ? [] : documents.map((document) => document.toJS()) };
}

/** All objects in a value, the outer ones first. */
function* objectsIn(value) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

function wrongVariables(name, environment, { variables }) {
  return Object.entries(environment).flatMap(([variable, value]) => [
    ...(variables.has(variable) || ofOthers.has(variable) ? [] : [`${name}: Folio reads no variable ${variable}`]),
    ...(variable !== 'FOLIO_ROLE' || ['all', 'web', 'worker'].includes(value) ? [] : [`${name}: there is no role ${value}`]),
  ]);
}

const wrongImage = (name, image) =>
  // Operators choose their own versions of third-party images.
  /^(?:[a-z]+(?::[\w.-]+)?|\$\{[A-Z_]+:-[a-z]+\})$/.test(image)
    ? []
    : [`${name}: ${image} names more than an image and its version`];

function wrongCompose(name, compose, deployment, port) {
  const services = Object.entries(compose.services ?? {});
  const roles = services.map(([, service]) => service.environment?.FOLIO_ROLE).filter(Boolean);
  return [
    ...services.flatMap(([, { image = '', environment = {}, build, ports = [], stop_grace_period: grace = '0s' }]) => [
      ...wrongImage(name, image),
      ...wrongVariables(name, environment, deployment),
      ...(build && !deployment.isThere(build.dockerfile) ? [`${name}: there is no ${build.dockerfile}`] : []),
      ...(build && Number.parseInt(grace, 10) < stopSeconds ? [`${name}: a process needs ${stopSeconds} s to stop`] : []),
      ...ports.filter((mapped) => !mapped.endsWith(`:${port}`)).map((mapped) => `${name}: ${mapped} is not the port ${port}`),
    ]),
    ...(['web', 'worker'].every((role) => roles.includes(role)) ? [] : [`${name}: needs a service web and a service worker`]),
  ];
}

function wrongManifest(name, manifest, deployment, port) {
  if (manifest?.kind === 'ConfigMap') return wrongVariables(name, manifest.data, deployment);
  const faults = [];
  for (const object of objectsIn(manifest)) {
    if (object.image) faults.push(...wrongImage(name, object.image));
    if (object.image && object.image !== `folio:${deployment.version}`)
      faults.push(`${name}: ${object.image} is not the version ${deployment.version}`);
    if (object.image && object.securityContext?.readOnlyRootFilesystem !== true)
      faults.push(`${name}: a container can write to its own files`);
    if (object.env)
      faults.push(...wrongVariables(name, Object.fromEntries(object.env.map((one) => [one.name, one.value])), deployment));
    if (object.httpGet && !deployment.routes.has(object.httpGet.path))
      faults.push(`${name}: nothing answers ${object.httpGet.path}`);
    if (object.containerPort && object.containerPort !== port) faults.push(`${name}: the image listens on ${port}`);
    if (object.containers && !(object.terminationGracePeriodSeconds >= stopSeconds))
      faults.push(`${name}: a process needs ${stopSeconds} s to stop`);
    if (object.containers)
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
        if (!object.containers[0][probe]) faults.push(`${name}: a container has no ${probe}`);
  }
  return faults;
}

/** Variables that the last stage sets. */
const environmentOf = (dockerfile) =>
  Object.fromEntries(
    [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line.split(' ').map((pair) => pair.split('='))),
  );

/** Returns the differences from `npm start`. */
const wrongStart = (name, flags, variables, { nodeFlags, startVariables }) => [
  ...(flags === nodeFlags ? [] : [`${name}: starts Node by "${flags ?? ''}", and npm start by "${nodeFlags}"`]),
  ...Object.entries(startVariables)
    .filter(([variable, value]) => variables[variable] !== value)
    .map(([variable, value]) => `${name}: does not set ${variable} to ${value}, as npm start does`),
];

function wrongDockerfile(name, text, deployment) {
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const copied = [...last.matchAll(/^COPY --from=build(?: --chown=\S+)? (\S+) \S+$/gm)].map(([, path]) => path);
  const scripts = [...text.matchAll(/\bnode (scripts\/\S+\.mjs)/g)].map(([, script]) => script);
  const [, bundle] = /bundle-server\.mjs (\S+)/.exec(text) ?? [];
  const [, tree, ofBundle] = /image-files\.mjs (\S+) (\S+)/.exec(text) ?? [];
  return [
    ...wrongVariables(name, environmentOf(last), deployment),
    ...[...text.matchAll(/^FROM (\S+)/gm)].flatMap(([, image]) => wrongImage(name, image)),
    ...scripts.filter((script) => !deployment.isThere(script)).map((script) => `${name}: there is no ${script}`),
    ...(tree && copied.includes(tree) ? [] : [`${name}: copies another folder than ${tree}`]),
    ...(ofBundle === bundle ? [] : [`${name}: the files have another bundle than ${bundle}`]),
    ...copied
      .filter((path) => path !== tree && !path.startsWith(`${tree}/`))
      .map((path) => `${name}: ${path} is not made by scripts/image-files.mjs`),
    ...deployment.packages
      .map((one) => one.replace('@folio/', ''))
      .filter((folder) => !deployment.workspaces.includes(folder))
      .map((folder) => `${name}: the server needs ${folder}, which the image lacks`),
    // Path used by the script (`listBuiltFiles`).
    ...(last.includes(', "server/dist/image/main.js"]') ? [] : [`${name}: starts another file than the bundle`]),
    ...wrongStart(
      name,
      /^CMD \["node", "(.*)", "[^"]*"\]$/m.exec(last)?.[1]?.replaceAll('", "', ' '),
      environmentOf(last),
      deployment,
    ),
    ...(/^USER [1-9]\d*$/m.test(last) ? [] : [`${name}: runs as root, or as a user without a number`]),
    ...(/^FROM scratch$/m.test(last) && !/^RUN /m.test(last) ? [] : [`${name}: the last stage has more than the files`]),
    ...[...last.matchAll(/127\.0\.0\.1:' \+ process\.env\.PORT \+ '([^']+)'/g)]
      .filter(([, route]) => !deployment.routes.has(route))
      .map(([, route]) => `${name}: nothing answers ${route}`),
  ];
}

function wrongUnit(name, text, deployment) {
  const pairs = [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, variable, value]) => [variable, value]);
  const scripts = [...text.matchAll(/^ExecStart=.*?(scripts\/\S+)$/gm)].map(([, script]) => script);
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(text) ?? [];
  return [
    ...wrongVariables(name, Object.fromEntries(pairs), deployment),
    ...(scripts.length === 1 ? [] : [`${name}: starts no script of ours`]),
    ...wrongStart(name, /^ExecStart=\S+\/node (.*) scripts\/\S+$/m.exec(text)?.[1], Object.fromEntries(pairs), deployment),
    ...[...text.matchAll(/\bscripts\/\w+\.mjs/g)]
      .filter(([script]) => !deployment.isThere(script))
      .map(([script]) => `${name}: there is no ${script}`),
    ...(Number(seconds) >= stopSeconds ? [] : [`${name}: a process needs ${stopSeconds} s to stop`]),
    ...(/^ReadWritePaths=/m.test(text) ? [`${name}: the service can write outside of its data`] : []),
  ];
}

/** Returns lines of `systemd-analyze verify` about the file itself. Ignores users and programs missing on this machine. */
export function unknownDirectives(path) {
  const { stderr, error } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  if (error) return [];
  return stderr.split('\n').filter((line) => /Unknown (?:key|lvalue|section)|Failed to parse|Invalid|Missing '='/.test(line));
}

/** Returns the faults of the deployment files, a line each. */
export function deploymentFaults(deployment) {
  const dockerfile = deployment.files.get('deploy/Dockerfile') ?? '';
  const port = Number(environmentOf(dockerfile).PORT);
  return [...deployment.files].flatMap(([name, text]) => {
    if (name.endsWith('Dockerfile')) return wrongDockerfile(name, text, deployment);
    if (name.endsWith('.service')) return wrongUnit(name, text, deployment);
    if (!name.endsWith('.yaml')) return [];
    const { faults, documents } = documentsOf(name, text);
    const judge = name.endsWith('compose.yaml') ? wrongCompose : wrongManifest;
    return [...faults, ...documents.flatMap((document) => judge(name, document, deployment, port))];
  });
}
