import { readForeign } from './read-foreign.ts'

export const german = readForeign(
  'de',
  ['Sabine Weiß', 'Jürgen Krüger', 'Annette Vogt'],
  `
python | 1
name: Python für Einsteiger
short: Schreiben Sie kleine Programme, die Dateien umbenennen und Listen aufräumen.
text: Sie brauchen keine Vorkenntnisse, nur einen Rechner und etwas Geduld. Wir beginnen mit Variablen und Schleifen und enden mit einem Programm, das einen ganzen Ordner sortiert. Jede Lektion schließt mit einer kleinen Übung.
skills: Python / Programmieren
materials: Das erste Programm / Listen und Schleifen / Funktionen / Dateien lesen und schreiben / Zwanzig Übungen

excel | 2
name: Excel im Büro: Tabellen, die rechnen
short: Formeln, Filter und Pivot-Tabellen für den Alltag, verständlich erklärt.
text: Eine Liste mit neunhundert Zeilen, und der Chef fragt nach den Summen je Monat. In diesem Kurs lernen Sie, Tabellen sauber aufzubauen, nachzuschlagen und zusammenzufassen. Geübt wird an echten Bestellungen.
skills: Excel / Tabellenkalkulation
materials: Eingabe, Rechnung, Ergebnis / Sortieren und filtern / SVERWEIS und seine Nachfolger / Pivot-Tabellen

french | 1
name: Französisch für Anfänger
short: Begrüßen, bestellen, nach dem Weg fragen: die ersten hundert Sätze auf Französisch.
text: Die Hälfte der Buchstaben bleibt stumm, die andere singt. Wir üben kurze Gespräche auf dem Markt, im Zug und im Hotel. Grammatik gibt es nur dort, wo sie Ihnen Mühe spart.
skills: Französisch / Sprechen
materials: Guten Tag und auf Wiedersehen / Zahlen und Preise / Auf dem Markt / Im Hotel

photography | 1
name: Fotografieren lernen: Licht, Blende, Zeit
short: Verstehen Sie Ihre Kamera und machen Sie Bilder, die Sie aufhängen möchten.
text: Vierzig Knöpfe, und nur drei sind wichtig. Sie fotografieren eine Ecke Ihrer Wohnung zu acht Tageszeiten und lernen dabei alles über Belichtung und Schärfe. Eine Kamera mit manuellem Modus genügt.
skills: Fotografie / Bildgestaltung
materials: Belichtung / Blende und Schärfe / Gegenlicht / Bilder auswählen

bread | 1
name: Brot backen mit Sauerteig
short: Vom Ansatz bis zum knusprigen Laib: vier Zutaten und viel Zeit.
text: Der Teig braucht Sie acht Minuten lang und lässt Sie dann einen Tag in Ruhe. Wir ziehen einen Sauerteig an, kneten, formen und backen im gewöhnlichen Ofen. Fehler gehören dazu und schmecken meistens trotzdem.
skills: Brot backen / Sauerteig
materials: Der Ansatz / Kneten / Formen / Backen ohne Dampf / Vollkorn

accounting | 2
name: Buchführung für Selbständige
short: Belege, Umsatzsteuer und Jahresabschluss für kleine Betriebe Schritt für Schritt.
text: Ein Schuhkarton voller Quittungen ist noch keine Buchführung. Sie lernen, Einnahmen und Ausgaben zu ordnen, die Umsatzsteuer anzumelden und eine einfache Bilanz zu lesen. Die Beispiele stammen aus einer kleinen Rösterei.
skills: Buchhaltung / Steuern
materials: Belege ordnen / Soll und Haben / Umsatzsteuer / Der Jahresabschluss

guitar | 1
name: Gitarre spielen am Lagerfeuer
short: Drei Akkorde, zwanzig Lieder und ein bisschen Rhythmus für den Sommer.
text: Sie steht seit Jahren in der Ecke. In sechs Wochen lernen Sie, sie zu stimmen, drei Akkorde zu greifen und ein Lied zu begleiten. Noten brauchen Sie dafür nicht.
skills: Gitarre / Akkorde
materials: Stimmen / Der erste Akkord / Schlagmuster / Zwanzig Lieder

docker | 3
name: Docker in der Praxis: Container für kleine Teams
short: Anwendungen verpacken, starten und aktualisieren, ohne dass nachts das Telefon klingelt.
text: Auf meinem Rechner läuft es, auf dem Server nicht: damit ist Schluss. Wir packen eine Webanwendung und ihre Datenbank in Container, halten die Abbilder klein und üben das Zurückrollen. Grundkenntnisse in Linux sind nötig.
skills: Docker / Container / Linux
materials: Abbilder und Container / Das Dockerfile / Netze und Daten / Compose

public-speaking | 1
name: Frei reden ohne Lampenfieber
short: Vorträge und Ansprachen vorbereiten und vor Publikum ruhig bleiben.
text: Die Hände zittern, der Mund ist trocken, und in vier Minuten sind Sie dran. Wir üben den ersten Satz, die Pause und den Blick. Am Ende halten Sie eine Rede von fünf Minuten ohne Zettel.
skills: Rhetorik / Vorträge
materials: Der erste Satz / Atmen / Die Pause / Fünf Minuten ohne Zettel

statistics | 3
name: Statistik verstehen, Zufall erkennen
short: Stichproben, Intervalle und Tests mit wenig Formeln und vielen Bohnen.
text: Zwölf von zweihundert Kunden haben gekündigt, im Vormonat waren es neun. Ist das ein Trend? Mit einem Beutel Bohnen und einer Tabelle lernen Sie, solche Fragen ehrlich zu beantworten.
skills: Statistik / Datenanalyse
materials: Mittelwert und Streuung / Stichproben / Vertrauensintervalle / Tests

knitting | 1
name: Stricken: die ersten Socken
short: Maschen anschlagen, Ferse stricken, Spitze schließen: ein Paar Socken in vier Wochen.
text: Eine Socke ist ein Schlauch mit einem Streit in der Mitte. Wir stricken beide zusammen, langsam und mit vielen Großaufnahmen. Sie brauchen ein Nadelspiel und zwei Knäuel Wolle.
skills: Stricken / Handarbeit
materials: Maschen anschlagen / Rechte und linke Maschen / Die Ferse / Die Spitze

german | 3
name: Deutsch B1: Briefe an Ämter schreiben
short: Formulare verstehen, höflich nachfragen und Widerspruch einlegen.
text: Das Formular hat neun Seiten, und die Frist ist am Freitag. Sie lernen die Wörter der Verwaltung, schreiben acht Briefe und üben das Gespräch am Schalter. Der Kurs wird ganz auf Deutsch gehalten.
skills: Deutsch / Schreiben
materials: Das Formular / Höflich nachfragen / Der Widerspruch / Am Schalter

java | 4
name: Java für Fortgeschrittene: Nebenläufigkeit und Entwurf
short: Threads, Sperren und Entwurfsmuster an einer Buchungsanwendung.
text: Zwei Kunden buchen denselben Sitz zur selben Zeit. An diesem Beispiel lernen Sie virtuelle Threads, unveränderliche Daten und saubere Schichten. Sie sollten ein Jahr mit der Sprache gearbeitet haben.
skills: Java / Nebenläufigkeit / Softwareentwurf
materials: Threads / Sperren / Entwurfsmuster / Messen statt raten

yoga | 1
name: Yoga für den Rücken
short: Zwanzig Minuten am Tag gegen Verspannungen vom langen Sitzen.
text: Der Stuhl ist nicht schuld, nur zu bequem. Sie lernen eine ruhige Folge von Übungen für Schultern, Rücken und Hüfte. Eine Matte und eine Decke genügen.
skills: Yoga / Rückenübungen
materials: Ankommen / Schultern lösen / Die Katze / Eine ganze Folge

garden-design | 2
name: Den eigenen Garten gestalten
short: Wege, Beete und Sitzplätze planen, bevor der erste Spaten in die Erde geht.
text: Der Rasen ist grün und langweilig, und die Laube steht in der einzigen Sonne. Wir messen, zeichnen und pflanzen auf Papier. Am Ende haben Sie einen Plan für zwölf Monate Blüte.
skills: Gartengestaltung / Pflanzen
materials: Messen / Wege / Bäume und Sträucher / Stauden für jeden Monat

html-css | 1
name: Webseiten bauen mit HTML und CSS
short: Von der leeren Datei zur eigenen Seite, die auch auf dem Telefon gut aussieht.
text: Vier Zeilen, und Ihr Name steht im Browser. Danach kommen Bilder, Farben und Raster dazu. Sie bauen die Speisekarte eines kleinen Lokals und veröffentlichen sie im Netz.
skills: HTML / CSS / Webdesign
materials: Überschriften und Absätze / Bilder / Farben und Schriften / Raster
`,
)
