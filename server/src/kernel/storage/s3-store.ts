// Files in a bucket of any S3-compatible store. Loaded only where STORAGE_URL names one: the SDK is large.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { dispositionOf } from '../streamed-file.ts';
import { type ByteRange, type Chunks, type FileStore, isKey, itemsPerStep, type StoredItem } from './file-store.ts';
import { isNoFile, isPassing, isSilence, storageProblem } from './s3-problems.ts';
import { SilenceBreaker } from './silence-breaker.ts';
import { StorageProblem } from './storage-problem.ts';
import { type Bucket, nameOfBucket } from './storage-url.ts';

export interface BucketSettings {
  /** Null leaves them to the machine: a profile, a role of the container or instance. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
  /** Headers by which the store encrypts at rest; null leaves it to the bucket. */
  encryption: { algorithm: 'AES256' | 'aws:kms'; keyId: string | null } | null;
  /** True if browsers download from the bucket by signed URLs. */
  isDirect: boolean;
  region: string | null;
  /** Milliseconds; for tests. */
  timeouts?: { connectMs: number; idleMs: number; pauseMs?: number };
}

/** Parts of an upload, in bytes; two of them are in memory at a time. */
const partBytes = 8 * 1024 * 1024;
/** Tries of each request that is answered by a failure; between them the SDK waits up to 20 s. One that is not answered is not tried again. */
const maxTries = 4;
/** Number of resumes of a broken download. */
const maxContinued = 4;
/** Seconds for which a URL can be opened. */
const urlSeconds = 300;
/** A store that is silent for so long does not work: a caller gets its answer within 20 s. */
const usualTimeouts = { connectMs: 5_000, idleMs: 15_000 };
/** A request as a whole, however much of it goes to and fro, in milliseconds. */
const requestMs = 120_000;

const headerOf = ({ start, end }: ByteRange) => `bytes=${start}-${end === Number.POSITIVE_INFINITY ? '' : end}`;

