// Reference data of a score: the websites of the document's scope, and the terms of its sources and of the pages that its order names
// speak of. Browser and server judge by the same answer.
import type { ScoreContext } from '@folio/contract/document-shapes';
import { baseOf } from '@folio/contract/languages';
import { hostOf } from '@folio/contract/score/link-hosts';
import { type TopicTerm, topicTermsOf } from '@folio/contract/score/topic-terms';
import { isPageField } from '@folio/engine/sources/read-input-pages';
import { stopWordsOf } from '@folio/engine/text/stop-words';
import { allEnded, type Db } from '../../kernel/db/database.ts';
import { topicSources } from '../sources/index.ts';
import { listWebsiteUrls } from '../websites/index.ts';
import { spreadSample } from './spread-sample.ts';
import type { ScoredFacts } from './version-scores.queries.ts';

/** Characters of all sources together that are looked at, about 4,500 words: so that a version is closed in a moment, whatever its sources. */
const maxCharacters = 30_000;
/** Characters of a source that are fetched for it. */
const maxFetched = 200_000;

/** Terms by the sources that they are of; sources change rarely, and versions of a document are closed one after another. */
const known = new Map<string, TopicTerm[]>();
const maxKnown = 500;

/** Pages that the order's own fields name to be read. */
const pagesOf = (fields: Record<string, unknown>): string[] =>
  Object.entries(fields)
    .filter(([name]) => isPageField(name))
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .slice(0, 20);

async function termsOf(db: Db, facts: ScoredFacts): Promise<TopicTerm[]> {
  const { account_id: accountId, user_id: userId, language } = facts;
  const ids = [...new Set(facts.source_ids)];
  const sources = await topicSources.listTopicSources(db, { accountId, userId, ids, urls: pagesOf(facts.fields) });
  // A source in another language shares no words with the text, however well it covers it.
  const usable = sources.filter((source) => source.language === null || baseOf(source.language) === baseOf(language));
  if (usable.length === 0) return [];
  const key = [baseOf(language), ...usable.map(({ id, updated_at }) => `${id}:${updated_at.getTime()}`)].join(' ');
  const ready = known.get(key);
  if (ready) return ready;
  const texts = await topicSources.listTopicTexts(
    db,
    usable.map(({ id }) => id),
    maxFetched,
  );
  const share = Math.floor(maxCharacters / Math.max(1, texts.length));
  const terms = topicTermsOf(
    texts.map((text) => spreadSample(text, share)),
    { language, stopWords: stopWordsOf(language) },
  );
  if (known.size >= maxKnown) known.clear();
  known.set(key, terms);
  return terms;
}

/** Own hosts, and the terms of the topic; `topic` is null where nothing is there to compare with. */
export async function scoreContextOf(db: Db, facts: ScoredFacts): Promise<Pick<ScoreContext, 'hosts' | 'topic'>> {
  const scope = { accountId: facts.account_id, workspaceId: facts.workspace_id, userId: facts.user_id };
  const [urls, terms] = await allEnded([listWebsiteUrls(db, scope), termsOf(db, facts)]);
  return { hosts: [...new Set(urls.flatMap((url) => hostOf(url) ?? []))], topic: terms.length > 0 ? { terms } : null };
}
