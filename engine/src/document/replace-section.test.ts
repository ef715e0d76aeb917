import { describe, expect, it } from 'vitest';
import { hasSection, replaceSection } from './replace-section.ts';

const html =
  '<h2>Tents</h2><p>For two.</p><p>See tents</p><h2>Mats</h2><p>Written by <em>Ada</em>.</p><p>See mats</p><p><strong>Meta title:</strong> Camping</p>';
const section = '<h2>New</h2><p>Text</p>';

describe('replaceSection', () => {
  it('leaves all others as they are', () => {
    expect(replaceSection(html, { heading: 'Tents', lastLine: 'See tents' }, section)).toBe(
      html.replace('<h2>Tents</h2><p>For two.</p><p>See tents</p>', section),
    );
  });
  it('ends the last section at its last line, and at the facts where that line was deleted', () => {
    const facts = '<p><strong>Meta title:</strong> Camping</p>';
    expect(replaceSection(html, { heading: 'Mats', lastLine: 'See mats' }, section)?.endsWith(section + facts)).toBe(true);
    const cut = html.replace('<p>See mats</p>', '');
    expect(replaceSection(cut, { heading: 'Mats', lastLine: 'See mats' }, section)?.endsWith(section + facts)).toBe(true);
  });
  it('continues to the next heading of its level, past lower ones', () => {
    const deep = '<h2>Tents</h2><h3>Poles</h3><p>Two.</p><h2>Mats</h2>';
    expect(replaceSection(deep, { heading: 'Tents', lastLine: '' }, section)).toBe(`${section}<h2>Mats</h2>`);
  });
  it('finds none under another heading', () => {
    expect(replaceSection(html, { heading: 'Stoves', lastLine: '' }, section)).toBeNull();
    expect(hasSection(html, { heading: 'Tents', lastLine: '' })).toBe(true);
    expect(hasSection('<p>Tents</p>', { heading: 'Tents', lastLine: '' })).toBe(false);
  });
});
