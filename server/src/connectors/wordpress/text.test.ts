import { expect, it } from 'vitest';
import { asWordpressText, withoutShortcodes } from './text.ts';

it('keeps a title as the words it is', () => {
  expect(asWordpressText(`Tom & Jerry <script>alert("1")</script> it's [gallery]`)).toBe(
    'Tom &amp; Jerry &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; it&#39;s &#91;gallery&#93;',
  );
});

it('calls no shortcode from a text or from an attribute', () => {
  expect(withoutShortcodes('<p>[gallery ids="1"] <a href="/?a[0]=1">x</a></p>')).toBe(
    '<p>&#91;gallery ids="1"&#93; <a href="/?a&#91;0&#93;=1">x</a></p>',
  );
});
