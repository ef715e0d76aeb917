// The languages of the translation tools; source: `translation` of the catalogue. What a connected model masters of them is its own affair.

/** 192 languages and varieties. */
export const translationLanguages =
  'en en-GB en-US it es es-MX fr fr-CA de pt-BR pt-PT nl-NL pl-PL cs ru-RU sv da nb nn fi el ro hu bg hr sk sl sr bs mk sq uk be et lv lt tr ca gl eu ast oc is fo ga gd cy mt lb fy br fur lij lmo vec sc scn li szl eo ja ko zh-CN zh-TW yue ar arz ary apc he yi fa fa-AF ps ku ckb ur hi bn pa gu mr ne or as mai mag bho awa hne sa sd ks ta te kn ml si dv th lo my km vi id ms jv su min ace ban bjn bug ceb ilo pag war fil pap tpi fj sm mi to ty haw mn bo dz kk ky uz tk tg tt ba ug az crh ka hy am ti om so sw rw rn lg ln lua kg luo bem ny sn st nso tn ts ss ve zu xh af mg ha ig yo ff wo bm ee fon ak tw kab zgh sg kea ht kmb tum umb qu gn ay mni lus kac shn sat'.split(
    ' ',
  );
