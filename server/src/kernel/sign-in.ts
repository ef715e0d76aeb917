// The adapter to an OpenID Connect provider: the only code that speaks to it. Authorization code with PKCE, state and nonce.
import type { Configuration } from 'openid-client';

/** State between leaving for the provider and coming back. */
export interface SignInChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface SignedInPerson {
  issuer: string;
  /** The person's id at the issuer. */
  subject: string;
  /** Lower case; null where the provider gives none. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  groups: string[];
}

export interface SignInProvider {
  /** Address to send the browser to. */
  begin(redirectUri: string): Promise<{ url: string; checks: SignInChecks }>;
  /** Exchanges the provider's callback for the person. Throws if state, nonce, code, signature or issuer does not fit. */
  finish(callback: URL, checks: SignInChecks): Promise<SignedInPerson>;
  /** Address that ends the browser's session at the provider and leads back to `returnTo`; null if the provider announces none. */
  end(returnTo: string): Promise<string | null>;
}

/** Seconds that one answer of the provider may take. */
const timeoutSeconds = 10;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Some providers send the claim `email_verified` as text, others (Microsoft Entra ID) leave it out. */
export const isVerified = (claim: unknown, trustsEmail: boolean) =>
  claim === undefined ? trustsEmail : claim === true || claim === 'true';

// Loaded with the first sign-in: no start should wait for it.
const loadClient = () => import('openid-client');

/** A provider, this client of it, and the claim that holds a person's groups. */
export interface SignInClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  roleClaim: string;
  scopes: string;
  /** True if an address counts as verified if the provider sends no `email_verified`. */
  trustsEmail: boolean;
}

/** The provider of this configuration. It is asked for its addresses when first needed, and again after a failure. */
export function createSignInProvider(config: SignInClient): SignInProvider {
  let known: Promise<Configuration> | null = null;
  const discover = async () => {
    const oidc = await loadClient();
    const issuer = new URL(config.issuer);
    // A provider in the own network can use http: its signatures are checked all the same.
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    known ??= oidc
      .discovery(issuer, config.clientId, config.clientSecret, undefined, { execute, timeout: timeoutSeconds })
      .catch((problem: unknown) => {
        known = null;
        throw problem;
      });
    return known;
  };
  return {
    begin: async (redirectUri) => {
      const oidc = await loadClient();
      const provider = await discover();
      const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: config.scopes,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        state: checks.state,
        nonce: checks.nonce,
      });
      return { url: url.href, checks };
    },
    finish: async (callback, { state, nonce, verifier }) => {
      const oidc = await loadClient();
      const provider = await discover();
      const tokens = await oidc.authorizationCodeGrant(provider, callback, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no id token');
      // Address and groups often are in the user info only.
      const more = provider.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
        : {};
      const all: Record<string, unknown> = { ...claims, ...more };
      const groups = all[config.roleClaim];
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: textOf(all['email'])?.trim().toLowerCase() ?? null,
        isEmailVerified: isVerified(all['email_verified'], config.trustsEmail),
        name: textOf(all['name']),
        groups: (Array.isArray(groups) ? groups : [groups]).filter((group): group is string => typeof group === 'string'),
      };
    },
    end: async (returnTo) => {
      const oidc = await loadClient();
      const provider = await discover();
      if (provider.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(provider, { post_logout_redirect_uri: returnTo, state: oidc.randomState() }).href;
    },
  };
}

/** The provider's facts about this client, which nobody has to log in for. */
export interface ProviderFacts {
  /** Clock offset of the provider, in seconds; null if it does not say. */
  secondsAhead: number | null;
  /** False if it refuses this client; null if its answer does not say. */
  isClientKnown: boolean | null;
}

/** Fetches the provider's endpoints, and requests tokens with an invented code. Throws if it is not a provider or does not respond. */
export async function examineSignInProvider(
  { issuer, clientId, clientSecret }: Pick<SignInClient, 'issuer' | 'clientId' | 'clientSecret'>,
  redirectUri: string,
): Promise<ProviderFacts> {
  const oidc = await loadClient();
  const url = new URL(issuer);
  let date: string | null = null;
  const noteDate: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    date = response.headers.get('date');
    return response;
  };
  const provider = await oidc.discovery(url, clientId, clientSecret, undefined, {
    execute: url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    timeout: timeoutSeconds,
    [oidc.customFetch]: noteDate,
  });
  const secondsAhead = date === null ? null : Math.round((Date.parse(date) - Date.now()) / 1000);
  try {
    await oidc.genericGrantRequest(provider, 'authorization_code', { code: 'folio-doctor', redirect_uri: redirectUri });
    return { secondsAhead, isClientKnown: null };
  } catch (problem) {
    const { error } = problem as { error?: string };
    const isRefused = error === 'invalid_client' || error === 'unauthorized_client';
    return { secondsAhead, isClientKnown: isRefused ? false : error === 'invalid_grant' ? true : null };
  }
}
