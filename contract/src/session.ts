// Getting in and out: registration, login, passwords, lock, impersonation. Paths and words as in the specification.
import * as z from 'zod';
import {
  answer,
  callWhileLocked,
  flag,
  id,
  personalCall,
  personalOwnerCall,
  publicCall,
  timestamp,
  tolerated,
  unlockCall,
  userCall,
} from './base.ts';
import { isCountryCode } from './country-codes.ts';
import { withErrors } from './errors.ts';
import { customerTypes, jobRoles } from './profile-facts.ts';

const email = () => z.string().trim().toLowerCase().max(254).pipe(z.email());
const password = () => z.string().min(10).max(128);

const code = () => z.string().trim().min(6).max(20);
const current_password = z.string().min(1).max(128);

const signedIn = answer({
  user: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  'service-api': z.object({ token: z.string() }),
});

/** The password was right; a code is asked for at `services/auth/second_factor` before `expires_at`. */
const secondFactorNeeded = answer({ second_factor: z.object({ token: z.string(), expires_at: timestamp() }) });

/** An empty text says nothing. */
const fact = <Fact extends z.ZodType>(schema: Fact) => z.preprocess((value) => (value === '' ? null : value), schema.nullish());

/** Facts a person may give about themselves and their company at registration or in the profile. */
export const profileFacts = {
  industry_name: z.string().trim().max(120).nullish(),
  country: fact(z.string().refine(isCountryCode)).describe('ISO 3166 code of two letters'),
  customer_type: fact(z.enum(customerTypes)),
  job_role: fact(z.enum(jobRoles)),
};

const utm = {
  utm_source: z.string().max(200).nullish(),
  utm_medium: z.string().max(200).nullish(),
  utm_campaign: z.string().max(200).nullish(),
};

const sessionSchema = z.object({
  id: z.int(),
  created_at: timestamp(),
  last_seen_at: timestamp(),
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
  expires_at: timestamp(),
  /** The impersonating user in this session; null in one of their own. */
  impersonator: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** As whom the caller acts in this session; null elsewhere. */
  acts_as: z.object({ id: z.int(), name: z.string() }).nullable(),
});

/** Everything that gives access in a user's name and that they can revoke. */
export const accessKindNames = [
  'single_sign_on',
  'session',
  'impersonation',
  'api_token',
  'calendar_feed',
  'webhook',
  'review_link',
] as const;
const accessKind = z.enum(accessKindNames);

const accessEntry = z.object({
  kind: accessKind,
  id: z.int(),
  /** Browser, user, token, workspace, host or guest, by kind; empty for a feed of all workspaces. */
  name: z.string(),
  created_at: timestamp(),
  last_used_at: timestamp().nullable(),
  expires_at: timestamp().nullable(),
  /** True for the session of this call. */
  is_current: z.boolean(),
});
export type AccessEntry = z.output<typeof accessEntry>;

