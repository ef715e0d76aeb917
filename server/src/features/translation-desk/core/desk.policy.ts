// Permissions of requests and jobs, as sentences. Members of a request's workspace see it. The desk sees the requests in its scope, and
// texts only of requests with one of its jobs.
import { proofreadingLanguages, type RequestState } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import { forbidden } from '../../../kernel/errors.ts';
import { can, isInReach, type Scoped } from '../../../kernel/policy.ts';
import { workspaceRights } from '../../workspaces/index.ts';

/** True for coordinators of the desk. */
export const isCoordinator = (actor: Pick<Actor, 'staffScope'>): boolean =>
  actor.staffScope === 'platform' || actor.staffScope === 'coordinator';

/** Throws 403 for linguists. */
export function requireCoordinator(actor: Pick<Actor, 'staffScope'>): void {
  if (!isCoordinator(actor)) throw forbidden();
}

/** True for members of the place where the request lies. */
export const seesRequest = (actor: Actor, request: Scoped): boolean => isInReach(actor, request);

/** True for members of its workspace, and for the desk unless it is a draft. */
export const canOpenRequest = (actor: Actor, request: Scoped & { state: RequestState }): boolean =>
  seesRequest(actor, request) || (isCoordinator(actor) && request.state !== 'draft');

/** True for the requester, and for managers of its workspace. */
export const ownsRequest = (actor: Actor, request: Scoped): boolean =>
  seesRequest(actor, request) && (request.user_id === actor.id || can(actor, workspaceRights.manageDocuments));

const before: RequestState[] = ['draft', 'quote_requested', 'quoted'];
const running: RequestState[] = ['authorised', 'in_progress', 'revision'];
/** True for a request that is being worked on. */
export const isRunning = (state: RequestState): boolean => running.includes(state);

/** Actions the actor can take on a request as it is now. */
export function requestAbilities(
  actor: Actor,
  request: Scoped & { state: RequestState; kind: string; revision_rounds: number; has_failed_stage?: boolean },
  freeRevisions: number,
) {
  const owns = ownsRequest(actor, request);
  const coordinates = isCoordinator(actor);
  const { state } = request;
  const isOpen = before.includes(state);
  return {
    edit: owns && isOpen,
    delete: owns && (isOpen || state === 'cancelled'),
    quote: (owns && state === 'draft') || (coordinates && (state === 'quote_requested' || state === 'quoted')),
    authorise: owns && state === 'quoted',
    decline: owns && state === 'quoted',
    hold: coordinates && running.includes(state),
    resume: coordinates && state === 'on_hold',
    cancel: (owns || coordinates) && (running.includes(state) || state === 'on_hold' || state === 'delivered'),
    retry: seesRequest(actor, request) && request.has_failed_stage === true,
    approve: owns && state === 'delivered',
    request_revision: owns && state === 'delivered' && request.revision_rounds < freeRevisions,
  };
}
export type RequestAbilities = ReturnType<typeof requestAbilities>;

/** True for a language that people proofread. */
export const isProofread = (language: string): boolean => proofreadingLanguages.some((one) => one === language);
