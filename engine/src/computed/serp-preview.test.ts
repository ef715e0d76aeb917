import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import { describe, expect, it } from 'vitest';
import { serpPreview } from './serp-preview.ts';

interface Preview {
  desktop: { title: string; description: string; breadcrumb: string; title_cut: boolean; description_cut: boolean };
  mobile: Preview['desktop'];
  title_pixels: number;
  description_characters: number;
  html: string;
  warnings: string[];
}

const preview = (input: Record<string, unknown>, language = 'en') =>
  serpPreview(
    { meta_title: 'Green tea', meta_description: 'All about tea.', page_url: 'https://www.example.com/', ...input },
    language,
  ) as unknown as Preview;

describe('serpPreview', () => {
  it('leaves whole what fits', () => {
    expect(preview({})).toMatchObject({
      desktop: { title: 'Green tea', description: 'All about tea.', breadcrumb: 'https://www.example.com', title_cut: false },
      mobile: { breadcrumb: 'example.com', description_cut: false },
      title_pixels: 89,
      description_characters: 14,
      warnings: ['Google may rewrite title and description to suit a query.'],
    });
  });
  it('cuts at whole words within the width, earlier on mobile', () => {
    const { desktop, mobile, warnings } = preview({
      meta_title: 'Wide words '.repeat(10),
      meta_description: 'some words of it, '.repeat(12),
    });
    expect(desktop.title).toMatch(/^(?:Wide words )+Wide(?: words)?…$|^(?:Wide words )*Wide words…$/);
    expect(titlePixels(desktop.title)).toBeLessThanOrEqual(580);
    expect(titlePixels(`${desktop.title.slice(0, -1)} words…`)).toBeGreaterThan(580);
    expect(descriptionPixels(desktop.description)).toBeLessThanOrEqual(920);
    expect(descriptionPixels(mobile.description)).toBeLessThanOrEqual(680);
    expect(mobile.description.length).toBeLessThan(desktop.description.length);
    expect(warnings).toHaveLength(4);
  });
  it('cuts a single endless word between characters, emoji kept whole', () => {
    const { desktop } = preview({ meta_title: '🍵'.repeat(75), meta_description: 'x'.repeat(400) });
    // 20 px each, and 20 px for the ellipsis.
    expect(desktop.title).toBe(`${'🍵'.repeat(28)}…`);
    expect(descriptionPixels(desktop.description)).toBeLessThanOrEqual(920);
  });
  it('reads the address as a trail and keeps what cannot be decoded', () => {
    expect(preview({ page_url: 'https://www.example.com/caf%C3%A9/tea/' }).desktop.breadcrumb).toBe(
      'https://www.example.com › café › tea',
    );
    expect(preview({ page_url: 'https://example.com/%E0%A4%A' }).mobile.breadcrumb).toBe('example.com › %E0%A4%A');
  });
  it('puts the keyword in bold as a word only, and the date first', () => {
    const { html } = preview({ meta_description: 'Tea and teapots, TEA.', primary_kw: 'tea', date: '2026-03-05' }, 'de');
    expect(html).toContain('<p>5. März 2026 — <strong>Tea</strong> and teapots, <strong>TEA</strong>.</p>');
    expect(preview({ primary_kw: 'c++ (x' }, 'de').warnings[0]).toBe('Das Keyword „c++ (x“ steht nicht im Titel.');
  });
  it('escapes what was typed', () => {
    const { html } = preview({ meta_title: '<script>alert(1)</script>', site_name: '"><img src=x>', primary_kw: '<b>' });
    expect(html).not.toMatch(/<script|<img|<b>/);
  });
});
