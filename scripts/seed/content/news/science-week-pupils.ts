import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const scienceWeekPupils: NewsSeed = {
  id: '1214000000000011009',
  slug: 'science-week-pupils',
  type: 'Events',
  cover: 'news-open-day.webp',
  publishTime: '2023-05-25T09:40:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '科技周：640 名中小学生参观青屿测试中心',
    en_EN: 'Science week: 640 pupils visit the Qingyu plant',
    es_ES: 'Semana de la ciencia: 640 alumnos visitan la planta de Qingyu',
    fr_FR: 'Semaine de la science : 640 élèves à l’usine de Qingyu',
  },
  coverAlt: coverAlts['news-open-day.webp'],
  body: {
    zh_CN: `5 月 20 日是今年全国科技活动周的第一天。青屿十一所学校的 640 名学生，分四批走进我们的测试中心。每批学生参观后都有提问时间。

## 最受欢迎的三处

**液氮演示台。** 树叶、玫瑰和香蕉依次放入液氮冷冻，再用香蕉敲钉子，当天共敲了 214 颗。

**发泡间。** 隔着玻璃窗可以看到，半杯液体在四十秒内膨胀成一块保温层。

**门封试验机。** 它全天重复开门、关门，许多孩子数到三百多次才离开。

## 留言簿

有人画了一台冰箱，门开在背面，“这样妈妈就不会一直开着门想吃什么”。有人提议给每只探头起名字。还有一个女孩写道，她外婆 2019 年输过血，想知道那袋血是不是在我们的冷藏箱里放过。

> 最后那一条，我们没有办法回答，但全部门都看了。

**林知寒，研发总监**

给探头起名字的建议已经采纳：测试间一号机上的 27 只探头都有了名字，写在接线盒上。`,
    en_EN: `On 20 May, the first day of this year’s science and technology week in China, 640 pupils from eleven schools of Qingyu came to our test centre in four groups. Each group had time for questions.

## The three favourites

**At the nitrogen table** a leaf, a rose and a banana were frozen in turn, and the banana was used to drive nails into a board, 214 of them in one day.

**At the window of the foaming room** half a cup of liquid grew into a slab of insulation within forty seconds.

**At the door tester,** which opens and closes one door all day, many children counted to three hundred before they left.

## The visitors’ book

Somebody drew a freezer with its door at the back, “so that nobody stands in front of it thinking”. Somebody proposed that every probe should have a name. One girl wrote that her grandmother had needed blood in 2019, and asked whether it might have lain in one of our refrigerators.

> That one we cannot answer. But the whole department has read it.

**Lin Zhihan, Director of Research and Development**

The proposal to name the probes has been adopted: the 27 probes of test position one now have names, written on the terminal box.`,
    es_ES: `El 20 de mayo, primer día de la semana de la ciencia y la tecnología de este año en China, 640 alumnos de once escuelas de Qingyu visitaron nuestro centro de ensayos en cuatro grupos. Cada grupo tuvo tiempo para preguntas.

## Tres demostraciones

**En la mesa del nitrógeno** se congelaron por turnos una hoja, una rosa y un plátano, y con el plátano se clavaron clavos en una tabla, 214 en un día.

**Ante el cristal de la sala de espumado,** medio vaso de líquido se convirtió en una plancha de aislamiento en cuarenta segundos.

**Junto al ensayo de puertas,** que abre y cierra una puerta de la mañana a la noche, muchos niños contaron hasta trescientas aperturas antes de irse.

## El libro de visitas

Alguien dibujó un congelador con la puerta detrás, «para que nadie se quede delante pensando». Alguien propuso que cada sonda tuviera nombre. Una niña escribió que su abuela había necesitado sangre en 2019 y preguntaba si habría estado en uno de nuestros frigoríficos.

> A eso no podemos responder, pero lo ha leído todo el departamento.

**Lin Zhihan, directora de Investigación y Desarrollo**

La propuesta de los nombres se ha aceptado: las 27 sondas del primer puesto de ensayo llevan ya el suyo, escrito en la caja de conexiones.`,
    fr_FR: `Le 20 mai, premier jour de la semaine des sciences et techniques en Chine, 640 élèves de onze écoles de Qingyu sont venus à notre centre d’essais, en quatre groupes, chacun avec un temps pour les questions.

## Trois démonstrations

**À la table d’azote,** une feuille, une rose et une banane ont été congelées tour à tour, et la banane a servi de marteau : 214 clous plantés en une journée.

**Devant la vitre de l’atelier de moussage,** un demi-gobelet de liquide est devenu un bloc d’isolant en quarante secondes.

**Au banc d’essai des portes,** qui ouvre et ferme une porte du matin au soir, beaucoup d’élèves ont compté jusqu’à trois cents avant de partir.

## Le livre d’or

Quelqu’un a dessiné un congélateur dont la porte est derrière, « pour que personne ne reste devant à réfléchir ». Un autre a proposé de donner un nom à chaque sonde. Une fillette a écrit que sa grand-mère avait eu besoin de sang en 2019 ; elle demandait s’il avait pu séjourner dans l’un de nos réfrigérateurs.

> À cette question, nous ne pouvons pas répondre. Mais tout le service l’a lue.

**Lin Zhihan, directrice de la recherche et du développement**

La proposition de nommer les sondes a été retenue : les 27 sondes du premier poste d’essai ont désormais un nom, inscrit sur le bornier.`,
  },
}
