import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EngineFailure } from '../core/engine-types.ts';
import type { FetchedPage } from '../fetch/guarded-fetch.ts';
import { readFileSource, readPageSource } from './read-source.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'read';
  } catch (error) {
    return error instanceof EngineFailure ? `${error.code} ${error.detail}` : String(error);
  }
}

const opening =
  'Beans are sown in May, when the soil has warmed to 10 °C. They need little care and a sunny place; Jörg’s grandmother knew that already in Zürich.';

describe('Word and PDF files', () => {
  it('reads a docx with its headings and lists', async () => {
    const source = await readFileSource(fixture('beans.docx'), 'My beans.docx');
    expect(source).toMatchObject({ title: 'My beans', language: 'en' });
    expect(source.text.startsWith(`# Growing beans\n\n${opening}\n\n# Watering\n\nWater in the morning.`)).toBe(true);
    expect(source.text).toContain('- Runner beans\n- Dwarf beans');
    expect(source.text).toContain('Runner; 70');
  });
  it('reads an old doc', async () => {
    const source = await readFileSource(fixture('beans.doc'), 'beans.doc');
    expect(source.text).toContain(
      `Growing beans\n\n${opening.replace('’', "'")}\n\nWatering\n\nWater in the morning. A second paragraph begins below.`,
    );
  });
  it('reads a pdf into paragraphs and headings', async () => {
    const source = await readFileSource(fixture('beans.pdf'), 'beans.pdf');
    expect(source.text.startsWith(`# Growing beans\n\n${opening}\n\n# Watering\n\nWater in the morning.`)).toBe(true);
    expect(source.text).toContain('below.\n\nToo much water harms the roots.\n\n• Runner beans\n• Dwarf beans');
  });
});

describe('tables', () => {
  it('reads every sheet of a workbook, each value with its column', async () => {
    const { text } = await readFileSource(fixture('prices.xlsx'), 'prices.xlsx');
    expect(text).toBe(
      '# Hot drinks\n\nName: Grüntee; Price: 2.5; Note: mild\n\nName: Coffee; Price: 3; Note: dark, strong\n\n# Cold drinks\n\nName: Lemonade; Price: 4',
    );
  });
  const expected = 'Größe: klein; Preis: 2,50\n\nGröße: groß; Preis: 3,00';
  it.each([
    ['UTF-8 with semicolons', bytesOf('Größe;Preis\nklein;2,50\ngroß;3,00\n')],
    ['UTF-8 with a byte order mark', bytesOf('\ufeffGröße;Preis\r\nklein;2,50\r\ngroß;3,00\r\n')],
    ['tabs', bytesOf('Größe\tPreis\nklein\t2,50\ngroß\t3,00\n')],
    ['commas and quotes', bytesOf('Größe,Preis\nklein,"2,50"\n"groß","3,00"\n')],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('Größe;Preis\nklein;2,50\ngroß;3,00\n', 'utf16le')])],
    ['Windows-1252', new Uint8Array(Buffer.from('Größe;Preis\nklein;2,50\ngroß;3,00\n', 'latin1'))],
  ])('reads a csv in %s', async (_, bytes) => {
    expect((await readFileSource(bytes, 'sizes.csv')).text).toBe(expected);
  });
});

describe('text files', () => {
  it('keeps the rows of a flyer as a txt apart, with the line that names them', async () => {
    const flyer = 'Boats\n\nPrices\nKayak 28 pounds\nCanoe 60 pounds\n\nSheds\nA shed is fine. It must be empty.';
    expect((await readFileSource(bytesOf(flyer), 'a.txt')).text).toBe(flyer);
  });

  it('joins wrapped lines of a txt and keeps its paragraphs', async () => {
    const { text } = await readFileSource(bytesOf('One long\nsentence with a hyphen-\nation.\n\n\n- first\n- second\n'), 'a.txt');
    expect(text).toBe('One long sentence with a hyphenation.\n\n- first\n- second');
  });
  it('takes the marks out of Markdown', async () => {
    const markdown =
      '---\ntitle: x\n---\n# Tea *time*\n\nSome **bold** [link](https://x.example) and `code`.\nNext line.\n\n## Kinds\n* green\n* black\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\n# not a heading\n```\n';
    const source = await readFileSource(bytesOf(markdown), 'tea.md');
    expect(source.title).toBe('Tea time');
    expect(source.text).toBe(
      '# Tea time\n\nSome bold link and code. Next line.\n\n# Kinds\n\n- green\n- black\n\na; b\n\n1; 2\n\n# not a heading',
    );
  });
  it('leaves menus, scripts and footers of an html file out', async () => {
    const article =
      '<p>Green tea is picked by hand in spring, and the leaves are steamed on the same day to keep their colour.</p>'.repeat(4);
    const html = `<html lang="en-GB"><head><title>Tea | Shop</title><script>track()</script></head><body><nav><a href="/">Home</a><a href="/cart">Cart</a></nav><main><article><h1>Tea</h1>${article}<h2>Black tea</h2>${article}</article></main><footer>Imprint and cookies</footer></body></html>`;
    const source = await readFileSource(bytesOf(html), 'tea.html');
    expect(source.language).toBe('en');
    expect(source.text).toContain('# Black tea\n\nGreen tea is picked');
    expect(source.text).not.toMatch(/Cart|track|cookies/);
  });
});

