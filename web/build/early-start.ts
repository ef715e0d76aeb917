// Requests of the page's head before any application code has arrived: the two fonts of the first paint, the words in the
// reader's language, the code of the page at this URL, the font of a document's text and, behind the login, the two calls that
// every page needs.
import type { Plugin } from 'vite';
import { frames, type PageRecord, pages } from '../src/app/pages.ts';
import { type Bundle, chunkOf, chunksOf, filesOf } from './bundle-files.ts';
import { addressOf } from './page-address.ts';
import type { WordFiles } from './words.ts';

const marker = '<!-- early start -->';
const fonts = [/geist-latin-wght-normal.*\.woff2$/, /bricolage-grotesque-latin-wght-normal.*\.woff2$/];
const calls = ['/api/user', '/api/tools/show_user_info'];

const readingFont = /source-serif-4-latin-wght-normal.*\.woff2$/;

/** All of them are inside the shell. */
const earlyPages = Object.entries<PageRecord>(pages).flatMap(([path, { early, ...page }]) =>
  early ? [{ address: addressOf(path), calls: early.calls ?? [], ...page }] : [],
);

/** Runs in the browser as it is, before everything else. The page's styles join after the entry's, on which they build. */
const script = `(function (start) {
  var path = location.pathname.replace(/(.)\\/$/, '$1');
  var language = null;
  try { language = localStorage.getItem('folio-language'); } catch (error) {}
  language = (language || navigator.language || 'en').toLowerCase().replace(/_/g, '-');
  var add = function (rel, file) {
    var link = document.createElement('link');
    link.rel = rel;
    if (rel === 'preload') link.as = /css$/.test(file) ? 'style' : /json$/.test(file) ? 'fetch' : 'font';
    if (rel === 'preload' && link.as !== 'style') link.crossOrigin = '';
    link.href = '/' + file;
    document.head.appendChild(link);
  };
  var addWords = function (files) {
    var base = language.split('-')[0];
    var codes = Object.keys(files);
    var is = function (wanted, code) { return code.toLowerCase() === wanted || code.split('-')[0] === wanted; };
    add('preload', files[codes.find(is.bind(null, language)) || codes.find(is.bind(null, base)) || 'en']);
  };
  window.wordFiles = start.words;
  addWords(start.words.first);
  var page = start.pages.find(function (page) { return new RegExp(page[0]).test(path); });
  if (!page) return;
  window.earlyAnswers = {};
  start.calls.concat(page[2]).forEach(function (asked) {
    var call = asked.replace('$1', (path.match(page[0]) || [])[1]);
    var answer = fetch(call, { cache: 'no-cache', headers: { 'accept-language': language } });
    answer.catch(function () {});
    window.earlyAnswers[call] = answer;
  });
  if (page[3]) addWords(start.words.rest);
  var files = start.shell.concat(page[1]);
  var styles = files.filter(function (file) { return /css$/.test(file); });
  files.forEach(function (file) { add(/js$/.test(file) ? 'modulepreload' : 'preload', file); });
  document.addEventListener('readystatechange', function () {
    if (document.readyState === 'interactive') styles.forEach(function (file) { add('stylesheet', file); });
  });
})`;

function scriptFor(bundle: Bundle, words: WordFiles): string {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('early start: the bundle has no entry');
  const loaded = filesOf(bundle, entry);
  const beyond = (source: string, known: Set<string>) =>
    [...filesOf(bundle, chunkOf(bundle, source))].filter((file) => !known.has(file));
  const shell = beyond(frames.shell.source, loaded);
  const known = new Set([...loaded, ...shell]);
  const fontFiles = Object.keys(bundle).filter((file) => readingFont.test(file));
  const start = {
    calls,
    words,
    shell,
    pages: earlyPages.map(({ address, source, calls: own, isRead = false }) => [
      address,
      [...beyond(source, known), ...(isRead ? fontFiles : [])],
      own,
      !words.sayFirst.includes(source),
    ]),
  };
  return `<script>${script}(${JSON.stringify(start)});</script>`;
}

/** Build-time plugin; the content security policy lets the script in by its hash. */
export function earlyStart(wordsOf: (bundle: Bundle) => WordFiles): Plugin {
  return {
    name: 'folio:early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fontLinks = Object.keys(bundle)
          .filter((file) => fonts.some((pattern) => pattern.test(file)))
          .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`);
        return html.replace(marker, () => [scriptFor(bundle, wordsOf(bundle)), ...fontLinks].join('\n    '));
      },
    },
  };
}
