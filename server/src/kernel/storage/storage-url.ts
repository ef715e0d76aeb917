// STORAGE_URL: `local`, or a bucket as `s3://bucket/prefix?region=…&endpoint=…`.

export interface Bucket {
  kind: 's3';
  bucket: string;
  /** Before every key; empty, or with a slash at its end. */
  prefix: string;
  /** Null leaves it to AWS_REGION. */
  region: string | null;
  /** Null is that of AWS. */
  endpoint: string | null;
  /** The bucket is in the path of URLs, not in the host name. */
  isPathStyle: boolean;
}

export type StoreLocation = { kind: 'local' } | Bucket;

const known = new Set(['region', 'endpoint', 'style']);

/** Throws an Error that names the fault in the URL. */
function bucketOf(url: URL): Bucket {
  const { searchParams } = url;
  if (url.username !== '' || url.password !== '')
    throw new Error('must not contain keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) throw new Error('must name a bucket: s3://bucket/prefix');
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(prefix) || prefix.split('/').includes('..'))
    throw new Error('may have letters, digits, dots, dashes and slashes in its prefix');
  const other = [...searchParams.keys()].find((name) => !known.has(name));
  if (other !== undefined) throw new Error(`has an unknown parameter ${other} (known are region, endpoint and style)`);
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new Error('must have an http or https URL as its endpoint');
  const style = searchParams.get('style') ?? (endpoint === null ? 'host' : 'path');
  if (style !== 'host' && style !== 'path') throw new Error('must have host or path as its style');
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: searchParams.get('region'),
    endpoint,
    isPathStyle: style === 'path',
  };
}

/** Storage location in the text; throws an Error with a message that continues after the name of the variable. */
export function readStoreLocation(text: string): StoreLocation {
  if (text === 'local') return { kind: 'local' };
  if (!text.startsWith('s3://') || !URL.canParse(text)) throw new Error('must be local or s3://bucket/prefix');
  return bucketOf(new URL(text));
}

/** For people and logs. */
export const nameOfBucket = ({ bucket, prefix, endpoint }: Bucket): string =>
  `s3://${bucket}/${prefix}`.replace(/\/$/, '') + (endpoint === null ? '' : ` at ${new URL(endpoint).host}`);
