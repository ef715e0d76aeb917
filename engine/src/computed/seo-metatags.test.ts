import { describe, expect, it } from 'vitest';
import { seoMetatags } from './seo-metatags.ts';

const whole = {
  site_title: 'Tea & <More> "Shop"',
  site_description: "Grandma's  tea\nfor Zürich",
  site_keywords: ['green tea', 'black tea'],
  robots_index: 'index' as const,
  robots_follow: 'nofollow' as const,
  content_type: 'utf-8' as const,
  revisit_days: 7,
  author: 'Jörg',
  canonical_url: 'https://www.example.com/tea?a=1&b=2',
  image_url: 'https://www.example.com/tea.jpg',
};

describe('seoMetatags', () => {
  it('writes escaped markup in reading order', () => {
    expect(seoMetatags(whole, 'de')['html']).toBe(`<meta charset="utf-8">
<title>Tea &amp; &lt;More&gt; &quot;Shop&quot;</title>
<meta name="description" content="Grandma&#39;s tea for Zürich">
<meta name="keywords" content="green tea, black tea">
<meta name="robots" content="index, nofollow">
<meta http-equiv="content-language" content="de">
<meta name="revisit-after" content="7 days">
<meta name="author" content="Jörg">
<link rel="canonical" href="https://www.example.com/tea?a=1&amp;b=2">
<meta property="og:type" content="website">
<meta property="og:title" content="Tea &amp; &lt;More&gt; &quot;Shop&quot;">
<meta property="og:description" content="Grandma&#39;s tea for Zürich">
<meta property="og:locale" content="de_DE">
<meta property="og:url" content="https://www.example.com/tea?a=1&amp;b=2">
<meta property="og:image" content="https://www.example.com/tea.jpg">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="Tea &amp; &lt;More&gt; &quot;Shop&quot;">
<meta name="twitter:description" content="Grandma&#39;s tea for Zürich">
<meta name="twitter:image" content="https://www.example.com/tea.jpg">`);
  });
  it('leaves out what was left out', () => {
    const { html, tags } = seoMetatags({ site_title: 'Tea', site_description: 'Tea.' }, 'pt-BR') as {
      html: string;
      tags: { name: string }[];
    };
    expect(html).not.toMatch(/keywords|revisit|author|canonical|image/);
    expect(html).toContain('content="pt_BR"');
    expect(tags.map(({ name }) => name)).toEqual([
      'charset',
      'title',
      'description',
      'robots',
      'content-language',
      'og:type',
      'og:title',
      'og:description',
      'og:locale',
      'twitter:card',
      'twitter:title',
      'twitter:description',
    ]);
  });
  it('gives each tag unescaped, with a note where search engines ignore it', () => {
    const { tags } = seoMetatags(whole, 'en') as { tags: object[] };
    expect(tags).toContainEqual({ name: 'title', content: 'Tea & <More> "Shop"' });
    expect(tags).toContainEqual({ name: 'keywords', content: 'green tea, black tea', note: 'Google ignores the keywords tag.' });
  });
  it('warns in the language of the page', () => {
    const { warnings } = seoMetatags(
      {
        ...whole,
        site_title: 'W'.repeat(61),
        site_description: 'w'.repeat(156),
        robots_index: 'noindex',
        content_type: 'utf-16',
      },
      'de',
    );
    expect(warnings).toEqual([
      'Der Titel hat 61 Zeichen; über 60 wird er oft gekürzt.',
      'Der Titel ist 1147 px breit; Suchergebnisse zeigen 580 px.',
      'Die Beschreibung hat 156 Zeichen; über 155 wird sie oft gekürzt.',
      'Die Beschreibung ist 1572 px breit; Suchergebnisse zeigen 920 px.',
      'Google beachtet das Keywords-Tag nicht.',
      'Google beachtet das Tag revisit-after nicht.',
      'Mit noindex erscheint die Seite nicht in den Suchergebnissen.',
      'Der HTML-Standard verlangt UTF-8; wählen Sie eine andere Kodierung nur, wenn Ihr Server sie wirklich sendet.',
    ]);
  });
  it('measures title and description', () => {
    expect(seoMetatags({ site_title: 'Green tea', site_description: 'Green tea' }, 'en')).toMatchObject({
      title_pixels: 89,
      description_pixels: 63,
    });
  });
});
