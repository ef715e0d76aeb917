// The last part of a page's address: lower case, hyphens, no accents and no small words.
import { slugOf } from '../../computed/url-slugs.ts';
import type { ComposerLanguage } from '../../core/engine-types.ts';

const longest = 75;

/** An address part of at most 75 characters; empty where the title holds no letter that addresses can carry. */
export const urlSlugOf = (title: string, language: ComposerLanguage): string =>
  slugOf(title, { language, limit: longest, separator: '-', withoutSmallWords: true }).slug;
