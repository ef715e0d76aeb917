// Parameters are replaced and never doubled. All other parts of an address stay.
import { expect, it } from 'vitest';
import { campaignUrl, contentOfUrl } from './campaign-url.ts';

const values = { source: 'paid-search', medium: 'cpc', campaign: 'long-weekend-2026', content: 'l-05', term: '' };
const added = 'utm_source=paid-search&utm_medium=cpc&utm_campaign=long-weekend-2026&utm_content=l-05';

it.each([
  ['https://a.example/sale', `https://a.example/sale?${added}`],
  ['https://a.example', `https://a.example/?${added}`],
  ['https://a.example/sale?size=L&colour=blue%20sea', `https://a.example/sale?size=L&colour=blue%20sea&${added}`],
  ['https://a.example/sale?utm_source=old&size=L&UTM_Medium=x&utm_term=shoes', `https://a.example/sale?size=L&${added}`],
  ['https://a.example/sale?utm%5Fsource=old', `https://a.example/sale?${added}`],
  ['https://a.example/sale?utm_id=7#sizes', `https://a.example/sale?utm_id=7&${added}#sizes`],
  ['https://a.example/sale?#/route?utm_source=x', `https://a.example/sale?${added}#/route?utm_source=x`],
  ['https://a.example/sale?broken=%E0%A4%A', `https://a.example/sale?broken=%E0%A4%A&${added}`],
])('%s', (page, url) => {
  expect(campaignUrl(page, values)).toBe(url);
  expect(campaignUrl(url, values)).toBe(url);
});

it('keeps braces that ad platforms fill in', () => {
  expect(campaignUrl('https://a.example/', { ...values, term: '{keyword}' })).toMatch(/&utm_term=\{keyword\}$/);
});

it.each(['', 'sale', 'ftp://a.example/', 'javascript:alert(1)', 'https://user:secret@a.example/'])('refuses %j', (page) => {
  expect(campaignUrl(page, values)).toBe(null);
});

it('reads the content of an address', () => {
  expect(contentOfUrl(`https://a.example/?${added}`)).toBe('l-05');
  expect(contentOfUrl('https://a.example/?utm_content=a%2Bb#x')).toBe('a+b');
  expect(contentOfUrl('https://a.example/')).toBe(null);
});