export async function openBucket(bucket: Bucket, settings: BucketSettings): Promise<FileStore> {
  const { connectMs, idleMs, pauseMs }: NonNullable<BucketSettings['timeouts']> = settings.timeouts ?? usualTimeouts;
  const client = new S3Client({
    region: bucket.region ?? settings.region ?? 'us-east-1',
    ...(bucket.endpoint !== null && { endpoint: bucket.endpoint }),
    forcePathStyle: bucket.isPathStyle,
    ...(settings.credentials && { credentials: settings.credentials }),
    maxAttempts: maxTries,
    // Stores of other vendors do not know the newer checksums; TLS and our own SHA-256 do their work.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: requestMs,
      socketTimeout: idleMs,
      throwOnRequestTimeout: true,
    },
  });
  const strategy = await client.config.retryStrategy();
  if ('refreshRetryTokenForRetry' in strategy) {
    const refresh = strategy.refreshRetryTokenForRetry.bind(strategy);
    strategy.refreshRetryTokenForRetry = (token, failure) =>
      isSilence(failure.error) ? Promise.reject(failure.error) : refresh(token, failure);
    client.config.retryStrategy = () => Promise.resolve(strategy);
  }
  const breaker = new SilenceBreaker(isSilence, pauseMs);
  const { bucket: Bucket, prefix } = bucket;
  const objectKey = (key: string) => {
    if (!isKey(key)) throw new Error(`Cannot read file ${JSON.stringify(key)}`);
    return `${prefix}${key}`;
  };
  const { encryption } = settings;
  const encrypted: Partial<PutObjectCommandInput> = encryption
    ? { ServerSideEncryption: encryption.algorithm, ...(encryption.keyId !== null && { SSEKMSKeyId: encryption.keyId }) }
    : {};
  /** Response of the store; a failure as a `StorageProblem`. */
  const ask = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await breaker.run(request);
    } catch (problem) {
      throw storageProblem(problem, bucket);
    }
  };
  const orNull = async <Answer>(request: () => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await breaker.run(request);
    } catch (problem) {
      if (isNoFile(problem)) return null;
      throw storageProblem(problem, bucket);
    }
  };
  const get = (key: string, range?: ByteRange, tag?: string) =>
    client.send(
      new GetObjectCommand({
        Bucket,
        Key: objectKey(key),
        ...(range && { Range: headerOf(range) }),
        ...(tag && { IfMatch: tag }),
      }),
    );

  /** The bytes of an answer; where the connection breaks off, it continues at that byte of the same version. */
  async function* chunksOf(key: string, first: GetObjectCommandOutput, start: number): Chunks {
    const total = first.ContentLength ?? 0;
    let answer = first;
    let read = 0;
    for (let tries = 0; ; ) {
      try {
        for await (const chunk of answer.Body as Readable) {
          read += (chunk as Buffer).length;
          yield new Uint8Array(chunk as Buffer<ArrayBuffer>);
        }
        if (read >= total) return;
        throw new Error('premature end of the answer');
      } catch (problem) {
        tries += 1;
        if (!isPassing(problem) || tries > maxContinued) throw storageProblem(problem, bucket);
      }
      if (read >= total) return;
      answer = await ask(() => get(key, { start: start + read, end: start + total - 1 }, first.ETag));
    }
  }

  const write: FileStore['write'] = async (key, content) => {
    let ofSource: unknown;
    // Errors of the source are the caller's, and no failure of the store.
    async function* watched(source: AsyncIterable<Uint8Array>) {
      try {
        yield* source;
      } catch (problem) {
        ofSource = problem;
        throw problem;
      }
    }
    const Body =
      content instanceof Uint8Array
        ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
        : Readable.from(watched(content));
    const upload = new Upload({
      client,
      params: { Bucket, Key: objectKey(key), Body, ...encrypted },
      partSize: partBytes,
      queueSize: 2,
      // Parts of an upload that fails are deleted; no object is there before its last part.
      leavePartsOnError: false,
    });
    try {
      await breaker.run(() => upload.done());
    } catch (problem) {
      throw ofSource ?? storageProblem(problem, bucket);
    }
  };
  const remove = async (key: string) => {
    await orNull(() => client.send(new DeleteObjectCommand({ Bucket, Key: objectKey(key) })));
  };

  async function* list(folder: string): AsyncIterable<StoredItem[]> {
    let next: string | undefined;
    do {
      const page = await ask(() =>
        client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: `${prefix}${folder === '' ? '' : `${folder}/`}`,
            MaxKeys: itemsPerStep,
            ...(next !== undefined && { ContinuationToken: next }),
          }),
        ),
      );
      const items = (page.Contents ?? [])
        .map(({ Key = '', Size = 0, LastModified = new Date() }) => ({
          key: Key.slice(prefix.length),
          bytes: Size,
          writtenAt: LastModified,
        }))
        // Other objects below the prefix are ignored.
        .filter(({ key }) => isKey(key));
      if (items.length > 0) yield items;
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
  }

  const signedUrl = (key: string, name: string, type: string) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        Bucket,
        Key: objectKey(key),
        ResponseContentType: type,
        ResponseContentDisposition: dispositionOf(name),
        ResponseCacheControl: 'private, max-age=300',
      }),
      { expiresIn: urlSeconds },
    ).catch((problem: unknown) => {
      throw storageProblem(problem, bucket);
    });

  return {
    name: nameOfBucket(bucket),
    downloadOrigin: settings.isDirect ? new URL(await signedUrl('check', 'check', 'text/plain')).origin : null,
    write,
    open: async (key, range) => {
      if (!isKey(key)) return null;
      const answer = await orNull(() => get(key, range));
      return answer && chunksOf(key, answer, range?.start ?? 0);
    },
    sizeOf: async (key) => {
      if (!isKey(key)) return null;
      try {
        return (await breaker.run(() => client.send(new HeadObjectCommand({ Bucket, Key: objectKey(key) })))).ContentLength ?? 0;
      } catch {
        // An answer without a body names no reason: a missing bucket looks like a missing file, a wrong key like a missing right.
        const found = await orNull(() => get(key));
        (found?.Body as Readable | undefined)?.destroy();
        return found && (found.ContentLength ?? 0);
      }
    },
    remove,
    list,
    downloadUrl: (key, { name, type }) => (settings.isDirect ? signedUrl(key, name, type) : Promise.resolve(null)),
    check: async () => {
      const key = `check-${randomUUID()}`;
      await ask(() => client.send(new ListObjectsV2Command({ Bucket, Prefix: `${prefix}check-`, MaxKeys: 1 })));
      await write(key, Buffer.from('Written by npm run doctor\n'));
      try {
        const found = await orNull(() => get(key));
        (found?.Body as Readable | undefined)?.destroy();
        if (found === null) throw new StorageProblem(`${nameOfBucket(bucket)} does not return what was written.`);
        // Some stores ignore an encryption that they do not have.
        if (encryption && found.ServerSideEncryption !== encryption.algorithm)
          throw new StorageProblem(
            `${nameOfBucket(bucket)} does not confirm the encryption of STORAGE_ENCRYPTION; set one that it has, or none.`,
          );
      } finally {
        await remove(key);
      }
    },
  };
}
