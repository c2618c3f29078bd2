import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const academyFiveHundred: NewsSeed = {
  id: '1214000000000002051',
  slug: 'academy-five-hundred',
  type: 'LatestNews',
  cover: 'news-service-training.webp',
  publishTime: '2025-11-20T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '诺凡培训学院颁发第 500 张证书',
    en_EN: 'The Norvane academy issues its 500th certificate',
    es_ES: 'La academia de Norvane expide su certificado número 500',
    fr_FR: 'L’académie de Norvane délivre son 500e certificat',
  },
  coverAlt: {
    zh_CN: '培训室内：实训台上的压力表与工具，后方是打开门的超低温保存箱与冻存架',
    en_EN: 'Gauges and tools on a bench in a training room, an open freezer with its racks behind them',
    es_ES:
      'Manómetros y herramientas en un banco de la sala de formación y, detrás, un ultracongelador abierto con sus racks',
    fr_FR:
      'Manomètres et outils sur un établi de la salle de formation, un congélateur ouvert avec ses racks derrière',
  },
  body: {
    zh_CN: `11 月 14 日，青屿总部培训学院发出第 500 张制冷维修证书。获证人是赞比西参比实验室的一位工程师。她自带一只用了十九年的万用表，考官当场比对，误差比学院的还小。

## 500 张证书的分布

41 个国家：亚洲 246 张，欧洲 118 张，非洲 87 张，美洲 49 张。其中 63 人不是维修商，而是医院和大学的工程师，这一比例逐年上升。

## 培训效果

一个地区有人获证之后，我们比较前后各十二个月：

- 一次修复率：由 78% 升到 91%
- 误换压缩机：由每百次维修 9 次降到 2 次
- 等待总部答复的工单：减少一半

第二项节省最多。压缩机常被误判，故障往往出在一只 15 元的继电器，所以课程第三天整天只讲“怎样证明压缩机没有坏”。

## 难点

通过率 74%。不及格最多的科目是维修记录，而不是焊接。有一份卷子只写了“已修好”，没有得分。

从明年起，学院每期为公共卫生机构保留四个免费名额，食宿由我们承担；课程用中、英、法、西四种语言。英国的一处分院正在选址，具备条件后另行公布。

报名：[training@norvane.example](mailto:training@norvane.example)。`,
    en_EN: `On 14 November our training academy in Qingyu issued its 500th certificate in refrigeration repair. It went to an engineer at the Zambezi Reference Laboratory, who had brought her own multimeter, nineteen years old. Checked by the examiner, it proved more accurate than ours.

## Where the 500 are

In 41 countries: 246 in Asia, 118 in Europe, 87 in Africa and 49 in the Americas. Sixty-three of the holders work not for a service company but for a hospital or a university, and their share grows every year.

## What has changed

We compared the twelve months before a certificate reached a region with the twelve months after:

- Repaired at the first visit: 91%, up from 78%
- Compressors replaced unnecessarily: 2 in 100, down from 9
- Cases waiting for an answer from Qingyu: half as many

The second item saves the most. Compressors are often blamed when a relay costing a few euros has failed, so day three of the course is devoted to one question: how do you prove that the compressor is sound?

## What is still hard

The pass rate is 74%. Those who fail seldom do so in brazing; most fail in record-keeping. One paper that said only “repaired” received no marks.

From next year, four places in each course are free for public health bodies, board and lodging included. The course is given in Chinese, English, French and Spanish: [training@norvane.example](mailto:training@norvane.example).`,
    es_ES: `El 14 de noviembre, nuestra academia de Qingyu expidió su certificado número 500 en reparación frigorífica. Lo recibió una técnica del Laboratorio de Referencia del Zambeze, que había traído su propio multímetro, de diecinueve años. El examinador lo comprobó y resultó más exacto que el nuestro.

## Dónde están los 500

En 41 países: 246 en Asia, 118 en Europa, 87 en África y 49 en América. Sesenta y tres titulares no trabajan en una empresa de mantenimiento, sino en hospitales y universidades, y su proporción crece cada año.

## Qué ha cambiado

Comparamos los doce meses anteriores a la llegada del primer certificado a una región con los doce siguientes:

- Reparaciones resueltas en la primera visita: 91 %, antes 78 %
- Compresores cambiados sin necesidad: 2 de cada cien, antes 9
- Casos pendientes de respuesta de Qingyu: la mitad

El mayor ahorro corresponde al segundo punto. A menudo se cambia el compresor cuando lo averiado es un relé de unos pocos euros; por eso el tercer día del curso se dedica a comprobar si el compresor está en buen estado.

## Lo que sigue costando

Aprueba el 74 %. Pocos suspenden en soldadura; la mayoría lo hace en el parte de trabajo. Un parte en el que solo figuraba «reparado» obtuvo cero puntos.

Desde el próximo año, cuatro plazas por curso serán gratuitas para entidades de salud pública, con alojamiento y comida. El curso se imparte en chino, inglés, francés y español: [training@norvane.example](mailto:training@norvane.example).`,
    fr_FR: `Le 14 novembre, notre académie de Qingyu a délivré son 500e certificat de réparation frigorifique. Il a été remis à une technicienne du Laboratoire de référence du Zambèze, venue avec un multimètre de dix-neuf ans. Vérifié par l’examinateur, il s’est révélé plus exact que le nôtre.

## Répartition des 500 certificats

Dans 41 pays : 246 en Asie, 118 en Europe, 87 en Afrique et 49 en Amérique. Soixante-trois titulaires travaillent non dans une société de maintenance, mais dans un hôpital ou une université, et leur part augmente chaque année.

## Effets de la formation

Nous avons comparé les douze mois précédant l’arrivée d’un premier certificat dans une région aux douze mois suivants :

- Réparations dès la première visite : 91 %, contre 78 %
- Compresseurs remplacés inutilement : 2 sur cent, contre 9
- Dossiers en attente d’une réponse de Qingyu : moitié moins

Le deuxième point est celui qui fait économiser le plus. Le compresseur est souvent mis en cause alors qu’un relais de quelques euros est défectueux. Le troisième jour du cours est donc consacré à une question : comment prouver que le compresseur est en bon état ?

## Les difficultés

74 % des candidats réussissent. Les échecs sont rares en brasage, plus fréquents dans la tenue de la fiche d’intervention. Une copie qui ne portait que le mot « réparé » n’a reçu aucun point.

Dès l’an prochain, quatre places par session seront gratuites pour les organismes de santé publique, hébergement et repas compris. Les cours sont donnés en chinois, en anglais, en français et en espagnol : [training@norvane.example](mailto:training@norvane.example).`,
  },
}
