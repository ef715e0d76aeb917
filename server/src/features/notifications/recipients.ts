// Recipients of an event: the people it concerns, by their own matrix, and members of groups that may see it. One notice a person.
import type { PastEvent } from '../../kernel/raised-event.ts';
import type { AudienceGroup, AudiencePerson, OwnManner } from './audience.queries.ts';
import { type Manner, type Notice, usualManner } from './notice-of-event.ts';

export interface Audience {
  people: AudiencePerson[];
  groups: AudienceGroup[];
  ownSettings: OwnManner[];
}

/**
 * Users concerned by an event without any group: the orderer; for limits the owners and the user at the limit; for comments the owner of the
 * document or thread, and mentioned users.
 */
function concernedPeople({ accountId, userId }: PastEvent, { concerned }: Notice, people: AudiencePerson[]): AudiencePerson[] {
  const ofAccount = people.filter((person) => person.account_id === accountId);
  switch (concerned.kind) {
    case 'owner':
      return ofAccount.filter((person) => person.id === userId);
    case 'people':
      return ofAccount.filter((person) => concerned.ids.includes(person.id));
    case 'named':
      return ofAccount.filter((person) => concerned.ids.includes(person.id));
    case 'limit':
      return ofAccount.filter(({ role, id }) => role === 'admin' || role === 'master' || id === concerned.personId);
  }
}

/** Users get no notification of their own comment, nor two of one: a mentioned user gets that notification alone. */
function isForThem(event: PastEvent, { event: kind, concerned }: Notice, person: AudiencePerson): boolean {
  if (concerned.kind !== 'people' && concerned.kind !== 'named') return true;
  if (person.id === event.userId || person.id === event.impersonatorId) return false;
  if (concerned.kind === 'named') return true;
  return kind === 'comment' ? !concerned.others.includes(person.id) : concerned.ids.includes(person.id);
}

/** Events in a workspace go to its members, others to their owner; limits go to the account. */
const canView = (event: PastEvent, { concerned }: Notice, person: AudiencePerson) =>
  concerned.kind === 'limit' ||
  (event.workspaceId === null
    ? person.id === event.userId || (concerned.kind === 'named' && concerned.ids.includes(person.id))
    : person.workspace_ids.includes(event.workspaceId));

const united = (one: Manner, other: Manner): Manner => ({
  in_app: one.in_app || other.in_app,
  email: one.email || other.email,
  // A user that wants it immediately anywhere gets it immediately.
  rhythm: (one.email && one.rhythm === 'instant') || (other.email && other.rhythm === 'instant') ? 'instant' : 'daily',
});

/** Recipients of an event, and their channels. Users that switched off every channel are left out. */
export function recipientsOf(event: PastEvent, notice: Notice, audience: Audience): Map<number, Manner> {
  const { people, groups, ownSettings } = audience;
  const found = new Map<number, Manner>();
  const add = (person: AudiencePerson, manner: Manner) => {
    const earlier = found.get(person.id);
    found.set(person.id, earlier ? united(earlier, manner) : manner);
  };
  for (const person of concernedPeople(event, notice, people)) {
    if (!canView(event, notice, person) || !isForThem(event, notice, person)) continue;
    const own = ownSettings.find((one) => one.user_id === person.id && one.event === notice.event);
    add(person, own ?? usualManner(notice.event));
  }
  for (const group of groups) {
    const isMeant =
      group.account_id === event.accountId &&
      group.events.includes(notice.event) &&
      (group.workspace_id === null || group.workspace_id === event.workspaceId);
    if (!isMeant) continue;
    for (const person of people) {
      if (
        group.member_ids.includes(person.id) &&
        person.account_id === event.accountId &&
        canView(event, notice, person) &&
        isForThem(event, notice, person)
      )
        add(person, { in_app: group.in_app, email: group.email, rhythm: group.rhythm });
    }
  }
  for (const [id, manner] of found) if (!manner.in_app && !manner.email) found.delete(id);
  return found;
}
