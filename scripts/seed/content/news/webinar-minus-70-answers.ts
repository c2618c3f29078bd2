import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const webinarMinus70Answers: NewsSeed = {
  id: '1214000000000011025',
  slug: 'webinar-minus-70-answers',
  type: 'Events',
  cover: 'scene-laboratory-network.webp',
  publishTime: '2026-02-26T08:30:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '1,140 人参加 −70 °C 网络研讨会：问得最多的九个问题',
    en_EN: 'Webinar on −70 °C: what 1,140 people wanted to know',
    es_ES: 'Seminario web sobre los −70 °C: qué querían saber 1140 personas',
    fr_FR: 'Webinaire sur le stockage à −70 °C : ce que voulaient savoir 1 140 personnes',
  },
  coverAlt: coverAlts['scene-laboratory-network.webp'],
  body: {
    zh_CN: `一月的[那篇文章](/zh_CN/newsDetail?id=1214000000000001012)发布后，我们收到大量来信，因此于 2 月 12 日举办了网络研讨会。1,140 人参加，提问 263 个，归纳为以下九个问题，由研发总监林知寒回答。

**对样本有没有影响？** 多数没有。有影响的样本，研究方案中应已写明。

**能省多少电？** U830 每天由 7.2 kWh 降到 5.8 kWh，减少 19%。

**保险公司同意吗？** 有一家保险公司的答复是，须有书面规定的报警限。

**旧冰箱也能改吗？** 能，但要先除霜并更换门封，否则达不到上述节电量。

**断电怎么办？** 升到 −50 °C 的时间由 290 分钟变为 215 分钟。请先确认备用发电机的投入时间。

**谁来签字？** 样本负责人，而不是电费管理人员。

**能不能只改一部分？** 可以，建议先改存放副份的冰箱。

**改回去难不难？** 按四次键即可。

**您自己家的冰箱几度？** 4 °C。

会后调查中，三成打算今年试改一台，四成要再研究数据，两成不改。

录像和曲线可以索取：[events@norvane.example](mailto:events@norvane.example)。`,
    en_EN: `After our January article on [−80 and −70 °C](/en/newsDetail?id=1214000000000001012) we received so many emails that we held a webinar on 12 February. It drew 1,140 people and 263 questions, which come down to nine. Lin Zhihan, Director of Research and Development, answered them.

**Does it affect the samples?** Most are not affected. Those that are should be named in your protocol.

**What does it save?** With a U830, 7.2 kWh a day become 5.8: 19% less.

**Does the insurer agree?** One replied that the alarm limit must be laid down in writing.

**Can an old freezer be changed, too?** Yes, after defrosting it and replacing the gasket. Otherwise the saving is smaller.

**What about a power cut?** The time to −50 °C falls from 290 to 215 minutes. Check first how long the generator takes to start.

**Who signs?** The person responsible for the samples, not for the electricity bill.

**Can some of them stay at −80 °C?** Yes. Begin with freezers of duplicates.

**Is it hard to go back?** No, it takes four keystrokes.

**How cold is your own refrigerator at home?** 4 °C.

In the closing poll three in ten meant to try one freezer this year, four wanted to study the data again, and two will change nothing.

Recording and curves: [events@norvane.example](mailto:events@norvane.example).`,
    es_ES: `Tras nuestro artículo de enero sobre [los −80 y los −70 °C](/en/newsDetail?id=1214000000000001012&lang=es_ES) recibimos tantas consultas que el 12 de febrero celebramos un seminario web. Asistieron 1140 personas con 263 preguntas, que se resumen en nueve. Las respondió Lin Zhihan, directora de Investigación y Desarrollo.

**¿Afecta a las muestras?** A la mayoría, no. Aquellas a las que afecta deben figurar en su protocolo.

**¿Cuánto se ahorra?** En un U830, de 7,2 kWh al día a 5,8: un 19 % menos.

**¿Lo acepta la aseguradora?** Una respondió que el límite de alarma debe constar por escrito.

**¿Sirve también para un congelador viejo?** Sí, una vez desescarchado y con la junta cambiada. Si no, el ahorro es menor.

**¿Y un corte de corriente?** El tiempo hasta −50 °C se acorta de 290 a 215 minutos. Averigüe antes cuánto tarda en arrancar el grupo electrógeno.

**¿Quién firma?** La persona responsable de las muestras, no quien paga la electricidad.

**¿Pueden seguir algunos a −80 °C?** Sí. Empiece por los congeladores de duplicados.

**¿Es difícil volver atrás?** No, bastan cuatro pulsaciones.

**¿A qué temperatura está el frigorífico de su casa?** A 4 °C.

En la encuesta final, tres de cada diez pensaban probar con un congelador este año, cuatro querían estudiar de nuevo los datos y dos no cambiarán nada.

Grabación y curvas: [events@norvane.example](mailto:events@norvane.example).`,
    fr_FR: `Après notre article de janvier sur [−80 et −70 °C](/en/newsDetail?id=1214000000000001012&lang=fr_FR), les questions ont été si nombreuses que nous avons organisé un webinaire le 12 février. Il a réuni 1 140 personnes et suscité 263 questions, qui se ramènent à neuf. Lin Zhihan, directrice de la recherche et du développement, y a répondu.

**Les échantillons sont-ils affectés ?** La plupart, non. Les exceptions doivent figurer dans votre protocole.

**Qu’y gagne-t-on ?** Sur un U830, 7,2 kWh par jour deviennent 5,8 : 19 % de moins.

**L’assureur l’accepte-t-il ?** Celui que nous avons consulté demande seulement que le seuil d’alarme soit écrit.

**Un vieux congélateur aussi ?** Oui, une fois dégivré et doté d’un joint neuf. Sinon, l’économie est moindre.

**Et une coupure ?** Le délai jusqu’à −50 °C passe de 290 à 215 minutes. Vérifiez d’abord le délai de démarrage du groupe électrogène.

**Qui signe ?** La personne responsable des échantillons, et non celle qui paie l’électricité.

**Certains peuvent-ils rester à −80 °C ?** Oui. Commencez par les congélateurs de doublons.

**Est-il difficile de revenir en arrière ?** Non, il suffit d’appuyer quatre fois sur une touche.

**À combien est réglé votre propre réfrigérateur ?** À 4 °C.

Au vote final, trois personnes sur dix comptaient essayer avec un appareil cette année, quatre voulaient réexaminer les données, deux ne changeront rien. Les autres n’ont pas répondu.

Enregistrement et courbes : [events@norvane.example](mailto:events@norvane.example).`,
  },
}
