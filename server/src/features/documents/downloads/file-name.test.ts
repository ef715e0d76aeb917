import { describe, expect, it } from 'vitest';
import { contentDisposition, fileNameFor } from './file-name.ts';

describe('fileNameFor', () => {
  it.each([
    ['Größe & Form: 5/6', 'Größe & Form 5-6.pdf'],
    ['  Was ist "neu"?  ', 'Was ist neu.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['.versteckt', 'versteckt.pdf'],
    ['CON', 'CON_.pdf'],
    ['com1.txt', 'com1.txt_.pdf'],
    ['a\u0000b\u202ec\nd', 'a b c d.pdf'],
    ['日本語の記事', '日本語の記事.pdf'],
    ['???', 'document.pdf'],
    ['', 'document.pdf'],
    ['Zelte „2“.PDF', 'Zelte 2.pdf'],
    ['Zelte.docx', 'Zelte.docx.pdf'],
  ])('%j becomes %j', (title, name) => {
    expect(fileNameFor(title, 'pdf', 'de')).toBe(name);
  });
  it('keeps within 120 characters and 255 bytes without cutting a letter in two', () => {
    expect(fileNameFor('ä'.repeat(400), 'docx', 'de')).toHaveLength(120);
    const family = fileNameFor('👩‍👩‍👧'.repeat(60), 'docx', 'de');
    expect(Buffer.byteLength(family)).toBeLessThan(255);
    expect(fileNameFor('語'.repeat(400), 'docx', 'ja').length).toBeLessThanOrEqual(120);
  });
});

describe('contentDisposition', () => {
  it('gives an ASCII name and the real one', () => {
    expect(contentDisposition('Größe (neu).pdf')).toBe(
      'attachment; filename="Grosse (neu).pdf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20%28neu%29.pdf',
    );
  });
  it('lets nothing break out of the header', () => {
    expect(contentDisposition('a"b\\c.pdf')).toContain('filename="a_b_c.pdf"');
  });
});
