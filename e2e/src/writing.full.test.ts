// Editor features beside writing: find and replace, paste from elsewhere, an outline, and a score that links to its reasons.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes } from './browser.ts';
import { startEditor } from './start-editor.ts';
import { placeOrder, postingWith } from './tool-at-work.ts';

let page: Page;
/** Another site with one image, and how often it was asked for it. */
let site: Server;
let host: string;
let asked = 0;
/** One pixel, the smallest image there is. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    asked += 1;
    if (url === '/gone.png') response.writeHead(404).end();
    else response.end(png);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beginAlone(
  'Wanda Writer',
  async (opened) => {
    const { context, headers } = opened;
    ({ page } = opened);
    const data = { tool: 'job_posting', fields: postingWith('Oak tables are made by hand and last for years.'), title: 'Oak' };
    await page.goto(`/orders/${await placeOrder(context, data, headers)}`);
    await startEditor(page);
    await text().waitFor();
  },
  () => ({ FETCH_ALLOW: host }),
);
afterAll(() => site.close());

const text = () => page.getByRole('textbox', { name: 'Document text' });
const find = () => page.getByRole('search', { name: 'Find and replace' });

/** Clears the text and pastes into it, as a browser pastes content copied elsewhere. */
async function paste(html: string): Promise<string> {
  await text().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  // An empty heading or list item would keep its type.
  await page.keyboard.press('Control+Alt+0');
  await text().evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'plain');
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  const shown = await text().evaluate((editor) => editor.innerHTML);
  return shown
    .replaceAll(/ data-(?:origin|by)="[^"]*"/g, '')
    .replaceAll(/<br class="ProseMirror-trailingBreak">/g, '')
    .replaceAll(/<(?:colgroup|div)\b[\s\S]*?<table[^>]*>|<\/?div[^>]*>/g, (part) => (part.includes('<table') ? '<table>' : ''))
    .replaceAll(/<colgroup>[\s\S]*?<\/colgroup>/g, '')
    .replaceAll(/ (?:colspan|rowspan)="1"/g, '')
    .replaceAll(/(?:<p><\/p>)+$/g, '');
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; mso-style-parent:"";} --></style></head>
<body lang=EN-GB style='tab-interval:35.4pt'><!--StartFragment-->
<h2><a name="_Toc1"></a>Care<o:p></o:p></h2>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-GB>Oil</span></b><span lang=EN-GB> it <ins cite="mailto:Ann" datetime="2026-01-01">once</ins><del cite="mailto:Ann">twice</del> a year.<span style='mso-spacerun:yes'>&nbsp; </span>See <a href="https://oak.example/"><span>our guide</span></a>.<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span><o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Linseed oil<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Thin coats<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>A cloth<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 style='width:50pt'><p class=MsoNormal>Oak<o:p></o:p></p></td><td><p class=MsoNormal>Hard</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>A note of Ann</p></div>
<!--EndFragment--></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">Care</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;">Oil</span><span style="font-size:11pt;font-weight:400;"> it </span><span style="font-style:italic;">once</span><span> a year. </span><a href="https://oak.example/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Our guide</span></a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Linseed oil</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Thin coats</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>A cloth</span></p></li></ul><img src="data:image/png;base64,iVBORw0KGgo=" width="10"></b><br class="Apple-interchange-newline">`;

it('what comes from Word keeps headings, lists, tables, links and emphasis, and nothing of its page', async () => {
  expect(await paste(word)).toBe(
    '<h2>Care</h2><p><strong>Oil</strong> it once a year. See <a rel="noopener" href="https://oak.example/">our guide</a>.</p>' +
      '<ul><li><p>Linseed oil</p><ol><li><p>Thin coats</p></li></ol></li><li><p>A cloth</p></li></ul>' +
      '<table><tbody><tr><td><p>Oak</p></td><td><p>Hard</p></td></tr></tbody></table>',
  );
});

it('what comes from Google Docs too; a picture that cannot be kept is said', async () => {
  expect(await paste(docs)).toBe(
    '<h2>Care</h2><p><strong>Oil</strong> it <em>once</em> a year. <a rel="noopener" href="https://oak.example/">Our guide</a></p>' +
      '<ul><li><p>Linseed oil</p><ul><li><p>Thin coats</p></li></ul></li><li><p>A cloth</p></li></ul>',
  );
  await page.getByText('Images not inserted: 1.').waitFor();
});

