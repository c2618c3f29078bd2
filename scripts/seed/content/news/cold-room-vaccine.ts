import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const coldRoomVaccine: NewsSeed = {
  id: '1214000000000001011',
  slug: 'cold-room-vaccine',
  type: 'LatestNews',
  cover: 'news-cold-room-vaccine.webp',
  publishTime: '2025-12-11T10:00:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '山海省疾控中心 600 m³ 疫苗冷库通过验收',
    en_EN: 'Shanhai Provincial CDC takes delivery of a 600 m³ vaccine cold room',
    es_ES:
      'El Centro Provincial de Control de Enfermedades de Shanhai recibe una cámara para vacunas de 600 m³',
    fr_FR: 'Le CDC provincial de Shanhai réceptionne une chambre froide à vaccins de 600 m³',
  },
  coverAlt: {
    zh_CN: '纸箱，后方是新建疫苗冷库敞开的库门',
    en_EN: 'Cartons before the open door of the new vaccine cold room',
    es_ES: 'Cajas ante la puerta abierta de la nueva cámara de vacunas',
    fr_FR: 'Des cartons devant la porte ouverte de la nouvelle chambre froide à vaccins',
  },
  body: {
    zh_CN: `山海省疾病预防控制中心新建疫苗冷库日前通过验收。库体长 24 米、宽 7 米、高 3.6 米，容积 600 余立方米，可在 2–8 °C 存放约 300 万支单支包装疫苗。施工历时 71 天，原库房全程没有停用。

## 制冷与供电冗余

制冷机组一用一备，任意一套都能独立承担全库负荷，每 12 小时轮换，确保两套随时可用。除双路市电外，发电机 15 秒内投入。若供电全部中断，满载、库外 32 °C 时，库温从 5 °C 升到 8 °C 需 9 小时 40 分。

## 温度分布验证

全库布 60 个点，空载、满载各测三天。

- 最冷点：2.9 °C，左侧蒸发器下方
- 最热点：6.4 °C，门侧顶部
- 开门 10 分钟：没有一点超过 7.6 °C

左侧蒸发器下方不得放货。该处地面画有红线，货架也比图纸少做一跨。六个固定探头安装在验证得出的冷热点上。验证曲线与布点图已一并归档，供日常监测与飞行检查调阅。

## 作业人员

库管人员每天要在低温环境中工作几个小时，因此缓冲间做了地暖，设了观察窗。库门可用手肘开启；断电时从内侧照样推得开，门边另有一只自带电池的呼叫铃。

> 把 600 m³ 的库温降下来并不难，难的是让每个角落都达标。

**林知寒，研发总监**

按计划，冷库每年在最热月和最冷月各做一次再验证，第一次就在 2026 年 1 月。`,
    en_EN: `The Shanhai provincial centre for disease control has accepted its new vaccine cold room. It measures 24 by 7 by 3.6 metres, a little over 600 m³, and holds about three million single-dose packs between 2 °C and 8 °C. We built it in 71 days inside a warehouse that stayed in use.

## Redundant refrigeration and power

Two refrigeration systems serve the room, and either can carry it alone. They change over every twelve hours, so that both are known to work. Power comes from two feeders, and a generator takes over within 15 seconds. If all three fail, the room stays cold for hours: fully loaded, at 32 °C outside, it took 9 hours and 40 minutes to rise from 5 °C to 8 °C.

## Mapping

The room was mapped at 60 points, three days empty and three days loaded.

- Coldest point: 2.9 °C, below the left evaporator
- Warmest point: 6.4 °C, at the top beside the door
- Ten minutes with the door open: no point above 7.6 °C

Nothing may be stored below the left evaporator. A red line marks the area, and the racking ends one bay earlier than drawn. Six permanent sensors are mounted where the mapping found the extremes.

## Working in it

Staff spend hours in the cold, so the anteroom has a heated floor and a window into the room. The door opens by elbow. From inside it can be opened without power, and a call bell beside it has its own battery.

> Cooling 600 cubic metres is not difficult. Keeping every corner within limits is.

**Lin Zhihan, Director of Research and Development**

Requalification is due every year, in the hottest and in the coldest month. The next mapping takes place in January.`,
    es_ES: `El Centro Provincial de Control de Enfermedades de Shanhai ha recibido su nueva cámara de vacunas. Mide 24 por 7 por 3,6 metros, algo más de 600 m³, y guarda unos tres millones de envases unidosis entre 2 °C y 8 °C. La construimos en 71 días dentro de un almacén que siguió en uso.

## Frío y alimentación redundantes

La cámara tiene dos sistemas frigoríficos, y cada uno basta por sí solo. Se alternan cada doce horas, de modo que ambos se comprueban a diario. La corriente llega por dos acometidas, y un grupo electrógeno arranca en 15 segundos. Si falla todo, queda un margen: a plena carga y con 32 °C en el exterior, la cámara tardó 9 horas y 40 minutos en pasar de 5 °C a 8 °C.

## El mapeo

La cámara se mapeó en 60 puntos, tres días vacía y tres días cargada.

- Punto más frío: 2,9 °C, bajo el evaporador izquierdo
- Punto más cálido: 6,4 °C, arriba, junto a la puerta
- Diez minutos con la puerta abierta: ningún punto por encima de 7,6 °C

Bajo el evaporador izquierdo no se puede almacenar nada. Una línea roja marca la zona, y la estantería termina un módulo antes de lo proyectado. Seis sensores fijos están montados en los puntos extremos que halló el mapeo.

## Trabajar dentro

El personal pasa horas en el frío; por eso la antecámara tiene suelo radiante y una ventana hacia el interior. La puerta se abre con el codo. Desde dentro se abre sin corriente, y a su lado hay un timbre con batería propia.

> Enfriar 600 metros cúbicos no es difícil. Lo difícil es que cada rincón se mantenga dentro de los límites.

**Lin Zhihan, directora de Investigación y Desarrollo**

La recalificación es anual, en el mes más caluroso y en el más frío. El próximo mapeo será en enero.`,
    fr_FR: `Le centre de contrôle des maladies de la province de Shanhai a réceptionné sa nouvelle chambre froide à vaccins. Elle mesure 24 mètres sur 7 et 3,6 de haut, un peu plus de 600 m³, et contient environ trois millions de conditionnements unidoses entre 2 °C et 8 °C. Nous l’avons construite en 71 jours, dans un entrepôt resté en service.

## Froid et alimentation redondants

Deux groupes frigorifiques desservent la chambre, et chacun suffit à lui seul. Ils alternent toutes les douze heures : le bon fonctionnement des deux est ainsi vérifié chaque jour. L’électricité arrive par deux lignes et un groupe électrogène prend le relais en 15 secondes. Si tout s’arrête, la chambre conserve le froid un certain temps : pleine, par 32 °C à l’extérieur, elle a mis 9 heures 40 minutes à passer de 5 °C à 8 °C.

## La cartographie

La chambre a été cartographiée en 60 points, trois jours à vide puis trois jours en charge.

- Point le plus froid : 2,9 °C, sous l’évaporateur de gauche
- Point le plus chaud : 6,4 °C, en hauteur près de la porte
- Dix minutes de porte ouverte : aucun point au-dessus de 7,6 °C

Rien ne doit se trouver sous l’évaporateur de gauche. Une ligne rouge au sol le rappelle, et le rayonnage s’arrête une travée plus tôt que sur le plan. Six sondes fixes sont posées aux points extrêmes relevés lors de la cartographie.

## Conditions de travail

Le personnel passe des heures au froid ; le sas a donc un sol chauffant et une fenêtre sur la chambre. La porte s’ouvre du coude. De l’intérieur, elle s’ouvre même sans courant, et une sonnette sur batterie se trouve à côté.

> Refroidir 600 mètres cubes n’est pas difficile. La difficulté est de maintenir chaque coin dans les limites.

**Lin Zhihan, directrice de la recherche et du développement**

La requalification est annuelle, au mois le plus chaud et au mois le plus froid. La prochaine cartographie a lieu en janvier.`,
  },
}
