// Allowed link positions. Setting and removing links leaves all other text unchanged.
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '../document/sanitise-html.ts';
import { chooseLinks, rangeRefusal } from './choose-links.ts';
import { anchorOf, linkableRuns, PhraseFinder } from './match-phrases.ts';
import { readLinkText } from './read-link-text.ts';
import { changedParagraphs, type LinkToSet, removeLinks, setLinks } from './set-links.ts';

const find = (html: string, keyword: string, match: 'exact' | 'phrase' | 'phrase_plural' = 'phrase_plural', language = 'en') => {
  const text = readLinkText(html, language);
  return new PhraseFinder([{ id: 1, keyword, match }], language)
    .find(text)
    .map((range) => ({ anchor: anchorOf(text, range), refusal: rangeRefusal(text, range) }));
};

describe('the places of a text', () => {
  it.each([
    ['heading', '<h2>Mats</h2>'],
    ['link', '<p>x. See <a href="https://a.example/">Mats</a></p>'],
    ['link', '<p>x. <button>Mats</button></p>'],
    ['quotation', '<blockquote><p>Mats</p></blockquote>'],
    ['quotation', '<p>x. A <q>Mats</q></p>'],
    ['code', '<pre><code>Mats</code></pre>'],
    ['caption', '<figure><figcaption>Mats</figcaption></figure>'],
    ['caption', '<table><caption>Mats</caption></table>'],
    ['table', '<table><tr><td>Mats</td><td>12 €</td><td>4.5</td></tr></table>'],
    ['first_sentence', '<h1>Title</h1><p>Mats are warm.</p>'],
    [null, '<p>First one. Then Mats come.</p>'],
    [null, '<p>First one.</p><table><tr><td>Mats</td><td>very warm</td></tr></table>'],
    [null, '<p>First one.</p><ul><li><strong>Mats</strong> come</li></ul>'],
  ])('%s: %s', (refusal, html) => {
    expect(find(html, 'mats')).toEqual([{ anchor: 'Mats', refusal }]);
  });
  it('counts paragraphs and reads sentences with their entities', () => {
    const text = readLinkText('<h1>Q&amp;A</h1><p>One, e.g. two.  Three&nbsp;four!</p><ul><li>Five</li></ul>', 'en');
    expect(text.sentences).toEqual([
      { text: 'Q&A', paragraph: 1 },
      { text: 'One, e.g. two.', paragraph: 2 },
      { text: 'Three four!', paragraph: 2 },
      { text: 'Five', paragraph: 3 },
    ]);
    const word = text.words.find((one) => one.word === 'four');
    expect(text.html.slice(word?.start, word?.end)).toBe('four');
  });
  it.each([
    ['[caption width="9"]A sleeping mat[/caption] Then mats.', 'caption'],
    ['[sourcecode]A sleeping mat[/sourcecode]', 'code'],
    ['[caption width="9"] A sleeping mat', 'first_sentence'],
    ['[section]A sleeping mat[/section]', 'first_sentence'],
  ])('says of words between shortcodes whether they may be linked: %s', (raw, refusal) => {
    const text = readLinkText(raw, 'en', { hasShortcodes: true });
    const first = text.words.findIndex((word) => raw.slice(word.start, word.end) === 'sleeping');
    expect(rangeRefusal(text, { first, last: first + 1 })).toBe(refusal);
  });
  it('reads raw markup of websites: comments, shortcodes, quoted signs', () => {
    const raw =
      '<!-- wp:paragraph {"a":">"} --><p title="a > b">One. Two [gallery title="Mats"] mats [5]</p><!-- /wp:paragraph -->';
    const text = readLinkText(raw, 'en', { hasShortcodes: true });
    expect(text.words.map(({ word }) => word)).toEqual(['one', 'two', 'mats', '5']);
  });
  it('reads plain text as it is', () => {
    const text = readLinkText('a < b & mats\nMats again', 'en', { isPlain: true });
    expect(text.words.map(({ word, start }) => [word, start])).toEqual([
      ['a', 0],
      ['b', 4],
      ['mats', 8],
      ['mats', 13],
      ['again', 18],
    ]);
  });
});

