import { contentPage, pageText } from '#infra/seed/pages/page.ts';

export const porter = contentPage('porter', {
  en: pageText({
    title: 'Porter',
    subtitle: 'Your luggage, carried by somebody else. At Frankfurt Airport',
    meta_title: 'Porter at Frankfurt Airport | Airport Assist',
    meta_description:
      'A porter carries your luggage at Frankfurt Airport between car, train, hotel and check-in. Priced per bag; skis, instruments and bulky luggage welcome.',
    html: `
<p>A porter meets you where your luggage is and takes it where it has to be. You walk beside, with your hands free. Porters work at Frankfurt Airport; in Munich we do not offer this service.</p>
<h2 id="ways">From where to where</h2>
<ul>
<li>From car, taxi or coach at the kerb to check-in.</li>
<li>From the long-distance or regional station to check-in. With train, carriage and seat number we wait at your door of the train.</li>
<li>From the baggage belt through customs to the kerb, the station, the car hire desk or your hotel at the airport.</li>
<li>From one terminal to the other.</li>
</ul>
<h2 id="luggage">What we carry</h2>
<p>Suitcases, boxes and bags up to 32 kilograms each, which is what airlines accept too. <strong>Bulky luggage</strong> is everything that does not stand on a trolley by itself: skis, bicycles in their box, golf bags, surfboards, instruments in hard cases, pushchairs. Please count it separately when you book; the porter then comes with the right trolley.</p>
<p>Please keep with you what you would not let out of your hand: passports, medicine, jewellery, money.</p>
<h2 id="price">What it costs</h2>
<ul>
<li>A <strong>base price</strong> covers up to two bags; each further bag costs a fixed amount.</li>
<li>Each <strong>bulky item</strong> has its own price.</li>
<li>The <strong>way</strong> between meeting point and destination is charged once, whatever you bring.</li>
<li><strong>Extra hours</strong> are for whoever wants to shop, eat or wait in between, with the luggage looked after.</li>
</ul>
<p>The summary beside the form adds this up while you choose. All prices are in euro and include value added tax. At least one bag is booked.</p>
<h2 id="how-it-goes">How it goes</h2>
<ol>
<li>You book meeting point, destination and number of bags, and tell us the name for the sign.</li>
<li>Our office confirms; your card is charged only then.</li>
<li>At the airport the porter waits with your name, counts the pieces with you and loads them.</li>
<li>You walk together. The porter does not go ahead: you see your luggage the whole way.</li>
<li>At the destination you count again, and that is it.</li>
</ol>
<h2 id="good-to-know">Good to know</h2>
<p>There are more bags than you booked? The porter takes them along if there is room, and our office tells you what changes. There are fewer? Tell us before we confirm, and the price is calculated anew.</p>
<p>In the security area behind passport control the airlines look after checked luggage; a porter carries your cabin bags there only together with an <a href="/assistant">assistant</a>.</p>
<p>Would you like company and translation as well? Choose assistant and porter together in the booking: both come as a team.</p>
<p><a href="/book/travel-details?service=porter">Book a porter</a></p>
`,
  }),
  de: pageText({
    title: 'Gepäckträger',
    subtitle: 'Ihr Gepäck trägt jemand anderes. Am Flughafen Frankfurt',
    meta_title: 'Gepäckträger am Flughafen Frankfurt | Airport Assist',
    meta_description:
      'Ein Gepäckträger bringt Ihr Gepäck am Flughafen Frankfurt zwischen Auto, Bahn, Hotel und Schalter ans Ziel. Preis pro Stück; auch Ski, Instrumente und Sperriges.',
    html: `
<p>Ein Gepäckträger trifft Sie dort, wo Ihr Gepäck ist, und bringt es dorthin, wo es hinmuss. Sie gehen daneben, mit freien Händen. Gepäckträger arbeiten am Flughafen Frankfurt; in München bieten wir diesen Service nicht an.</p>
<h2 id="ways">Von wo nach wo</h2>
<ul>
<li>Vom Auto, Taxi oder Reisebus auf dem Vorplatz zum Check-in.</li>
<li>Vom Fern- oder Regionalbahnhof zum Check-in. Mit Zug, Wagen und Platz warten wir an Ihrer Wagentür.</li>
<li>Vom Gepäckband durch den Zoll zum Vorplatz, zum Bahnhof, zum Mietwagen oder in Ihr Hotel am Flughafen.</li>
<li>Von einem Terminal zum anderen.</li>
</ul>
<h2 id="luggage">Was wir tragen</h2>
<p>Koffer, Kisten und Taschen bis 32 Kilogramm je Stück, so viel nehmen auch die Fluggesellschaften an. <strong>Sperrig</strong> ist alles, was nicht von allein auf einem Wagen steht: Ski, Fahrräder im Karton, Golftaschen, Surfbretter, Instrumente im Koffer, Kinderwagen. Zählen Sie es bei der Buchung bitte getrennt; dann kommt der Gepäckträger mit dem richtigen Wagen.</p>
<p>Behalten Sie bei sich, was Sie nicht aus der Hand geben würden: Pässe, Medikamente, Schmuck, Geld.</p>
<h2 id="price">Was es kostet</h2>
<ul>
<li>Ein <strong>Grundpreis</strong> gilt für bis zu zwei Gepäckstücke; jedes weitere kostet einen festen Betrag.</li>
<li>Jedes <strong>sperrige Stück</strong> hat seinen eigenen Preis.</li>
<li>Der <strong>Weg</strong> zwischen Treffpunkt und Ziel wird einmal berechnet, gleich wie viel Sie mitbringen.</li>
<li><strong>Weitere Stunden</strong> sind für alle, die zwischendurch einkaufen, essen oder warten möchten, mit Gepäck in guten Händen.</li>
</ul>
<p>Die Übersicht neben dem Formular rechnet mit, während Sie wählen. Alle Preise sind in Euro und enthalten die Umsatzsteuer. Gebucht wird mindestens ein Gepäckstück.</p>
<h2 id="how-it-goes">So läuft es ab</h2>
<ol>
<li>Sie buchen Treffpunkt, Ziel und Zahl der Gepäckstücke und nennen uns den Namen für das Schild.</li>
<li>Unser Büro bestätigt; erst dann wird Ihre Karte belastet.</li>
<li>Am Flughafen wartet der Gepäckträger mit Ihrem Namen, zählt die Stücke mit Ihnen und lädt sie auf.</li>
<li>Sie gehen gemeinsam. Der Gepäckträger läuft nicht voraus: Sie sehen Ihr Gepäck den ganzen Weg.</li>
<li>Am Ziel zählen Sie noch einmal, und das war es.</li>
</ol>
<h2 id="good-to-know">Gut zu wissen</h2>
<p>Es sind mehr Stücke als gebucht? Der Gepäckträger nimmt sie mit, wenn Platz ist, und unser Büro sagt Ihnen, was sich ändert. Es sind weniger? Sagen Sie es uns, bevor wir bestätigen, dann wird der Preis neu berechnet.</p>
<p>Im Sicherheitsbereich hinter der Passkontrolle kümmern sich die Fluggesellschaften um aufgegebenes Gepäck; Ihr Handgepäck trägt ein Gepäckträger dort nur gemeinsam mit einer <a href="/assistant">Begleitung</a>.</p>
<p>Sie wünschen auch Empfang und Übersetzung? Wählen Sie bei der Buchung Begleitung und Gepäckträger zusammen: Beide kommen als Team.</p>
<p><a href="/book/travel-details?service=porter">Gepäckträger buchen</a></p>
`,
  }),
});
