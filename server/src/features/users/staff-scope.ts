// Staff scopes: the whole platform, the translation desk with all requests, or the own jobs alone. Rights are read with every call, so
// that a change acts on open sessions at once.
import type { StaffScope } from '@folio/contract/translation-words';
import { changePermissions } from '../../kernel/access.ts';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { staffScopeChanged } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { lockPlatformStaff, lockStaffPerson, writeStaffScope } from './staff-scope.queries.ts';

/** Throws 403 if the actor's own permissions ended meanwhile, 404 for users unable to log in, 409 if no platform staff would remain. */
export async function setStaffScope(
  kernel: Kernel,
  actor: Actor,
  { personId, scope }: { personId: number; scope: StaffScope | null },
): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const platformStaff = await lockPlatformStaff(tx);
    if (!platformStaff.includes(actor.id)) throw forbidden();
    const person = await lockStaffPerson(tx, personId);
    if (!person) throw notFound();
    if (person.scope === scope) return;
    if (person.scope === 'platform' && platformStaff.length === 1) throw conflict('last_platform_staff');
    await writeStaffScope(tx, personId, scope);
    await changePermissions(kernel, tx, { userId: personId, cause: 'role' });
    await dispatch(kernel, tx, staffScopeChanged, { userId: personId, scope });
    await recordAudit(tx, actor, {
      action: 'staff.scope_changed',
      subjectId: personId,
      subjectName: person.name,
      details: { from: person.scope, to: scope },
    });
  });
}
