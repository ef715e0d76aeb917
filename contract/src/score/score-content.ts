// One number for a text and the reasons for it. Pure: the same text gives the same score, in the browser's worker as on the server.
import { readSentences } from '../readability/count-text.ts';
import { proseOf } from './document-text.ts';
import { keywordChecks } from './keyword-checks.ts';
import { readReadability } from './readability.ts';
import {
  type ContentScore,
  groupNames,
  type ScoreCheck,
  type ScoreGroup,
  type ScoreGroupName,
  type ScoreSubject,
} from './score-types.ts';
import { flowChecks, headingChecks, imageChecks, lengthChecks, linkChecks, metaChecks, topicChecks } from './text-checks.ts';
import { weights } from './weights.ts';

const shareOf = (checks: readonly ScoreCheck[]) => checks.reduce((sum, { share }) => sum + share, 0) / checks.length;

/** Points of the groups that have checks, as whole numbers that add up to 100. */
function maxPoints(names: readonly ScoreGroupName[]): Map<ScoreGroupName, number> {
  const all = names.reduce((sum, name) => sum + weights[name], 0);
  const exact = names.map((name) => ({ name, points: (weights[name] / all) * 100 }));
  const whole = new Map(exact.map(({ name, points }) => [name, Math.floor(points)]));
  let left = 100 - [...whole.values()].reduce((sum, points) => sum + points, 0);
  for (const { name } of exact.toSorted((one, other) => (other.points % 1) - (one.points % 1))) {
    if (left-- <= 0) break;
    whole.set(name, (whole.get(name) ?? 0) + 1);
  }
  return whole;
}

/** The score of a body text. `score-document.ts` defines a document's body text. */
export function scoreContent(subject: ScoreSubject): ContentScore {
  const prose = proseOf(subject.text);
  const sentences = readSentences(prose, subject.language);
  const reading = readReadability(sentences, subject.language);
  const readable: ScoreCheck[] = reading
    ? [{ name: 'readability', share: reading.share, positions: [], figures: { value: reading.value } }]
    : [];
  const ofPage = (checksOf: (one: ScoreSubject) => ScoreCheck[]) => (subject.isPage ? checksOf(subject) : []);
  const checks: Record<ScoreGroupName, ScoreCheck[]> = {
    topic: topicChecks(subject),
    keywords: ofPage(keywordChecks),
    headings: ofPage(headingChecks),
    readability: [...readable, ...flowChecks(subject.text, sentences)],
    length: ofPage(lengthChecks),
    meta: ofPage(metaChecks),
    links: ofPage(linkChecks),
    images: ofPage(imageChecks),
  };
  const present = groupNames.filter((name) => checks[name].length > 0);
  const most = maxPoints(present);
  const known = present.map((name) => {
    const points = Math.round(shareOf(checks[name]) * (most.get(name) ?? 0));
    return { name, points, most: most.get(name) ?? 0, checks: checks[name] };
  });
  // Said even where nothing is known of it: a score without it must not look like one with it.
  const unknown: ScoreGroup[] =
    subject.isPage && subject.topic === null ? [{ name: 'topic', points: null, most: 0, checks: [] }] : [];
  return {
    score: known.reduce((sum, { points }) => sum + points, 0),
    groups: [...unknown, ...known],
    readability: reading && { formula: reading.formula, value: reading.value },
  };
}
