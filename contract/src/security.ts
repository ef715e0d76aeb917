// A second factor by an authenticator app (time-based codes, RFC 6238) beside the password.
import * as z from 'zod';
import { answer, flag, id, personalCall, personalOwnerCall, publicCall, tolerated, userCall } from './base.ts';
import { signedIn } from './session.ts';

const code = () => z.string().trim().min(6).max(20);
const current_password = z.string().min(1).max(128);

export const securityContract = {
  show: userCall
    .route({ method: 'GET', path: '/services/auth/authenticator/show', summary: 'Whether a second factor is on' })
    .input(z.object(tolerated).optional())
    .output(answer({ is_on: z.boolean(), recovery_codes_left: z.int() })),
  /** Not on before it is confirmed by a code; a new one replaces one that was never confirmed. */
  create: personalCall
    .route({ method: 'PUT', path: '/services/auth/authenticator/create', summary: 'Begin with an authenticator app' })
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
  confirm: personalCall
    .route({ method: 'POST', path: '/services/auth/authenticator/confirm', summary: 'Switch the second factor on' })
    .input(z.object({ code: code(), ...tolerated }))
    .output(answer({ recovery_codes: z.array(z.string()) })),
  remove: personalCall
    .route({ method: 'DELETE', path: '/services/auth/authenticator/delete', summary: 'Switch the second factor off' })
    .input(z.object({ current_password, code: code(), ...tolerated }))
    .output(answer({})),
  /** New recovery codes in place of the earlier ones, which stop working; shown this once. */
  renewCodes: personalCall
    .route({ method: 'POST', path: '/services/auth/authenticator/recovery_codes', summary: 'Make new recovery codes' })
    .input(z.object({ current_password, code: code(), ...tolerated }))
    .output(answer({ recovery_codes: z.array(z.string()) })),
  /** For somebody of the account, below the caller, who lost the app and the codes. */
  reset: personalOwnerCall
    .route({ method: 'POST', path: '/services/auth/authenticator/reset', summary: "Take away somebody's second factor" })
    .input(z.object({ person_id: id(), ...tolerated }))
    .output(answer({})),
  /** The other half of a login that answered `second_factor`. */
  secondFactor: publicCall
    .route({ method: 'POST', path: '/services/auth/second_factor', summary: 'Finish signing in with a code' })
    .input(z.object({ token: z.string().min(1).max(200), code: code(), remember: flag().optional(), ...tolerated }))
    .output(signedIn),
};
