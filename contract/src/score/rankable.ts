/**
 * The scored documents: texts that are read as pages. Computed results are tables of data, and images, audio and transcripts are not pages: there is
 * nothing to rank.
 */
export const isRankable = (document: { category: string; macrocategory: string; engineKind: string | null }): boolean =>
  document.engineKind !== 'computed' && document.category !== 'media' && document.macrocategory !== 'audio_text';
