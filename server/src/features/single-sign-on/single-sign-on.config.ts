// Login by an OpenID Connect provider: the provider, this client, and the roles of groups.
import * as z from 'zod';
import { ConfigError, defineConfig } from '../../kernel/config.ts';
import { httpUrl, wholeNumber } from '../../kernel/config-values.ts';

export type MappedRole = 'user' | 'intermediate' | 'admin';

/** Single sign-on by OpenID Connect. */
export interface SignInConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Label of the button. */
  name: string;
  /** Scopes requested from the provider, separated by spaces. */
  scopes: string;
  /** True if an email counts as verified without `email_verified` from the provider. */
  trustsEmail: boolean;
  /** True if logging out ends the session at the provider too. */
  endsSession: boolean;
  /** Claim that holds a person's groups: a text, or a list of them. */
  roleClaim: string;
  roleMap: { group: string; role: MappedRole }[];
  /** Role of people in no mapped group; null refuses them. */
  defaultRole: MappedRole | null;
  /** The account that people join; null is the first there is. */
  accountId: number | null;
}

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

/** Null without a provider. */
export const singleSignOnConfig = defineConfig(
  {
    OIDC_ISSUER: httpUrl().optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_NAME: z.string().max(40, 'must have at most 40 characters').default('single sign-on'),
    OIDC_SCOPES: z
      .string()
      .refine((text) => text.split(/\s+/).includes('openid'), 'must name openid')
      .default('openid email profile'),
    OIDC_TRUST_EMAIL: z.enum(['on', 'off'], 'must be on or off').default('off'),
    OIDC_LOGOUT: z.enum(['on', 'off'], 'must be on or off').default('on'),
    OIDC_ROLE_CLAIM: z.string().default('groups'),
    OIDC_ROLE_MAP: roleMap.optional(),
    OIDC_DEFAULT_ROLE: z
      .enum(['user', 'intermediate', 'admin', 'none'], 'must be user, intermediate, admin or none')
      .default('user'),
    OIDC_ACCOUNT_ID: wholeNumber().min(1, 'must be at least 1').optional(),
  },
  (values): SignInConfig | null => {
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
    // Issuer, client and secret are given together or not at all.
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
      scopes: values.OIDC_SCOPES,
      trustsEmail: values.OIDC_TRUST_EMAIL === 'on',
      endsSession: values.OIDC_LOGOUT === 'on',
      roleClaim: values.OIDC_ROLE_CLAIM,
      roleMap: values.OIDC_ROLE_MAP ?? [],
      defaultRole: values.OIDC_DEFAULT_ROLE === 'none' ? null : values.OIDC_DEFAULT_ROLE,
      accountId: values.OIDC_ACCOUNT_ID ?? null,
    };
  },
);
