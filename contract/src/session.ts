// Getting in and out: registration, login, passwords, lock, impersonation. Paths and words as in the specification.
import * as z from 'zod';
import {
  answer,
  callWhileLocked,
  flag,
  id,
  personalCall,
  publicCall,
  timestamp,
  tolerated,
  unlockCall,
  userCall,
} from './base.ts';

const email = () => z.string().trim().toLowerCase().max(254).pipe(z.email());
const password = () => z.string().min(10).max(128);

export const signedIn = answer({
  user: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  'service-api': z.object({ token: z.string() }),
});

/** The password was right; a code is asked for at `services/auth/second_factor` before `expires_at`. */
const secondFactorNeeded = answer({ second_factor: z.object({ token: z.string(), expires_at: timestamp() }) });

/** Facts a person may give about themselves and their company at registration or in the profile. */
export const profileFacts = {
  industry_name: z.string().trim().max(120).nullish(),
  country: z.string().trim().max(80).nullish(),
  customer_type: z.string().trim().max(80).nullish(),
  job_role: z.string().trim().max(80).nullish(),
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
  /** Who acts as the caller in this session; null in one of their own. */
  impersonator: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** As whom the caller acts in this session; null elsewhere. */
  acts_as: z.object({ id: z.int(), name: z.string() }).nullable(),
});

export const sessionContract = {
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
    .output(answer({})),
  lock: personalCall
    .route({ method: 'POST', path: '/services/auth/lock', summary: 'Lock the session' })
    .input(z.object(tolerated).optional())
    .output(answer({})),
  unlock: unlockCall
    .route({ method: 'POST', path: '/services/auth/unlock', summary: 'Unlock the session with the password' })
    .input(z.object({ password: z.string().min(1).max(128), ...tolerated }))
    .output(answer({})),
  rememberPassword: publicCall
    .route({ method: 'POST', path: '/services/auth/remember_password', summary: 'Ask for a link to reset the password' })
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
    .route({ method: 'POST', path: '/services/auth/change_password', summary: 'Change the own password' })
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
    .route({ method: 'POST', path: '/services/auth/impersonation_token', summary: 'Ask for an impersonation link' })
    .input(z.object({ id: id(), source: z.unknown().optional() }))
    .output(answer({ userId: z.int(), token: z.string(), url: z.string() })),
  /** Here `userId` and `token` come as they stand in the address; what is wrong with them is said in the specification's three messages. */
  impersonate: userCall
    .route({ method: 'POST', path: '/services/auth/impersonate', summary: 'Become another user' })
    .input(z.unknown())
    .output(signedIn),
  /** Also where the impersonation has ended already: then the cookie that is left of it goes. */
  leaveImpersonation: publicCall
    .route({ method: 'POST', path: '/services/auth/leave_impersonation', summary: 'Become yourself again' })
    .input(z.object(tolerated).optional())
    .output(answer({ user: z.object({ id: z.int(), name: z.string() }) })),
  listSessions: userCall
    .route({
      method: 'GET',
      path: '/services/auth/sessions',
      summary: 'List the own sessions, and those of impersonations either way',
    })
    .input(z.object(tolerated).optional())
    .output(answer({ sessions: z.array(sessionSchema) })),
  endSession: personalCall
    .route({ method: 'DELETE', path: '/services/auth/sessions', summary: 'End one of the own sessions' })
    .input(z.object({ session_id: id(), ...tolerated }))
    .output(answer({})),
};
