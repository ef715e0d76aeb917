import type english from '../../en/phrases/proofreading.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  commonError: 'Une faute d’orthographe courante.',
  capital: 'Prend une majuscule.',
  misspelt: 'Absent du dictionnaire, et un seul mot n’en diffère que d’une lettre.',
  accent: 'Absent du dictionnaire sans ses accents.',
  repeated: 'Le mot est répété.',
  spaceBefore: 'Pas d’espace avant ce signe.',
  spaceAfter: 'Une espace suit la virgule.',
  doubledSpace: 'Une seule espace suffit.',
  doubledMark: 'Un seul signe suffit.',
  sentenceStart: 'Une phrase commence par une majuscule.',
  unknown: 'Absent du dictionnaire. À corriger, ou à laisser s’il s’agit d’un nom ou d’un terme.',
  isRepeatable: 'Le mot est répété. Est-ce voulu ?',
  unclosed: 'Ouvert et non fermé.',
  other: 'À vérifier.',
  method:
    'Vérifié par dictionnaire et par règles, sans modèle. Ce qui est certain est corrigé, ce qui demande une décision figure sous « À vérifier ». Le style et le sens des phrases ne sont pas jugés.',
  tooMany: (count) => `Seules les ${count} premières corrections ont été faites ; pour les autres, commandez à nouveau ce texte.`,
} satisfies ShapeOf<typeof english>;
