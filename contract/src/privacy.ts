// Personal data: export and erasure.
import * as z from 'zod';
import { answer, id, personalCall, personalOwnerCall, tolerated } from './base.ts';
import { withErrors } from './errors.ts';

const email = () => z.string().trim().toLowerCase().max(254);

const calls = {
  /** A zip of everything kept about the caller: a JSON file for each kind of thing, pages of documents, and files. */
  exportOwn: personalCall
    .route({ method: 'GET', path: '/tools/export_user_data', summary: "The caller's own data" })
    .input(z.object(tolerated).optional())
    .output(z.file()),
  /** The same for the whole account, except a single user's own data: conversations, notifications, drafts and logins. */
  exportAccount: personalOwnerCall
    .route({ method: 'GET', path: '/admin/account/export', summary: "The account's data" })
    .input(z.object(tolerated).optional())
    .output(z.file()),
  /** The same of someone of the account. */
  exportPerson: personalOwnerCall
    .route({ method: 'GET', path: '/admin/users/export', summary: "A person's data" })
    .input(z.object({ person_id: id(), ...tolerated }))
    .output(z.file()),
  /** People without a seat whom the account knows: guests of reviews and contacts of campaigns. */
  listGuests: personalOwnerCall
    .route({ method: 'GET', path: '/admin/guests', summary: 'Guests and campaign contacts of the account' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        guests: z.array(z.object({ email: z.string(), name: z.string(), links: z.int(), campaigns: z.int() })),
      }),
    ),
  /** A JSON file with their links, comments, decisions and the campaigns that name them. */
  exportGuest: personalOwnerCall
    .route({ method: 'GET', path: '/admin/guests/export', summary: "A guest's data" })
    .input(z.object({ email: email(), ...tolerated }))
    .output(z.file()),
  /** Name and email are overwritten for good and their links end. Their comments and decisions stay without their name. */
  eraseGuest: personalOwnerCall
    .route({ method: 'POST', path: '/admin/guests/erase', summary: "Erase a guest's data" })
    .input(z.object({ email: email(), confirm_email: z.string().trim().toLowerCase().max(254), ...tolerated }))
    .output(answer({})),
  /** For users with a deleted seat: name, address and facts are overwritten for good. Their work stays without their name. */
  erasePerson: personalOwnerCall
    .route({ method: 'POST', path: '/admin/users/erase', summary: "Erase a person's data" })
    .input(z.object({ person_id: id(), confirm_name: z.string().max(200), ...tolerated }))
    .output(answer({})),
};

export const privacyContract = withErrors(
  calls,
  {},
  {
    exportOwn: { 409: ['EXPORT_TOO_LARGE'] },
    exportAccount: { 409: ['EXPORT_TOO_LARGE'] },
    exportPerson: { 409: ['EXPORT_TOO_LARGE'] },
    erasePerson: { 409: ['ERASE_SEAT_FIRST'] },
  },
);
