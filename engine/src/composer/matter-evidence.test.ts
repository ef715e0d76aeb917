// Which question a sentence answers, on sentences that no composer's example holds; null where it answers none of the matters.
import { findTool } from '@folio/catalogue/catalogue';
import { type CustomerMatter, questionPhrases } from '@folio/locales/phrases/question';
import { expect, it } from 'vitest';
import type { ComposerLanguage } from '../engine-types.ts';
import { compose } from './composer.ts';
import { customerMatters } from './customer-matters.ts';
import { factKinds } from './fixtures/faq-facts/fact-kinds.ts';
import { facts } from './fixtures/faq-facts/faq-facts.ts';
import { contextIn, orderLanguages, parsed } from './fixtures/orders.ts';
import { isAnswerAbout } from './matter-evidence.ts';

type Pair = readonly [CustomerMatter | null, string, (readonly CustomerMatter[])?];

// The third part names further matters that the sentence answers as well.
const pairs: Partial<Record<ComposerLanguage, readonly Pair[]>> = {
  en: [
    ['price', 'A day on the water costs £48.'],
    ['price', 'The median price of a whole heat pump was 23,800 euros.'],
    ['payment', 'You can pay by bank transfer.'],
    ['payment', 'Payment is due on arrival.'],
    ['payment', 'Three monthly instalments are possible.'],
    ['booking', 'Places are reserved with the app.'],
    ['booking', 'Registration closes a week before.'],
    ['contact', 'Write to repair@zips.example with a photo.'],
    ['contact', 'Ring 01632 960 411 after six.'],
    ['contact', 'Our office is reached by phone.'],
    ['included', 'Each crate contains six jars.'],
    ['audience', 'The walk is suitable for children over six.'],
    ['times', 'The gate is closed on Mondays.'],
    ['times', 'The shop is open until seven.'],
    ['delivery', 'Parcels are dispatched within two days.'],
    ['care', 'Wash it at thirty degrees.'],
    ['returns', 'Tickets can be cancelled until Friday.'],
    ['warranty', 'The frame has a warranty of ten years.'],
    ['measures', 'The tent weighs 1.9 kg.'],
    [null, 'We pay the way back.'],
    [null, 'The freezer room broke; a new one costs €24,000.'],
    [null, 'Installation takes one morning.'],
    [null, 'In order to taste the sea, stay a night.'],
    [null, 'We repair zips on Thursdays.'],
    [null, 'An exchange of letters began it all.'],
    [null, 'A group of any size may come.'],
    [null, 'Last winter 312 people raised £9,000.'],
    [null, 'The painter returned to Cork in 1910.'],
    [null, 'The band has played for forty years.'],
    [null, 'Our weighing room is from 1880.'],
  ],
  de: [
    ['price', 'Ein Tag auf dem Wasser kostet 48 Euro.'],
    ['price', 'Der mittlere Preis der Anlage lag bei 23.800 Euro.'],
    ['payment', 'Die Zahlung ist bei Ankunft fällig.'],
    ['payment', 'Möglich ist auch der Kauf auf Rechnung.'],
    ['payment', 'Eine Überweisung genügt.'],
    ['booking', 'Ausgeliehen wird am Tresen mit der App.'],
    ['booking', 'Plätze lassen sich reservieren.'],
    ['booking', 'Die Anmeldung endet eine Woche vorher.'],
    ['contact', 'Fragen beantwortet Frau Senn unter 071 552 13 40.'],
    ['contact', 'Schreiben Sie an werkstatt@radhaus.example.'],
    ['included', 'Im Lieferumfang sind zwei Schlüssel.'],
    ['audience', 'Die Wanderung ist für Familien gedacht.'],
    ['times', 'Montags ist geschlossen.'],
    ['times', 'Der Kurs beginnt im März.'],
    ['delivery', 'Der Versand dauert zwei Tage.'],
    ['care', 'Der Bezug ist bei dreißig Grad waschbar.'],
    ['returns', 'Karten lassen sich bis Freitag stornieren.'],
    ['warranty', 'Auf den Rahmen gibt es zehn Jahre Garantie.'],
    ['measures', 'Das Zelt wiegt wenig.'],
    [null, 'Das neue Gerät steht im Keller.'],
    [null, 'Der Kühlraum ist kaputt, ein neuer kostet 24.000 Euro.'],
    [null, 'Die Rechnung geht auf: Es bleibt ruhig.'],
    [null, 'Zahlreiche Gäste kommen wieder.'],
    [null, 'Wir flicken Reißverschlüsse am Donnerstag.'],
    [null, 'Reparaturen macht Herr Lutz selbst.'],
    [null, 'Im Winter haben 312 Menschen 9.000 Euro gespendet.'],
    [null, 'Die Raten der Besucher steigen.'],
    [null, 'Gruppen jeder Größe sind willkommen.'],
    [null, 'Die Kapelle spielt seit vierzig Jahren.'],
    [null, 'Die alte Mühle steht am Bach.'],
  ],
  it: [
    ['price', 'Una giornata in barca costa 48 euro.'],
    ['price', 'Il prezzo mediano dell’impianto era 23.800 euro.'],
    ['payment', 'Il pagamento avviene all’arrivo.'],
    ['payment', 'Si paga anche in contanti.'],
    ['payment', 'È possibile l’acquisto a rate.'],
    ['booking', 'I posti si prenotano al banco.'],
    ['booking', 'Le iscrizioni finiscono una settimana prima.'],
    ['booking', 'Le bici si prendono con l’app.'],
    ['contact', 'Scrivere a officina@ruote.example.'],
    ['contact', 'Risponde Carla allo 055 291 1840.'],
    ['included', 'Il cestino comprende sei vasetti.'],
    ['audience', 'La passeggiata è adatta a tutti.', ['audience']],
    ['times', 'Il lunedì è chiuso.'],
    ['times', 'Il negozio apre alle nove.'],
    ['delivery', 'La spedizione richiede due giorni.'],
    ['care', 'La fodera è lavabile.'],
    ['returns', 'I biglietti si possono annullare entro venerdì.'],
    ['warranty', 'Il telaio ha dieci anni di garanzia.'],
    ['measures', 'La tenda pesa poco.'],
    [null, 'La cella si è guastata: una nuova costa 24.000 euro.'],
    [null, 'Il tasso di sale non c’entra.'],
    [null, 'Il mare fa parte del paese.'],
    [null, 'Le riparazioni le fa il signor Gatti.'],
    [null, 'In inverno 312 persone hanno raccolto 9.000 euro.'],
    [null, 'La banda suona da quarant’anni.'],
    [null, 'Il vecchio mulino sta sul torrente.'],
    [null, 'Tutto cominciò con uno scambio di lettere.'],
    [null, 'Il pittore tornò a Lucca nel 1910.'],
    [null, 'Un cambio di luce basta.'],
    [null, 'Con ordine e calma si arriva in cima.'],
  ],
  es: [
    ['price', 'Un día en el agua cuesta 48 euros.'],
    ['price', 'El precio medio de la instalación fue de 23.800 euros.'],
    ['payment', 'El pago se hace al llegar.'],
    ['payment', 'Se paga también con tarjeta.'],
    ['payment', 'Es posible comprar a plazos.'],
    ['booking', 'Las plazas se reservan en la barra.'],
    ['booking', 'La inscripción termina una semana antes.'],
    ['booking', 'Las bicis se recogen con la app.'],
    ['contact', 'Escribir a taller@ruedas.example.'],
    ['contact', 'Contesta Marta en el 091 555 0143.'],
    ['included', 'La cesta contiene seis tarros.'],
    ['audience', 'El paseo es apto para todos.'],
    ['times', 'Los lunes está cerrado.'],
    ['times', 'La tienda abre a las nueve.'],
    ['delivery', 'El envío tarda dos días.'],
    ['care', 'La funda es lavable.'],
    ['returns', 'Las entradas se pueden anular hasta el viernes.'],
    ['warranty', 'El cuadro tiene diez años de garantía.'],
    ['measures', 'La tienda de campaña pesa poco.'],
    [null, 'La cámara se averió y una nueva cuesta 24.000 euros.'],
    [null, 'La tarjeta de visita es de corcho.'],
    [null, 'Las reparaciones las hace el señor Gil.'],
    [null, 'En invierno 312 personas recaudaron 9.000 euros.'],
    [null, 'La banda toca desde hace cuarenta años.'],
    [null, 'El viejo molino está junto al río.'],
    [null, 'Todo empezó con unas cartas.'],
    [null, 'El pintor volvió a Vigo en 1910.'],
    [null, 'Los plazos del mar no se conocen.'],
    [null, 'El correr del agua se oye de noche.'],
    [null, 'Cabe un grupo grande.'],
  ],
  fr: [
    ['price', 'Une journée sur l’eau coûte 48 euros.'],
    ['price', 'Le prix médian de l’installation était de 23 800 euros.'],
    ['payment', 'Le paiement se fait à l’arrivée.'],
    ['payment', 'On peut payer par chèque.'],
    ['payment', 'Un virement suffit.'],
    ['booking', 'Les places sont à réserver au comptoir.'],
    ['booking', 'L’inscription se termine une semaine avant.'],
    ['booking', 'Les vélos se prennent avec l’appli.'],
    ['contact', 'Écrire à atelier@roues.example.'],
    ['contact', 'Claire répond au 01 99 00 12 34.'],
    ['included', 'Le panier comprend six bocaux.'],
    ['audience', 'La balade convient à tous.'],
    ['times', 'Le lundi, c’est fermé.'],
    ['times', 'Le magasin ouvre à neuf heures.'],
    ['delivery', 'La livraison prend deux jours.'],
    ['care', 'La housse est lavable.'],
    ['returns', 'Les billets peuvent être annulés jusqu’à vendredi.'],
    ['warranty', 'Le cadre a dix ans de garantie.'],
    ['measures', 'La tente pèse peu.'],
    [null, 'La chambre froide est en panne ; une neuve coûte 24 000 euros.'],
    [null, 'Les réparations, c’est M. Gil.'],
    [null, 'En hiver, 312 personnes ont collecté 9 000 euros.'],
    [null, 'La fanfare joue depuis quarante ans.'],
    [null, 'Le vieux moulin est au bord de l’eau.'],
    [null, 'Tout est né de quelques lettres.'],
    [null, 'Le peintre est de retour à Brest en 1910.'],
    [null, 'Ce bon pays a des collines.'],
    [null, 'Un grand groupe y tient.'],
    [null, 'La réserve d’oiseaux est voisine.'],
    [null, 'Le bruit de l’eau s’entend la nuit.'],
  ],
  'pt-BR': [
    ['price', 'Um dia na água custa R$ 48.'],
    ['price', 'O preço médio da instalação foi de 23.800 reais.'],
    ['payment', 'O pagamento é feito na chegada.'],
    ['payment', 'Aceitamos Pix.'],
    ['payment', 'Dá para comprar em parcelas.'],
    ['booking', 'As vagas você pode reservar no balcão.'],
    ['booking', 'As inscrições terminam uma semana antes.'],
    ['booking', 'As bicicletas são liberadas pelo aplicativo.'],
    ['contact', 'Escreva para oficina@rodas.example.'],
    ['contact', 'O telefone fica com a Marta.'],
    ['included', 'A cesta contém seis potes.'],
    ['audience', 'O passeio é indicado para todos.'],
    ['times', 'Na segunda está fechado.'],
    ['times', 'A loja abre às nove.'],
    ['delivery', 'A entrega leva dois dias.'],
    ['care', 'A capa é lavável.'],
    ['returns', 'Os ingressos podem ser cancelados até sexta.'],
    ['warranty', 'O quadro tem dez anos de garantia.'],
    ['measures', 'A barraca pesa pouco.'],
    [null, 'A câmara quebrou; uma nova custa R$ 24.000.'],
    [null, 'Crianças menores de 12 anos precisam de acompanhante.'],
    [null, 'Os consertos são do seu Gil.'],
    [null, 'No inverno, 312 pessoas arrecadaram R$ 9.000.'],
    [null, 'A banda toca há quarenta anos.'],
    [null, 'O velho moinho fica junto ao rio.'],
    [null, 'Tudo nasceu de umas cartas.'],
    [null, 'O pintor voltou a Olinda em 1910.'],
    [null, 'O barulho da água se ouve à noite.'],
    [null, 'A mata é vizinha.'],
    [null, 'Cabe um grupo grande.'],
  ],
};

