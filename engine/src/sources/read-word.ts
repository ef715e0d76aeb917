// The text of Word files, old and new.
import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import type { ExtractedText } from './extracted-text.ts';
import { textOfMarkup } from './read-html.ts';

/** A .docx file with its headings, lists and tables. */
export async function readDocx(bytes: Uint8Array): Promise<ExtractedText> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  );
  return { title: '', text: textOfMarkup(value) };
}

/** A .doc file of Word 97 to 2003; its headings are plain paragraphs, since the format distinguishes them by style numbers only. */
export async function readDoc(bytes: Uint8Array): Promise<ExtractedText> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  return { title: '', text: document.getBody().replace(/\n+/g, '\n\n') };
}
