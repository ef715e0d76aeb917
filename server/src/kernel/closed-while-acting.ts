// What nobody does as somebody else: whoever needs it signs in as themselves, and answers for it alone.

/** `group.name` as in the contract. */
const closed: ReadonlySet<string> = new Set([
  // Credentials and sessions of the person.
  'session.changePassword',
  'session.lock',
  'session.unlock',
  'session.endSession',
  'users.updateApiToken',
  'users.createApiToken',
  'users.deleteApiToken',
  'security.create',
  'security.confirm',
  'security.remove',
  'security.renewCodes',
  'security.reset',
  // People: promotion, deletion, hand-over, personal data.
  'seats.create',
  'seats.edit',
  'seats.resendLink',
  'seats.remove',
  'seats.handOver',
  'privacy.exportPerson',
  'privacy.erasePerson',
  // Whole logs and ledgers leave the house.
  'audit.exportLog',
  'credits.exportLedger',
]);

export const isClosedWhileActing = (call: string): boolean => closed.has(call);

/** For the test that walks them. */
export const callsClosedWhileActing = [...closed];
