// Words that names in the code do not use, since the field has plainer ones (docs/GLOSSARY.md, "Words in names").
import { basename } from 'node:path';

const notUsed =
  /^(?:tells?|told|hears?|heard|listeners?|bench|desk|rooms?|manners|steer(?:s|ing)?|mend(?:s|ed)?|anew|stands?|whoever|unseen|again|stays?|takes?|took|looks?|looked|places?|placed|placing|holds?|held)$/;
/** A limit is `max…`, what runs at the same time is `maxConcurrent…`. */
const limitLike = /^(?:most|longest|largest)[A-Z]|AtOnce$/;

/** Where such a word is the field's own: orders are placed and put on hold, hotels have rooms and stays, browsers measure the largest paint. */
const ofTheField = [
  /^(?:use)?[pP]lace(?:Bulk|Bulk-?Order|Order)s?(?:Call)?$|^place-(?:bulk-)?order$|^(?:is)?[pP]laced(?:At|Answer)?$|[oO]rderPlaced/,
  /[oO]nHold|^holdReason$|^order-hold$|^[A-Z]?[a-z]*OnHold[A-Z]?/,
  /^(?:rooms|roomsOf|livingRooms|RoomType|StayType)$/,
  /^largestPaintMs$|^RequestListener$/,
];

const declared = /\b(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;
const wordsIn = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase()
    .trim()
    .split(' ');

const isPlain = (name) =>
  ofTheField.some((pattern) => pattern.test(name)) || !(limitLike.test(name) || wordsIn(name).some((word) => notUsed.test(word)));

/** Names of a file that use such a word: what it declares, and what it is called itself. Benchmarks may be called so. */
export function unplainNames(file, source) {
  const names = new Set([...source.matchAll(declared)].map(([, name]) => name));
  names.add(basename(file).replace(/\..*$/, ''));
  return [...names]
    .filter((name) => !isPlain(name) && !(name.startsWith('bench') && /^(?:bench|scripts)\//.test(file)))
    .map((name) => `${file}: "${name}" uses a word that names do not use (scripts/plain-names.mjs)`);
}
