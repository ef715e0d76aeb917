import { runExtraction } from '@folio/engine/sources/run-extraction';
import { renderDownload } from '@folio/server/features/documents/downloads/render-download';

const paragraph = `<p>${'Grip comes from the outsole, and lugs of four millimetres hold in mud while the midsole keeps its drop. '.repeat(9)}</p>`;
let written: Promise<Uint8Array> | undefined;

async function writeFile(): Promise<Uint8Array> {
  const sections = Array.from({ length: 28 }, (_, index) => `<h2>Shoe ${index + 1}</h2>${paragraph.repeat(2)}`);
  const html = `<h1>Trail shoes</h1>${sections.join('')}`;
  const { bytes } = await renderDownload({ title: 'Trail shoes', html, language: 'en' }, 'pdf');
  const pages =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0;
  if (pages < 18 || pages > 22) throw new Error(`the pdf has ${pages} pages`);
  return Uint8Array.from(bytes);
}

/** The file is written once, before anything is measured. */
export const givenPdf = (): Promise<Uint8Array> => (written ??= writeFile());

export async function ownReading(): Promise<void> {
  await runExtraction({ kind: 'pdf', bytes: Uint8Array.from(await givenPdf()), url: null, contentType: '' });
}

export async function bareReading(): Promise<void> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  await extractText(await getDocumentProxy(Uint8Array.from(await givenPdf())), { mergePages: true });
}
