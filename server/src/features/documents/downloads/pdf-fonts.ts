// The typefaces of a PDF, embedded. Source Serif 4 writes Latin, Greek, Cyrillic and Vietnamese; DejaVu Sans stands in for
// the signs that it lacks and for Hebrew and Arabic, and scripts of Asia have faces of their own, read when a text first needs them. Noto Emoji
// draws emoji in one colour. What none has is shown as an empty box.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileOfPart } from '@folio/engine/parts/optional-parts';

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
  chinese: () => fileOfPart('chinese-fonts', '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  'chinese-bold': () => fileOfPart('chinese-fonts', '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  japanese: () => require.resolve('@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf'),
  korean: () => require.resolve('@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
  devanagari: () => require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  'devanagari-bold': () => require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  bengali: () => require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
  'bengali-bold': () => require.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  tamil: () => require.resolve('@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'),
  'tamil-bold': () => require.resolve('@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf'),
  thai: () => require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  'thai-bold': () => require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
} as const;

/** Faces by script, best first: each is used only if the text has letters of it. */
const scripts: [letters: RegExp, regular: FaceName[], bold: FaceName[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['japanese', 'chinese'], ['japanese', 'chinese-bold']],
  [/\p{Script=Hangul}/u, ['korean'], ['korean']],
  [/\p{Script=Devanagari}/u, ['devanagari'], ['devanagari-bold']],
  [/\p{Script=Bengali}/u, ['bengali'], ['bengali-bold']],
  [/\p{Script=Tamil}/u, ['tamil'], ['tamil-bold']],
  [/\p{Script=Thai}/u, ['thai'], ['thai-bold']],
  // Signs of China, Japan and Korea, and their full-width punctuation.
  [/[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u, ['chinese'], ['chinese-bold']],
];

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
  ascent: number;
  unitsPerEm: number;
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

  /** Han signs have other shapes in Japan, where the language asks for them. */
  private readonly isJapanese: boolean;

  constructor(document: FontHolder, language: string) {
    this.document = document;
    this.isJapanese = /^ja\b/i.test(language);
  }

  /** Height of the ordinary face above its base, in parts of the letter size. */
  get ascent(): number {
    if (!this.coverage.has('serif')) this.use('serif');
    const { ascent = 1, unitsPerEm = 1 } = this.coverage.get('serif') ?? {};
    return ascent / unitsPerEm;
  }

  /** The face of a letter's own script, or null where none has it. */
  private ofScript(character: string, isBold: boolean): FaceName | null {
    const found = scripts.find(([letters]) => letters.test(character));
    if (!found) return null;
    const [, regular, bold] = found;
    const faces: FaceName[] = [
      ...(this.isJapanese && regular[0] === 'chinese' ? ['japanese' as const] : []),
      ...(isBold ? bold : regular),
    ];
    return faces.find((face) => this.has(face, character)) ?? null;
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
      const face = this.has(first, character) ? first : (this.ofScript(character, style.bold ?? false) ?? second);
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
