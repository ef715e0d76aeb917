// Character counts and links of social networks: characters of a post, hashtags.
import { withoutMarks } from '../text/citations.ts';

const linkLength = 23;

/** Characters as X counts them: every link is 23 long; marks of sources do not show. */
export function charactersOf(text: string, network: string): number {
  const visible = withoutMarks(text);
  return [...(network === 'x' ? visible.replace(/https?:\/\/\S+/g, 'x'.repeat(linkLength)) : visible)].length;
}

/** "organic coffee" as "#OrganicCoffee"; empty where nothing of it can be in a hashtag. */
export function hashtagOf(keyword: string): string {
  const words = keyword.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const joined = words
    .map((word) => (words.length > 1 ? word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) : word))
    .join('');
  return joined === '' || /^\d+$/.test(joined) || [...joined].length > 29 ? '' : `#${joined}`;
}
