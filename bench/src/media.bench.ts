// Pictures, film, sound and files: what the engine takes beside the libraries that it calls.
import { findTool } from '@folio/catalogue/catalogue';
import { run as renderAnimation } from '@folio/engine/animation/render-animation';
import { contextIn } from '@folio/engine/composer/fixtures/orders';
import { make } from '@folio/engine/engine';
import { extractText } from '@folio/engine/sources/extract-text';
import { runExtraction } from '@folio/engine/sources/run-extraction';
import { renderDownload } from '@folio/server/features/documents/downloads/render-download';
import { compareWithBare } from './beside-bare.ts';

const film = { width: 1280, height: 720, seconds: 5, seed: 7, style: 'flat_motion_graphics', title: 'Boots for wet trails' };

async function benchAnimation(): Promise<void> {
  const tool = findTool('text_to_video');
  if (!tool) throw new Error('the catalogue has no text_to_video');
  const input = { prompt: film.title, aspect_ratio: 'landscape', duration: '5', animation_style: film.style, seed: film.seed };
  await compareWithBare(
    '5 s of 720p animation',
    () => make(tool, input, contextIn('en')),
    () => renderAnimation({ ...film, brand: null }),
  );
}

const paragraph = `<p>${'Grip comes from the outsole, and lugs of four millimetres hold in mud while the midsole keeps its drop. '.repeat(9)}</p>`;

async function benchPdf(): Promise<void> {
  const sections = Array.from({ length: 36 }, (_, index) => `<h2>Shoe ${index + 1}</h2>${paragraph.repeat(2)}`);
  const html = `<h1>Trail shoes</h1>${sections.join('')}`;
  const { bytes } = await renderDownload({ title: 'Trail shoes', html, language: 'en' }, 'pdf');
  const pages =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0;
  const task = () => ({ kind: 'pdf' as const, bytes: new Uint8Array(bytes), url: null, contentType: '' });
  await compareWithBare(
    `a pdf of ${pages} pages read`,
    () => runExtraction(task()),
    () => extractText(task()),
  );
}

export async function benchMedia(): Promise<void> {
  await benchAnimation();
  await benchPdf();
}
