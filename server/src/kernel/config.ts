// The only place that reads the environment: values of the kernel, and those declared by features (`defineConfig`). A start fails with
// the full list of wrong values.
import { resolve } from 'node:path';
import * as z from 'zod';
import {
  aNumber,
  databaseUrl,
  headerPairs,
  httpUrl,
  listed,
  proxies,
  storeLocation,
  wholeNumber,
  withoutLastSlash,
} from './config-values.ts';
import type { ReplicaSettings } from './db/replicas/read-replicas.ts';
import { isGuessable, keysOfFile } from './secret-key-file.ts';
import type { SecretKeys } from './secrets.ts';
import type { StorageSettings } from './storage/open-store.ts';

const hostAndPort = /^[a-z0-9.:[\]-]+:\d{1,5}$/i;

const environmentSchema = z.object({
  PORT: wholeNumber().min(0, 'must be 0 to 65535').max(65_535, 'must be 0 to 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_DIRECT_URL: databaseUrl().optional(),
  DATABASE_READ_URL: listed().pipe(z.array(databaseUrl())).prefault(''),
  DATABASE_READ_CONNECTIONS: wholeNumber().min(1, 'must be at least 1').max(200, 'must be at most 200').default(20),
  DATABASE_READ_MAX_WAIT: wholeNumber().min(0, 'must be 0 to 5000').max(5000, 'must be 0 to 5000').default(50),
  FOLIO_ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  PUBLIC_URL: httpUrl().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Folio <folio@localhost>'),
  FETCH_ALLOW: listed()
    .refine((items) => items.every((item) => hostAndPort.test(item)), 'must be a comma separated list of host:port')
    .prefault(''),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
  SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .refine((key) => !isGuessable(key), 'can be guessed: take 32 random bytes, as `openssl rand -hex 32` prints them')
    .optional(),
  SECRET_KEY_PREVIOUS: listed().prefault(''),
  FOLIO_ALLOW_NEWER_DATABASE: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  FOLIO_ALLOW_OTHER_SECRET_KEY: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  // Obeyed by scripts/parts.mjs, which inherits it.
  FOLIO_INSTALL_PARTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .refine((token) => !isGuessable(token), 'can be guessed: take 32 random bytes, as `openssl rand -hex 32` prints them')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: listed().transform(headerPairs).prefault(''),
  OTEL_SERVICE_NAME: z.string().default('folio'),
  OTEL_TRACES_SAMPLER_ARG: aNumber().min(0, 'must be 0 to 1').max(1, 'must be 0 to 1').default(1),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber().min(10, 'must be at least 10').default(5000),
  STORAGE_URL: storeLocation().prefault('local'),
  STORAGE_PREVIOUS_URL: storeLocation().optional(),
  STORAGE_DOWNLOADS: z.enum(['streamed', 'direct'], 'must be streamed or direct').default('streamed'),
  STORAGE_ENCRYPTION: z.enum(['AES256', 'aws:kms'], 'must be AES256 or aws:kms').optional(),
  STORAGE_KMS_KEY: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  TRUSTED_PROXIES: proxies().prefault('loopback'),
  HSTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WORKER_CONCURRENCY: wholeNumber().min(1, 'must be at least 1').max(64, 'must be at most 64').default(2),
});

/** Environment variables of one feature (`<feature>.config.ts`). */
export interface FeatureConfig<Value = unknown> {
  /** The variables, each with its schema. */
  readonly variables: z.ZodRawShape;
  /** Makes the feature's values of those of its variables; throws `ConfigError`. */
  readonly read: (values: never) => Value;
  /** The values in a configuration. */
  readonly of: (config: Pick<Config, 'ofFeatures'>) => Value;
}

/** Declares a feature's environment variables. `app/read-config.ts` collects the declarations. */
export function defineConfig<Shape extends z.ZodRawShape, Value>(
  variables: Shape,
  read: (values: z.output<z.ZodObject<Shape>>) => Value,
): FeatureConfig<Value> {
  const declared: FeatureConfig<Value> = {
    variables,
    read,
    of: ({ ofFeatures }) => {
      if (!ofFeatures.has(declared)) throw new Error(`Nobody read ${Object.keys(variables).join(', ')}`);
      return ofFeatures.get(declared) as Value;
    },
  };
  return declared;
}

/** Endpoint and selection of spans. */
export interface TraceSettings {
  /** Address of the collector for traces. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Share of traces that begin here and are recorded, 0 to 1. */
  share: number;
  /** Milliseconds between two sends. */
  sendEveryMs: number;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything Folio writes. */
  dataDir: string;
  databaseUrl: string | null;
  /** The same database without the pooler in between; null where `databaseUrl` leads to it directly. */
  databaseDirectUrl: string | null;
  /** Replicas that web processes read from; null where there are none. */
  replicas: ReplicaSettings | null;
  role: 'all' | 'web' | 'worker';
  /** Address people use, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string;
  fetchAllow: string[];
  logLevel: string;
  /** Key material for encrypting provider keys at rest, from SECRET_KEY or created once in the data folder, with former keys. */
  secretKey: SecretKeys;
  /** True if a start insists on a database that a later version migrated. */
  allowsNewerDatabase: boolean;
  /** True if a start insists on a secret key that opens none of the encrypted values. */
  allowsOtherSecretKey: boolean;
  /** True if optional parts are installed when they are first needed. */
  installsParts: boolean;
  /** Storage location of files. */
  storage: StorageSettings;
  /** The token for programs that read `/metrics`; null if the page is off. */
  metricsToken: string | null;
  /** Endpoint of traces; null if nothing is recorded. */
  traces: TraceSettings | null;
  /** Proxies with a trusted `X-Forwarded-For` header, or their number. */
  trustedProxies: string[] | number;
  /** True if browsers are instructed to use https only (HSTS). */
  isHstsSent: boolean;
  /** Size of each lane of a worker process, in multiples (`app/worker-lanes.ts`). */
  workerConcurrency: number;
  /** Configuration of features, by their declarations; each reads its own (`defineConfig`). */
  ofFeatures: ReadonlyMap<FeatureConfig, unknown>;
}

/** Names every wrong variable, one line each, so that all can be fixed at once. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a wrong value' : 'wrong values'}:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

/** The values of the kernel and of all features; throws `ConfigError` with every wrong one. */
function valuesOf(environment: Environment, features: readonly FeatureConfig[]) {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const problems: string[] = [];
  const parse = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) => {
    const { data, error } = schema.safeParse(filled);
    problems.push(...(error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`));
    return data;
  };
  const values = parse(environmentSchema);
  if (values?.DATABASE_READ_URL.length && values.DATABASE_URL === undefined)
    problems.push('DATABASE_READ_URL needs DATABASE_URL: the embedded PostgreSQL has no replicas');
  const ofFeatures = new Map<FeatureConfig, unknown>();
  for (const feature of features) {
    const own = parse(z.object(feature.variables));
    if (own === undefined) continue;
    try {
      ofFeatures.set(feature, feature.read(own as never));
    } catch (problem) {
      if (!(problem instanceof ConfigError)) throw problem;
      problems.push(...problem.problems);
    }
  }
  if (values === undefined || problems.length > 0) throw new ConfigError(problems);
  return { values, ofFeatures };
}

const storageOf = (values: z.infer<typeof environmentSchema>): StorageSettings => ({
  location: values.STORAGE_URL,
  previous: values.STORAGE_PREVIOUS_URL ?? null,
  isDirect: values.STORAGE_DOWNLOADS === 'direct',
  encryption: values.STORAGE_ENCRYPTION ? { algorithm: values.STORAGE_ENCRYPTION, keyId: values.STORAGE_KMS_KEY ?? null } : null,
  region: values.AWS_REGION ?? null,
  credentials:
    values.AWS_ACCESS_KEY_ID !== undefined && values.AWS_SECRET_ACCESS_KEY !== undefined
      ? {
          accessKeyId: values.AWS_ACCESS_KEY_ID,
          secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
          ...(values.AWS_SESSION_TOKEN !== undefined && { sessionToken: values.AWS_SESSION_TOKEN }),
        }
      : null,
});

function tracesOf(values: z.infer<typeof environmentSchema>): TraceSettings | null {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${withoutLastSlash(base)}/v1/traces`);
  if (url === undefined) return null;
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
    sendEveryMs: values.OTEL_BSP_SCHEDULE_DELAY,
  };
}

const replicasOf = (values: z.infer<typeof environmentSchema>): ReplicaSettings | null =>
  values.DATABASE_READ_URL.length === 0
    ? null
    : {
        urls: values.DATABASE_READ_URL,
        connections: values.DATABASE_READ_CONNECTIONS,
        maxWaitMs: values.DATABASE_READ_MAX_WAIT,
      };

const pathsOf = (values: z.infer<typeof environmentSchema>) => ({
  port: values.PORT,
  host: values.HOST,
  dataDir: resolve(values.DATA_DIR),
  databaseUrl: values.DATABASE_URL ?? null,
  databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
  storage: storageOf(values),
});

/** Location of an installation, for programs that work on it without creating anything; throws `ConfigError`. */
export const readPathsWith = (features: readonly FeatureConfig[], environment: Environment = process.env) =>
  pathsOf(valuesOf(environment, features).values);

/** The configuration as it was given, before a secret key that is missing is made. */
export interface Settings extends Omit<Config, 'secretKey'> {
  /** From SECRET_KEY and SECRET_KEY_PREVIOUS; `current` is null where the key is kept in the data folder. */
  givenKeys: { current: string | null; previous: string[] };
  hasPublicUrl: boolean;
}

/** Reads the settings with those of these features and changes nothing; throws `ConfigError`. An empty variable counts as not set. */
export function readSettingsWith(features: readonly FeatureConfig[], environment: Environment = process.env): Settings {
  const { values, ofFeatures } = valuesOf(environment, features);
  return {
    ...pathsOf(values),
    replicas: replicasOf(values),
    role: values.FOLIO_ROLE,
    allowsNewerDatabase: values.FOLIO_ALLOW_NEWER_DATABASE === '1',
    allowsOtherSecretKey: values.FOLIO_ALLOW_OTHER_SECRET_KEY === '1',
    installsParts: values.FOLIO_INSTALL_PARTS === 'on',
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    publicUrl: withoutLastSlash(
      values.PUBLIC_URL ??
        `http://${values.HOST === '0.0.0.0' || values.HOST === '::' ? 'localhost' : values.HOST}:${values.PORT}`,
    ),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    fetchAllow: values.FETCH_ALLOW,
    logLevel: values.LOG_LEVEL,
    givenKeys: { current: values.SECRET_KEY ?? null, previous: values.SECRET_KEY_PREVIOUS },
    traces: tracesOf(values),
    metricsToken: values.METRICS_TOKEN ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    isHstsSent: values.HSTS === 'on' && (values.PUBLIC_URL ?? '').startsWith('https:'),
    workerConcurrency: values.WORKER_CONCURRENCY,
    ofFeatures,
  };
}

/** Reads the configuration with that of these features, and makes the secret key where there is none; throws `ConfigError`. */
export function readConfigWith(features: readonly FeatureConfig[], environment: Environment = process.env): Config {
  const { givenKeys, hasPublicUrl: _given, ...settings } = readSettingsWith(features, environment);
  return {
    ...settings,
    secretKey:
      givenKeys.current === null
        ? keysOfFile(settings.dataDir, givenKeys.previous)
        : { current: givenKeys.current, previous: givenKeys.previous },
  };
}
