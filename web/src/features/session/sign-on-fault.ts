// Why someone came back from the company's sign-in without a session, as the address `/login?sso=…` says it.

const faults = [
  'failed',
  'away',
  'unverified',
  'refused',
  'no_seat',
  'other_account',
  'linked_to_another',
  'password_first',
  'address_taken',
] as const;
export type SignOnFault = (typeof faults)[number];

/** An unknown word counts as `failed`; null where the address says nothing. */
export function readSignOnFault(word: unknown): SignOnFault | null {
  if (word === undefined || word === '') return null;
  return faults.find((fault) => fault === word) ?? 'failed';
}
