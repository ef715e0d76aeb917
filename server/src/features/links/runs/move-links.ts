// Links of texts that are to lead elsewhere, as suggestions: after a conflict was solved, and to the final address of a redirect.
import { foldText } from '@folio/engine/links/locate-link';
import { readLinkText } from '@folio/engine/links/read-link-text';
import { absoluteAddress, sameAddress } from '@folio/engine/links/same-address';
import type { Db } from '../../../kernel/db/database.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { findSubject } from '../core/text-subjects.queries.ts';
import type { WantedSuggestion } from '../suggestions/wanted-suggestions.queries.ts';

/** New target of a link. */
export interface NewTarget {
  pageId: number | null;
  url: string;
  /** Text of the reason. */
  detail: string;
  /** Only links with these words. */
  anchor?: string;
}

/** Links of one text with a new target for their address, without its irrelevant parts. A text gets no link to itself. */
export async function linksToMove(
  db: Db,
  website: WebsiteRow,
  of: { page_url_id: number | null; order_detail_id: number | null },
  targets: ReadonlyMap<string, NewTarget>,
): Promise<WantedSuggestion[]> {
  const subject = await findSubject(db, website, of);
  if (!subject) return [];
  const text = readLinkText(subject.html, subject.language);
  return text.links.flatMap((link): WantedSuggestion[] => {
    const target = targets.get(sameAddress(absoluteAddress(link.url, subject.url ?? website.url)));
    if (!target || (subject.url !== null && sameAddress(subject.url) === sameAddress(target.url))) return [];
    if (target.anchor !== undefined && foldText(link.anchor).toLowerCase() !== foldText(target.anchor)) return [];
    const word = text.words[link.word];
    return [
      {
        website_id: website.id,
        ...of,
        text_hash: subject.hash,
        target_page_id: target.pageId,
        target_url: target.url,
        anchor: link.anchor,
        sentence: (word && text.sentences[word.sentence]?.text) ?? link.anchor,
        anchor_at: word?.at ?? 0,
        paragraph: link.paragraph,
        reason: 'replace',
        reason_detail: target.detail,
        replaced_url: link.url,
        confidence: 100,
      },
    ];
  });
}
