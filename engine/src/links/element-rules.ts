// Which elements part paragraphs, and in which none of the text may become a link.
import type { LinkRefusal } from '@folio/contract/link-words';

const tags = (names: string) => names.split(' ');

const refusals: readonly (readonly [LinkRefusal, readonly string[]])[] = [
  ['heading', tags('h1 h2 h3 h4 h5 h6 hgroup th title dt')],
  ['link', tags('a button label select option nav form menu summary')],
  ['quotation', tags('blockquote q cite')],
  ['code', tags('code pre kbd samp var script style svg math template iframe noscript object canvas audio video textarea xmp')],
  ['caption', tags('figcaption caption legend')],
];
const byTag = new Map(refusals.flatMap(([refusal, names]) => names.map((name) => [name, refusal] as const)));

/** Why text in an element may not be linked; null where it may. */
export const refusalOf = (tag: string): LinkRefusal | null => byTag.get(tag) ?? null;

const inline = new Set(
  tags(
    'a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark picture q s samp small span strong sub sup time u var wbr',
  ),
);

/** True for an element inside a paragraph. */
export const isInline = (tag: string): boolean => inline.has(tag);
