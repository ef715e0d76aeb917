// What the structured data tool remarks, in the six languages.
import type { Remark } from '../remark.ts';

export const structuredDataRemarks = {
  price_unreadable: {
    en: '“{value}” is no single amount and was left out.',
    it: '«{value}» non è un importo unico ed è stato omesso.',
    de: '„{value}“ ist kein einzelner Betrag und wurde weggelassen.',
    es: '«{value}» no es un importe único y se ha omitido.',
    fr: '« {value} » n’est pas un montant unique et a été omis.',
    'pt-BR': '“{value}” não é um valor único e foi omitido.',
  },
  currency_unknown: {
    en: '“{value}” is no currency of ISO 4217 and was left out.',
    it: '«{value}» non è una valuta ISO 4217 ed è stata omessa.',
    de: '„{value}“ ist keine Währung nach ISO 4217 und wurde weggelassen.',
    es: '«{value}» no es una moneda de ISO 4217 y se ha omitido.',
    fr: '« {value} » n’est pas une devise ISO 4217 et a été omise.',
    'pt-BR': '“{value}” não é uma moeda da ISO 4217 e foi omitida.',
  },
  author_is_person: {
    en: 'The author is written as Person; change that to Organization for a company.',
    it: 'L’autore è indicato come Person; per un’azienda cambialo in Organization.',
    de: 'Der Autor steht als Person; ändern Sie das bei einem Unternehmen in Organization.',
    es: 'El autor figura como Person; cámbialo a Organization si es una empresa.',
    fr: 'L’auteur est indiqué comme Person ; remplacez par Organization pour une entreprise.',
    'pt-BR': 'O autor aparece como Person; troque por Organization se for uma empresa.',
  },
  address_parts: {
    en: 'The whole address stands in streetAddress; divide it into street, postal code, town and country.',
    it: 'L’intero indirizzo è in streetAddress; dividilo in via, CAP, località e paese.',
    de: 'Die ganze Adresse steht in streetAddress; teilen Sie sie in Straße, Postleitzahl, Ort und Land auf.',
    es: 'Toda la dirección está en streetAddress; sepárala en calle, código postal, localidad y país.',
    fr: 'Toute l’adresse figure dans streetAddress ; séparez rue, code postal, ville et pays.',
    'pt-BR': 'O endereço inteiro está em streetAddress; separe rua, CEP, cidade e país.',
  },
  product_alternative: {
    en: 'Instead of offers, review or aggregateRating would do as well; enter only genuine ones.',
    it: 'Al posto di offers bastano anche review o aggregateRating; inserisci solo dati autentici.',
    de: 'Statt offers genügen auch review oder aggregateRating; tragen Sie nur echte ein.',
    es: 'En lugar de offers bastan también review o aggregateRating; pon solo datos auténticos.',
    fr: 'À la place d’offers, review ou aggregateRating suffisent aussi ; n’indiquez que de vrais avis.',
    'pt-BR': 'Em vez de offers, review ou aggregateRating também bastam; informe só dados autênticos.',
  },
  two_crumbs: {
    en: 'Google wants at least two items, each but the last with an address.',
    it: 'Google richiede almeno due voci, ciascuna con un indirizzo tranne l’ultima.',
    de: 'Google verlangt mindestens zwei Einträge, alle bis auf den letzten mit Adresse.',
    es: 'Google exige al menos dos elementos, todos con dirección salvo el último.',
    fr: 'Google demande au moins deux éléments, chacun avec une adresse sauf le dernier.',
    'pt-BR': 'O Google exige pelo menos dois itens, todos com endereço, exceto o último.',
  },
  recipe_items: {
    en: 'Items: numbered lines, and lines after a blank one, were taken for steps, the others for ingredients.',
    it: 'Voci: le righe numerate e quelle dopo una riga vuota sono passaggi, le altre ingredienti.',
    de: 'Einträge: Nummerierte Zeilen und solche nach einer Leerzeile gelten als Schritte, die übrigen als Zutaten.',
    es: 'Elementos: las líneas numeradas y las que siguen a una en blanco son pasos; las demás, ingredientes.',
    fr: 'Éléments : les lignes numérotées et celles qui suivent une ligne vide sont des étapes, les autres des ingrédients.',
    'pt-BR': 'Itens: linhas numeradas e as que vêm após uma linha em branco são etapas; as demais, ingredientes.',
  },
  only_true: {
    en: 'Mark up only what visitors see on the page; empty values were left out.',
    it: 'Marca solo ciò che chi visita vede nella pagina; i valori vuoti sono stati omessi.',
    de: 'Zeichnen Sie nur aus, was auf der Seite zu sehen ist; leere Werte wurden weggelassen.',
    es: 'Marca solo lo que se ve en la página; los valores vacíos se han omitido.',
    fr: 'Ne balisez que ce qui se voit sur la page ; les valeurs vides ont été omises.',
    'pt-BR': 'Marque só o que se vê na página; valores vazios foram omitidos.',
  },
} satisfies Record<string, Remark>;
