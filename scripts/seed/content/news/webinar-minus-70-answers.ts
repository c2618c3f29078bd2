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
    zh_CN: '网络研讨会“−70 °C 够不够”：问得最多的九个问题',
    en_EN: 'Webinar on −70 °C: what 1,140 people wanted to know',
    es_ES: 'Seminario web sobre los −70 °C: lo que querían saber 1140 personas',
    fr_FR: 'Webinaire sur les −70 °C : ce que voulaient savoir 1 140 personnes',
  },
  coverAlt: coverAlts['scene-laboratory-network.webp'],
  body: {
    zh_CN: `一月的[那篇文章](/zh_CN/newsDetail?id=1214000000000001012)发出以后，来信太多，我们索性在 2 月 12 日开了一场网络研讨会。1,140 人参加，提问 263 个，归并之后剩九个。摘要如下，答者是林知寒。

**样本会不会知道？** 大多数不会。会知道的那些，您的研究方案里应当写着。

**能省多少？** U830 每天由 7.2 kWh 降到 5.8 kWh，少 19%。

**保险公司同意吗？** 有一家问过，回信是：贵单位的报警限写在哪里？

**旧冰箱也能改吗？** 能，先除霜，换门封，否则省下的是别人家的数字。

**断电怎么办？** 到 −50 °C，由 290 分钟变为 215 分钟。先算清楚备用发电机几分钟到位，再改。

**谁来签字？** 对样本负责的人，不是对电费负责的人。

**能不能只改一半冰箱？** 这正是我们建议的做法：先改放副份的。

**改回去难不难？** 按四下键。比写申请容易。

**您自己家的冰箱几度？** 4 °C。

最后的投票里，三成打算今年试一台，四成要再读一遍数据，两成不改，一成点错了按钮，来信更正。

录像和曲线可以索取：[events@norvane.example](mailto:events@norvane.example)。`,
    en_EN: `After our January article on [−80 and −70 °C](/en/newsDetail?id=1214000000000001012) there were so many letters that we held a webinar on 12 February. It drew 1,140 people and 263 questions, of which nine remain once they are sorted. Lin Zhihan replied.

**Will the samples notice?** Most will not. Those that will are named in your protocol, or should be.

**What does it save?** With a U830, 7.2 kWh a day become 5.8: 19% less.

**Does the insurer agree?** One was asked. It replied with a question: where is your alarm limit written down?

**May an old freezer be changed, too?** Yes, after defrosting it and replacing the gasket. Otherwise you save somebody else’s figures.

**And a power cut?** The way to −50 °C shrinks from 290 to 215 minutes. Find out first how long the generator takes.

**Who signs?** Whoever answers for the samples. Not whoever pays for the electricity.

**Could half of them stay?** That is our advice. Begin with the duplicates.

**Is it hard to go back?** Four strokes of a key.

**How cold is your own refrigerator?** 4 °C.

In the closing poll three in ten meant to try one freezer this year, four wanted to read the data again, two will change nothing. One in ten had pressed the wrong button and wrote to say so.

Recording and curves: [events@norvane.example](mailto:events@norvane.example).`,
    es_ES: `Tras nuestro artículo de enero sobre [los −80 y los −70 °C](/en/newsDetail?id=1214000000000001012&lang=es_ES) recibimos tantas consultas que el 12 de febrero celebramos un seminario web. Asistieron 1140 personas con 263 preguntas; ordenadas, quedan nueve. Respondió Lin Zhihan.

**¿Afecta a las muestras?** A la mayoría, no. Las excepciones deben figurar en su protocolo.

**¿Cuánto se ahorra?** En un U830, de 7,2 kWh al día a 5,8: un 19 % menos.

**¿Lo acepta la aseguradora?** La que consultamos solo pide que el límite de alarma conste por escrito.

**¿Vale también para un congelador viejo?** Sí, una vez desescarchado y con junta nueva. Si no, el ahorro es menor.

**¿Y un corte de corriente?** El tiempo hasta −50 °C se acorta de 290 a 215 minutos. Averigüe antes cuánto tarda el generador.

**¿Quién firma?** La persona responsable de las muestras, no quien paga la electricidad.

**¿Puede quedarse la mitad como está?** Es lo que aconsejamos: empezar por los duplicados.

**¿Cuesta volver atrás?** Cuatro pulsaciones.

**¿A qué temperatura está su frigorífico?** A 4 °C.

En la encuesta final, tres de cada diez pensaban probar con un congelador este año, cuatro querían releer los datos y dos no cambiarán nada. El resto no contestó.

Grabación y curvas: [events@norvane.example](mailto:events@norvane.example).`,
    fr_FR: `Après notre article de janvier sur [−80 et −70 °C](/en/newsDetail?id=1214000000000001012&lang=fr_FR), les questions ont été si nombreuses que nous avons organisé un webinaire le 12 février. Il a réuni 1 140 personnes et 263 questions ; une fois triées, il en reste neuf. Lin Zhihan a répondu.

**Les échantillons sont-ils affectés ?** La plupart, non. Les exceptions doivent figurer dans votre protocole.

**Qu’y gagne-t-on ?** Sur un U830, 7,2 kWh par jour deviennent 5,8 : 19 % de moins.

**L’assureur l’accepte-t-il ?** Celui que nous avons consulté demande seulement que le seuil d’alarme soit écrit.

**Un vieux congélateur aussi ?** Oui, une fois dégivré et doté d’un joint neuf. Sinon, l’économie est moindre.

**Et une coupure ?** Le délai jusqu’à −50 °C passe de 290 à 215 minutes. Vérifiez d’abord le délai de démarrage du groupe électrogène.

**Qui signe ?** La personne responsable des échantillons, non celle qui paie l’électricité.

**Peut-on n’en changer que la moitié ?** C’est notre conseil : commencez par les doublons.

**Est-il difficile de revenir en arrière ?** Quatre pressions sur une touche.

**À combien est votre propre réfrigérateur ?** 4 °C.

Au vote final, trois sur dix comptaient essayer un appareil cette année, quatre voulaient relire les données, deux ne changeront rien. Les autres n’ont pas répondu.

Enregistrement et courbes : [events@norvane.example](mailto:events@norvane.example).`,
  },
}