describe('keywords', () => {
  it.each([
    ['exact', 'two-person tent', 'A Two-Person tent', ['Two-Person tent']],
    ['exact', 'two-person tent', 'A two person tent', []],
    ['phrase', 'two-person tent', 'A two person tent, two person tents', ['two person tent']],
    ['phrase_plural', 'two-person tent', 'A two-person tent, two person tents', ['two-person tent', 'two person tents']],
  ] as const)('%s "%s" in "%s"', (match, keyword, text, anchors) => {
    expect(find(`<p>${text}</p>`, keyword, match).map(({ anchor }) => anchor)).toEqual(anchors);
  });
  it.each([
    ['de', 'Schlafsack', 'Warme Schlafsäcke halten.', ['Schlafsäcke']],
    ['de', 'Winterzelt', 'Zwei Winterzelte stehen hier.', ['Winterzelte']],
    ['es', 'saco de dormir', 'Los sacos de dormir abrigan.', ['sacos de dormir']],
    ['fr', 'sac de couchage', 'Les sacs de couchage, d’hiver.', ['sacs de couchage']],
    ['it', 'tenda invernale', 'Le tende invernali.', ['tende invernali']],
    ['pt', 'saco de dormir', 'Os sacos de dormir.', ['sacos de dormir']],
  ])('%s: forms of "%s"', (language, keyword, text, anchors) => {
    expect(find(`<p>${text}</p>`, keyword, 'phrase_plural', language).map(({ anchor }) => anchor)).toEqual(anchors);
  });
  it('never run over sentences, commas, tags or paragraphs', () => {
    for (const html of ['sleeping. Mats', 'sleeping, mats', 'sleeping <b>mats</b>', 'sleeping<br>mats', '<p>sleeping</p><p>mats'])
      expect(find(html, 'sleeping mats')).toEqual([]);
  });
});

describe('the choice', () => {
  const words = (count: number) => 'word '.repeat(count);
  const html = `<p>One. Then ${words(60)}mats ${words(10)}stoves ${words(60)}pegs ${words(60)}mats again ${words(200)}</p>`;
  const text = readLinkText(html, 'en');
  const at = (word: string, nth = 0) => text.words.flatMap((one, index) => (one.word === word ? [index] : []))[nth] ?? -1;
  const candidate = (word: string, url: string, more = {}) => ({ first: at(word), last: at(word), anchor: word, url, ...more });
  const refusals = (candidates: Parameters<typeof chooseLinks>[1], options = { ownUrl: null as string | null, maxLinks: 5 }) =>
    chooseLinks(text, candidates, options).map(({ refusal }) => refusal);
  it('keeps distance, one link a target, one target an anchor and the number of links', () => {
    const mats = candidate('mats', 'https://a.example/mats');
    expect(refusals([mats, candidate('stoves', 'https://a.example/stoves')])).toEqual([null, 'too_close']);
    expect(refusals([mats, candidate('pegs', 'https://A.example/mats/#x')])).toEqual([null, 'target_linked']);
    expect(refusals([mats, { ...candidate('mats', 'https://a.example/b'), first: at('mats', 1), last: at('mats', 1) }])).toEqual([
      null,
      'target_linked',
    ]);
    expect(refusals([mats, candidate('pegs', 'https://a.example/pegs')], { ownUrl: null, maxLinks: 1 })).toEqual([
      null,
      'too_many',
    ]);
  });
  it('refuses its own page, closed targets and what was rejected', () => {
    const own = { ownUrl: 'https://a.example/mats/', maxLinks: 5 };
    expect(refusals([candidate('mats', 'https://a.example/mats')], own)).toEqual(['own_page']);
    expect(refusals([candidate('mats', 'https://a.example/m', { isTargetClosed: true })])).toEqual(['target_closed']);
    expect(refusals([candidate('mats', 'https://a.example/m', { isRejected: true })])).toEqual(['rejected']);
  });
});

/** Small numbers that are the same in every run. */
function random(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state % below;
  };
}
const pieces =
  '<p>|</p>|<h2>|</h2>|<a href="https://x.example/">|</a>|<b>|</b>|<blockquote>|</blockquote>|<code>|</code>|<li>|<ul>|</ul>|<table><tr><td>|</table>|mats |warm mats. |Stoves, |&amp; |&nbsp;|< |> |" |Ünï |<br>|<figcaption>|</figcaption>|<!-- x -->|[a b="c"]|\'|12 |é |<'.split(
    '|',
  );

/** A document as it is kept after several saves. */
function stable(html: string): string {
  const clean = sanitiseHtml(html);
  return clean === html ? html : stable(clean);
}

