import { describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '../languages.ts';
import { syllablesOf } from './syllables.ts';

/** Words divided by hand with dots, as dictionaries divide them (French as spoken: a mute ending is not a syllable). */
const divided: Partial<Record<InterfaceLanguage, string>> = {
  en: `the are make makes box.es ta.ble ta.bles walked want.ed cre.ate cre.a.tive read read.a.bil.i.ty in.for.ma.tion na.tion spe.cial
    ra.di.o vid.e.o mil.lion re.gion sci.ence qui.et cli.ent an.cient ef.fi.cient friend ex.pe.ri.ence ac.tu.al lan.guage peo.ple i.de.a
    go.ing play.er be.yond try.ing tour.is.m did.n't don't com.plete.ly move.ment el.e.ment set.tle.ment love.ly eas.y syl.la.ble
    sen.tence com.pa.ny u.ni.ver.si.ty houses:2 queue year café:2 po.em`,
  de: `Haus Fa.mi.li.e E.ner.gie viel Na.ti.on ak.tu.ell neu.e frei.e Bau.er Qua.li.tät be.en.den ge.ehrt Beet ge.impft Stra.ße Ge.schwin.dig.keit
    Me.di.en die.nen Wien Le.se.rin Ver.ständ.lich.keit Ni.veau Tou.ris.mus Ru.i.ne The.a.ter I.dee Donau.dampf:3 Le.bens.mit.tel`,
  it: `ca.sa pia.no fio.re cit.tà più per.ché sto.ria e.ner.gi.a mi.o du.e pa.u.ra po.e.ta le.o.ne a.iuo.la na.zio.na.le ac.qua zi.o vi.a
    quan.do tec.no.lo.gi.a giu.sto u.ni.ver.si.tà leg.gi.bi.li.tà par.co`,
  es: `ca.sa cie.lo dí.a pa.ís ciu.dad a.é.re.o te.a.tro muy hoy ma.yo y gue.rra pin.güi.no a.ho.ra pro.hi.bir pa.la.bra co.mu.ni.ca.ción
    le.gi.bi.li.dad le.er cons.truir bue.no`,
  fr: `mai.son porte table fa.mille les femmes vie i.dée ré.a.li.ser thé.âtre na.ïf voy.age pa.yer na.tion cli.ent parlent mo.ment sou.vent
    lan.gue:1 quel.que:1 beau.coup eau ma.ga.sin a.mi No.ël é.taient pri.ère or.di.na.teur`,
  'pt-BR': `ca.sa não mãe co.ra.ção di.a his.tó.ria e.ner.gi.a so.ci.al vi.a.gem na.ci.o.nal mui.to a.in.da ra.iz sa.ú.de quan.do guer.ra
    á.gua coi.sa le.gi.bi.li.da.de pão põe ci.ên.cia mais ru.a`,
};

const cases = Object.entries(divided).flatMap(([language, words]) =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [parts = '', count] = word.split(':');
      return [language as InterfaceLanguage, parts.replaceAll('.', ''), Number(count ?? parts.split('.').length)] as const;
    }),
);

describe('syllablesOf', () => {
  it.each(cases)('counts in %s "%s" as %i', (language, word, count) => {
    expect(syllablesOf(word.toLowerCase(), language)).toBe(count);
  });
  it('counts a figure once and ends for endless letters', () => {
    expect(syllablesOf('1,250', 'en')).toBe(1);
    for (const language of Object.keys(divided)) syllablesOf('aeiouy'.repeat(50_000), language as InterfaceLanguage);
  });
});
