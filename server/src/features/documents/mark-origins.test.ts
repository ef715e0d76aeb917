import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { describe, expect, it } from 'vitest';
import { markOrigins } from './mark-origins.ts';
import { readProvenance } from './provenance.ts';

const engine = sanitiseHtml(
  '<h1 data-origin="engine">Trail shoes</h1><p data-origin="engine" data-source="3">They grip on wet stone &amp; last for years.</p>' +
    '<ul data-origin="engine"><li data-origin="engine">Light and <strong>warm</strong></li><li data-origin="engine">Cheap</li></ul>' +
    '<table data-origin="engine"><tbody><tr><td>Size</td><td>Price</td></tr></tbody></table><hr data-origin="engine" />' +
    '<p data-origin="engine"><span data-source="4">Two in three buy again.</span> Ask us.</p>',
);
const save = (html: string, more: { previous?: string; rewrites?: [number, { before: string; after: string }][] } = {}) =>
  markOrigins(sanitiseHtml(html), {
    previous: more.previous ?? engine,
    engine,
    personId: 7,
    rewrites: new Map(more.rewrites ?? []),
  });

describe('the origin of a block', () => {
  it('is not asked of the text that is saved', () => {
    const stripped = engine.replaceAll(/ data-(origin|source)="\w+"/g, '');
    const forged = stripped.replaceAll('<p>', '<p data-origin="person" data-by="99" data-source="8">');
    expect(save(engine)).toBe(engine);
    expect(save(forged).replace('<span>', '').replace('</span>', '')).toBe(
      engine.replace('<span data-source="4">', '').replace('</span>', ''),
    );
    expect(save('<p data-origin="engine" data-by="1" data-source="3" data-rewrite="5">All my own words</p>')).toBe(
      '<p data-origin="person" data-by="7">All my own words</p>',
    );
  });
  it.each([
    [
      'stays the engine’s where only its look changes',
      '<h2>They <strong>grip</strong> on wet stone &amp; last for years.</h2>',
      'engine',
      null,
    ],
    ['is both where half of its words remain', '<p>They grip on wet stone and on snow, too.</p>', 'mixed', '7'],
    ['is a person’s where less remains', '<p>They grip my heart every single time that I go out.</p>', 'person', '7'],
    ['is a person’s where it is new', '<p>Written by hand.</p>', 'person', '7'],
  ])('%s', (_name, html, origin, by) => {
    const marked = save(html);
    expect([/data-origin="(\w+)"/.exec(marked)?.[1], /data-by="(\d+)"/.exec(marked)?.[1] ?? null]).toEqual([origin, by]);
  });
  it('is the engine’s again when its words come back', () => {
    const changed = save('<p>They grip on wet stone.</p>');
    expect(changed).toContain('mixed');
    expect(save('<p>They grip on wet stone &amp; last for years.</p>', { previous: changed })).toBe(
      '<p data-origin="engine" data-source="3">They grip on wet stone &amp; last for years.</p>',
    );
  });
  it('stays with the first person when another one corrects a word', () => {
    const previous = '<p data-origin="person" data-by="5">Written by hand on a rainy day.</p>';
    expect(save('<p>Written by hand on a rainy evening.</p>', { previous })).toContain('data-by="5"');
  });
  it('a passage over several blocks was written by the engine in each of them', () => {
    const rewrites: [number, { before: string; after: string }][] = [
      [14, { before: 'One thing.\nAnother thing.', after: 'First, with $& in it.\nSecond.' }],
    ];
    const html =
      '<p data-rewrite="14">First, with $&amp; in it.</p><p data-rewrite="14">Second.</p><p data-rewrite="14">Mine.</p>';
    const marked = save(html, { rewrites });
    expect(marked.match(/data-origin="engine"[^>]*data-rewrite="14"/g)).toHaveLength(2);
    expect(marked).toMatch(/<p data-origin="person"[^>]*>Mine/);
  });
  it('counts a rewrite only where it was made for this document and its text is still there', () => {
    const rewrites: [number, { before: string; after: string }][] = [
      [12, { before: 'They grip on wet stone & last for years.', after: 'Grip and years of wear.' }],
    ];
    expect(save('<p data-rewrite="12">Grip and years of wear.</p>', { rewrites })).toMatch(
      /data-origin="engine".*data-rewrite="12"/,
    );
    expect(save('<p data-rewrite="12">Grip, wear and much more of what I say myself here.</p>', { rewrites })).toBe(
      '<p data-origin="person" data-by="7">Grip, wear and much more of what I say myself here.</p>',
    );
    expect(save('<p data-rewrite="13">Grip and years of wear.</p>', { rewrites })).not.toContain('data-rewrite');
  });
  it('recognises a list by its items, and drops citations of words that were not cited', () => {
    const marked = save(
      '<ul><li>Light and warm</li><li>And something of mine</li></ul><p><span data-source="4">Invented.</span></p>',
    );
    expect(marked).toMatch(/^<ul data-origin="mixed"><li data-origin="engine">.*<li data-origin="person" data-by="7">/);
    expect(marked).not.toContain('data-source');
  });
});

