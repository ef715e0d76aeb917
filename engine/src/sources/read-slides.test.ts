import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFileSource } from './read-source.ts';

const run = (text: string) => `<a:r><a:rPr lang="en-GB"/><a:t>${text}</a:t></a:r>`;
const slide = (...paragraphs: string[]) =>
  `<?xml version="1.0"?><p:sld xmlns:p="p" xmlns:a="a"><p:cSld>${paragraphs.map((one) => `<a:p>${one}</a:p>`).join('')}</p:cSld></p:sld>`;
const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>';

/** Two slides in the reverse order of their numbers. */
const slides = (parts: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': types,
        'ppt/presentation.xml':
          '<?xml version="1.0"?><p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="257" r:id="rId1"/></p:sldIdLst></p:presentation>',
        'ppt/_rels/presentation.xml.rels':
          '<?xml version="1.0"?><Relationships><Relationship Id="rId1" Target="slides/slide1.xml"/><Relationship Id="rId2" Target="slides/slide2.xml"/></Relationships>',
        'ppt/slides/slide1.xml': slide(run('Prices &amp; terms'), run('From ') + run('28 euros')),
        'ppt/slides/slide2.xml': slide(run('Trail shoes'), '<a:fld><a:t>2</a:t></a:fld>', run('Long lugs for clay')),
        'ppt/notesSlides/notesSlide2.xml': slide(run('Mention the repairs')),
        ...parts,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  );

it('reads slides in the order of the presentation, with headings and notes', async () => {
  const { text } = await readFileSource(slides(), 'deck.pptx');
  expect(text).toBe('# Trail shoes\n\nLong lugs for clay\n\nMention the repairs\n\n# Prices & terms\n\nFrom 28 euros');
});

it('says where there are no words, and refuses what is no presentation', async () => {
  const empty = slides({
    'ppt/slides/slide1.xml': slide(),
    'ppt/slides/slide2.xml': slide(),
    'ppt/notesSlides/notesSlide2.xml': slide(),
  });
  await expect(readFileSource(empty, 'deck.pptx')).rejects.toMatchObject({ code: 'FILE_EMPTY' });
  await expect(readFileSource(strToU8('no zip'), 'deck.pptx')).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
});
