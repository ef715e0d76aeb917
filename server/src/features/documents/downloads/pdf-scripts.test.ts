// A PDF holds the letters of every script that it is asked to write, read back from the file by a library that nobody here wrote.
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderDownload } from './render-download.ts';

const scripts: [name: string, language: string, text: string][] = [
  ['Chinese', 'zh', '帐篷在海边搭了十一个晚上，内帐一直是干的。'],
  ['Chinese in Taiwan', 'zh-TW', '帳篷在海邊搭了十一個晚上，內帳一直是乾的。'],
  ['Japanese', 'ja', 'テントは海岸で十一晩張られ、内側は乾いたままでした。'],
  ['Korean', 'ko', '텐트는 해안에서 열하루 밤 동안 세워졌고 안쪽은 말라 있었습니다.'],
  ['Hindi', 'hi', 'तंबू तट पर ग्यारह रातों तक लगा रहा और भीतर सूखा रहा।'],
  ['Bengali', 'bn', 'তাঁবুটি উপকূলে এগারো রাত ছিল এবং ভিতরটা শুকনো ছিল।'],
  ['Tamil', 'ta', 'கூடாரம் கடற்கரையில் பதினொரு இரவுகள் இருந்தது.'],
  ['Thai', 'th', 'เต็นท์ตั้งอยู่ริมทะเลสิบเอ็ดคืน และด้านในแห้งตลอด'],
  ['Hebrew', 'he', 'האוהל עמד על החוף אחת עשרה לילות'],
  ['Arabic', 'ar', 'وقفت الخيمة على الساحل إحدى عشرة ليلة'],
];

const pdfOf = async (html: string, language: string) => {
  const { bytes } = await renderDownload({ title: 'Scripts', html, language, author: 'Team' }, 'pdf');
  return new Uint8Array(bytes);
};

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.normalize('NFKC');
}

const lettersOf = (text: string) => new Set(text.normalize('NFKC').match(/\p{L}/gu) ?? []);

describe('a PDF', () => {
  it.each(scripts)('contains every letter of %s', async (_, language, text) => {
    const found = lettersOf(await textOf(await pdfOf(`<h1>${text}</h1><p>${text} <strong>${text}</strong></p>`, language)));
    const missing = [...lettersOf(text)].filter((letter) => !found.has(letter));
    expect(missing).toEqual([]);
  });
  it('breaks the line where the text has a break', async () => {
    const text = await textOf(
      await pdfOf('<p>a <a href="https://example.com">link</a>.<br>After a <b>break</b>.<br><br>After two.</p>', 'en'),
    );
    expect(text.split('\n').map((line) => line.trim())).toEqual(['Scripts', 'a link.', 'After a break.', 'After two.']);
  });
  it('puts letters of every face of a line on one base', async () => {
    const bytes = await pdfOf('<p>Text <code>code</code> हिन्दी 中文 <b>bold</b></p><p>קוד <code>code</code> text</p>', 'en');
    const page = await (await getDocumentProxy(bytes)).getPage(1);
    const { items } = await page.getTextContent();
    const bases = new Map<number, string>();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') {
        const base = Math.round(item.transform[5] * 10) / 10;
        bases.set(base, `${bases.get(base) ?? ''}${item.str}`);
      }
    // The title and two lines.
    expect([...bases.values()]).toHaveLength(3);
  });
  it('is tagged, and names its language', async () => {
    const file = Buffer.from(await pdfOf('<h1>Title</h1><p>Text</p><ul><li>One</li></ul>', 'pt-BR')).toString('latin1');
    expect(file).toContain('/MarkInfo');
    expect(file).toMatch(/\/Marked true/);
    expect(file).toContain('/Lang (pt-BR)');
    for (const tag of ['H1', 'P', 'Div']) expect(file).toContain(`/S /${tag}`);
  });
});
