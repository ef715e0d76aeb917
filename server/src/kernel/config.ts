// The only place that reads the environment. Every wrong value is named at once, so that a start fails with a full list.
import { resolve } from 'node:path';
import * as z from 'zod';
import { isGuessable, keyFileOf } from './secret-key-file.ts';
import type { SecretKeys } from './secrets.ts';

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');
const httpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const hostAndPort = /^[a-z0-9.:[\]-]+:\d{1,5}$/i;

/** "group=role" pairs; the founder's role is nobody's to give, so `master` is not among them. */
const roleMap = z
  .string()
  .transform((text) =>
    text.split(',').map((pair) =>
      pair
        .trim()
        .split('=')
        .map((part) => part.trim()),
    ),
  )
  .refine(
    (pairs) =>
      pairs.every(
        ([group, role, ...rest]) => group && ['user', 'intermediate', 'admin'].includes(role ?? '') && rest.length === 0,
      ),
    'must be pairs like marketing=user,leads=intermediate,heads=admin',
  )
  .transform((pairs) => pairs.map(([group = '', role = '']) => ({ group, role: role as MappedRole })));

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  FOLIO_ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  PUBLIC_URL: z.string().refine(httpUrl, 'must be an http or https address').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Folio <folio@localhost>'),
  /** Hub from which local models come. */
  MODEL_HOST: z.string().refine(httpUrl, 'must be an http or https address').default('https://huggingface.co'),
  /** File with the models to offer instead of the product's own list. */
  LOCAL_MODEL_LIST: z.string().min(1).optional(),
  /** Where tool use is sent to, by the guarded fetcher. */
  ANALYTICS_URL: z.string().refine(httpUrl, 'must be an http or https address').optional(),
  AI_ART_URL: z.string().refine(httpUrl, 'must be an http or https address').optional(),
  DATAFORSEO_URL: z.string().refine(httpUrl, 'must be an http or https address').default('https://api.dataforseo.com/v3'),
  WIKIMEDIA_URL: z.string().refine(httpUrl, 'must be an http or https address').default('https://wikimedia.org/api/rest_v1'),
  FETCH_ALLOW: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every((item) => hostAndPort.test(item)), 'must be a comma separated list of host:port'),
  INITIAL_CREDITS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .default(10_000),
  STORAGE_LIMIT_GB: z.coerce.number({ error: 'must be a number' }).min(0, 'must be at least 0').default(20),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
  SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .refine((key) => !isGuessable(key), 'can be guessed: take 32 random bytes, as `openssl rand -hex 32` prints them')
    .optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    ),
  HSTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  MISTRAL_API_KEY: z.string().optional(),
  OIDC_ISSUER: z.string().refine(httpUrl, 'must be an http or https address').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').default('single sign-on'),
  OIDC_ROLE_CLAIM: z.string().default('groups'),
  OIDC_ROLE_MAP: roleMap.optional(),
  OIDC_DEFAULT_ROLE: z
    .enum(['user', 'intermediate', 'admin', 'none'], 'must be user, intermediate, admin or none')
    .default('user'),
  OIDC_ACCOUNT_ID: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .optional(),
  WORKER_CONCURRENCY: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(64, 'must be at most 64')
    .default(2),
});

export type MappedRole = 'user' | 'intermediate' | 'admin';

/** Single sign-on by OpenID Connect. */
export interface SignInConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button is called. */
  name: string;
  /** Claim that holds a person's groups: a text, or a list of them. */
  roleClaim: string;
  roleMap: { group: string; role: MappedRole }[];
  /** Role of people in no mapped group; null refuses them. */
  defaultRole: MappedRole | null;
  /** The account that people join; null is the first there is. */
  accountId: number | null;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything Folio writes. */
  dataDir: string;
  databaseUrl: string | null;
  /** The same database without the pooler in between; null where `databaseUrl` leads to it directly. */
  databaseDirectUrl: string | null;
  role: 'all' | 'web' | 'worker';
  /** Address people use, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where tool use is sent; null sends it nowhere. */
  analyticsUrl: string | null;
  aiArtUrl: string | null;
  /** Without a slash at its end. */
  modelHost: string;
  localModelList: string | null;
  /** Where trends read page views. */
  wikimediaUrl: string;
  /** Without its last slash. */
  dataForSeoUrl: string;
  fetchAllow: string[];
  /** AI credits of a new account. */
  initialCredits: number;
  /** What the files of one account may take, in bytes; null is no limit. */
  maxStorageBytes: number | null;
  logLevel: string;
  /** Key material for encrypting provider keys at rest; from SECRET_KEY or made once in the data folder, and what was before. */
  secretKey: SecretKeys;
  /** Whether browsers are instructed to use https only (HSTS). */
  isHstsSent: boolean;
  providerKeys: { openai: string | null; anthropic: string | null; google: string | null; mistral: string | null };
  /** What each lane of a worker process is as large as, in multiples (`app/worker-lanes.ts`). */
  workerConcurrency: number;
  /** Null without `OIDC_ISSUER`. */
  signIn: SignInConfig | null;
}

