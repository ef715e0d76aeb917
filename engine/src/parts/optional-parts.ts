// Finds out which optional parts are installed, and installs a part when an order first needs it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { EngineFailure } from '../core/engine-types.ts';
import type { PartName } from './load-part.ts';

interface Package {
  version: string;
  description?: string;
  dependencies?: Record<string, string>;
}

export interface OptionalPart {
  name: string;
  /** The purpose of the part. */
  description: string;
  isInstalled: boolean;
}

const textOf = (file: URL): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const packageIn = (folder: URL) => JSON.parse(textOf(new URL('package.json', folder)) ?? '{}') as Partial<Package>;

/** The parts of a clone, or of an image. */
export class OptionalParts {
  readonly #root: URL;
  readonly #installed = new Set<string>();
  readonly #installing = new Map<string, Promise<boolean>>();

  constructor(root: URL) {
    this.#root = root;
  }

  #folderOf(name: string): URL {
    return new URL(`parts/${name}/`, this.#root);
  }

  /** `scripts/parts.mjs` writes the hash of the lock file once all packages are there. */
  #isInItsFolder(name: string): boolean {
    const lock = textOf(new URL('package-lock.json', this.#folderOf(name)));
    const stamp = textOf(new URL('node_modules/.installed', this.#folderOf(name)));
    return lock !== null && stamp === createHash('sha256').update(lock).digest('hex');
  }

  /** Checks and tests install the packages of all parts into the clone's own folder. */
  #isInClone(name: string): boolean {
    const { dependencies } = packageIn(this.#folderOf(name));
    return (
      dependencies !== undefined &&
      Object.entries(dependencies).every(
        ([dependency, version]) => packageIn(new URL(`node_modules/${dependency}/`, this.#root)).version === version,
      )
    );
  }

  isInstalled(name: string): boolean {
    if (this.#installed.has(name)) return true;
    if (!this.#isInItsFolder(name) && !this.#isInClone(name)) return false;
    this.#installed.add(name);
    return true;
  }

  list(): OptionalPart[] {
    const folder = new URL('parts/', this.#root);
    return readdirSync(folder)
      .filter((name) => existsSync(new URL(`${name}/package.json`, folder)))
      .map((name) => ({
        name,
        description: packageIn(this.#folderOf(name)).description ?? '',
        isInstalled: this.isInstalled(name),
      }));
  }

  /** True if it is installed now. An image has no script, since it has no npm. */
  async #install(name: string): Promise<boolean> {
    const script = fileURLToPath(new URL('scripts/parts.mjs', this.#root));
    if (!existsSync(script)) return false;
    await new Promise<void>((resolve) => {
      spawn(process.execPath, [script, 'add', name, '--on-demand'], { stdio: ['ignore', 'inherit', 'inherit'] })
        .on('error', () => resolve())
        .on('close', () => resolve());
    });
    return this.isInstalled(name);
  }

  /** Installs the part if it is missing; callers that come together wait for one installation. Throws `EngineFailure`: PART_NOT_INSTALLED. */
  async require(name: string): Promise<void> {
    if (this.isInstalled(name)) return;
    const installation = this.#installing.get(name) ?? this.#install(name).finally(() => this.#installing.delete(name));
    this.#installing.set(name, installation);
    if (!(await installation)) throw new EngineFailure('PART_NOT_INSTALLED', { detail: name });
  }

  /** The path of a file in a package of the part. Throws `EngineFailure`: PART_NOT_INSTALLED. */
  fileOf(name: string, path: string): string {
    if (!this.isInstalled(name)) throw new EngineFailure('PART_NOT_INSTALLED', { detail: name });
    return createRequire(new URL('package.json', this.#folderOf(name))).resolve(path);
  }
}

const parts = new OptionalParts(new URL('../../../', import.meta.url));

export const listParts = (): OptionalPart[] => parts.list();
export const requirePart = (name: PartName): Promise<void> => parts.require(name);
export const fileOfPart = (name: PartName, path: string): string => parts.fileOf(name, path);

/** Runs `work`; if it needs a file of a part that is missing, installs the part and runs it again. Throws `EngineFailure`: PART_NOT_INSTALLED. */
export async function withParts<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof EngineFailure) || problem.code !== 'PART_NOT_INSTALLED' || problem.detail === null) throw problem;
    await parts.require(problem.detail);
    return work();
  }
}
