// Calls on translation requests. What is not to be seen is not found.
import type { Actor } from '../../kernel/actor.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { transitionsTo } from '../../kernel/transition.ts';
import { isCoordinator, requireCoordinator, seesRequest } from './core/desk.policy.ts';
import { getRequest } from './core/get-request.ts';
import { findPersonName } from './core/linguists.queries.ts';
import { findLineOfDocument, findRequest, listRequests } from './core/requests.queries.ts';
import { addCertificate } from './requests/add-certificate.ts';
import { addProofreading } from './requests/add-proofreading.ts';
import { authoriseRequest } from './requests/authorise-request.ts';
import { createRequest, refuseHidden } from './requests/create-request.ts';
import { approveRequest, cancelRequest, holdRequest, requestRevision, resumeRequest } from './requests/end-request.ts';
import { declineQuote, editRequest, quoteRequest, removeRequest } from './requests/quote-request.ts';
import { readTexts } from './requests/read-texts.ts';
import { presentRequest, presentRequests } from './requests/requests.present.ts';

export function translationRequestRoutes(kernel: Kernel) {
  const { database } = kernel;
  const presentNow = async (actor: Actor, id: number) => {
    const request = await getRequest(database, actor, id);
    return presentRequest(database, actor, request, await findPersonName(database, request.user_id));
  };
  /** The newest request of a document; null without one, or if the actor cannot see it. */
  const presentOf = async (actor: Actor, orderDetailId: number | undefined) => {
    const line = orderDetailId === undefined ? null : await findLineOfDocument(database, orderDetailId);
    const request = line && (await findRequest(database, line.request_id));
    return request && seesRequest(actor, request) ? presentNow(actor, request.id) : null;
  };
  const answerWith = async (actor: Actor, id: number) => ({ translation_request: await presentNow(actor, id) });
  const transition = transitionsTo(kernel, answerWith);
  return {
    show: rpc.translationRequests.show.handler(async ({ context: { actor }, input }) => {
      const { view, group, language, search, page, per_page: perPage } = input;
      if (view === 'desk') requireCoordinator(actor);
      else await refuseHidden(kernel, actor);
      const scope = view === 'desk' ? null : scopeOf(actor, input.workspace_id);
      const shown = input.id === undefined ? await presentOf(actor, input.order_detail_id) : await presentNow(actor, input.id);
      const found = await listRequests(database, scope, { group, language, search, page, perPage });
      return {
        translation_requests: await presentRequests(database, actor, found.rows),
        recordsTotal: found.total,
        recordsFiltered: found.filtered,
        counts: found.counts,
        translation_request: shown,
        can: { create: true, open_desk: isCoordinator(actor) },
      };
    }),
    create: rpc.translationRequests.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'translationRequests.create', body: input },
        (keep: Keep<number>) => {
          const { user_id: _user, source: _source, ...call } = input;
          return createRequest(kernel, context.actor, call, keep);
        },
        (id) => answerWith(context.actor, id),
      ),
    ),
    edit: rpc.translationRequests.edit.handler(transition(editRequest)),
    remove: rpc.translationRequests.remove.handler(async ({ context: { actor }, input }) => {
      await removeRequest(kernel, actor, input);
      return {};
    }),
    quote: rpc.translationRequests.quote.handler(transition(quoteRequest)),
    authorise: rpc.translationRequests.authorise.handler(transition(authoriseRequest)),
    decline: rpc.translationRequests.decline.handler(transition(declineQuote)),
    hold: rpc.translationRequests.hold.handler(transition(holdRequest)),
    resume: rpc.translationRequests.resume.handler(transition(resumeRequest)),
    cancel: rpc.translationRequests.cancel.handler(transition(cancelRequest)),
    approve: rpc.translationRequests.approve.handler(transition(approveRequest)),
    requestRevision: rpc.translationRequests.requestRevision.handler(transition(requestRevision)),
    showTexts: rpc.translationRequests.showTexts.handler(async ({ context: { actor }, input }) => {
      const { sourceLanguage, targetLanguage, pairs, total } = await readTexts(kernel, actor, input);
      return { source_language: sourceLanguage, target_language: targetLanguage, texts: pairs, recordsTotal: total };
    }),
    addStage: rpc.translationRequests.addStage.handler(async ({ context: { actor }, input }) =>
      answerWith(actor, await (input.stage === 'certificate' ? addCertificate : addProofreading)(kernel, actor, input)),
    ),
  };
}
