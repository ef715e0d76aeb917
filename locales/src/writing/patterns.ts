// Sentence patterns: whole sentences with values in braces. Several patterns state the same fact, so two
// texts do not sound alike.

/** One sentence, or two where the form of address differs: the formal one first. */
export type Pattern = string | readonly [formal: string, informal: string];

export type Patterns = readonly Pattern[];

/** Patterns of each group of tones: matter-of-fact, warm, bold. */
export interface PatternsByTone {
  plain: Patterns;
  warm: Patterns;
  bold: Patterns;
}
