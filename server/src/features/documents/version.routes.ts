// Calls on versions of a document beyond showing, naming and restoring one, and on their authors.
import { ruleVersion } from '@folio/contract/score/rule-version';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { cancelRestore } from './cancel-restore.ts';
import { countChangedWords } from './count-changed-words.ts';
import { getProvenance } from './get-provenance.ts';
import { scoreContextOf } from './score-context.ts';
import { showChecks } from './show-checks.ts';
import { getEditableDetail, getVisibleDetail, showDocument } from './show-document.ts';
import { showFindings } from './show-findings.ts';
import { getVisibleVersion, presentOneVersion } from './show-version.ts';
import { findScoredFacts } from './version-scores.queries.ts';

export function versionRoutes(kernel: Kernel) {
  return {
    compareVersions: rpc.documents.compareVersions.handler(async ({ context: { actor }, input }) => {
      const from = await getVisibleVersion(kernel, actor, input.version_id);
      const to = await getVisibleVersion(kernel, actor, input.other_version_id);
      if (from.order_detail_id !== to.order_detail_id) throw notFound('version_not_found');
      const { added, removed } = countChangedWords(textOfHtml(from.html), textOfHtml(to.html));
      const whole = async (version: typeof from) => ({
        ...(await presentOneVersion(kernel, version.order_detail_id, version.id)),
        title: version.title,
        html: version.html,
      });
      return { from: await whole(from), to: await whole(to), words_added: added, words_removed: removed };
    }),
    provenance: rpc.documents.provenance.handler(async ({ context: { actor }, input }) => {
      const { content, order_detail_id: id } = await showDocument(kernel, actor, input.order_detail_id);
      const provenance = (await getProvenance(kernel.database, [{ id, html: content.html }])).get(id);
      if (!provenance) throw notFound('order_not_found');
      return provenance;
    }),
    checks: rpc.documents.checks.handler(async ({ context: { actor }, input }) => ({
      ...(await showChecks(kernel, actor, input.order_detail_id)),
    })),
    scoreContext: rpc.documents.scoreContext.handler(async ({ context: { actor }, input }) => {
      const { id } = await getVisibleDetail(kernel, actor, input.order_detail_id);
      const facts = await findScoredFacts(kernel.database, id);
      if (!facts) throw notFound('order_not_found');
      return { ...(await scoreContextOf(kernel.database, facts)), rule_version: ruleVersion };
    }),
    score: rpc.documents.score.handler(async ({ context: { actor }, input }) => ({
      ...(await showFindings(kernel, actor, input.order_detail_id)),
    })),
    cancelRestore: rpc.documents.cancelRestore.handler(async ({ context: { actor, reader }, input }) => {
      const detail = await getEditableDetail(kernel, actor, input.order_detail_id);
      await cancelRestore(kernel, actor, detail.id);
      return {
        message: message('restore_cancelled', reader.language),
        order: await showDocument(kernel, actor, detail.id),
      };
    }),
  };
}
