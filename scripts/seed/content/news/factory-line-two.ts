import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const factoryLineTwo: NewsSeed = {
  id: '1214000000000001016',
  slug: 'factory-line-two',
  type: 'LatestNews',
  cover: 'news-factory-line-two.webp',
  publishTime: '2026-05-21T10:00:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '青屿工厂二号线投产：设计节拍十分钟一台，每台测试 24 小时',
    en_EN: 'Line two starts in Qingyu: designed for one freezer every ten minutes, each tested for 24 hours',
    es_ES:
      'Arranca la línea dos en Qingyu: diseñada para un congelador cada diez minutos, con 24 horas de ensayo',
    fr_FR:
      'La ligne deux démarre à Qingyu : conçue pour un congélateur toutes les dix minutes, chacun testé pendant 24 heures',
  },
  coverAlt: {
    zh_CN: '二号线辊道上打开箱门的超低温保存箱',
    en_EN: 'An open freezer on the roller conveyor of line two',
    es_ES: 'Un ultracongelador abierto en el transportador de la línea dos',
    fr_FR: 'Un congélateur ouvert sur le convoyeur de la ligne deux',
  },
  body: {
    zh_CN: `5 月 18 日，青屿工厂二号总装线转入正式生产。二号线专产碳氢平台的 U830 和 U570，两班制年产能 2.4 万台；加上 2020 年投产的一号线，全厂年产能达到 6 万台。

## 出厂测试

总装的设计节拍为十分钟一台，随后进入测试大厅。大厅恒温 32 °C，设 120 个工位；每台在这里连续运行 24 小时，由机械臂开关箱门。降温、耗电、均匀性全部符合严于产品资料的内控限值，才能出厂。

- 噪声：消声室一分钟，不高于 46 dB(A)
- 检漏：氦质谱法，折合每年泄漏超过 1 g 即退回
- 充注：两台天平各称一次，精确到克

试生产前三周，一次通过率 97.1%。这一数字公布在大厅墙上，每周一更新。

## 余热利用

测试中的冰箱持续散热，这部分热量用于预热箱体和门体的发泡模具，取代了原先的天然气加热。屋面光伏 2.1 MW，全年约覆盖二号线用电的三分之一。

## 人员

二号线共 310 人，其中 64 人做测试和质量。工位旁设有拉绳，任何人都可以停线。试生产期间共停线 41 次；事后证明不必停线的，也不追究。每次停线的原因当班写在看板上，第二天早会由工艺工程师答复。

> 一次做对，是最快的办法。

**林知寒，研发总监**

二号线接受用户与监管部门来访，提前一周预约即可。`,
    en_EN: `The second assembly line of our Qingyu plant went into regular operation on 18 May. It builds the freezers of the hydrocarbon platform, the U830 and U570, at 24,000 a year in two shifts. Together with the first line, in service since 2020, the plant can now make 60,000 units a year.

## The final test

Assembly is designed for one freezer every ten minutes; each then spends a day in the test hall. The hall has 120 positions at 32 °C; each freezer runs there for 24 hours and is opened and closed by a robot arm. It is delivered only if pull-down, energy and uniformity lie within limits that are tighter than those in the data sheet.

- Sound: one minute in a quiet chamber, 46 dB(A) at most
- Leaks: a helium test that rejects anything above 1 g of refrigerant a year
- Charge: weighed to the gram, twice, by two scales

In the first three weeks of trial operation, 97.1% passed first time. The figure is shown on the wall of the hall and updated every Monday.

## Recovered heat

Freezers under test give off heat all day. It warms the moulds in which doors and cabinets are foamed, which used to be heated with gas. On the roof, 2.1 MW of solar panels cover roughly a third of the line’s electricity over the year.

## People

The line employs 310 people, 64 of them in testing and quality. Any one of them may stop the line with a cord at the station. It was pulled 41 times during the trial. Nobody is blamed for a stop that proves unnecessary.

> The quickest way to build a freezer is to get it right the first time.

**Lin Zhihan, Director of Research and Development**`,
    es_ES: `La segunda línea de montaje de nuestra planta de Qingyu está en producción regular desde el 18 de mayo. Fabrica los congeladores de la plataforma de hidrocarburos, U830 y U570, a razón de 24 000 al año en dos turnos. Con la primera, en servicio desde 2020, la planta puede producir 60 000 equipos al año.

## El ensayo final

El montaje está diseñado para un congelador cada diez minutos, que pasa después un día en ensayo. La sala tiene 120 puestos a 32 °C; en ellos, cada congelador funciona 24 horas mientras un brazo robótico abre y cierra la puerta. Solo se entrega si el tiempo de enfriamiento, el consumo y la uniformidad cumplen unos límites más estrictos que los de la ficha técnica.

- Ruido: un minuto en cámara silenciosa, 46 dB(A) como máximo
- Fugas: un ensayo con helio; se rechaza todo lo que supere 1 g de refrigerante al año
- Carga: pesada al gramo, dos veces, en dos básculas

En las tres primeras semanas de prueba, el 97,1 % superó el ensayo a la primera. La cifra se expone en la sala y se actualiza cada lunes.

## Recuperación del calor

Los congeladores en ensayo desprenden calor todo el día. Con él se calientan los moldes donde se espuman puertas y muebles, para los que antes se utilizaba gas. En la cubierta, 2,1 MW de paneles solares cubren cerca de un tercio de la electricidad anual de la línea.

## Las personas

La línea da trabajo a 310 personas, 64 de ellas en ensayos y calidad. Cualquiera puede pararla tirando de un cordón en su puesto. En la marcha de prueba ocurrió 41 veces. A nadie se le reprocha una parada que resulte innecesaria.

> La manera más rápida de fabricar un congelador es hacerlo bien a la primera.

**Lin Zhihan, directora de Investigación y Desarrollo**`,
    fr_FR: `La deuxième ligne de montage de notre usine de Qingyu est en exploitation régulière depuis le 18 mai. Elle fabrique les congélateurs de la plateforme à hydrocarbures, U830 et U570, au rythme de 24 000 par an en deux équipes. Avec la première, en service depuis 2020, l’usine peut produire 60 000 appareils par an.

## L’essai final

Le montage est conçu pour un congélateur toutes les dix minutes, qui passe ensuite une journée à l’essai. La salle d’essai compte 120 postes à 32 °C ; chaque congélateur y fonctionne pendant 24 heures, un bras robotisé ouvrant et fermant la porte. Il n’est livré que si le temps de descente en température, la consommation et l’homogénéité respectent des limites plus strictes que celles de la fiche technique.

- Bruit : une minute en chambre sourde, 46 dB(A) au plus
- Étanchéité : un essai à l’hélium, avec rejet au-delà de 1 g de fluide par an
- Charge : pesée au gramme près, deux fois, sur deux balances

Pendant les trois premières semaines de rodage, 97,1 % des appareils ont passé l’essai du premier coup. Le chiffre est affiché dans la salle et mis à jour chaque lundi.

## Récupération de la chaleur

Les congélateurs à l’essai dégagent de la chaleur toute la journée. Elle chauffe les moules dans lesquels les portes et les carrosseries sont injectées de mousse, ce qui se faisait auparavant au gaz. Sur le toit, 2,1 MW de panneaux solaires couvrent environ un tiers de l’électricité annuelle de la ligne.

## Les personnes

La ligne emploie 310 personnes, dont 64 aux essais et à la qualité. Chacune peut l’arrêter en tirant un cordon à son poste, ce qui s’est produit 41 fois pendant le rodage. Un arrêt qui se révèle inutile n’est reproché à personne.

> Le moyen le plus rapide de fabriquer un congélateur est de le réussir du premier coup.

**Lin Zhihan, directrice de la recherche et du développement**`,
  },
}
