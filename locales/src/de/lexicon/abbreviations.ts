import type english from '../../en/lexicon/abbreviations.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'dr prof hr fr nr str ca bzw usw z.b u.a d.h evtl ggf inkl exkl vgl abs art bd s abb max min mio mrd tel zzgl u.u i.d.r o.ä v.a etc st jh jan feb aug sept okt nov dez sog bspw mind zzt ehem ugs' satisfies ShapeOf<
  typeof english
>;