const tested = Object.entries(pairs) as [ComposerLanguage, readonly Pair[]][];

it.each(tested)('puts a sentence under the question that it answers, or under none (%s)', (language, sentences) => {
  expect(sentences).toHaveLength(30);
  for (const [matter, sentence] of sentences) {
    const found = customerMatters.filter((one) => isAnswerAbout(sentence, one, language));
    if (matter === null) expect(found, sentence).toEqual([]);
    else expect(found, sentence).toContain(matter);
  }
});

it.each(tested)('never says that an answer is missing which is given elsewhere (%s)', async (language, sentences) => {
  const tool = findTool('faq_generator');
  if (!tool) throw new Error('no FAQ tool');
  const [price, contact, booking] = (['price', 'contact', 'booking'] as const).map(
    (matter) => sentences.find(([one]) => one === matter)?.[1] ?? '',
  );
  const input = parsed(tool, { subject: 'Folk', information: `${price}\n${contact}\n${booking}`, language, quantity: 8 });
  const { result } = await compose(tool, input, contextIn(language));
  const faq = result['faq'] as { question: string; answer: string; needs_check: boolean }[];
  expect(faq.map(({ answer }) => answer).join(' ')).not.toContain(questionPhrases[language].answerMissing);
  expect(faq.every(({ needs_check }) => needs_check)).toBe(true);
});

