import { describe, expect, it } from 'vitest';
import { canonicalUrl, hostOf, isOnHost, pathOf, sectionOf } from './page-address.ts';

describe('canonical URL', () => {
  it.each([
    ['HTTPS://Shop.Example/Tents', 'https://shop.example/Tents'],
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example:443/a', 'https://shop.example/a'],
    ['http://shop.example:80/a', 'http://shop.example/a'],
    ['http://shop.example:8080/a', 'http://shop.example:8080/a'],
    ['https://shop.example/a#top', 'https://shop.example/a'],
    ['https://shop.example/a/?utm_source=x&UTM_Medium=y', 'https://shop.example/a/'],
    ['https://shop.example/a?b=1&utm_id=2&c=3', 'https://shop.example/a?b=1&c=3'],
    ['https://shop.example/a?q=a%20b', 'https://shop.example/a?q=a%20b'],
    ['https://shop.example/a?', 'https://shop.example/a'],
    ['https://shop.example/a/../b/', 'https://shop.example/b/'],
    ['  https://shop.example/a  ', 'https://shop.example/a'],
  ])('%s', (given, canonical) => expect(canonicalUrl(given)).toBe(canonical));
  it('is relative to a base', () =>
    expect(canonicalUrl('../mats', 'https://shop.example/a/b')).toBe('https://shop.example/mats'));
  it.each([
    '',
    'mailto:a@shop.example',
    'ftp://shop.example/',
    'https://user:pass@shop.example/',
    'shop',
    `https://shop.example/${'a'.repeat(2048)}`,
  ])('is none of %s', (given) => expect(canonicalUrl(given)).toBeNull());
});

it('keeps the host of a website apart from others', () => {
  expect(isOnHost('https://shop.example/a', 'http://shop.example')).toBe(true);
  expect(isOnHost('https://www.shop.example/a', 'https://shop.example')).toBe(true);
  expect(isOnHost('https://shop.example.evil.example/', 'https://shop.example')).toBe(false);
  expect(isOnHost('https://blog.shop.example/', 'https://shop.example')).toBe(false);
  expect(isOnHost('https://shop.example:8443/', 'https://shop.example')).toBe(false);
  expect(isOnHost('nonsense', 'https://shop.example')).toBe(false);
});

it('reads path and section', () => {
  expect(hostOf('https://shop.example/x')).toBe('shop.example');
  expect(pathOf('https://shop.example/a?b=1')).toBe('/a?b=1');
  expect(sectionOf('https://shop.example/tents/dome')).toBe('/tents');
  expect(sectionOf('https://shop.example/about')).toBe('/');
});
