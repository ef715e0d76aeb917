import type english from '../../en/lexicon/proofreading.ts';
import type { Words } from '../../words.ts';

export default {
  misspellings:
    'tambien=también habia=había habian=habían despues=después facil=fácil faciles=fáciles dificil=difícil dificiles=difíciles rapido=rápido rapida=rápida rapidamente=rápidamente informacion=información atencion=atención direccion=dirección habitacion=habitación habitaciónes=habitaciones reservacion=reservación promocion=promoción situacion=situación solucion=solución cancion=canción razon=razón razónes=razones ocasion=ocasión opinion=opinión telefono=teléfono unico=único unica=única proximo=próximo proxima=próxima minimo=mínimo maximo=máximo basico=básico credito=crédito credíto=crédito miercoles=miércoles sabado=sábado dias=días dia=día asi=así aqui=aquí ahi=ahí alli=allí todavia=todavía quizas=quizás atras=atrás detras=detrás atraves=a_través porfavor=por_favor apartir=a_partir talvez=tal_vez deacuerdo=de_acuerdo encuanto=en_cuanto enseguída=enseguida haiga=haya exelente=excelente exelentes=excelentes excelencía=excelencia exepto=excepto exepción=excepción excepcion=excepción espectativa=expectativa espectativas=expectativas expontáneo=espontáneo esplicar=explicar espliqué=expliqué extrictamente=estrictamente estención=extensión desición=decisión decición=decisión desicion=decisión decision=decisión necesitár=necesitar nesesario=necesario nesesita=necesita proceción=procesión conección=conexión conexion=conexión reflección=reflexión ocaciones=ocasiones ocación=ocasión vacasiones=vacaciones bacaciones=vacaciones havitación=habitación habitasión=habitación desallunar=desayunar desalluno=desayuno haver=haber ahy=ahí abeces=a_veces coneccion=conexión dirijir=dirigir exijir=exigir viage=viaje viages=viajes masage=masaje mensage=mensaje mensages=mensajes paquéte=paquete corrijir=corregir recojer=recoger recojida=recogida protejer=proteger escojer=escoger oservar=observar ostaculo=obstáculo obstaculo=obstáculo absorver=absorber hervír=hervir prover=proveer proveér=proveer rebajás=rebajas sinembargo=sin_embargo simplementa=simplemente hechar=echar inpresion=impresión inpresionante=impresionante inportante=importante inposible=imposible canbio=cambio canbiar=cambiar tienpo=tiempo ciudád=ciudad calidád=calidad ofrecér=ofrecer dento=dentro conosco=conozco conoscer=conocer paresco=parezco nesecidad=necesidad neceario=necesario problemente=probablemente provablemente=probablemente provar=probar travajo=trabajo travajar=trabajar trabájo=trabajo travajamos=trabajamos nuebo=nuevo nueba=nueva nuebos=nuevos nuebas=nuevas sirbe=sirve serbicio=servicio serbicios=servicios servisio=servicio servisios=servicios',
  rules: [
    ['de el (?=~ ~)', 'del ', 'grammar', '«De» y «el» se contraen.'],
    ['a el (?=~)', 'al ', 'grammar', '«A» y «el» se contraen.'],
    [
      'hubieron (?=(?:muchos|muchas|varios|varias|algunos|algunas|pocos|pocas|dos|tres|cuatro|problemas|quejas))',
      'hubo ',
      'grammar',
      '«Haber» es impersonal cuando indica existencia.',
    ],
    [
      'habían (?=(?:muchos|muchas|varios|varias|algunos|algunas|pocos|pocas|dos|tres|cuatro) )',
      'había ',
      'grammar',
      '«Haber» es impersonal cuando indica existencia.',
    ],
    ['(he|has|ha|hemos|han) echo', '$1 hecho', 'spelling', '«Hecho» viene de «hacer»; «echo», de «echar».'],
    ['¿ ?porque', '¿Por qué', 'spelling', 'En las preguntas: «por qué», separado y con tilde.'],
    [
      '¿como (?=(?:puedo|podemos|se|es|está|funciona|hago|reservo|llego|llegar|pago|son)(?: |\\?))',
      '¿Cómo ',
      'spelling',
      'Los interrogativos llevan tilde.',
    ],
    ['¿donde', '¿Dónde', 'spelling', 'Los interrogativos llevan tilde.'],
    ['¿cuando', '¿Cuándo', 'spelling', 'Los interrogativos llevan tilde.'],
    ['¿cuanto (?=~)', '¿Cuánto ', 'spelling', 'Los interrogativos llevan tilde.'],
    ['¿cuantos', '¿Cuántos', 'spelling', 'Los interrogativos llevan tilde.'],
    ['¿quien', '¿Quién', 'spelling', 'Los interrogativos llevan tilde.'],
    ['¿cual', '¿Cuál', 'spelling', 'Los interrogativos llevan tilde.'],
    [
      '¿que (?=(?:es|incluye|cuesta|hay|pasa|tipo|días|hora|horario|necesito|significa|debo|puedo) )',
      '¿Qué ',
      'spelling',
      'Los interrogativos llevan tilde.',
    ],
    [
      '(?<=^|[.!?] )(?:Qué|Cómo|Cuándo|Dónde|Por qué|Quién|Cuánto|Cuánta|Cuántos|Cuál|Cuáles)(?= [^.!?¿\\n]+\\?)',
      '¿$&',
      'punctuation',
      'La pregunta se abre con «¿».',
    ],
    ['y (?=(?:hi[^eoaé\\s]~|i[^aeoéó\\s]~))', 'e ', 'grammar', '«E» ante el sonido «i».'],
    [
      'o (?=(?:ocho|once|otro|otra|otros|otras|hoteles|hotel|horas|oficinas|oficina|ofertas))',
      'u ',
      'grammar',
      '«U» ante el sonido «o».',
    ],
    ['el mismo agua', 'la misma agua', 'grammar', '«Agua» es femenino.'],
    [
      'hacen (?=(?:\\d+|dos|tres|cuatro|cinco|muchos|unos) (?:años|meses|días|semanas) que)',
      'hace ',
      'grammar',
      '«Hacer» es impersonal cuando indica tiempo.',
    ],
    ['más mejor', 'mejor', 'grammar', '«Mejor» ya es comparativo.'],
    ['más peor', 'peor', 'grammar', '«Peor» ya es comparativo.'],
  ],
  doubts: [
    ['¿que', '¿qué', 'Los interrogativos llevan tilde.'],
    ['sobretodo', 'sobre todo', '«Sobre todo» significa «principalmente»; «sobretodo» es una prenda.'],
    ['si no (?=que)', 'sino ', '¿Se quiere decir «sino»?'],
    ['(?<=^|[.!] )[^.!?¿\\n]+\\?', '', 'La pregunta se abre con «¿».'],
    ['a ver (?=~do )', 'haber ', '¿Se quiere decir «haber»?'],
    ['en base a', 'con base en', 'Se recomienda «con base en» o «a partir de».'],
  ],
  neverTwice: 'con para por de del el los las un una en al es son también nuestro nuestra',
  oftenTwice: 'muy no sí poco nos',
  closeMarks: ',.;:!?',
} satisfies Words<typeof english>;