/** Names every wrong variable, one line each, so that whoever starts Folio mends them in one go. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a wrong value' : 'wrong values'}:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** Issuer, client and secret stand together or not at all. */
function signInOf(values: z.infer<typeof environmentSchema>): SignInConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  const missing = Object.entries({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${name} must be set, since other values of single sign-on are`);
  if (missing.length === 3) return null;
  if (!issuer || !clientId || !clientSecret) throw new ConfigError(missing);
  return {
    issuer,
    clientId,
    clientSecret,
    name: values.OIDC_NAME,
    roleClaim: values.OIDC_ROLE_CLAIM,
    roleMap: values.OIDC_ROLE_MAP ?? [],
    defaultRole: values.OIDC_DEFAULT_ROLE === 'none' ? null : values.OIDC_DEFAULT_ROLE,
    accountId: values.OIDC_ACCOUNT_ID ?? null,
  };
}

function valuesOf(environment: Record<string, string | undefined>): z.infer<typeof environmentSchema> {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(filled);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  return parsed.data;
}

const pathsOf = (values: z.infer<typeof environmentSchema>) => ({
  port: values.PORT,
  host: values.HOST,
  dataDir: resolve(values.DATA_DIR),
  databaseUrl: values.DATABASE_URL ?? null,
  databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
});

/** Where an installation lies, for what works on it without making anything; throws `ConfigError`. */
export const readPaths = (environment: Record<string, string | undefined> = process.env) => pathsOf(valuesOf(environment));

/** Reads the configuration; throws `ConfigError`. An empty variable counts as not set. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const values = valuesOf(environment);
  const paths = pathsOf(values);
  return {
    ...paths,
    role: values.FOLIO_ROLE,
    publicUrl: (
      values.PUBLIC_URL ??
      `http://${values.HOST === '0.0.0.0' || values.HOST === '::' ? 'localhost' : values.HOST}:${values.PORT}`
    ).replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    aiArtUrl: values.AI_ART_URL ?? null,
    analyticsUrl: values.ANALYTICS_URL ?? null,
    modelHost: values.MODEL_HOST.replace(/\/+$/, ''),
    localModelList: values.LOCAL_MODEL_LIST ?? null,
    wikimediaUrl: values.WIKIMEDIA_URL,
    dataForSeoUrl: values.DATAFORSEO_URL.replace(/\/+$/, ''),
    fetchAllow: values.FETCH_ALLOW,
    initialCredits: values.INITIAL_CREDITS,
    maxStorageBytes: values.STORAGE_LIMIT_GB === 0 ? null : Math.ceil(values.STORAGE_LIMIT_GB * 1024 ** 3),
    logLevel: values.LOG_LEVEL,
    secretKey: { current: values.SECRET_KEY ?? keyFileOf(paths.dataDir), previous: values.SECRET_KEY_PREVIOUS },
    isHstsSent: values.HSTS === 'on' && (values.PUBLIC_URL ?? '').startsWith('https:'),
    providerKeys: {
      openai: values.OPENAI_API_KEY ?? null,
      anthropic: values.ANTHROPIC_API_KEY ?? null,
      google: values.GOOGLE_GENERATIVE_AI_API_KEY ?? null,
      mistral: values.MISTRAL_API_KEY ?? null,
    },
    workerConcurrency: values.WORKER_CONCURRENCY,
    signIn: signInOf(values),
  };
}
