/** Texts of one language other than English for tools of the catalogue. The English texts are in the tools' own files. */
export interface ToolTexts {
  /** By slug: name, description and whatever words of its form this tool says otherwise than the shared words, by their English. */
  tools: Record<string, { name: string; description: string; words?: Record<string, string> }>;
  /** Labels, options, placeholders, help and messages by their English, with "#" for each figure. */
  words: Record<string, string>;
}