/** The first bytes of an Office file saved with a password, and the name of its content stream. */
const encryptedOffice = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);

describe('what is refused', () => {
  it.each([
    ['a zip called pdf', fixture('prices.xlsx'), 'a.pdf', 'FILE_UNREADABLE a.pdf'],
    ['a pdf called docx', fixture('beans.pdf'), 'a.docx', 'FILE_UNREADABLE a.docx'],
    ['a pdf called txt', fixture('beans.pdf'), 'a.txt', 'FILE_UNREADABLE a.txt'],
    ['a workbook called docx', fixture('prices.xlsx'), 'a.docx', 'FILE_UNREADABLE a.docx'],
    ['binary data called csv', new Uint8Array(64), 'a.csv', 'FILE_UNREADABLE a.csv'],
    ['an unknown kind', bytesOf('x'), 'a.exe', 'FILE_UNREADABLE a.exe'],
    ['a broken pdf', bytesOf('%PDF-1.7\nnothing'), 'a.pdf', 'FILE_UNREADABLE a.pdf'],
    ['a pdf with a password', bytesOf('%PDF-1.7\ntrailer<</Encrypt 4 0 R>>'), 'a.pdf', 'FILE_ENCRYPTED a.pdf'],
    ['a workbook with a password', encryptedOffice, 'a.xlsx', 'FILE_ENCRYPTED a.xlsx'],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1).fill(65), 'a.txt', 'FILE_UNREADABLE a.txt'],
    ['nothing', new Uint8Array(), 'a.txt', 'FILE_EMPTY a.txt'],
    ['only white space', bytesOf(' \n\n\t '), 'a.txt', 'FILE_EMPTY a.txt'],
  ])('%s', async (_, bytes, name, failure) => {
    expect(await failureOf(readFileSource(bytes, name))).toBe(failure);
  });
});

describe('readPageSource', () => {
  const page = (changes: Partial<FetchedPage>) => async (): Promise<FetchedPage> => ({
    url: 'https://tea.example/green',
    status: 200,
    contentType: 'text/html; charset=iso-8859-1',
    bytes: new Uint8Array(
      Buffer.from(`<title>Grüner Tee</title><p>${'Der Tee ist grün und schmeckt gut. '.repeat(10)}</p>`, 'latin1'),
    ),
    ...changes,
  });
  it('reads a page in the encoding that its server declares', async () => {
    const source = await readPageSource(page({}), 'https://tea.example/');
    expect(source).toMatchObject({ title: 'Grüner Tee', url: 'https://tea.example/green', language: 'de' });
    expect(source.text).toContain('Der Tee ist grün');
  });
  it('reads a linked pdf', async () => {
    const source = await readPageSource(
      page({ bytes: fixture('beans.pdf'), contentType: 'application/pdf', url: 'https://tea.example/files/beans.pdf' }),
      '',
    );
    expect(source.text).toContain('# Watering');
  });
  it.each([
    ['a missing page', { status: 404 }, 'PAGE_MISSING tea.example/green (404)'],
    ['a page behind a login', { status: 403 }, 'PAGE_CLOSED tea.example/green (403)'],
    ['an error of the server', { status: 500 }, 'PAGE_FAILED tea.example/green (500)'],
    ['a picture', { contentType: 'image/png' }, 'PAGE_UNREADABLE tea.example/green'],
    ['a page without text', { bytes: bytesOf('<title></title><script>x</script>') }, 'PAGE_EMPTY tea.example/green'],
    ['an empty answer', { bytes: new Uint8Array() }, 'PAGE_EMPTY tea.example/green'],
    ['a pdf that is none', { contentType: 'application/pdf' }, 'PAGE_UNREADABLE tea.example/green'],
  ])('refuses %s and says why', async (_, changes, why) => {
    expect(await failureOf(readPageSource(page(changes), ''))).toBe(why);
  });
});
