// The other end of an invitation's link: its offer, and taking the seat.
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { accessLevelGives } from '@folio/contract/seats';
import { sqlErrorCode, uniqueViolation, whenCommitted } from '../../kernel/db/database.ts';
import { AppError, conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { openSession, passwords, type SignedIn, sessionCookies } from '../session/index.ts';
import { insertMembers } from '../workspaces/index.ts';
import { findInvitation, type InvitationRow, lockAccountWorkspaces, lockStanding, spendInvitation } from './seats.queries.ts';

const gone = () => new AppError(404, 'invitation_link_invalid');

/** The invitation of a link; 404 that says why when it was used, withdrawn, replaced or is older than seven days. */
export async function getInvitation(kernel: Kernel, token: string): Promise<InvitationRow> {
  const invitation = await findInvitation(kernel.database, hashToken(token));
  if (!invitation) throw gone();
  if (invitation.is_expired) throw new AppError(404, 'invitation_expired');
  return invitation;
}

interface Acceptance {
  token: string;
  name: string;
  password: string;
  locale?: InterfaceLanguage | undefined;
}

/** Makes the person, joins the workspaces that the invitation names and signs in. The same link twice at once: one gets the seat. */
export async function acceptInvitation(kernel: Kernel, context: CallContext, input: Acceptance): Promise<SignedIn> {
  const seen = await getInvitation(kernel, input.token);
  const { email, account_id: accountId, company } = seen;
  await passwords.refuseTrivial('password', input.password, [input.name, email, company]);
  const passwordHash = await passwords.hashPassword(input.password);
  try {
    return await kernel.database.transaction(async (tx) => {
      // Read again under the lock: the present values count.
      await lockStanding(tx, accountId);
      const invitation = await findInvitation(tx, hashToken(input.token));
      if (!invitation) throw gone();
      const gives = accessLevelGives[invitation.access_level ?? 'user'];
      const joined = await lockAccountWorkspaces(
        tx,
        accountId,
        gives.joins === 'all_workspaces' ? null : invitation.workspace_ids,
      );
      if (!(await spendInvitation(tx, invitation.id, hashToken(input.token)))) throw gone();
      const person = {
        account_id: accountId,
        name: input.name,
        email,
        password_hash: passwordHash,
        role: gives.role,
        locale: input.locale ?? toInterfaceLanguage(context.header('accept-language')?.split(',')[0]),
      };
      const user = await accountRows.insertUser(tx, person, invitation.id);
      await insertMembers(
        tx,
        joined.map((id) => ({ workspace_id: id, user_id: user.id })),
      );
      await recordAudit(
        tx,
        { id: user.id, accountId, impersonator: null },
        { action: 'seat.accepted', subjectId: invitation.id, subjectName: email, details: { workspaces: joined.length } },
      );
      const token = await openSession(tx, context, { userId: user.id });
      whenCommitted(tx, () => {
        sessionCookies.setSessionCookie(context, token, false);
        // An impersonation in this browser ends: from here on it belongs to the invited user.
        sessionCookies.clearActingCookie(context);
      });
      return { user: { id: user.id, name: user.name, email: user.email }, token };
    });
  } catch (problem) {
    if (sqlErrorCode(problem) === uniqueViolation) throw conflict('invitation_email_taken', { email });
    throw problem;
  }
}
