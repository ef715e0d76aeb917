// The typefaces of a PDF, embedded. Source Serif 4 writes Latin, Greek, Cyrillic and Vietnamese; DejaVu Sans stands in for
// the scripts and signs that it lacks, Noto Emoji draws emoji in one colour. What none has is shown as an empty box.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const faces = {
  serif: () => require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  'serif-bold': () => require.resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  'serif-italic': () => require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  'serif-bold-italic': () => require.resolve('@expo-google-fonts/source-serif-4/700Bold_Italic/SourceSerif4_700Bold_Italic.ttf'),
  other: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'other-bold': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  'other-italic': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf'),
  'other-bold-italic': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf'),
  emoji: () => require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  code: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
} as const;

export type FaceName = keyof typeof faces;

const files = new Map<FaceName, Buffer>();

function fileOf(name: FaceName): Buffer {
  const known = files.get(name);
  if (known) return known;
  const bytes = readFileSync(faces[name]());
  files.set(name, bytes);
  return bytes;
}

interface Coverage {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** A pdfkit document as far as fonts go; the open font's coverage is not part of its published types. */
interface FontHolder {
  registerFont(name: string, bytes: Buffer): unknown;
  font(name: string): unknown;
}

/** A run of text that one face can draw. */
export interface DrawableRun {
  face: FaceName;
  text: string;
}

const isEmoji = (grapheme: string) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme);
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The frame of a keycap has no face; its digit is left. */
const drawsNothing = (character: string) => /\p{Cf}|\p{Variation_Selector}|\u20e3/u.test(character);
const isNeutral = (character: string) => /[\s\p{P}\p{M}]/u.test(character);

/** Registers faces when they are first needed and parts text by the face that has its letters. */
export class PdfFonts {
  private readonly document: FontHolder;
  private readonly coverage = new Map<FaceName, Coverage>();

  constructor(document: FontHolder) {
    this.document = document;
  }

  /** Makes the face current in the document. */
  use(face: FaceName): void {
    if (!this.coverage.has(face)) this.document.registerFont(face, fileOf(face));
    this.document.font(face);
    if (!this.coverage.has(face)) {
      const open = Reflect.get(this.document, '_font') as { font: Coverage };
      this.coverage.set(face, open.font);
    }
  }

  private has(face: FaceName, character: string): boolean {
    if (!this.coverage.has(face)) this.use(face);
    return this.coverage.get(face)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
  }

  /** Parts text into runs, each in the first of the faces that has its letters; an emoji is a run of its own. */
  part(text: string, style: { bold?: boolean; italic?: boolean; code?: boolean }): DrawableRun[] {
    const suffix = `${style.bold ? '-bold' : ''}${style.italic ? '-italic' : ''}` as const;
    const first: FaceName = style.code ? 'code' : `serif${suffix}`;
    const second: FaceName = `other${suffix}`;
    const runs: DrawableRun[] = [];
    const put = (character: string) => {
      if (drawsNothing(character)) return;
      const last = runs.at(-1);
      if (last && last.face !== 'emoji' && isNeutral(character) && this.has(last.face, character)) {
        last.text += character;
        return;
      }
      const face = this.has(first, character) ? first : second;
      if (last?.face === face) last.text += character;
      else runs.push({ face, text: character });
    };
    for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
      // An emoji of several characters, like a family or a flag, is one sign of its face.
      if (isEmoji(segment) && !this.has(first, segment) && this.has('emoji', segment))
        runs.push({ face: 'emoji', text: segment });
      else for (const character of segment) put(character);
    }
    return runs;
  }
}
