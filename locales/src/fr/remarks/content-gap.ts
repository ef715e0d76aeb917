import type english from '../../en/remarks/content-gap.ts';
import type { Words } from '../../words.ts';

export default {
  shared: 'Comblez d’abord ce que la plupart des concurrents traitent et pas votre page : {list}.',
  questions:
    'Questions traitées dans les titres des concurrents et absentes de votre page : {count}. Répondez à celles de vos clients.',
  shorter: 'Votre page compte {own} mots, les concurrents {theirs} en moyenne. La longueur n’est pas un but : ajoutez du fond.',
  keyword: 'Le mot-clé « {keyword} » figure chez {count} concurrents sur {total}, et pas chez vous.',
  strengths: 'Gardez ce que seule votre page traite : {list}.',
  unread: 'Ces pages n’ont pas pu être lues et sont écartées : {list}.',
  only_these: 'Seules les pages indiquées ont été comparées ({count}). Prenez les sujets comme idées, jamais les formulations.',
} satisfies Words<typeof english>;
