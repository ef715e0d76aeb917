import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { DownloadSource } from './document-blocks.ts';
import { type DownloadFormat, renderDownload } from './render-download.ts';

const html = `
<h1>Größe zählt</h1>
<p class="lead">Ein Überblick für <strong>Häuser</strong> mit <a href="https://example.com/a?b=1&amp;c=2">Förderung</a>.</p>
<h2>Kosten &amp; Nutzen</h2>
<ul><li>Erstens<ul><li>Innen</li></ul></li><li><p>Zweitens</p><p>Fortsetzung</p></li></ul>
<ol start="3"><li>Drei</li><li>Vier</li></ol>
<table><thead><tr><th>Modell</th><th>Leistung</th></tr></thead><tbody><tr><td>A|1</td><td>5 kW</td></tr><tr><td colspan="2">Ende</td></tr></tbody></table>
<blockquote><p>Ein <em>Zitat</em>.</p></blockquote>
<pre><code>&lt;title&gt;x&lt;/title&gt;</code></pre>
<p>Привет, Γειά σου.<script>alert(1)</script> <a href="javascript:alert(1)">nicht verlinkt</a></p>`;

const source: DownloadSource = { title: 'Größe zählt', html, language: 'de', author: 'Jana Müller' };
const textOf = async (format: DownloadFormat, changes: Partial<DownloadSource> = {}) =>
  new TextDecoder().decode((await renderDownload({ ...source, ...changes }, format)).bytes);

async function docxParts(changes: Partial<DownloadSource> = {}) {
  const files = unzipSync((await renderDownload({ ...source, ...changes }, 'docx')).bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    document: part('word/document.xml'),
    relations: part('word/_rels/document.xml.rels'),
    core: part('docProps/core.xml'),
  };
}

describe('docx', () => {
  it('has real heading styles, lists, links and tables', async () => {
    const { document, relations } = await docxParts();
    expect(document).toContain('<w:pStyle w:val="Heading1"/>');
    expect(document).toContain('<w:pStyle w:val="Heading2"/>');
    expect(document.match(/<w:numPr>/g)).toHaveLength(5);
    expect(document).toContain('<w:ilvl w:val="1"/>');
    expect(relations).toContain('Target="https://example.com/a?b=1&amp;c=2"');
    expect(document.match(/<w:tr>|<w:tr /g)).toHaveLength(3);
    expect(document).toContain('<w:tblHeader/>');
    expect(document).toContain('<w:gridSpan w:val="2"/>');
    expect(relations).not.toContain('javascript:');
  });
  it('carries title, author and text', async () => {
    const { document, core } = await docxParts();
    expect(core).toContain('Größe zählt');
    expect(core).toContain('Jana Müller');
    expect(document).toContain('Привет, Γειά σου.');
    expect(document).not.toContain('alert(1)');
  });
  it('drops characters that XML forbids', async () => {
    const hidden = '\u0001\u000b\ufffe\uffff';
    const { document, core } = await docxParts({
      html: `<p>vor${hidden}nach</p>`,
      title: `Vor${hidden}wort`,
      author: `Jana${hidden} Müller`,
    });
    expect(document).toContain('vornach');
    expect(core).toContain('Vorwort');
    expect(core).toContain('Jana Müller');
  });
});

