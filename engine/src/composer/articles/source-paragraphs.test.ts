import { describe, expect, it } from 'vitest';
import { paragraphsOfSource } from './source-paragraphs.ts';

const headingsOf = (text: string) => paragraphsOfSource(text, true).map(({ heading }) => heading);

describe('the paragraphs of what people type or upload', () => {
  it('have the line above them as their heading, up to the next empty line', () => {
    const text =
      'Bulky waste\n\nThe city collects it twice a year.\n\nRegistration\nCall us by noon.\n\nWe answer within two days.\n\nWhat we take\n- Sofas\n- Carpets';
    const paragraphs = paragraphsOfSource(text, true);
    expect(paragraphs.map(({ heading }) => heading)).toEqual([null, 'Registration', null, 'What we take']);
    expect(paragraphs[3]).toEqual({ heading: 'What we take', text: 'Sofas\nCarpets', isList: true });
  });

  it('have a line of its own as their heading, up to the next such line', () => {
    const text = 'Report\n\nHow we measured\n\nWe weighed it.\n\nEvery day.\n\nWhat it cost\n\nVery little.';
    expect(headingsOf(text)).toEqual(['How we measured', 'How we measured', 'What it cost']);
  });

  it.each([
    ['Where does the wood come from?\nFrom the valley.', 'Where does the wood come from?'],
    ['Punto 2. Ripartizione della spesa\nLa spesa è divisa.', 'Ripartizione della spesa'],
    ['1. Vagas\nA feira tem 34 barracas.', 'Vagas'],
    ['Book on 01632 960417\nor at the mill.', null],
    ['The kayak costs 28 pounds,\nthe canoe 60.', null],
    ['OTTERBANK BOATS\nKayaks and canoes.', null],
  ])('read %j', (text, heading) => {
    expect(headingsOf(text)).toEqual([heading]);
  });

  it('of a page have only headings with a mark', () => {
    expect(paragraphsOfSource('Registration\nCall us by noon.', false).map(({ heading }) => heading)).toEqual([null]);
    expect(paragraphsOfSource('# Registration\nCall us by noon.', true).map(({ heading }) => heading)).toEqual(['Registration']);
  });
});
