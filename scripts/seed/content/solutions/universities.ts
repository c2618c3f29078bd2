import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const universities: SolutionSeed = {
  id: '1214000000000002113',
  slug: 'universities',
  type: 'sectors',
  cover: 'cover-solution-universities.webp',
  banner: 'scene-universities.webp',
  icon: 'icon-solution-universities.webp',
  order: 1,
  sites: everywhere,
  updateTime: '2025-06-30T09:00:00+08:00',
  name: {
    zh_CN: '高校与科研院所',
    en_EN: 'Universities and Research Institutes',
    es_ES: 'Universidades y centros de investigación',
    fr_FR: 'Universités et instituts de recherche',
  },
  brief: {
    zh_CN: '课题会结题，学生会毕业，样本还要有人认得。',
    en_EN: 'Projects end and students leave. The samples should still be known to somebody.',
    es_ES: 'Los proyectos terminan y los estudiantes se van. Alguien debe seguir conociendo las muestras.',
    fr_FR: 'Les projets s’achèvent, les étudiants partent. Quelqu’un doit encore connaître les échantillons.',
  },
  content: {
    zh_CN: `高校的冷设备有三个特点：买的人不是用的人，用的人三五年就离开，付电费的又是另一个部门。因此先要管住的不是温度，而是归属。

## 三种常见的起点

- **新楼**：设备集中到公共平台，走廊不再放冰箱。按课题组人数而不是按申请台数配置，U570 一台约供八人
- **旧楼**：供电和楼板是上限。单台 U420 重约 205 公斤，先核对电梯、走道与楼板承重，再谈容量
- **贵重样本**：队列研究、菌种与细胞库进入集中样本库，双份异地，一份 −80 °C，一份气相液氮

## 共享怎么收费

按盒计，不按台计。每盒每年一个价，含电、校准、监测和备机。账单按季发到课题号，经费紧张的课题自然会清理不用的样本。多数平台第一年清出一成到两成的空间，等于少买了几台冰箱。

## 绿色实验室

旧冰箱每天耗电可达 19.4 千瓦时，U830 为 7.2 千瓦时。学校能源部门看得懂的指标是“每千盒每年多少度”：U830 约 4560 度，十二年旧机一万度以上。适合的样本可调至 −70 °C，再省两成。每台都有独立实测数据，可用于绿色校园申报。

## 教学

- 超净工作台 L100 用于学生组培，操作区 940 毫米，一人一台
- B150 生物安全柜开设操作考核：烟雾流型由学生自己看，比讲一小时管用
- 液氮使用前必须通过安全培训，门禁与培训有效期联动

## 毕业与结题

离校流程增加一项：样本交接。系统列出该学生名下的位置，导师确认保留、移交或销毁。没有确认的，标记为待处理，一年后由平台统一清理。

## 与南湾大学一起做的事

2025 年 6 月，诺凡与南湾大学共建低温生物保存联合实验室，研究复温速率、成核温度和短时超温的影响，结果一年内公开。五分之一机时向其他单位开放，申请从网上提交，不要求购买我们的设备。`,
    en_EN: `Cold equipment at a university has three peculiarities. Those who buy it do not use it, those who use it leave after a few years, and a third department pays for the electricity. What has to be settled first is therefore not the temperature. It is whose it is.

## Three usual beginnings

- **A new building.** Freezers move into a shared facility and corridors stay empty. Space is planned by people and not by requests: one U570 serves about eight
- **An old building.** Supply and floors set the limit. A U420 weighs about 205 kg; lift, passage and floor are checked before anyone speaks of litres
- **Precious samples.** Cohorts, strains and cell banks go to a central store, in two places: one share at −80 °C, one in nitrogen vapour

## How sharing is charged

By the box and not by the freezer. One price a year includes electricity, calibration, monitoring and a replacement. Bills go to the project each quarter, and short funds clear out what nobody uses. In the first year most facilities regain 10 to 20 % of their space, which is several freezers they need not buy.

## Green laboratories

An old freezer may draw 19.4 kWh a day, a U830 7.2. The figure an energy office understands is kWh a year for a thousand boxes: about 4,560 in a U830, more than 10,000 in a freezer of twelve years. At −70 °C, where the material allows it, a fifth less again. Independent measurements are available for each claim.

## Teaching

- L100 clean benches, 940 mm across, one student to a bench
- Cabinets with smoke: a student who has seen the air turn at the sash does not need the lecture
- Nitrogen only after safety training; the door knows whose certificate has expired

## When people leave

The leaving form has one line more, the samples. The system lists every position under the name, and the supervisor decides: keep, hand over, destroy. What nobody claims is marked, and cleared after a year.

## With Nanwan University

Since June 2025 we have run a joint laboratory for cryopreservation with Nanwan University, on warming rates, nucleation and short excursions. Results are open within a year. A fifth of the instrument time is for other institutions, and nobody asks whose freezers they own.`,
    es_ES: `El frío en una universidad tiene tres particularidades. Quien lo compra no lo usa, quien lo usa se marcha a los pocos años y la electricidad la paga un tercero. Lo primero que hay que resolver no es, por tanto, la temperatura, sino de quién es cada cosa.

## Tres puntos de partida

- **Un edificio nuevo.** Los congeladores pasan a un servicio común y los pasillos quedan libres. El espacio se calcula por personas y no por peticiones: un U570 sirve a unas ocho
- **Un edificio antiguo.** La acometida y los forjados ponen el límite. Un U420 pesa unos 205 kg; ascensor, paso y suelo se comprueban antes de hablar de litros
- **Muestras valiosas.** Cohortes, cepas y bancos celulares van a un almacén central, en dos lugares: una parte a −80 °C y otra en vapor de nitrógeno

## Cómo se cobra lo compartido

Por caja y no por congelador. Un precio anual incluye electricidad, calibración, monitorización y equipo de reserva. La factura llega al proyecto cada trimestre, y la escasez vacía lo que nadie usa. El primer año, la mayoría de los servicios recupera entre un 10 y un 20 % del espacio: varios congeladores que no hay que comprar.

## Laboratorios verdes

Un congelador viejo puede consumir 19,4 kWh al día; un U830, 7,2. La cifra que entiende una oficina de energía son los kWh al año por cada mil cajas: unos 4560 en un U830, más de 10 000 en uno de doce años. A −70 °C, si el material lo permite, una quinta parte menos. De cada afirmación hay mediciones independientes.

## Docencia

- Bancos de flujo laminar L100, de 940 mm, un estudiante por banco
- Cabinas con humo: quien ha visto girar el aire en la ventana ya no necesita la clase
- Nitrógeno, solo tras la formación de seguridad; la puerta sabe a quién le ha caducado el certificado

## Cuando alguien se va

El formulario de salida tiene una línea más, las muestras. El sistema enumera cada posición a su nombre y el director decide: conservar, ceder, destruir. Lo que nadie reclama se marca y se retira al cabo de un año.

## Con la Universidad de Nanwan

Desde junio de 2025 mantenemos con la Universidad de Nanwan un laboratorio conjunto de criopreservación, sobre velocidades de calentamiento, nucleación y excursiones breves. Los resultados son públicos antes de un año. Una quinta parte del tiempo de equipo es para otras instituciones, y nadie pregunta de qué marca son sus congeladores.`,
    fr_FR: `À l’université, le froid a trois particularités. Ceux qui l’achètent ne s’en servent pas, ceux qui s’en servent partent au bout de quelques années, et un troisième service paie l’électricité. Ce qu’il faut régler d’abord n’est donc pas la température, mais à qui est quoi.

## Trois points de départ

- **Un bâtiment neuf.** Les congélateurs rejoignent un service commun et les couloirs restent libres. La place se calcule par personne, non par demande : un U570 en sert environ huit
- **Un bâtiment ancien.** L’alimentation et les planchers fixent la limite. Un U420 pèse environ 205 kg ; ascenseur, passage et sol se vérifient avant de parler de litres
- **Des échantillons précieux.** Cohortes, souches et banques de cellules vont au dépôt central, en deux lieux : une part à −80 °C, une autre en vapeur d’azote

## Comment se facture le partage

À la boîte, non au congélateur. Un prix annuel comprend électricité, étalonnage, surveillance et appareil de secours. La facture arrive au projet chaque trimestre, et les budgets courts font le tri de ce que nul n’utilise. La première année, la plupart des services récupèrent 10 à 20 % de leur place : autant de congélateurs à ne pas acheter.

## Laboratoires verts

Un vieux congélateur peut consommer 19,4 kWh par jour, un U830 7,2. Le chiffre qu’un service énergie comprend est le kWh par an pour mille boîtes : environ 4 560 dans un U830, plus de 10 000 dans un appareil de douze ans. À −70 °C, si le matériel le permet, un cinquième de moins. Chaque affirmation s’appuie sur une mesure indépendante.

## Enseignement

- Hottes à flux laminaire L100, 940 mm de large, un étudiant par hotte
- Des postes et de la fumée : qui a vu l’air tourner au front n’a plus besoin du cours
- L’azote, seulement après la formation ; la porte sait quel certificat a expiré

## Quand quelqu’un part

Le formulaire de départ a une ligne de plus, les échantillons. Le système liste chaque position à son nom, et l’encadrant décide : garder, transmettre, détruire. Ce que nul ne réclame est marqué, puis retiré au bout d’un an.

## Avec l’université de Nanwan

Depuis juin 2025, nous menons avec l’université de Nanwan un laboratoire commun de cryoconservation, sur les vitesses de réchauffement, la nucléation et les excursions brèves. Les résultats sont publics dans l’année. Un cinquième du temps d’instrument va à d’autres établissements, et nul ne demande la marque de leurs congélateurs.`,
  },
}