describe('pdf', () => {
  it('contains the text of every script that its typefaces have', async () => {
    const { bytes } = await renderDownload(source, 'pdf');
    const { extractText, getDocumentProxy, getMeta } = await import('unpdf');
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of ['Größe zählt', 'Förderung', 'Fortsetzung', 'Привет', 'Γειά', '5 kW', '<title>x</title>'])
      expect(text).toContain(words);
    expect((await getMeta(pdf)).info['Title']).toBe('Größe zählt');
    const outline = await pdf.getOutline();
    expect(outline.map((entry) => entry.title)).toEqual(['Größe zählt']);
    expect(outline[0]?.items.map((entry: { title: string }) => entry.title)).toEqual(['Kosten & Nutzen']);
  });
  it('survives right-to-left scripts, emoji, scripts without glyphs and very long words', async () => {
    const odd = `<p>عربى עברית 😀👩‍👩‍👧🇩🇪 日本語 中文 한국어 ไทย हिन्दी \u200f\ufeff ${'x'.repeat(4000)}</p><table><tr><td>${'y'.repeat(300)}</td><td>日本</td></tr></table>`;
    for (const language of ['ar', 'ja', 'en']) {
      const { bytes } = await renderDownload({ title: '日本 😀', html: odd, language }, 'pdf');
      expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
    }
  });
  it('draws emoji, those of several characters as one', async () => {
    const { bytes } = await renderDownload({ title: 'Emoji', html: '<p>Gut 😀 so 👩‍👩‍👧, © 🇩🇪.</p>', language: 'de' }, 'pdf');
    const { extractText, getDocumentProxy } = await import('unpdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain('😀');
    expect(text).toMatch(/Gut .*so .*👩.*, © .*\./u);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('NotoEmoji');
  });
  it('numbers the pages of a long document and breaks a table between rows', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => `<tr><td>Zeile ${index}</td><td>${'Wort '.repeat(20)}</td></tr>`).join(
      '',
    );
    const { bytes } = await renderDownload(
      { ...source, html: `<table><tr><th>Kopf</th><th>Text</th></tr>${rows}</table>` },
      'pdf',
    );
    const { extractText, getDocumentProxy } = await import('unpdf');
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
    expect(totalPages).toBeGreaterThan(2);
    expect(text[1]).toContain('Kopf');
    expect(text[1]).toContain(`2 / ${totalPages}`);
  });
});

