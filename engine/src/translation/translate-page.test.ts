import { afterEach, describe, expect, it } from 'vitest';
import { openHtml, writeHtml } from './marked-html.ts';
import { by, loud, order, stopModels } from './testing/order-translation.ts';

afterEach(stopModels);

describe('a page', () => {
  const page =
    '<!doctype html><html lang="en"><head><title>Trail boots</title><meta name="description" content="For wet trails."><script>let a = "Hello there"</script></head>' +
    '<body class="x"><h1>Boots for <em>wet</em> trails</h1><p>Light and <a href="/dry?a=1&amp;b=2">dry</a>, by Halden.<br>Always.</p>' +
    '<p translate="no">Fixed words</p><div class="legal">Legal words</div><img src="a.png" alt="A boot"><ul><li>One<ul><li>Two</li></ul></li></ul></body></html>';

  it('keeps tags, links and scripts; what is to stay stays', async () => {
    const input = { html_code: page, seo_elements: true, slugs: true, do_not_translate: ['Halden', '.legal'] };
    const say = by(({ text }) =>
      text.replace(/<[^>]*>|Halden|[^<H]+|H/g, (part) => (/^<|^Halden$/.test(part) ? part : part.toUpperCase())),
    );
    const { made } = await order('website_translation', input, [say]);
    const html = made.result['html'] as string;
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<h1>BOOTS FOR <em>WET</em> TRAILS</h1>');
    expect(html).toContain('<p>LIGHT AND <a href="/dry?a=1&amp;b=2">DRY</a>, BY Halden.<br>ALWAYS.</p>');
    expect(html).toContain('<p translate="no">Fixed words</p><div class="legal">Legal words</div>');
    expect(html).toContain('let a = "Hello there"');
    expect(html).toContain('alt="A BOOT"');
    expect(html).toContain('<li>ONE<ul><li>TWO</li></ul></li>');
    expect(made.result).toMatchObject({
      meta_title: 'TRAIL BOOTS',
      meta_description: 'FOR WET TRAILS.',
      slug: 'boots-for-wet-trails',
    });
  });

  it('is fetched where an address is given; a piece of markup stays a piece', async () => {
    const fetchPage = async (url: string) => ({ url, status: 200, bytes: new Uint8Array(Buffer.from(page)) });
    const fetched = await order('website_translation', { page_url: 'https://www.example.com/a', seo_elements: false }, [loud], {
      fetchPage,
    });
    expect(fetched.made.result).toMatchObject({ meta_title: 'Trail boots' });
    const gone = { fetchPage: async (url: string) => ({ url, status: 404, bytes: new Uint8Array() }) };
    expect((await order('website_translation', { page_url: 'https://www.example.com/a' }, [loud], gone)).made.code).toBe(
      'PAGE_UNREADABLE',
    );
    const piece = openHtml('<p>One <b>two</b></p>', { seo: true, left: ['((no selector'] });
    piece.slots[0]?.put('Zwei <g1>eins</g1> <g9>x</g9>');
    expect(writeHtml(piece, 'ar')).toBe('<p>Zwei <b>eins</b> x</p>');
    expect(writeHtml(openHtml(page, { seo: true, left: [] }), 'ar')).toContain('dir="rtl"');
  });
});