const calls = {
  /** Only the status matters: 200 with a session, 401 without. */
  check: callWhileLocked
    .route({ method: 'GET', path: '/user', summary: 'Check the session' })
    .input(z.object(tolerated).optional())
    .output(answer({ user: z.object({ id: z.int() }), is_locked: z.boolean() })),
  register: publicCall
    .route({ method: 'POST', path: '/services/auth/register', summary: 'Create an account and its founder' })
    .input(
      z.object({
        name: z.string().trim().min(1).max(120),
        email: email(),
        password: password(),
        company: z.string().trim().max(120).nullish(),
        locale: z.string().max(10).nullish(),
        ...profileFacts,
        ...utm,
        ...tolerated,
      }),
    )
    .output(signedIn),
  login: publicCall
    .route({ method: 'POST', path: '/services/auth/login', summary: 'Sign in' })
    .input(z.object({ email: email(), password: z.string().min(1).max(128), remember: flag().optional(), ...tolerated }))
    .output(z.union([signedIn, secondFactorNeeded])),
  logout: callWhileLocked
    .route({ method: 'POST', path: '/services/auth/logout', summary: 'Sign out' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        end_session_url: z
          .string()
          .nullable()
          .describe('Where a browser goes to end the session at the single sign-on provider too; null for other sessions'),
      }),
    ),
  lock: personalCall
    .route({ method: 'POST', path: '/services/auth/lock', summary: 'Lock the session' })
    .input(z.object(tolerated).optional())
    .output(answer({})),
  unlock: unlockCall
    .route({ method: 'POST', path: '/services/auth/unlock', summary: 'Unlock the session with the password' })
    .input(z.object({ password: z.string().min(1).max(128), ...tolerated }))
    .output(answer({})),
  rememberPassword: publicCall
    .route({ method: 'POST', path: '/services/auth/remember_password', summary: 'Request a password reset link' })
    .input(z.object({ email: email(), ...tolerated }))
    .output(answer({})),
  resetPassword: publicCall
    .route({ method: 'POST', path: '/services/auth/reset_password', summary: 'Set a new password with a link' })
    .input(
      z.object({
        token: z.string().min(1).max(200),
        password: password(),
        password_confirmation: z.string().max(128),
        ...tolerated,
      }),
    )
    .output(answer({})),
  changePassword: personalCall
    .route({ method: 'POST', path: '/services/auth/change_password', summary: 'Change your password' })
    .input(
      z.object({
        current_password: z.string().min(1).max(128),
        new_password: password(),
        new_confirm_password: z.string().max(128),
        ...tolerated,
      }),
    )
    .output(answer({})),
  /** Asks for the single-use 60-second link with which `impersonate` is called. */
  requestImpersonation: userCall
    .route({ method: 'POST', path: '/services/auth/impersonation_token', summary: 'Create an impersonation link' })
    .input(z.object({ id: id(), source: z.unknown().optional() }))
    .output(answer({ userId: z.int(), token: z.string(), url: z.string() })),
  /** Here `userId` and `token` come as they are in the URL. The specification's three messages name their faults. */
  impersonate: userCall
    .route({ method: 'POST', path: '/services/auth/impersonate', summary: 'Start impersonating a user' })
    .input(z.unknown())
    .output(signedIn),
  /** Also where the impersonation has ended already: then the cookie that is left of it goes. */
  leaveImpersonation: publicCall
    .route({ method: 'POST', path: '/services/auth/leave_impersonation', summary: 'Stop impersonating' })
    .input(z.object(tolerated).optional())
    .output(answer({ user: z.object({ id: z.int(), name: z.string() }) })),
  listAccess: userCall
    .route({
      method: 'GET',
      path: '/services/auth/access',
      summary: 'List everything that gives access in your name',
    })
    .input(z.object(tolerated).optional())
    .output(answer({ access: z.array(accessEntry) })),
  revokeAccess: personalCall
    .route({ method: 'DELETE', path: '/services/auth/access', summary: 'Revoke something that gives access in your name' })
    .input(z.object({ kind: accessKind, id: id(), ...tolerated }))
    .output(answer({})),
  listSessions: userCall
    .route({
      method: 'GET',
      path: '/services/auth/sessions',
      summary: 'List your sessions and impersonations',
    })
    .input(z.object(tolerated).optional())
    .output(answer({ sessions: z.array(sessionSchema) })),
  endSession: personalCall
    .route({ method: 'DELETE', path: '/services/auth/sessions', summary: 'End one of your sessions' })
    .input(z.object({ session_id: id(), ...tolerated }))
    .output(answer({})),
  // A second factor by an authenticator app (time-based codes, RFC 6238) beside the password.
  showSecondFactor: userCall
    .route({ method: 'GET', path: '/services/auth/authenticator/show', summary: 'Get two-factor status' })
    .input(z.object(tolerated).optional())
    .output(answer({ is_on: z.boolean(), recovery_codes_left: z.int() })),
  /** Not on before it is confirmed by a code; a new one replaces one that was never confirmed. */
  createSecondFactor: personalCall
    .route({ method: 'PUT', path: '/services/auth/authenticator/create', summary: 'Start two-factor setup' })
    .input(z.object({ current_password, ...tolerated }))
    .output(
      answer({
        /** For typing into the app, in base32. */
        secret: z.string(),
        url: z.string(),
        /** The same as a picture to scan: an SVG. */
        qr: z.string(),
      }),
    ),
  /** The recovery codes are shown this once; each works once in place of a code. */
  confirmSecondFactor: personalCall
    .route({ method: 'POST', path: '/services/auth/authenticator/confirm', summary: 'Turn on two-factor authentication' })
    .input(z.object({ code: code(), ...tolerated }))
    .output(answer({ recovery_codes: z.array(z.string()) })),
  removeSecondFactor: personalCall
    .route({ method: 'DELETE', path: '/services/auth/authenticator/delete', summary: 'Turn off two-factor authentication' })
    .input(z.object({ current_password, code: code(), ...tolerated }))
    .output(answer({})),
  /** New recovery codes in place of the earlier ones, which stop working; shown this once. */
  renewRecoveryCodes: personalCall
    .route({ method: 'POST', path: '/services/auth/authenticator/recovery_codes', summary: 'Create new recovery codes' })
    .input(z.object({ current_password, code: code(), ...tolerated }))
    .output(answer({ recovery_codes: z.array(z.string()) })),
  /** For a user of the account, below the caller, after losing the app and the codes. */
  resetSecondFactor: personalOwnerCall
    .route({ method: 'POST', path: '/services/auth/authenticator/reset', summary: "Disable a user's two-factor authentication" })
    .input(z.object({ person_id: id(), ...tolerated }))
    .output(answer({})),
  /** The other half of a login that answered `second_factor`. */
  secondFactor: publicCall
    .route({ method: 'POST', path: '/services/auth/second_factor', summary: 'Finish signing in with a code' })
    .input(z.object({ token: z.string().min(1).max(200), code: code(), remember: flag().optional(), ...tolerated }))
    .output(signedIn),
};

export const sessionContract = withErrors(
  calls,
  { 403: ['WRONG_ORIGIN'] },
  {
    register: { 403: ['REGISTRATION_CLOSED'] },
    login: { 401: ['WRONG_CREDENTIALS'] },
    resetPassword: { 422: ['RESET_LINK_INVALID'] },
    requestImpersonation: { 403: ['IMPERSONATION_NESTED'] },
    impersonate: { 403: ['IMPERSONATION_NESTED'], 422: ['IMPERSONATION_PARAMS', 'IMPERSONATION_TOKEN', 'IMPERSONATION_USER'] },
    leaveImpersonation: { 401: ['UNAUTHENTICATED', 'IMPERSONATION_ENDED'], 409: ['NOT_IMPERSONATING'] },
    createSecondFactor: { 409: ['AUTHENTICATOR_ON'] },
    confirmSecondFactor: { 409: ['AUTHENTICATOR_ON'] },
    secondFactor: { 401: ['SECOND_FACTOR_ENDED'] },
  },
);
