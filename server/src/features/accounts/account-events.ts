import { staffScopes } from '@folio/contract/translation-words';
import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A user is being removed from their account; references to them beside their work end. */
export const personRemoved = defineEvent('person.removed', z.object({ userId: z.int() }));

/** Role or access of a person changed: their row is changed already. */
export const standingChanged = defineEvent('person.standing_changed', z.object({ userId: z.int() }));

/** Staff rights of a person changed: their row is changed already. */
export const staffScopeChanged = defineEvent(
  'person.staff_scope_changed',
  z.object({ userId: z.int(), scope: z.enum(staffScopes).nullable() }),
);
