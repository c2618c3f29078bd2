import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const firstApprentices: NewsSeed = {
  id: '1214000000000002033',
  slug: 'first-apprentices',
  type: 'LatestNews',
  cover: 'news-training-group.webp',
  publishTime: '2022-07-21T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '诺凡首届制冷学徒班 24 人毕业',
    en_EN: 'Our first 24 apprentices complete their training',
    es_ES: 'Nuestros primeros 24 aprendices terminan su formación',
    fr_FR: 'Nos 24 premiers apprentis diplômés',
  },
  coverAlt: {
    zh_CN: '培训室：台面上的压缩机与压力表，后方是其他实训台',
    en_EN: 'A compressor and gauges on a bench in the training room, more training places behind',
    es_ES: 'Un compresor y manómetros en un banco del aula taller; detrás, otros puestos de prácticas',
    fr_FR:
      'Un compresseur et des manomètres sur un établi de l’atelier de formation, d’autres postes derrière',
  },
  body: {
    zh_CN: `7 月 15 日，诺凡与青屿工业技术学院合办的制冷学徒班第一届毕业。2019 年入学 26 人，毕业 24 人，另有一人参军，一人转行。

## 三年课程

每学期八周在校，其余在厂。第一年不接触整机，只学四项基本功：钎焊、抽真空、量具使用、工作记录。记录的标准是，夜班的同事不打电话也能看懂。

第二年每人领一台报废的 R300 冷藏箱，拆成零件，再装回去。24 台中 21 台恢复制冷，其余三台用作教具，标签上注明原因。

第三年跟班上线，毕业考试只有一道题：

> 这台冰箱降不到 −80 °C，请说明原因，可用三件工具。

平均用时 2 小时 10 分。最快的一位只用了手电筒：考官在冷凝器滤网上蒙了一只购物袋。

## 去向

- 19 人留在诺凡：装配 8 人，测试 7 人，售后 4 人
- 3 人升入本科
- 2 人到同行企业就业

第四届八月报名，名额 30 人，学费由公司承担，毕业后没有服务期要求。`,
    en_EN: `On 15 July the first class of our refrigeration apprenticeship, run with the Qingyu Institute of Industrial Technology, received its certificates. Twenty-six began in 2019. One joined the army, and one changed trade.

## The three years

Eight weeks of each term are spent at the institute, the rest in the plant. In the first year the apprentices do not touch a finished unit. They learn four things: brazing, evacuating, measuring and writing. Writing means the job record, and the standard is that a colleague on the night shift understands it without telephoning.

In the second year each apprentice receives a scrapped R300 refrigerator, takes it apart and puts it together again. Of 24, 21 cooled. The other three are teaching aids now, with the reason on a label.

The third year is on the line, and the examination is one sentence:

> This freezer does not reach −80 °C. Tell us why. You may use three tools.

The average was 2 hours 10 minutes. The fastest used only a torch: the examiner had put a shopping bag over the condenser filter.

## Where they are going

- 19 stay with us: 8 in assembly, 7 in testing, 4 in service
- 3 go on to a degree
- 2 have joined another manufacturer

Applications for the fourth class open in August, with 30 places. We pay the fees, and graduates are free to work where they like.`,
    es_ES: `El 15 de julio recibió sus diplomas la primera promoción de aprendices de refrigeración, que formamos con el Instituto Tecnológico Industrial de Qingyu. Empezaron veintiséis en 2019. Uno ingresó en el ejército y otro cambió de oficio.

## Tres años de formación

Ocho semanas de cada semestre transcurren en el instituto; las demás, en la planta. El primer año no se toca ningún aparato. Se aprenden cuatro cosas: soldar, hacer vacío, medir y escribir. Escribir significa redactar el parte de trabajo de modo que el compañero del turno de noche lo entienda sin llamar.

En el segundo, cada aprendiz recibe un frigorífico R300 dado de baja, lo desmonta y lo vuelve a montar. De los 24, enfriaron 21. Los otros tres se usan hoy como material didáctico, con la causa en una etiqueta.

El tercero se pasa en la línea, y el examen consiste en una sola pregunta:

> Este congelador no llega a −80 °C. Díganos por qué. Puede usar tres herramientas.

La media fue de 2 horas y 10 minutos. El más rápido solo utilizó una linterna: el examinador había puesto una bolsa sobre el filtro del condensador.

## Adónde van

- 19 se quedan en la empresa: 8 en montaje, 7 en ensayos y 4 en servicio
- 3 siguen en la universidad
- 2 se han incorporado a otro fabricante

La cuarta promoción, de 30 plazas, abre inscripción en agosto. La empresa paga la matrícula y no exige permanencia.`,
    fr_FR: `Le 15 juillet, la première promotion de nos apprentis frigoristes, formée avec l’Institut de technologie industrielle de Qingyu, a reçu ses certificats. Ils étaient vingt-six en 2019. L’un s’est engagé dans l’armée, un autre a changé de métier.

## Trois ans de formation

Huit semaines par semestre à l’institut, le reste à l’usine. La première année, on ne touche à aucun appareil. On apprend quatre choses : braser, tirer au vide, mesurer et écrire. Écrire, c’est remplir la fiche d’intervention de telle sorte que le collègue de nuit la comprenne sans téléphoner.

La deuxième année, chacun reçoit un réfrigérateur R300 réformé, le démonte et le remonte. Sur 24, 21 ont refonctionné. Les trois autres servent de supports de cours, avec la cause de la panne sur une étiquette.

La troisième année se passe sur la ligne, et l’examen tient en une question :

> Ce congélateur n’atteint pas −80 °C. Dites-nous pourquoi. Vous avez droit à trois outils.

La moyenne a été de 2 heures 10. Le plus rapide n’a utilisé qu’une lampe : l’examinateur avait posé un sac en plastique sur le filtre du condenseur.

## La suite de leur parcours

- 19 restent chez nous : 8 au montage, 7 aux essais, 4 au service
- 3 poursuivent à l’université
- 2 rejoignent un autre fabricant

Les inscriptions de la quatrième promotion, 30 places, ouvrent en août. Nous payons la formation sans exiger d’engagement en retour.`,
  },
}