it('images within what is pasted are uploaded and set where they were; those of Word on the disk are said', async () => {
  const image = `<img src="data:image/png;base64,${png.toString('base64')}" alt="A table">`;
  const pasted = `<p>Oak</p>${image}<p>A ${image} stool</p><img src="file:///C:/Users/ann/clip_image001.png"><p>End</p>`;
  expect(await paste(pasted)).toBe('<p>Oak</p><p></p><p>A  stool</p><p>End</p>');
  await page.getByText('Images not inserted: 1.').last().waitFor();
  const kinds = () =>
    text().evaluate((editor) =>
      [...editor.children].filter(({ textContent, tagName }) => textContent || tagName === 'IMG').map(({ tagName }) => tagName),
    );
  await expect.poll(kinds).toEqual(['P', 'IMG', 'P', 'IMG', 'P']);
  const first = text().getByRole('img', { name: 'A table' }).first();
  await expect.poll(() => first.getAttribute('src')).toMatch(/^\/api\/services\/orders\/asset\/\d+$/);
  await expect.poll(() => first.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1);
  await text().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
});

it('images of other sites stay links until someone has them copied', async () => {
  const pasted = `<p>Oak</p><img src="http://${host}/oak.png" alt="An oak"><img src="http://${host}/dot.png" width="1" height="1"><p>End</p>`;
  const link = `<p><a rel="noopener" href="http://${host}/oak.png">An oak</a></p>`;
  expect(await paste(pasted)).toBe(`<p>Oak</p>${link}<p>End</p>`);
  await page.getByText('The pasted text contains 1 image from another site.', { exact: false }).waitFor();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Keep links' }).click();
  expect([asked, await text().locator('img').count()]).toEqual([0, 0]);
  await paste(`${pasted}<img src="http://${host}/gone.png" alt="Gone">`);
  await page.getByRole('button', { name: 'Copy 2 images into this document' }).click();
  await text().getByRole('img', { name: 'An oak' }).waitFor();
  await expect.poll(() => text().getByRole('img').getAttribute('src')).toMatch(/^\/api\/services\/orders\/asset\/\d+$/);
  await expect
    .poll(() =>
      text()
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1);
  await text().getByRole('link', { name: 'Gone' }).waitFor();
  await page.getByText('1 image could not be copied:', { exact: false }).waitFor();
  expect(asked).toBe(2);
  await page.getByText('Saved', { exact: false }).first().waitFor();
  await page.reload();
  await text().getByRole('img', { name: 'An oak' }).waitFor();
});

it('finds words by keyboard, replaces one and then all, and takes all back in one step', async () => {
  await paste('<p>Oak, oak and oaken.</p><p>One more oak.</p>');
  await text().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+h');
  await page.keyboard.type('oak');
  await find().getByText('1 of 4').waitFor();
  await page.keyboard.press('Enter');
  await find().getByText('2 of 4').waitFor();
  await page.keyboard.press('Shift+Enter');
  await find().getByText('Whole words').click();
  await find().getByText('1 of 3').waitFor();
  await expect.poll(() => text().locator('.found-words').allTextContents()).toEqual(['Oak', 'oak', 'oak']);
  await expectAccessibleInBothSchemes(page);
  await find().getByLabel('Replace with').fill('ash');
  await find().getByRole('button', { name: 'Replace', exact: true }).click();
  await find().getByText('1 of 2').waitFor();
  await find().getByRole('button', { name: 'Replace all' }).click();
  await find().getByText('2 replaced').waitFor();
  await expect.poll(() => text().innerText()).toContain('ash, ash and oaken.');
  await find().getByLabel('Find').press('Escape');
  await find().waitFor({ state: 'hidden' });
  // The text gets the focus back with the next frame.
  await expect.poll(() => text().evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => text().innerText()).toContain('ash, oak and oaken.');
  await expect.poll(() => text().innerText()).toContain('One more oak.');
});

