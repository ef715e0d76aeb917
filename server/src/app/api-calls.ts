// The calls of the contract as HTTP sees them before a body is read: where each is, and how much it may bring.

import type { CallMeta } from '@folio/contract/base';
import { contract } from '@folio/contract/contract';
import { maxFileBytes } from '@folio/contract/file-limits';
import type { DeclaredCall } from '../kernel/rpc.ts';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

export interface ApiCall {
  /** The contract's group, and the name in it. */
  feature: string;
  name: string;
  method: ApiMethod;
  /** As Fastify's router writes it: `/api/tools/:slug`. */
  url: string;
  declared: DeclaredCall;
  /** Largest JSON or form body without files, in bytes. */
  maxBodyBytes: number;
  /** Largest form with files, in bytes; null where the call takes none. */
  maxUploadBytes: number | null;
}

/** Bodies of visitors hold a name, an address and a password. */
const maxPublicBytes = 64 * 1024;
const maxBytes = 1024 * 1024;
/** A file and the form around it; every feature checks the file itself. */
const maxFormBytes = maxFileBytes + 1024 * 1024;
/** Ten files of 10 MB and their form. */
const maxFilesBytes = 105 * 1024 * 1024;

interface ZodLike {
  def?: { type?: string; innerType?: unknown; in?: unknown; out?: unknown; element?: unknown; shape?: Record<string, unknown> };
}

/** Number of files that a schema takes: none, one, or a list. */
function filesOf(schema: unknown): 'none' | 'one' | 'many' {
  const { def } = (schema ?? {}) as ZodLike;
  switch (def?.type) {
    case 'file':
      return 'one';
    case 'array':
      return filesOf(def.element) === 'none' ? 'none' : 'many';
    case 'object': {
      const found = Object.values(def.shape ?? {}).map(filesOf);
      return found.includes('many') ? 'many' : found.includes('one') ? 'one' : 'none';
    }
    case 'pipe':
      return filesOf(def.in) === 'none' ? filesOf(def.out) : filesOf(def.in);
    default:
      return def?.innerType === undefined ? 'none' : filesOf(def.innerType);
  }
}

const uploads = { none: null, one: maxFormBytes, many: maxFilesBytes };

function bodyBytesOf({ access, maxBodyBytes }: CallMeta): number {
  return maxBodyBytes ?? (access === 'public' ? maxPublicBytes : maxBytes);
}

/** Every call of the contract, with its limits. */
export const apiCalls: readonly ApiCall[] = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, procedure]) => {
    const { route, meta, inputSchema } = procedure['~orpc'];
    return {
      feature,
      name,
      method: route.method as ApiMethod,
      url: `/api${(route.path ?? '').replace(/\{(\w+)\}/g, ':$1')}`,
      declared: { meta, route },
      maxBodyBytes: bodyBytesOf(meta),
      maxUploadBytes: uploads[filesOf(inputSchema)],
    };
  }),
);
