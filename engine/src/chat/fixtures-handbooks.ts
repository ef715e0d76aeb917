// Handbooks as firms and houses write them, each with questions as people ask them and words of the passage that answers.
import type { ComposerLanguage } from '../engine-types.ts';

interface Handbook {
  text: string;
  questions: readonly (readonly [question: string, answer: string])[];
}

export const handbooks: Record<ComposerLanguage, Handbook> = {
  en: {
    text: `# Working hours

The office is open from 7:00 to 20:00. Core hours are 10:00 to 15:00, Monday to Thursday. Overtime is agreed with the team lead beforehand and is taken as free time within three months.

# Holidays

Everyone has 28 days a year. Days are entered in the calendar four weeks ahead. Up to five days go over into the next year and end on 31 March.

# Illness

Who cannot come calls the front desk before 9:00. A doctor's note is needed from the third day.

# Expenses

Train tickets in second class are paid back within ten days. Hotel up to 140 pounds a night. Receipts are sent to Priya Nair in accounting.

# Equipment

Every desk has two screens. Broken laptops are reported to the help desk, which lends another within an hour. Passwords are changed every 180 days.

# Fees of the canteen

Soup | £2.40
Main course | £5.80
Coffee | £0.90

# Children

The nursery on the ground floor has 14 places for staff. It is run by Marta Solberg. Bring children until 9:15.

# Leaving

The notice period is six weeks to the end of a quarter. Keys and laptops are handed in on the last day.`,
    questions: [
      ['How much vacation do I get?', '28 days'],
      ['When must I phone if I am sick?', 'before 9:00'],
      ['Who gets my receipts?', 'Priya Nair'],
      ['What does a coffee cost?', '£0.90'],
      ['My computer is defective, what now?', 'help desk'],
      ['Who runs the nursery?', 'Marta Solberg'],
      ['How do I quit?', 'notice period'],
      ['Are train journeys reimbursed?', 'paid back within ten days'],
      ['How often must I change my password?', '180 days'],
      ['What is the limit for a hotel?', '140 pounds'],
      ['When does the office open?', '7:00 to 20:00'],
      ['Until when can I bring my kid?', '9:15'],
    ],
  },
  de: {
    text: `# Hausordnung

Die Genossenschaft wurde 1974 gegründet. Sie hat 86 Wohnungen am Lindenweg 2 bis 8.

# Tiere

Hunde und Katzen dürfen in allen Wohnungen gehalten werden. Für Schlangen braucht es die Zustimmung des Vorstands.

# Weitergabe

Mitglieder dürfen ihre Wohnung höchstens sechs Monate an andere überlassen. Der Vorstand erfährt davon vier Wochen vorher.

# Strom

Seit 2019 erzeugen Solaranlagen auf zwei Häusern 61.000 Kilowattstunden im Jahr.

# Waschküche

Die Maschinen laufen werktags von 7:00 bis 21:00 Uhr. Sonntags bleibt die Waschküche geschlossen.

# Entgelte

Schlüssel | 25 Euro
Stellplatz | 32 Euro im Monat
Gästewohnung | 28 Euro die Nacht

# Auszug

Die Anteile werden nach zwölf Monaten zurückgezahlt. Die Frist für die Kündigung beträgt drei Monate.

# Vorstand

Vorsitzende ist Ana Lind, die Kasse führt Tom Becker.`,
    questions: [
      ['Darf ich einen Hund haben?', 'Hunde und Katzen'],
      ['Darf ich mein Apartment untervermieten?', 'an andere überlassen'],
      ['Gibt es Photovoltaik?', 'Solaranlagen'],
      ['Was kostet ein Parkplatz?', '32 Euro'],
      ['Wann kann ich waschen?', '7:00 bis 21:00'],
      ['Bekomme ich mein Geld zurück?', 'zurückgezahlt'],
      ['Wer ist Vorsitzende?', 'Ana Lind'],
      ['Wann wurde die Genossenschaft gegründet?', '1974'],
      ['Was kostet ein Schlüssel?', '25 Euro'],
      ['Wie lange ist die Kündigungsfrist?', 'drei Monate'],
    ],
  },
  it: {
    text: `# Orari

L’ufficio è aperto dalle 8:00 alle 19:00.

# Ferie

Ogni dipendente ha 26 giorni di ferie all’anno.

# Rimborsi

I biglietti del treno vengono rimborsati entro dieci giorni. Le ricevute si mandano a Lucia Ferri.

# Casa per ospiti

L’alloggio per ospiti costa 28 euro a notte. I cani sono ammessi.`,
    questions: [
      ['Quanti giorni di vacanze ho?', '26 giorni'],
      ['Chi riceve le ricevute?', 'Lucia Ferri'],
      ['Quanto costa l’appartamento per ospiti?', '28 euro'],
      ['Posso portare un animale?', 'cani'],
      ['Quando è aperto l’ufficio?', '8:00'],
    ],
  },
  es: {
    text: `# Horario

La oficina está abierta de 8:00 a 19:00.

# Vacaciones

Cada empleado tiene 26 días de vacaciones al año.

# Gastos

Los billetes de tren se devuelven en diez días. Los recibos se envían a Lucía Pérez.

# Alojamiento

El piso de invitados cuesta 28 euros por noche. Se admiten perros.`,
    questions: [
      ['¿Cuántos días de permiso tengo?', '26 días'],
      ['¿Quién recibe los recibos?', 'Lucía Pérez'],
      ['¿Cuánto cuesta el apartamento de invitados?', '28 euros'],
      ['¿Puedo llevar una mascota?', 'perros'],
      ['¿Cuándo abre la oficina?', '8:00'],
    ],
  },
  fr: {
    text: `# Horaires

Le bureau est ouvert de 8:00 à 19:00.

# Congés

Chaque salarié a 26 jours de congés par an.

# Frais

Les billets de train sont remboursés sous dix jours. Les reçus sont envoyés à Lucie Ferrand.

# Logement

Le logement des invités coûte 28 euros par nuit. Les chiens sont admis.`,
    questions: [
      ['Combien de jours de vacances ai-je ?', '26 jours'],
      ['Qui reçoit les reçus ?', 'Lucie Ferrand'],
      ['Combien coûte l’appartement des invités ?', '28 euros'],
      ['Puis-je amener un animal ?', 'chiens'],
      ['Quand le bureau est-il ouvert ?', '8:00'],
    ],
  },
  'pt-BR': {
    text: `# Horário

O escritório fica aberto das 8:00 às 19:00.

# Férias

Cada funcionário tem 26 dias de férias por ano.

# Despesas

As passagens de trem são reembolsadas em dez dias. Os recibos são enviados a Lúcia Ferreira.

# Hospedagem

O apartamento de hóspedes custa 28 reais por noite. Cachorros são aceitos.`,
    questions: [
      ['Quantos dias de folga tenho?', '26 dias'],
      ['Quem recebe os recibos?', 'Lúcia Ferreira'],
      ['Quanto custa a moradia de hóspedes?', '28 reais'],
      ['Posso levar um animal?', 'Cachorros'],
      ['Quando abre o escritório?', '8:00'],
    ],
  },
};
