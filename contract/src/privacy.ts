// What is kept of a person: exported and erased.
import * as z from 'zod';
import { answer, id, personalCall, personalOwnerCall, tolerated } from './base.ts';
import { withErrors } from './errors.ts';

const calls = {
  /** A zip of everything kept about the caller: a JSON file for each kind of thing, pages of documents, and files. */
  exportOwn: personalCall
    .route({ method: 'GET', path: '/tools/export_user_data', summary: "The caller's own data" })
    .input(z.object(tolerated).optional())
    .output(z.file()),
  /** The same of the whole account, but for what is one person's alone: conversations, notifications, drafts and sign-ins. */
  exportAccount: personalOwnerCall
    .route({ method: 'GET', path: '/admin/account/export', summary: "The account's data" })
    .input(z.object(tolerated).optional())
    .output(z.file()),
  /** The same of someone of the account. */
  exportPerson: personalOwnerCall
    .route({ method: 'GET', path: '/admin/users/export', summary: "A person's data" })
    .input(z.object({ person_id: id(), ...tolerated }))
    .output(z.file()),
  /** For people whose seat was deleted: name, address and facts are overwritten for good; what they made stays without their name. */
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
