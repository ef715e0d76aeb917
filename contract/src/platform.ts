// Public settings of the installation, and the switches that staff set.
import * as z from 'zod';
import { answer, flag, publicCall, staffCall, tolerated } from './base.ts';

const flags = z.object({ is_registration_open: z.boolean(), is_in_maintenance: z.boolean(), has_human_services: z.boolean() });

export const platformContract = {
  showPlatform: publicCall
    .route({ method: 'GET', path: '/services/platform', summary: 'State of this installation' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        is_first_run: z.boolean(),
        is_registration_open: z.boolean(),
        is_in_maintenance: z.boolean(),
        /** Name of the company's own sign-in, or null. It begins at `/api/services/auth/oidc/start`. */
        single_sign_on: z.string().nullable(),
        /** False if no mail server is set up: emails are files in the outbox folder of the server. */
        sends_email: z.boolean(),
      }),
    ),
  showFlags: staffCall
    .route({ method: 'GET', path: '/admin/flags', summary: 'Get platform settings' })
    .input(z.object(tolerated).optional())
    .output(answer({ flags })),
  updateFlags: staffCall
    .route({ method: 'POST', path: '/admin/flags', summary: 'Update platform settings' })
    .input(
      z.strictObject({
        is_registration_open: flag().optional(),
        is_in_maintenance: flag().optional(),
        has_human_services: flag().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ flags })),
};
