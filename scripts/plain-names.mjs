// Words that names, titles of tests and comments do not use, since the field has plainer ones (docs/GLOSSARY.md, "Words in names").
import { basename } from 'node:path';
import { readSource } from './declared-names.mjs';

const notUsed =
  /^(?:tells?|told|hears?|heard|listeners?|bench|desk|rooms?|manners|steer(?:s|ing)?|mend(?:s|ed)?|anew|stands?|whoever|unseen|again|stays?|takes?|took|looks?|looked|places?|placed|placing|holds?|held)$/;
/** A limit is `max…`, what runs at the same time is `maxConcurrent…`. */
const limitLike = /^(?:most|longest|largest)[A-Z]|AtOnce$/;
/** Titles say what the code does. */
const notInTitles = /\b(?:tells?|told|hears?|heard|mend(?:s|ed)?|anew|stands?|whoever|somebody|by (?:itself|themselves))\b/i;
const notInComments = /\b(?:whoever|anew|somebody)\b/i;

/** Names with such a word that stay everywhere, each with the reason. */
const ofTheField = [
  // Orders are placed.
  /^(?:use)?[pP]lace(?:Bulk|Bulk-?Order|Order)s?(?:Call)?$|^place-(?:bulk-)?order$|^(?:is)?[pP]laced(?:At|Answer)?$|[oO]rderPlaced|^(?:bulk|order)_placed$/,
  // Orders wait on hold; `hold` is the tab and badge of those, also in URLs.
  /[oO]nHold|on_hold|^hold$|^holdReason$|^order-hold$/,
  // Homes have rooms, hotels have rooms and stays.
  /^(?:rooms|roomsOf|living_?[rR]ooms?|Rooms|RoomType|StayType|stay)$/,
  // A field of review steps in the API and the database: the parts that a step looks at.
  /^looks_at$|^looksAt$/,
  // The people who take translation requests are the translation desk, as such teams call themselves.
  /[dD]esk/,
  // Translation requests wait on hold; columns, fields and calls of the API.
  /^hold_reason$|^held_(?:at|state)$|^holdRequest$/,
  // Names of the browser and of Node.
  /^largestPaintMs$|^RequestListener$|^EAI_AGAIN$/,
];

/** Names that others read or that are stored, each in the files that pass them on. */
const bound = [
  // A code of the API, which programs compare.
  { names: /^NOTHING_HEARD$/, files: /^(?:contract|locales|engine)\// },
  // A field of the tools for press releases and campaigns: orders, CSV files and documents carry it.
  {
    names: /^place$/,
    files: /^(?:catalogue\/src\/writer\/press-release|engine\/src\/composer\/(?:fixtures\/inputs-|tools\/campaign-pages))/,
  },
  // A column and a field of the API: whether a link is in content or in a menu.
  { names: /^place$/, files: /^(?:contract\/src\/pages|server\/src\/features\/pages\/|web\/src\/features\/pages\/)/ },
  // Stored in queued jobs.
  {
    names: /^heldRows$/,
    files: /^server\/src\/features\/(?:orders\/order-queue|bulk-orders\/feed-rows|writing\/resume-orders)\.ts$/,
  },
  // Stored in the audit log as `seat.invited_again`.
  { names: /^audit_seat_invited_again$/, files: /^locales\// },
  // Benchmarks are called so.
  { names: /^bench|^FOLIO_BENCH_LOOP$/, files: /^(?:bench|scripts)\// },
];

/** The check quotes the words that it looks for. */
const ofTheCheck = /^scripts\/(?:plain-names|declared-names)\.mjs$/;

const wordsIn = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase()
    .trim()
    .split(' ');

const isPlain = (file, name) =>
  ofTheField.some((pattern) => pattern.test(name)) ||
  bound.some(({ names, files }) => names.test(name) && files.test(file)) ||
  !(limitLike.test(name) || wordsIn(name).some((word) => notUsed.test(word)));

/**
 * Names, titles of tests and comments of a file that use such a word: variables, functions, types, parameters, destructured names,
 * properties and methods, and what the file itself is called. Quoted keys and columns in SQL are data and not read.
 */
export function unplainNames(file, source) {
  if (ofTheCheck.test(file)) return [];
  const { names, titles, comments } = readSource(file, source);
  const rule = 'scripts/plain-names.mjs';
  return [
    ...[...names, basename(file).replace(/\..*$/, '')]
      .filter((name) => !isPlain(file, name))
      .map((name) => `${file}: "${name}" uses a word that names do not use (${rule})`),
    ...[...titles]
      .filter((title) => notInTitles.test(title))
      .map((title) => `${file}: the title "${title}" uses a word that titles do not use (${rule})`),
    ...comments
      .filter((comment) => notInComments.test(comment))
      .map((comment) => `${file}: a comment uses "${notInComments.exec(comment)?.[0]}" (${rule})`),
  ];
}
