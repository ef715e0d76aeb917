import { describe, expect, it } from 'vitest';
import { paragraphsOfSource } from './source-paragraphs.ts';

const headingsOf = (text: string) => paragraphsOfSource(text, true).map(({ heading }) => heading);

describe('the paragraphs of what people type or upload', () => {
  it('have the line above them as their heading, up to the next empty line', () => {
    const text =
      'Bulky waste\n\nThe city collects it twice a year.\n\nRegistration\nCall us by noon.\n\nWe answer within two days.\n\nWhat we take\n- Sofas\n- Carpets';
    const paragraphs = paragraphsOfSource(text, true);
    expect(paragraphs.map(({ heading }) => heading)).toEqual([null, null, 'Registration', null, 'What we take']);
    expect(paragraphs[0]?.text).toBe('Bulky waste');
    expect(paragraphs[4]).toMatchObject({ heading: 'What we take', text: 'Sofas\nCarpets', isList: true });
  });

  it('have a line of its own as their heading, up to the next such line', () => {
    const text = 'Report\n\nHow we measured\n\nWe weighed it.\n\nEvery day.\n\nWhat it cost\n\nVery little.';
    expect(headingsOf(text)).toEqual([null, 'How we measured', 'How we measured', 'What it cost']);
  });

  it.each([
    ['Where does the wood come from?\nFrom the valley.', 'Where does the wood come from?'],
    ['Punto 2. Ripartizione della spesa\nLa spesa è divisa.', 'Ripartizione della spesa'],
    ['1. Vagas\nA feira tem 34 barracas.', 'Vagas'],
    ['Book on 01632 960417\nor at the mill.', null],
    ['The kayak costs 28 pounds,\nthe canoe 60.', null],
    ['OTTERBANK BOATS\nKayaks and canoes.', null],
    ['Frage: Was kostet das?\n\nBrockmann: 45 Euro.', 'Was kostet das?'],
    ['—¿Y el torno?\n—El torno llega en la tercera semana.', '¿Y el torno?'],
    ['Bookings: 0578 999 123', null],
    ['Dormitory 24 €\nDouble 38 €', null],
    ['Duration: about 90 minutes', null],
    ['1. Rents. The meeting agreed on a higher rent.\n2. Sheds. A shed needs consent of all.', 'Rents'],
  ])('read %j', (text, heading) => {
    expect(headingsOf(text)[0]).toBe(heading);
  });

  it('of a page have only headings with a mark', () => {
    expect(paragraphsOfSource('Registration\nCall us by noon.', false).map(({ heading }) => heading)).toEqual([null]);
    expect(paragraphsOfSource('# Registration\nCall us by noon.', true).map(({ heading }) => heading)).toEqual(['Registration']);
  });

  it('are parted at each item of an agenda and each line in capitals', () => {
    const text = 'TOP 3 Fibre. It costs nothing. TOP 4 Wall. It costs a lot.\n\nDAY ONE\nWe meet at nine.\nDAY TWO\nYou build.';
    const paragraphs = paragraphsOfSource(text, true);
    expect(paragraphs.map(({ heading, isOfAgenda }) => [heading, isOfAgenda])).toEqual([
      ['Fibre', true],
      ['Wall', true],
      ['DAY ONE', false],
      ['DAY TWO', false],
    ]);
  });

  it('go on in the next line where the page only ended', () => {
    expect(paragraphsOfSource('The canoe is for up to four people and costs sixty pounds\nfor half a day.', true)).toHaveLength(
      1,
    );
    expect(
      paragraphsOfSource('The canoe is for up to four people and costs sixty pounds\nfor half a day.', true)[0]?.text,
    ).not.toContain('\n');
  });
});