describe('the mark of a claim', () => {
  const claimed = sanitiseHtml(
    '<p data-origin="engine">Now for <span data-unsourced="figure">99 francs</span>, <span data-source="4">says <span data-unsourced="name">Ann Moe</span>.</span></p>',
  );
  it('stays as the engine set it, and goes where a person removes it or writes other words', () => {
    const mark = (html: string, previous = claimed) =>
      markOrigins(sanitiseHtml(html), { previous, engine: claimed, personId: 7, rewrites: new Map() });
    expect(mark(claimed)).toBe(claimed);
    expect(mark(claimed.replace('Now', 'Today'))).toContain('<span data-unsourced="figure">99 francs</span>');
    expect(mark(claimed.replace('99', '95'))).not.toContain('data-unsourced="figure"');
    const confirmed = mark(claimed.replace(/<span data-unsourced="figure">(.*?)<\/span>/, '$1'));
    expect(confirmed).toContain('data-origin="engine">Now for 99 francs, <span data-source="4">');
    // Undone: text of the engine is marked again.
    expect(mark(claimed, confirmed)).toContain('<span data-unsourced="figure">99 francs</span>');
  });
  it('stays where the engine set it in a passage that it rewrote, and comes from no other passage', () => {
    const claims = [{ kind: 'figure' as const, text: '42 %' }];
    const rewrites = new Map([[14, { before: 'Now for 99 francs', after: 'Now 42 % cheaper', claims }]]);
    const html = '<p data-rewrite="14">Now <span data-unsourced="figure">42 %</span> cheaper</p>';
    const saved = markOrigins(sanitiseHtml(html), { previous: claimed, engine: claimed, personId: 7, rewrites });
    expect(saved).toContain('Now <span data-unsourced="figure">42 %</span> cheaper');
    const next = { previous: saved, engine: claimed, personId: 7, rewrites };
    const confirmed = markOrigins(saved.replace(/<span data-unsourced="figure">(.*?)<\/span>/, '$1'), next);
    expect(confirmed).toContain('Now 42 % cheaper');
    const other = markOrigins(sanitiseHtml(html.replace(' data-rewrite="14"', '')), {
      ...next,
      previous: '',
      rewrites: new Map(),
    });
    expect(other).not.toContain('data-unsourced');
  });
  it('is set by nobody else', () => {
    const forged = save('<p><span data-unsourced="name">They</span> grip on wet stone &amp; last for years.</p>');
    expect(forged).not.toContain('data-unsourced');
  });
});

describe('the provenance of a document', () => {
  it('names engine, model, sources and people, and adds up to 100 %', () => {
    const html = save('<h1>Trail shoes</h1><p>They grip on wet stone and on snow.</p><p>Ask Marta about it, please do.</p>');
    const { passages, totals } = readProvenance(html, {
      engine: { kind: 'model', provider: 'mistral', model: 'mistral-small' },
      sources: [{ id: 3, title: 'notes.txt' }],
      people: new Map([[7, 'Marta Ferri']]),
      rewrites: new Map(),
    });
    expect(passages).toEqual([
      { text: 'Trail shoes', origin: 'engine', engine: 'mistral', model: 'mistral-small', sources: [], person: null },
      {
        text: 'They grip on wet stone and on snow.',
        origin: 'mixed',
        engine: 'mistral',
        model: 'mistral-small',
        sources: ['notes.txt'],
        person: 'Marta Ferri',
      },
      { text: 'Ask Marta about it, please do.', origin: 'person', engine: null, model: null, sources: [], person: 'Marta Ferri' },
    ]);
    expect(totals).toEqual({ engine: 13, mixed: 50, person: 37, words: 16 });
  });
});
