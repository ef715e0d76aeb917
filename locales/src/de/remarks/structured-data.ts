import type english from '../../en/remarks/structured-data.ts';
import type { Words } from '../../words.ts';

export default {
  price_unreadable: '„{value}“ ist kein einzelner Betrag und wurde weggelassen.',
  currency_unknown: '„{value}“ ist keine Währung nach ISO 4217 und wurde weggelassen.',
  author_is_person: 'Der Autor steht als Person; ändern Sie das bei einem Unternehmen in Organization.',
  address_parts: 'Die ganze Adresse steht in streetAddress; teilen Sie sie in Straße, Postleitzahl, Ort und Land auf.',
  product_alternative: 'Statt offers genügen auch review oder aggregateRating; tragen Sie nur echte ein.',
  two_crumbs: 'Google verlangt mindestens zwei Einträge, alle bis auf den letzten mit Adresse.',
  recipe_items: 'Einträge: Nummerierte Zeilen und solche nach einer Leerzeile gelten als Schritte, die übrigen als Zutaten.',
  only_true: 'Zeichnen Sie nur aus, was auf der Seite zu sehen ist; leere Werte wurden weggelassen.',
} satisfies Words<typeof english>;
