// The files of deploy/ as they are, and each thing in them broken once.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deploymentFaults, readDeployment, unknownDirectives } from './deploy-files.mjs';
import { root } from './setup.mjs';

const deployment = readDeployment(root);

/** Returns the faults after a text in a file is replaced. */
function faultsWith(name, from, to) {
  const text = deployment.files.get(name);
  expect(text).toContain(from);
  return deploymentFaults({ ...deployment, files: new Map([...deployment.files, [name, text.replace(from, to)]]) }).join('\n');
}

it('finds nothing in the files as they are', () => {
  expect(deployment.files.size).toBeGreaterThanOrEqual(4);
  expect(deploymentFaults(deployment)).toEqual([]);
});

it.each([
  ['deploy/compose.yaml', 'services:', 'services: [', 'compose.yaml: '],
  ['deploy/compose.yaml', 'SECRET_KEY: $', 'SECRET: $', 'Folio reads no variable SECRET'],
  ['deploy/compose.yaml', 'FOLIO_ROLE: worker', 'FOLIO_ROLE: jobs', 'there is no role jobs'],
  ['deploy/compose.yaml', '127.0.0.1:3000:3000', '127.0.0.1:3000:8080', 'is not the port 3000'],
  ['deploy/compose.yaml', 'image: folio', 'image: registry.example.com/folio', 'names more than an image'],
  ['deploy/compose.yaml', 'deploy/Dockerfile', 'deploy/Containerfile', 'there is no deploy/Containerfile'],
  ['deploy/compose.yaml', 'stop_grace_period: 40s', 'stop_grace_period: 10s', 'needs 30 s to stop'],
  ['deploy/kubernetes/folio.yaml', 'path: /readyz', 'path: /ready', 'nothing answers /ready'],
  ['deploy/kubernetes/folio.yaml', 'containerPort: 3000', 'containerPort: 80', 'the image listens on 3000'],
  ['deploy/kubernetes/folio.yaml', 'LOG_LEVEL: info', 'LOGLEVEL: info', 'no variable LOGLEVEL'],
  ['deploy/kubernetes/folio.yaml', 'terminationGracePeriodSeconds: 45', 'terminationGracePeriodSeconds: 5', 'needs 30 s'],
  ['deploy/kubernetes/folio.yaml', 'livenessProbe:', 'probe:', 'has no livenessProbe'],
  ['deploy/kubernetes/folio.yaml', 'image: folio:', 'image: folio:0', 'is not the version'],
  ['deploy/kubernetes/folio.yaml', 'readOnlyRootFilesystem: true', 'privileged: false', 'can write to its own files'],
  ['deploy/folio.service', 'UMask=0077', 'ReadWritePaths=/opt/folio', 'outside of its data'],
  ['deploy/Dockerfile', '"server/dist/image/main.js"', '"server/dist/main.js"', 'starts another file'],
  ['deploy/Dockerfile', 'COPY --from=build /image /', 'COPY --from=build /app /', 'copies another folder'],
  ['deploy/Dockerfile', '--chown=1000:1000 /image/data', '--chown=1000:1000 /app/data', '/app/data is not made by'],
  ['deploy/Dockerfile', '"--max-semi-space-size=8", ', '', 'starts Node by ""'],
  ['deploy/Dockerfile', '-size=8", ', '-size=8", "--inspect", ', 'starts Node by "--max-semi-space-size=8 --inspect"'],
  ['deploy/Dockerfile', '/image /app/server/dist/image', '/image /app/server/dist/other', 'another bundle'],
  ['deploy/Dockerfile', 'node scripts/generate.mjs', 'node scripts/build.mjs', 'there is no scripts/build.mjs'],
  ['deploy/Dockerfile', 'USER 1000', 'USER root', 'runs as root'],
  ['deploy/Dockerfile', 'FROM scratch', 'FROM debian:bookworm-slim', 'more than the files'],
  ['deploy/Dockerfile', 'VOLUME /data', 'RUN apt-get install make', 'more than the files'],
  ['deploy/Dockerfile', 'DATA_DIR=', 'DATADIR=', 'no variable DATADIR'],
  ['deploy/Dockerfile', "+ '/healthz'", "+ '/health'", 'nothing answers /health'],
  ['deploy/folio.service', 'scripts/start.mjs', 'scripts/run.mjs', 'there is no scripts/run.mjs'],
  ['deploy/folio.service', ' --max-semi-space-size=8', '', 'starts Node by ""'],
  ['deploy/Dockerfile', ' MALLOC_ARENA_MAX=1', '', 'does not set MALLOC_ARENA_MAX to 1'],
  ['deploy/folio.service', 'MALLOC_ARENA_MAX=1', 'MALLOC_ARENA_MAX=8', 'does not set MALLOC_ARENA_MAX to 1'],
  ['deploy/folio.service', 'TimeoutStopSec=40', 'TimeoutStopSec=5', 'needs 30 s'],
  ['deploy/folio.service', 'Environment=DATA_DIR', 'Environment=DATA', 'no variable DATA'],
])('of %s finds "%s" as "%s"', (name, from, to, fault) => {
  expect(faultsWith(name, from, to)).toContain(fault);
});

it('finds a folder that the server needs and the image lacks', () => {
  const workspaces = deployment.workspaces.filter((folder) => folder !== 'engine');
  expect(deploymentFaults({ ...deployment, workspaces })).toEqual([
    'deploy/Dockerfile: the server needs engine, which the image lacks',
  ]);
});

it('finds directives that systemd does not know, where it is installed', () => {
  const path = join(root, 'deploy/folio.service');
  expect(unknownDirectives(path)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'folio-unit-'));
  const broken = join(folder, 'folio.service');
  writeFileSync(broken, deployment.files.get('deploy/folio.service').replace('RestartSec', 'RestartSeconds'));
  const found = unknownDirectives(broken);
  rmSync(folder, { recursive: true });
  // Machines without systemd find nothing in either.
  expect(found.length === 0 || found.join('\n').includes('RestartSeconds')).toBe(true);
});
