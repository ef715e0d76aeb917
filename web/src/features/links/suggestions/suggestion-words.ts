// Words of a suggestion: the place of its anchor, its reason, and the needs of its target.
import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import type { TFunction } from 'i18next';

/** Path of an address, or the address itself where it leads to another website. */
export function pathOf(url: string, websiteUrl: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname, search } = new URL(url);
  return URL.canParse(websiteUrl) && new URL(websiteUrl).host === host ? decodeURI(pathname) + search : url;
}

/** "Paragraph 4. Keyword rule “gas stove”" */
export const reasonOf = (t: TFunction, { paragraph, reason, reason_detail: detail }: LinkSuggestion) =>
  `${t('links.suggestions.paragraph', { number: paragraph })}. ${t(`links.suggestions.reasons.${reason}`, { detail: detail ?? '' })}`;

/** Why the target needs a link, or how many it has. */
export function needOf(t: TFunction, { target }: LinkSuggestion): string {
  if (target.page_url_id === null) return t('links.suggestions.needs.outside');
  if (target.issue === 'orphan' || target.issue === 'weak')
    return t(`links.suggestions.needs.${target.issue}`, { count: target.links_in_content ?? 0 });
  if (target.issue === 'conflict') return t('links.suggestions.needs.conflict');
  return t('links.suggestions.needs.links', { count: target.links_in ?? 0 });
}

/** Label of the link to the target: its title, else its path. */
export const targetName = ({ target }: LinkSuggestion, websiteUrl: string) => target.title || pathOf(target.url, websiteUrl);

/** Suggestions that follow each other in one page or document. */
export function groupBySubject(suggestions: readonly LinkSuggestion[]): LinkSuggestion[][] {
  const groups: LinkSuggestion[][] = [];
  for (const suggestion of suggestions) {
    const last = groups.at(-1)?.[0]?.from;
    const isSame = last?.page_url_id === suggestion.from.page_url_id && last?.order_detail_id === suggestion.from.order_detail_id;
    if (isSame) groups.at(-1)?.push(suggestion);
    else groups.push([suggestion]);
  }
  return groups;
}
