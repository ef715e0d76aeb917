// Reads the body of a call that was admitted: JSON and forms in memory up to the call's limit, files to the disk.
import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../kernel/errors.ts';
import type { ApiCall } from './api-calls.ts';

export interface ReadBody {
  /** Body types that oRPC accepts: parsed JSON, URLSearchParams or FormData; undefined if there is none. */
  body: unknown;
  /** Removes the files from the disk; call it when the answer is sent. */
  release: () => Promise<void>;
}

type BodyLimits = Pick<ApiCall, 'maxBodyBytes' | 'maxUploadBytes'>;

const maxFields = 2000;
const maxFiles = 50;

const nothingToRelease = () => Promise.resolve();
const brokenBody = () => new AppError(400, 'broken_body');
const tooLarge = () => new AppError(413, 'too_large');
const mediaTypeOf = (request: IncomingMessage) => (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();

/** Bytes of the body as the request says; 0 where it has none. Node reads no more than that. */
export const lengthOf = (request: IncomingMessage): number => Number(request.headers['content-length'] ?? 0);

/** Throws 411, 413 or 415 for a body that this call will not read. Reads nothing. */
export function refuseBody(request: IncomingMessage, { maxBodyBytes, maxUploadBytes }: BodyLimits): void {
  if (request.headers['transfer-encoding'] !== undefined) throw new AppError(411, 'length_required');
  const length = lengthOf(request);
  if (length === 0) return;
  const type = mediaTypeOf(request);
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw new AppError(415, 'unsupported_type');
  const isForm = type === 'multipart/form-data';
  if (!isForm && type !== 'application/json' && type !== 'application/x-www-form-urlencoded')
    throw new AppError(415, 'unsupported_type');
  if (length > (isForm ? (maxUploadBytes ?? maxBodyBytes) : maxBodyBytes)) throw tooLarge();
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    throw brokenBody();
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw brokenBody();
  }
}

/** Throws 400 where the header names no boundary. */
function parserFor(request: IncomingMessage, maxFieldBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { fields: maxFields, files: maxFiles, fieldSize: maxFieldBytes, fieldNameSize: 300, headerPairs: 50 },
    });
  } catch {
    throw brokenBody();
  }
}

/** A form: texts in memory, each file in a file of its own below `folder`. */
async function readForm(request: IncomingMessage, limits: BodyLimits, folder: string): Promise<ReadBody> {
  const acceptsFiles = limits.maxUploadBytes !== null;
  // In the order of the form, whichever file is written first.
  const entries: [name: string, value: string | Promise<File>][] = [];
  const paths: string[] = [];
  const parts: Readable[] = [];
  const writes: Promise<File>[] = [];
  let textBytes = 0;
  let refusal: AppError | null = null;
  const release = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  const refuse = (problem: AppError) => {
    refusal ??= problem;
  };

  async function keepFile(stream: Readable, fileName: string, type: string): Promise<File> {
    const path = join(folder, randomUUID());
    paths.push(path);
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    // A file on the disk: its bytes are read when someone asks for them.
    return new File([await openAsBlob(path)], fileName, { type });
  }

  try {
    if (acceptsFiles) await mkdir(folder, { recursive: true, mode: 0o700 });
    const parser = parserFor(request, limits.maxBodyBytes);
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      textBytes += Buffer.byteLength(value);
      if (isNameCut || isValueCut || textBytes > limits.maxBodyBytes) refuse(tooLarge());
      else entries.push([name, value]);
    });
    parser.on('file', (name, stream, fileName, _encoding, type) => {
      if (!acceptsFiles || refusal) {
        stream.resume();
        return;
      }
      parts.push(stream);
      const kept = keepFile(stream, fileName ?? '', type);
      // Waited for below; a failure before that must not count as unhandled.
      kept.catch(() => undefined);
      writes.push(kept);
      entries.push([name, kept]);
    });
    parser.on('fieldsLimit', () => refuse(tooLarge()));
    parser.on('filesLimit', () => refuse(tooLarge()));
    request.pipe(parser);
    const hungUp = finished(request, { writable: false }).catch((problem: unknown) => parser.destroy(problem as Error));
    await finished(parser).catch(() => {
      throw brokenBody();
    });
    await Promise.all([hungUp, ...writes]);
    if (refusal) throw refusal as AppError;
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, await value);
    return { body: form, release };
  } catch (problem) {
    request.unpipe();
    request.resume();
    // The parser leaves a part open if its end never comes.
    for (const part of parts) part.destroy();
    await Promise.allSettled(writes);
    await release();
    throw problem;
  }
}

/** Reads a body accepted by `refuseBody`. `folder` takes the files until `release`. Throws 400 for unparsable bodies, 413 for too many fields. */
export async function readBody(request: IncomingMessage, limits: BodyLimits, folder: string): Promise<ReadBody> {
  if (lengthOf(request) === 0) return { body: undefined, release: nothingToRelease };
  switch (mediaTypeOf(request)) {
    case 'multipart/form-data':
      return readForm(request, limits, folder);
    case 'application/x-www-form-urlencoded':
      return { body: new URLSearchParams(await textOf(request)), release: nothingToRelease };
    default: {
      const text = await textOf(request);
      return { body: text === '' ? undefined : parseJson(text), release: nothingToRelease };
    }
  }
}
