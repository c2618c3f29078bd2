import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const whoPqsR240: NewsSeed = {
  id: '1214000000000001015',
  slug: 'who-pqs-r240',
  type: 'ProductNews',
  cover: 'news-who-pqs-r240.webp',
  publishTime: '2026-04-16T09:00:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'R240 太阳能直驱疫苗冷藏箱通过世界卫生组织预认证',
    en_EN: 'R240 solar vaccine refrigerator is WHO prequalified',
    es_ES: 'El frigorífico solar para vacunas R240, precalificado por la OMS',
    fr_FR: 'Le réfrigérateur solaire à vaccins R240 préqualifié par l’OMS',
  },
  coverAlt: {
    zh_CN: 'R240 疫苗冷藏箱，显示 5.0 °C',
    en_EN: 'The R240 vaccine refrigerator, showing 5.0 °C',
    es_ES: 'El frigorífico para vacunas R240 marcando 5,0 °C',
    fr_FR: 'Le réfrigérateur à vaccins R240, affichant 5,0 °C',
  },
  body: {
    zh_CN: `R240 太阳能直驱疫苗冷藏箱已通过世界卫生组织（WHO）预认证，列入 PQS 体系 E003 类（冷藏箱与冷冻箱）。通过联合国机构采购的免疫规划项目，本月起可直接订购。

## 测试项目

直驱机型没有蓄电池，测试方案主要检验三项性能：环境 43 °C 时能否保持 2–8 °C，无日照时能保持多久，摆放不当时疫苗会不会冻结。

- 疫苗净储存容积：102 升
- 环境温度适用范围：+5 °C 至 +43 °C
- 43 °C 下无日照自持时间：121 小时，五天多
- 防冻保护：A 级，无需使用者操作
- 光伏板：480 W

其中 A 级防冻最为重要。含铝佐剂的疫苗冻结后再融化，外观与合格品几乎没有区别。R240 在冰排与疫苗仓之间设防冻隔热层，即使日照很强、库房偏冷，疫苗仓也不会低于 2 °C。

## 从现场到量产

量产机型吸收了[萨赫勒 26 周现场测试](/zh_CN/newsDetail?id=1214000000000001009)的结论：光伏板积灰提示、单手可开的把手、加厚的门封。每台配 30 天温度记录仪，不接电脑也能读取；出厂时附本机测试曲线，一机一份。

## 服务

一次交付十台及以上的项目，我们为使用国培训两名技术人员。他们将获得工具箱、常用备件和维修授权。诺凡第一台太阳能直驱机型于 2012 年通过预认证，至今仍在供应配件。`,
    en_EN: `The R240 has been prequalified by the World Health Organization in PQS category E003, refrigerators and freezers. Programmes that buy through United Nations agencies can order it as of this month.

## What the tests ask

A solar direct-drive refrigerator has no battery to fall back on. The protocol therefore asks three plain questions. Does it stay between 2 °C and 8 °C in a room at 43 °C? How long does it hold without sun? Can a vaccine freeze in it if someone packs it carelessly?

- Vaccine storage: 102 litres net
- Operating range: +5 °C to +43 °C ambient
- Autonomy at 43 °C: 121 hours, just over five days
- Freeze protection: grade A, with nothing for the user to do
- Solar array: 480 W

Grade A matters most. A frozen vial of an aluminium-adjuvanted vaccine looks the same as a sound one once it has thawed. In the R240 the ice bank and the vaccine compartment are divided by a wall that passes cold slowly, so the compartment cannot fall below 2 °C even when the sun is strong and the store is cool.

## From the field to the series

The prequalified model includes what we learnt in [26 weeks in the Sahel](/en/newsDetail?id=1214000000000001009): the message asking for the panels to be cleaned, the one-hand handle, and a thicker seal. Every unit carries a 30-day temperature recorder that can be read without a computer, and leaves the plant with its own test curve.

## Service

Each delivery of ten or more includes training for two technicians from the country of use. They receive a tool case, the parts that are needed most often, and the authorisation to carry out repairs. Questions from programmes: [immunisation@norvane.example](mailto:immunisation@norvane.example).`,
    es_ES: `La Organización Mundial de la Salud ha precalificado el R240 en la categoría E003 del sistema PQS, frigoríficos y congeladores. Los programas que compran a través de organismos de las Naciones Unidas pueden pedirlo desde este mes.

## Qué comprueban los ensayos

Un equipo solar de accionamiento directo no tiene batería a la que recurrir. El protocolo plantea, por tanto, tres preguntas sencillas. ¿Se mantiene entre 2 °C y 8 °C en una sala a 43 °C? ¿Qué autonomía tiene sin sol? ¿Puede congelarse una vacuna si alguien la coloca sin cuidado?

- Volumen útil para vacunas: 102 litros
- Temperatura ambiente admitida: de +5 °C a +43 °C
- Autonomía a 43 °C: 121 horas, algo más de cinco días
- Protección contra la congelación: grado A, sin intervención del usuario
- Potencia fotovoltaica: 480 W

Lo más importante es el grado A. Un vial de vacuna con adyuvante de aluminio que se ha congelado tiene, una vez descongelado, el mismo aspecto que uno en buen estado. En el R240, una pared que deja pasar el frío despacio separa el hielo del compartimento de vacunas, que no baja de 2 °C aunque el sol sea intenso y el almacén esté fresco.

## Del ensayo de campo a la serie

El modelo precalificado incorpora lo aprendido en [26 semanas en el Sahel](/en/newsDetail?id=1214000000000001009&lang=es_ES): el mensaje que pide limpiar los paneles, el tirador para una sola mano y una junta más gruesa. Cada unidad lleva un registrador de 30 días que se lee sin ordenador y sale de fábrica con su propia curva de ensayo.

## Servicio

Toda entrega de diez o más unidades incluye la formación de dos técnicos del país de destino. Reciben una maleta de herramientas, las piezas que más se necesitan y autorización para hacer reparaciones. Consultas de los programas: [immunisation@norvane.example](mailto:immunisation@norvane.example).`,
    fr_FR: `L’Organisation mondiale de la Santé a préqualifié le R240 dans la catégorie E003 du système PQS, réfrigérateurs et congélateurs. Les programmes qui achètent par l’intermédiaire des agences des Nations unies peuvent le commander dès ce mois-ci.

## Ce que vérifient les essais

Un appareil solaire à entraînement direct n’a pas de batterie de secours. Le protocole pose donc trois questions simples. Reste-t-il entre 2 °C et 8 °C dans une pièce à 43 °C ? Quelle est son autonomie sans soleil ? Un vaccin mal rangé peut-il y geler ?

- Volume net de stockage : 102 litres
- Température ambiante admise : de +5 °C à +43 °C
- Autonomie à 43 °C : 121 heures, un peu plus de cinq jours
- Protection contre le gel : grade A, sans intervention de l’utilisateur
- Champ solaire : 480 W

Le grade A est le point le plus important. Une fois dégelé, un flacon de vaccin adjuvé à l’aluminium ressemble en tout point à un flacon intact. Dans le R240, une paroi qui ralentit la transmission du froid sépare la glace du compartiment à vaccins ; celui-ci ne descend pas sous 2 °C, même par grand soleil dans un local frais.

## Du terrain à la série

Le modèle préqualifié reprend ce que nous ont appris [26 semaines au Sahel](/en/newsDetail?id=1214000000000001009&lang=fr_FR) : le message qui demande de nettoyer les panneaux, la poignée utilisable d’une seule main et un joint plus épais. Chaque appareil porte un enregistreur de 30 jours, lisible sans ordinateur, et quitte l’usine avec sa propre courbe d’essai.

## Service

Toute livraison d’au moins dix appareils comprend la formation de deux techniciens du pays d’utilisation. Ils reçoivent une mallette d’outils, les pièces les plus demandées et l’autorisation d’effectuer les réparations. Questions des programmes : [immunisation@norvane.example](mailto:immunisation@norvane.example).`,
  },
}