it.each(orderLanguages)('gives the right answer or none to forty-five kinds of questions (%s)', async (language) => {
  const tool = findTool('faq_generator');
  const own = facts[language];
  if (!tool || !own) throw new Error('no FAQ tool, or no facts');
  const answers = own.flatMap((fact, index) =>
    customerMatters.filter((matter) => isAnswerAbout(fact, matter, language)).map((matter) => ({ fact, matter, index })),
  );
  const wrong = answers.filter(({ matter, index }) => !factKinds[index]?.answers.includes(matter));
  expect(wrong).toEqual([]);
  // What is right and found: fewer would be an FAQ of questions without answers.
  const askable = factKinds.filter(({ answers: matters }) => matters.length > 0).length;
  expect(new Set(answers.map(({ index }) => index)).size / askable).toBeGreaterThan(0.9);
  // In the document every fact stands under a question that it answers, or under the general one.
  const input = parsed(tool, {
    subject: 'Folk',
    information: own.slice(0, 30).join('\n'),
    language,
    quantity: 12,
    answer_length: 'medium',
  });
  const { result } = await compose(tool, input, contextIn(language));
  const { ask } = questionPhrases[language];
  for (const { question, answer } of result['faq'] as { question: string; answer: string }[]) {
    const matter = customerMatters.find((one) => ask[one] === question.replace(/\u00a0\?$/u, ' ?') || ask[one] === question);
    if (matter === undefined) continue;
    for (const [index, fact] of own.entries())
      if (answer.includes(fact)) expect(factKinds[index]?.answers, `${question} ${fact}`).toContain(matter);
  }
});
