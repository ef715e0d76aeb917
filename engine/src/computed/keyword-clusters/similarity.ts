// Similarity of keywords: TF-IDF of their stems and of their letters in threes, as one cosine from 0 to 1.
import { smallWordsOf } from '../../text/small-words.ts';
import { stemOf } from '../../text/stems.ts';
import { wordsOf } from '../../text/tokens.ts';

/** Share of the stems in the cosine; the rest is the letters', which bring spellings and compounds together. */
const stemShare = 0.75;

function stemsIn(text: string, language: string): string[] {
  const small = smallWordsOf(language);
  const words = wordsOf(text, language);
  const telling = words.filter((word) => !small.has(word));
  return (telling.length > 0 ? telling : words).map((word) => stemOf(word, language));
}

function trigramsIn(stems: readonly string[]): string[] {
  return stems.flatMap((stem) => {
    const letters = Array.from(` ${stem} `);
    return letters.slice(0, -2).map((_, index) => letters.slice(index, index + 3).join(''));
  });
}

type Vector = Map<string, number>;

/** Weighted counts of length `scale`; rare features weigh more. */
function vectorsOf(features: readonly string[][], scale: number): Vector[] {
  const frequency = new Map<string, number>();
  for (const own of features) for (const feature of new Set(own)) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  return features.map((own) => {
    const vector: Vector = new Map();
    for (const feature of own) {
      const rarity = Math.log((1 + features.length) / (1 + (frequency.get(feature) ?? 0))) + 1;
      vector.set(feature, (vector.get(feature) ?? 0) + rarity);
    }
    const length = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
    for (const [feature, value] of vector) vector.set(feature, (value / length) * scale);
    return vector;
  });
}

function addProducts(matrix: Float32Array, vectors: readonly Vector[]): void {
  const size = vectors.length;
  const holders = new Map<string, [index: number, value: number][]>();
  for (const [index, vector] of vectors.entries()) {
    for (const [feature, value] of vector) {
      const others = holders.get(feature) ?? [];
      for (const [other, its] of others) {
        const product = value * its;
        matrix[index * size + other] = (matrix[index * size + other] ?? 0) + product;
        matrix[other * size + index] = (matrix[other * size + index] ?? 0) + product;
      }
      others.push([index, value]);
      holders.set(feature, others);
    }
  }
}

/** The cosine of every pair, row by row (`matrix[a * size + b]`). Memory and time grow with the square of the number of keywords. */
export function similarities(texts: readonly string[], language: string): Float32Array {
  const stems = texts.map((text) => stemsIn(text, language));
  const matrix = new Float32Array(texts.length ** 2);
  addProducts(matrix, vectorsOf(stems, Math.sqrt(stemShare)));
  addProducts(matrix, vectorsOf(stems.map(trigramsIn), Math.sqrt(1 - stemShare)));
  return matrix;
}
