// Guests: the access of a review link, its browser, and the owner of a decision.
const access = 'server/src/features/guest-review/guest-access.ts';
const decisions = 'server/src/features/guest-review/guest-decisions.ts';
const links = 'server/src/features/review-links/review-links.queries.ts';
const tests = ['server/src/features/guest-review/guest-review.test.ts'];

export const guestMutations = [
  {
    area: 'guests',
    rule: 'a member of the company opens the link of a guest',
    file: access,
    from: "    if (member?.accountId === link.account_id) throw conflict('review_link_of_guest');\n",
    to: '',
    tests,
  },
  {
    area: 'guests',
    rule: 'a link opens in any browser',
    file: access,
    from: "if ((await needsOf(db, caller, found.link.id)) !== null) throw forbidden('review_code_needed');",
    to: '',
    tests,
  },
  {
    area: 'guests',
    rule: 'a link belongs to every browser that opens it',
    file: access,
    from: "  if (browser?.confirmed_at) return null;\n  return (await hasBrowser(db, linkId)) ? 'code' : 'open';",
    to: "  if (browser?.confirmed_at) return null;\n  return (await hasBrowser(db, -linkId)) ? 'code' : 'open';",
    tests,
  },
  {
    area: 'guests',
    rule: 'an ended link opens',
    file: access,
    from: 'found.hasEnded || account',
    to: 'account',
    tests,
  },
  {
    area: 'guests',
    rule: 'a code is tried without end',
    file: links,
    from: 'lt(reviewLinkBrowsers.attempts, maxAttempts)',
    to: 'lt(reviewLinkBrowsers.attempts, 1000)',
    tests,
  },
  {
    area: 'guests',
    rule: 'a link for comments approves',
    file: 'server/src/features/guest-review/guest-access.ts',
    from: "if (found.link.may !== 'approve') throw forbidden('guest_may_not');",
    to: '',
    tests,
  },
  {
    area: 'guests',
    rule: 'a guest decides on tasks of other links',
    file: decisions,
    from: "if (!link.link.task_ids.includes(call.task_id)) throw notFound('task_not_found');\n    if (link.link.may === 'read')",
    to: "if (link.link.may === 'read')",
    tests,
  },
  {
    area: 'guests',
    rule: 'a guest decides at a step of members',
    file: 'server/src/features/tasks/review/decide.ts',
    from: "if (activeStep?.guest_id !== guest.id) throw forbidden('guest_may_not');",
    to: '',
    tests,
  },
  {
    area: 'guests',
    rule: 'a guest reads what members say among themselves',
    file: 'server/src/features/comments/comments.queries.ts',
    from: 'where g.order_detail_id = $1 and g.user_id is null)',
    to: 'where g.order_detail_id = $1)',
    tests,
  },
];
