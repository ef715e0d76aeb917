// Who hears of an event: the people it concerns, by their own matrix, and members of groups that may see it. One notice a person.
import type { HeardEvent } from '../../kernel/events.ts';
import type { AudienceGroup, AudiencePerson, OwnManner } from './audience.queries.ts';
import { type Manner, type Notice, usualManner } from './notice-of-event.ts';

export interface Audience {
  people: AudiencePerson[];
  groups: AudienceGroup[];
  manners: OwnManner[];
}

/** Ids of people that an event names beside its author. */
export const idsIn = (event: HeardEvent, name: 'mentions' | 'people'): number[] => {
  const ids = event.data[name];
  return Array.isArray(ids) ? ids.map(Number) : [];
};

const isComment = (event: HeardEvent) => event.name === 'comment.created' || event.name === 'comment.mentioned';

/**
 * People whom an event concerns without any group: whose order it was; for limits the owners and the person at the limit; for comments
 * whose document or thread it is, or who is named.
 */
function concerned(event: HeardEvent, people: AudiencePerson[]): AudiencePerson[] {
  const ofAccount = people.filter((person) => person.account_id === event.accountId);
  if (isComment(event)) {
    const ids = new Set(idsIn(event, event.name === 'comment.created' ? 'people' : 'mentions'));
    return ofAccount.filter((person) => ids.has(person.id));
  }
  if (event.name !== 'limit.reached') return ofAccount.filter((person) => person.id === event.userId);
  const atLimit = Number(event.data['person_id'] ?? 0);
  return ofAccount.filter((person) => person.role === 'admin' || person.role === 'master' || person.id === atLimit);
}

/** Nobody hears of their own comment, nor twice of one: who is named in it hears of that. */
function isForThem(event: HeardEvent, person: AudiencePerson): boolean {
  if (!isComment(event)) return true;
  if (person.id === event.userId || person.id === event.impersonatorId) return false;
  return idsIn(event, 'mentions').includes(person.id) === (event.name === 'comment.mentioned');
}

/** What lies in a workspace is its members' business, what lies in none its owner's; limits are the account's. */
const maySee = (event: HeardEvent, person: AudiencePerson) =>
  event.name === 'limit.reached' ||
  (event.workspaceId === null ? person.id === event.userId : person.workspace_ids.includes(event.workspaceId));

const united = (one: Manner, other: Manner): Manner => ({
  in_app: one.in_app || other.in_app,
  email: one.email || other.email,
  // Whoever hears of it at once anywhere hears of it at once.
  rhythm: (one.email && one.rhythm === 'instant') || (other.email && other.rhythm === 'instant') ? 'instant' : 'daily',
});

/** Everybody who hears of an event, and how; whoever wants to hear of it in no way is left out. */
export function recipientsOf(event: HeardEvent, notice: Notice, audience: Audience): Map<number, Manner> {
  const { people, groups, manners } = audience;
  const found = new Map<number, Manner>();
  const add = (person: AudiencePerson, manner: Manner) => {
    const earlier = found.get(person.id);
    found.set(person.id, earlier ? united(earlier, manner) : manner);
  };
  for (const person of concerned(event, people)) {
    if (!maySee(event, person) || !isForThem(event, person)) continue;
    const own = manners.find((one) => one.user_id === person.id && one.event === notice.event);
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
        maySee(event, person) &&
        isForThem(event, person)
      )
        add(person, { in_app: group.in_app, email: group.email, rhythm: group.rhythm });
    }
  }
  for (const [id, manner] of found) if (!manner.in_app && !manner.email) found.delete(id);
  return found;
}