describe('html', () => {
  it('is complete and keeps the structure', async () => {
    const page = await textOf('html');
    expect(page.startsWith('<!doctype html>\n<html lang="de">')).toBe(true);
    expect(page).toContain('<title>Größe zählt</title>');
    expect(page).toContain('<th scope="col">Modell</th>');
    expect(page).toContain('<ol start="3">');
    expect(page).toContain('<a href="https://example.com/a?b=1&amp;c=2">Förderung</a>');
    expect(page).not.toMatch(/javascript:|alert\(1\)|src="http/);
  });
  it('lets a paragraph of another script run in its own direction', async () => {
    const mixed = { title: 'Gemischt', html: '<p>Zuerst deutsch, dann עברית.</p><p>مرحبا 😀 World</p>', language: 'de' };
    const page = new TextDecoder().decode((await renderDownload(mixed, 'html')).bytes);
    expect(page).toContain('<p>Zuerst deutsch');
    expect(page).toContain('<p dir="rtl">مرحبا');
  });
  it('escapes the title and turns right-to-left languages round', async () => {
    const page = await textOf('html', { title: 'A <b> & "c"', language: 'ar' });
    expect(page).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    expect(page).toContain('dir="rtl"');
  });
});

describe('md', () => {
  it('is GitHub-flavoured', async () => {
    const text = await textOf('md');
    expect(text).toContain('# Größe zählt\n\nEin Überblick für **Häuser** mit [Förderung](<https://example.com/a?b=1&c=2>).');
    expect(text).toContain('- Erstens\n\n  - Innen');
    expect(text).toContain('3. Drei\n4. Vier');
    expect(text).toContain('| Modell | Leistung |\n| --- | --- |\n| A\\|1 | 5 kW |');
    expect(text).toContain('> Ein *Zitat*.');
    expect(text).toContain('```\n<title>x</title>\n```');
  });
  it('escapes what would be read as markup', async () => {
    const text = await textOf('md', {
      title: '',
      html: '<p># kein Titel, *kein* Kursiv</p><p>1. kein Punkt</p><p>- auch nicht</p>',
    });
    expect(text).toBe('\\# kein Titel, \\*kein\\* Kursiv\n\n1\\. kein Punkt\n\n\\- auch nicht\n');
  });
  it('parts two lists that follow each other', async () => {
    const text = await textOf('md', { title: '', html: '<ol><li>a</li></ol><ol start="5"><li>b</li></ol>' });
    expect(text).toBe('1. a\n\n<!-- -->\n\n5. b\n');
  });
});

describe('txt', () => {
  it('reads well without marks', async () => {
    const text = await textOf('txt');
    expect(text).toContain('Größe zählt\n===========\n\nEin Überblick für Häuser mit Förderung (https://example.com/a?b=1&c=2).');
    expect(text).toContain('- Erstens\n  - Innen\n- Zweitens\n  Fortsetzung');
    expect(text).toContain('Modell   Leistung\n------   --------\nA|1      5 kW');
  });
  it('begins with the title where the document has none', async () => {
    expect(await textOf('txt', { html: '<p>Nur Text</p>' })).toBe('Größe zählt\n===========\n\nNur Text\n');
  });
});

it('reads broken, empty and deeply nested markup without failing', async () => {
  const deep = `${'<div><ul><li>'.repeat(300)}tief${'</li></ul></div>'.repeat(300)}`;
  for (const broken of [
    '',
    '<p>offen <b>fett',
    '<table><tr></tr></table>',
    '<ul></ul>',
    '<img src="data:image/png;base64,AAAA">',
    deep,
  ]) {
    for (const format of ['docx', 'pdf', 'html', 'md', 'txt'] as const) {
      expect((await renderDownload({ ...source, html: broken }, format)).bytes.length).toBeGreaterThan(0);
    }
  }
});

describe('a quotation from a source', () => {
  const extract: Partial<DownloadSource> = {
    html: `<h1>Bees</h1><p><em>An extract.</em></p><blockquote data-origin="engine"><p data-origin="engine"><span data-source="31">A hive weighs 25 kilograms.</span> [1]</p></blockquote>
<h2>Sources</h2><ol><li><a href="https://bees.example/roof">Keeping bees</a></li><li>City honey</li></ol>`,
    language: 'en',
  };
  it('is seen as one, with its number, in every text format', async () => {
    expect(await textOf('md', extract)).toMatch(/^> A hive weighs 25 kilograms\. \\?\[1\\?\]$/m);
    expect(await textOf('md', extract)).toMatch(/^1\. .*Keeping bees/m);
    expect(await textOf('html', extract)).toContain('<blockquote>\n<p>A hive weighs 25 kilograms. [1]</p>\n</blockquote>');
    expect(await textOf('html', extract)).toContain('<ol>');
    expect(await textOf('txt', extract)).toMatch(/^ {4}A hive weighs 25 kilograms\. \[1\]$/m);
    expect(await textOf('txt', extract)).toMatch(/^1\. Keeping bees/m);
  });
  it('is seen as one in docx and pdf', async () => {
    const { document } = await docxParts(extract);
    expect(document).toMatch(/w:val="BlockQuotation"[\s\S]*25 kilograms\.[\s\S]*\[1\]/);
    const { extractText, getDocumentProxy } = await import('unpdf');
    const { bytes } = await renderDownload({ ...source, ...extract }, 'pdf');
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain('25 kilograms. [1]');
  });
});

describe('raised and lowered letters, first numbers and directions', () => {
  const formulas = {
    html: '<p>E = mc<sup>2</sup>, H<sub>2</sub>O, x<sup>a+b</sup></p><p dir="rtl">ABC first</p><ol start="5"><li>Five</li></ol>',
  };
  it('are there in docx', async () => {
    const { document } = await docxParts(formulas);
    expect(document).toContain('<w:vertAlign w:val="superscript"/>');
    expect(document).toContain('<w:vertAlign w:val="subscript"/>');
    expect(document.match(/<w:bidi\/>/g)).toHaveLength(1);
  });
  it('are there in html', async () => {
    expect(await textOf('html', formulas)).toContain('<p>E = mc<sup>2</sup>, H<sub>2</sub>O, x<sup>a+b</sup></p>');
    expect(await textOf('html', formulas)).toContain('<p dir="rtl">ABC first</p>');
    expect(await textOf('html', formulas)).toContain('<ol start="5">');
  });
  it('are there in Markdown', async () => {
    expect(await textOf('md', formulas)).toContain('E = mc<sup>2</sup>, H<sub>2</sub>O, x<sup>a+b</sup>');
  });
  it('are there in plain text, by Unicode where it has the sign', async () => {
    expect(await textOf('txt', formulas)).toContain('E = mc², H₂O, x^(a+b)');
    expect(await textOf('txt', formulas)).toContain('5. Five');
  });
});
