/** Every German word that texts of cards are made of, in the forms in which they occur; read and found to be German. */
export const LEXICON: readonly string[] = `
  ab abgeworfen abgeworfenen ablage ablagen ablegen abwerfen abwirfst aktivieren aktivierst aktivierte aktivierten alle allein allen
  aller als am an andere anderen anderes anderswo anfangsphase angelegt angelegte angelegtes angreife angreifende angreifer
  angreifst angreift angriff anlegen anlegst ansehen ansiehst anzahl auch auf aufdecken aufdeckst aufgedeckt aufgedeckte
  aufgedeckten aufzudecken aus ausgeben ausgegeben ausgegebene ausgerüstet ausgerüstete ausgibst ausrüstung ausrüstungen
  ausrüstungsspielstein ausrüstungsspielsteine ausspieleffekt außer basen basis befreundet befreundete befreundetem befreundeten
  befreundeter beginn beginnend beginnt beherrscher beherrschers beide beim beliebig beliebige beliebigen beliebiger beliebiges
  benutze benutzen benutzt bereit bereite bereiten besetzten besetztes besitzer besitzers besitzt bestärke bestärken bestärkst
  bestärkt bestärkte bestärkten beteiligt beträgt betäube betäuben betäubst betäubt betäubte bewege bewegen bewegst bewegt bewegte
  bezahlen bin bis bist bonusschaden brett champion championzone chaos dabei dadurch dafür dann darf darfst das dass davon deck
  decke deckst deckt dein deine deinem deinen deiner deines dem demselben den denn denselben der des desselben dich die diese diesem
  diesen dieser dieses dir domäne doppelte dort dorthin drei dreimal dritten du durch dürfen ebenso effekte effekttext eigene
  eigenen eigenes ein einander eine einem einen einer eines einheit einheiten einheitenspielstein einheitenspielsteine einmal eins
  einzige einziges ende endet endphase energie energiekosten enthalten entkräfte entkräften entkräftest entscheidungen ep er erhalte
  erhalten erhält erhältst erhöhe erhöhen erleide erleiden erleidet erlitten erobere erobern eroberst erobert erobertes
  eroberungseffekte erreicht erschöpfe erschöpfen erschöpfst erschöpft erschöpfte ersetzen ersetzt erste ersten erzeuge erzeugen
  erzeugst erziele erzielen erzielst erzielt es etwas falls fehlen folgenden folgendes freiwillige fähigkeit fähigkeiten füge fügen
  fügst fügt für geben gegner gegnerische gegnerischen gegnerisches gegnern gegners geist gekontert gelegt gemacht gemeinsamen
  genannten genau gerade gesamte gesamtmacht geschieht gespielt gespielte gestorben gestärkt gestärkte getan getötet getötete
  gewinne gewinnen gewinnst gewinnt gewählt gewählte gewählten gezahlt gib gibst gibt gleichzeitig grundbonus grundkosten grundmacht
  größer habe haben halte halteeffekte halten hand hast hat hatte hauptdeck hauptdecks hauptphase heile heilen heilst herrenloses
  hier hierher hinzu hinzufügen hält hältst hände höchste höchstens höhe ich ignoriere ignorieren ignorierst ihm ihn ihnen ihr ihre
  ihrem ihren ihrer ihres im immer in ins irgendwelche ist je jede jedem jeden jeder jedes jeweils kampf kampfschaden kanalisiere
  kanalisieren kanalisierst kanalisiert kanalisierungsphase kann kannst karte karten kein keine keinen komme kommen kommt konntest
  kontere kontern konterst kontrolle kontrollieren kontrollierst kontrolliert kopie kopien kopiere koste kosten kostenlos kostet
  kraft kraftkosten können körper leer lege legen legende legenden legendenzone legst legt lässt lösen mache machen machst macht mal
  male mehr mehrere meine meinem meinen meiner meines menge merkmal merkmale mich mindestens mir mit muss musst mächtig mächtige
  mächtigen müssen nach nacheinander namen nehmen nennen nennst neue nicht niedrigsten nimm nimmst noch nur nächste nächsten
  nächstes nötigen oben oberste obersten oder offene offenen offenes ohne ordnungs ort orte pro prophezeie prophezeien prophezeist
  prophezeit punkt punkte punkten punktest punktet recyceln recycelst recycelt recycle reicht reihenfolge rest rufe rufst ruft ruhe
  rune runen runendeck runendecks schaden schadens schlachtfeld schlachtfelder schlachtfeldern schlachtfeldspielstein
  schlüsselwörter schon sei sein seine seinem seiner seines selben setzen showdown showdowns sich sie sieben sieg sieh siehst sieht
  sind sinken so sofort solange sonst spiel spiele spielen spieler spielers spielst spielstein spielsteine spielt startlegende statt
  stattdessen steigt sterbe sterben stirbt stärke stärken stärkst stärkung stärkungen tausche tauschen text treffen tu tun tust tut
  typ töte töten tötest tötet um umgekehrt und unentschieden unserer unter ursprünglichen verbanne verbannen verbannst verbannt
  verbannte verbannten verbrannten verbrenne verbrennen verbrennst verbrennt verbündete verbündeter verdeckte verdeckten verdoppeln
  verdoppelst verdopple verhindere verhindern verhinderst verlasse verlieren verlierst verlässt verringere verringern verringerst
  verschiedene versteck verstecken versteckst versteckte verteidige verteidiger verteidigst verteidigt verteile verteilen verteilst
  verteilt verwundeten viel viele vier vom von vor vorgezeigt vorgezeigten vorkommen war wegbewege wegbewegt weiteren weiteres
  weniger wenn werde werden wert wie wiederhole wiederholen wir wird wirf wirfst wirft wo wobei wurde wähle wählen wählst wählt
  während würde würden würdest zahle zahlen zahlst zahlt zauber zaubern zaubers zeige zeigt ziehe ziehen ziehphase ziehst zieht ziel
  zorn zu zuerst zufügen zug zugefügt zuges zugewiesen zugleich zuletzt zum zurück zurückgeben zurückgegeben zurückgerufen
  zurücklegen zurückrufen zurückzugeben zurückzurufen zusammen zusatzkosten zusätzlich zusätzliche zusätzlichen zuweisen zuzufügen
  zwei zweikampf zweimal zweite zweiten über überall übernehmen übernimm übernimmst übernimmt überschüssigen überspringe übrigen
`
  .trim()
  .split(/\s+/);