describe('setting links', () => {
  const links = (html: string, next: (below: number) => number, options = {}) => {
    const text = readLinkText(html, 'en', options);
    return [...linkableRuns(text, 3, 10_000).values()].reduce<{
      ranges: (LinkToSet & { anchor: string; sentence: string })[];
      end: number;
    }>(
      (state, range) => {
        const [from, to] = [text.words[range.first], text.words[range.last]];
        if (!from || !to || from.start < state.end || next(3) > 0) return state;
        const sentence = text.sentences[from.sentence]?.text ?? '';
        const url = `https://t.example/${state.ranges.length}?a=1&b=2`;
        state.ranges.push({ start: from.start, end: to.end, url, rel: 'none', anchor: anchorOf(text, range), sentence });
        return { ...state, end: to.end };
      },
      { ranges: [], end: 0 },
    ).ranges;
  };
  it('keeps the text, and taking them out gives the markup back byte for byte', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const next = random(seed);
      const raw = Array.from({ length: 5 + next(60) }, () => pieces[next(pieces.length)]).join('');
      for (const html of [raw, stable(raw)]) {
        const set = links(html, next, { hasShortcodes: true });
        const linked = setLinks(html, set);
        expect(linked.replace(/<a href="https:\/\/t\.example[^>]*>(.*?)<\/a>/gs, '$1')).toBe(html);
        const out = removeLinks(linked, set, { hasShortcodes: true });
        expect([out.html, out.kept.length]).toEqual([html, 0]);
        if (html === raw) continue;
        // A document is sanitised again when it is saved.
        expect(removeLinks(sanitiseHtml(linked), set).html).toBe(html);
        const inside = readLinkText(sanitiseHtml(linked), 'en').links.filter(({ url }) => url.startsWith('https://t.example'));
        expect(inside).toHaveLength(set.length);
      }
    }
  });
  it('takes out only what is as it was set', () => {
    const set = { url: 'https://t.example/', rel: 'none' as const, anchor: 'mats', sentence: 'Warm mats here.' };
    const tag = '<a href="https://t.example/">';
    const moved = `<p>Very warm ${tag}mats</a> here.</p>`;
    expect(removeLinks(moved, [set])).toMatchObject({ html: '<p>Very warm mats here.</p>', kept: [] });
    expect(removeLinks(`<p>Warm ${tag}good mats</a> here.</p>`, [set])).toMatchObject({ removed: [], kept: [set] });
    expect(removeLinks('<p>Warm <a href="https://o.example/">mats</a> here.</p>', [set]).kept).toEqual([set]);
    // Another person set the same one elsewhere: theirs stays.
    const two = `<p>Warm ${tag}mats</a> here. Other ${tag}mats</a> too.</p>`;
    expect(removeLinks(two, [set]).html).toBe(`<p>Warm mats here. Other ${tag}mats</a> too.</p>`);
  });
  it('refuses places that are no text, and shows changes by paragraph', () => {
    expect(() => setLinks('<b>x</b>', [{ start: 0, end: 4, url: 'https://t.example/', rel: 'none' }])).toThrow('text alone');
    const text = readLinkText('<p>One.</p><p>Two <b>mats</b>.</p>', 'en');
    const word = text.words.find((one) => one.word === 'mats');
    const set = { start: word?.start ?? 0, end: word?.end ?? 0, url: 'https://t.example/', rel: 'nofollow' as const };
    expect(changedParagraphs(text, { set: [set], move: [] })).toEqual([
      { paragraph: 2, before: 'Two <b>mats</b>.', after: 'Two <b><a href="https://t.example/" rel="nofollow">mats</a></b>.' },
    ]);
  });
  it.each([
    ['<a '.repeat(60_000)],
    ['<p>'.repeat(60_000)],
    ['</p>'.repeat(60_000)],
    ['<p>&amp'.repeat(60_000)],
    ['[a '.repeat(60_000)],
    ['<a href="x">y</a> '.repeat(20_000)],
    ['<!--'.repeat(60_000)],
    ['<script>'.repeat(30_000)],
    ['a. '.repeat(80_000)],
    ['<b><i>x'.repeat(30_000)],
    ['<table><td>1'.repeat(20_000)],
    ['<a href="'.repeat(40_000)],
    ['!'.repeat(200_000)],
    ['"'.repeat(200_000)],
  ])('is bounded in time for hostile markup: %#', (html) => {
    // Time of this thread alone, without other load of the machine.
    const start = process.threadCpuUsage();
    const text = readLinkText(html, 'en', { hasShortcodes: true });
    new PhraseFinder([{ id: 1, keyword: 'x y', match: 'phrase' }], 'en').find(text);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(5000);
  });
});
