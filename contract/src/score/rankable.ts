/**
 * Which documents are scored at all: texts that are read as pages. What was computed is a table of figures; a picture, a sound or what was said
 * in one is no page: there is nothing to rank.
 */
export const isRankable = (document: { category: string; macrocategory: string; engineKind: string | null }): boolean =>
  document.engineKind !== 'computed' && document.category !== 'media' && document.macrocategory !== 'audio_text';
