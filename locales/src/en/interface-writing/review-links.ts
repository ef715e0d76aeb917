// Tasks and their review.
export default {
  title: 'Guests',
  none: 'Nobody outside the company reviews this task.',
  failed: 'Failed to fetch review links',
  create: 'Invite a guest',
  made: 'The link was created',
  madeText: 'It was sent by email. You can also copy it now; it is not shown again.',
  done: 'Done',
  name: 'Name',
  email: 'Email',
  emailHint: 'The link is personal. In another browser it asks for a code that is sent to this address.',
  may: 'May',
  days: 'Valid for days',
  extend: 'Extend by 14 days',
  revoke: 'Revoke',
  notOpened: 'not opened yet',
  rights: {
    read: 'Read',
    comment: 'Read and comment',
    approve: 'Read, comment and approve',
  },
  states: {
    active: 'until {{day}}',
    expired: 'expired on {{day}}',
    revoked: 'revoked',
  },
  step: 'Guest',
  stepHint: 'Gets a link by email when the step begins.',
  kinds: {
    guest: 'A guest',
  },
};
