// The package ships no types; this is the part that the product uses.
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(source: Buffer): Promise<{ getBody(): string }>;
  }
}
