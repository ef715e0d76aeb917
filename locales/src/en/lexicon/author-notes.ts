// The product's own notes in a document, which readers do not read: placeholders, remarks for the author, the list of sources,
// metadata. The composer’s own sentences begin so (`phrases/article`, `phrases/general`, `document-words/general`); a test of the
// engine compares both.
export default {
  /** Begins a part that is still to be written, before a colon. */
  placeholder: 'To add',
  /** Begins the meta description that earlier releases gave an outline. */
  metaPlaceholder: 'To be written when the text stands',
  /** Beginnings of lines that speak to the author. */
  remarks: [
    'What your sources say about',
    'Your sources say nothing about',
    'No passage was found for',
    'Not used, because the language is another one:',
    'Keyword for this section:',
  ],
  /** Headings of the list of sources. */
  sources: ['Sources'],
  /** Labels of lines that repeat the meta data, before a colon. */
  meta: ['Meta title', 'Meta description', 'URL slug', 'Slug'],
};