it('the score names what is missing and leads there; the outline leads to its headings', async () => {
  await paste(
    '<h1>Oak</h1><h3>Care of oak</h3><p>Oil it, <a href="https://oak.example/">click here</a>.</p><p>Meta description: Oak tables.</p>',
  );
  const panel = page.getByRole('complementary', { name: 'About this document' });
  await panel.getByText('A heading skips a level').waitFor();
  // Every word counts alike below the text and in the panel, whatever the score leaves out.
  const lengths = page.getByText(/words, about 1 min to read/);
  await expect.poll(async () => (await lengths.allTextContents()).map((text) => /\d+/.exec(text)?.[0])).toEqual(['12', '12']);
  await panel.getByRole('button', { name: 'click here' }).click();
  await expect.poll(() => text().locator('.shown-line').allTextContents()).toEqual(['click here']);
  await panel.getByRole('listitem').getByRole('button', { name: 'Care of oak' }).last().click();
  await expect.poll(() => text().locator('.shown-line').allTextContents()).toEqual(['Care of oak']);
  await panel.locator('[aria-current="location"]', { hasText: 'Care of oak' }).waitFor();
  await text().getByRole('heading', { name: 'Oak', exact: true }).click();
  await panel.locator('[aria-current="location"]', { hasText: /^Oak$/ }).waitFor();
  await page
    .getByRole('main')
    .getByText(/words, about 1 min to read/)
    .first()
    .waitFor();
  await panel.getByRole('button', { name: 'Go to field' }).first().click();
  await page.keyboard.type('Oak tables by hand');
  await panel.getByText('Meta title fits').waitFor();
  await expectAccessibleInBothSchemes(page);
});

it('the history keeps the score that the panel shows, and headings alone have none', async () => {
  const panel = page.getByRole('complementary', { name: 'About this document' });
  await paste(`<h1>Oak</h1><p>${'Oil an oak table twice a year. Then it keeps its colour. '.repeat(6)}</p>`);
  await page.keyboard.press('Control+s');
  await page.getByText('Saved as a new version').first().waitFor();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const newest = page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem').first();
  await expect.poll(() => newest.innerText()).toMatch(/Score \d+/);
  await expectAccessibleInBothSchemes(page);
  const [, score] = /Score (\d+)/.exec(await newest.innerText()) ?? [];
  await page.keyboard.press('Escape');
  await panel.getByText(`${score} of 100 points`).waitFor();
  await panel.getByText('Coverage of the topic').waitFor();
  await panel.getByText('No sources or competitor pages have enough text to compare with.', { exact: false }).waitFor();
  await paste('<h1>Oak</h1><h2>Care of oak</h2><h2>Oil for oak</h2>');
  await panel.getByRole('heading', { name: 'No text yet' }).waitFor();
  await panel.getByText('of 100 points').waitFor({ state: 'hidden' });
});

it('pictures by address with words for those who do not see them, links that open, tables that grow', async () => {
  await paste('<p>Before <a href="https://oak.example/">our guide</a>.</p>');
  await text().getByText('Before').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Insert image' }).click();
  const picture = page.getByRole('dialog', { name: 'Insert image' });
  await picture.getByLabel('Image URL').fill('http://oak.example/table.jpg');
  await picture.getByLabel('Alt text').fill('An oak table');
  await picture.getByRole('button', { name: 'Insert image' }).click();
  await picture.getByText('enter a URL that begins with https://').waitFor();
  await expectAccessibleInBothSchemes(page);
  await picture.getByLabel('Image URL').fill('https://oak.example/table.jpg');
  await picture.getByRole('button', { name: 'Insert image' }).click();
  await text().getByRole('img', { name: 'An oak table' }).waitFor({ state: 'attached' });
  await page.getByRole('complementary').getByText('All images have alt text').waitFor();
  await text().getByRole('link', { name: 'our guide' }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Open link' }).getAttribute('href')).toBe('https://oak.example/');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Insert table' }).click();
  await expect.poll(() => text().locator('tr').count()).toBe(3);
  await page.getByRole('button', { name: 'Edit table' }).click();
  await page.getByRole('menuitem', { name: 'Add row below' }).click();
  await expect.poll(() => text().locator('tr').count()).toBe(4);
  await page.getByRole('button', { name: 'Edit table' }).click();
  await page.getByRole('menuitem', { name: 'Add column left' }).click();
  await expect.poll(() => text().locator('tr').first().locator('th').count()).toBe(4);
});

it('the line that is written stays above the count of words', async () => {
  await paste('<p>First line</p>');
  await page.keyboard.press('Control+End');
  for (let line = 0; line < 30; line += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Line ${line}`);
  }
  const count = page.getByText(/words, about \d+ min to read/).last();
  const top = (await count.boundingBox())?.y ?? 0;
  const caret = () => page.evaluate(() => window.getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? Infinity);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await caret()).toBeLessThan(top);
});
