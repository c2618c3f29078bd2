import { internationalOnly } from '../sites'
import type { ServiceCaseSeed } from './types'

export const maintenanceCases: ServiceCaseSeed[] = [
  {
    id: '1214000000000002401',
    slug: 'loan-freezer-lyon',
    type: 'maintenance-contracts',
    cover: 'service-case-1.webp',
    order: 1,
    sites: internationalOnly,
    updateTime: '2026-10-20T09:00:00+02:00',
    title: {
      zh_CN: '周六 19:40 报警，周日 16:00 样本恢复到 −80 °C',
      en_EN: 'Compressor failure on a Saturday, samples back at −80 °C on Sunday',
      es_ES: 'Avería de un compresor el sábado, muestras a −80 °C el domingo',
      fr_FR: 'Panne de compresseur un samedi : les échantillons de nouveau à −80 °C le dimanche',
    },
    content: {
      zh_CN: `法国里昂附近的一家肿瘤样本库，一台服役七年的 U540 在周六 19:40 升至报警限 −74 °C。该库签有 Complete 合同。

~~~figures
16 | 个 | 转移的冻存架
95 | 分钟 | 转移用时
−61 | °C | 样本最高温度
~~~

## 经过

- 19:42 值班席看到曲线：高温级压缩机不再启动，箱温每小时升 8 °C
- 19:51 样本库负责人接听，请她不要开门
- 20:10 备用冰箱在鹿特丹装车，车上通电保持 −80 °C
- 周日 14:20 到达；两名工程师用 95 分钟转移 16 个冻存架
- 15:55 16 个冻存架全部转入备用冰箱
- 23:30 全部测点恢复到 −80 °C

备用冰箱到达之前，样本库先把最重要的两架移到相邻冰箱，其余留在原箱，层间补充干冰。转移期间样本最高温度 −61 °C，逐架有记录。

## 后续处理

压缩机启动电容失效，更换后连续运行 12 小时，复测 27 点，均匀性与三年前一致。维修费用由合同覆盖；此后每年保养时增测启动电流。`,
      en_EN: `At 19:40 on a Saturday a U540 at a tumour bank near Lyon, seven years in service and under a Complete contract, reached its alarm limit of −74 °C.

~~~figures
16 || racks moved
95 | minutes | for the transfer
−61 | °C | warmest rack
~~~

## What happened

- 19:42: the monitoring desk checked the curve. The high-stage compressor would not restart, and the temperature was rising by eight degrees an hour
- 19:51: the head of the tumour bank answered and was asked to keep the door closed
- 20:10: a loan freezer left Rotterdam, powered on the vehicle and at −80 °C
- That evening: the tumour bank moved the two most important racks to the freezer next to it and placed dry ice between the others
- Sunday, 14:20: the loan freezer arrived, and two engineers moved 16 racks in 95 minutes
- 15:55: all racks in the loan freezer
- 23:30: all probes back at −80 °C

The warmest recorded temperature of any rack was −61 °C.

## Afterwards

A start capacitor had failed. Once it had been replaced, the freezer ran for twelve hours and was mapped at 27 points; uniformity was unchanged from three years earlier. The contract covered the repair; the starting current is now measured at every annual visit.`,
      es_ES: `Un sábado a las 19:40, en un banco de tumores cerca de Lyon, un U540 con siete años de servicio y contrato Complete alcanzó su límite de alarma, −74 °C.

~~~figures
16 || racks trasladados
95 | minutos | de traslado
−61 | °C | en el rack más caliente
~~~

## Cronología

- 19:42: el servicio de guardia examinó la curva. El compresor de la etapa alta no volvía a arrancar y la temperatura subía ocho grados por hora
- 19:51: respondió la responsable del banco y se le pidió que no abriera la puerta
- 20:10: un congelador de préstamo salió de Róterdam, conectado en el vehículo y a −80 °C
- Esa misma noche: el banco trasladó los dos racks más importantes al congelador vecino y colocó hielo seco entre los demás
- Domingo, 14:20: llegó el congelador de préstamo, y dos técnicos trasladaron 16 racks en 95 minutos
- 15:55: todos los racks en el congelador de préstamo
- 23:30: todas las sondas de nuevo a −80 °C

La lectura más alta de un rack fue de −61 °C.

## Después

Había fallado un condensador de arranque. Tras cambiarlo, el equipo funcionó doce horas y se mapeó en 27 puntos; la uniformidad no había variado en tres años. La reparación estaba cubierta por el contrato, y la corriente de arranque se mide ahora en cada visita anual.`,
      fr_FR: `Un samedi à 19 h 40, dans une tumorothèque près de Lyon, un U540 en service depuis sept ans et couvert par un contrat Complete a atteint son seuil d’alarme, −74 °C.

~~~figures
16 || racks transférés
95 | minutes | de transfert
−61 | °C | dans le rack le plus chaud
~~~

## Les faits

- 19 h 42 : la permanence examine la courbe. Le compresseur de l’étage haut ne redémarre pas et la température monte de huit degrés par heure
- 19 h 51 : la responsable répond ; on lui demande de laisser la porte fermée
- 20 h 10 : un congélateur de prêt quitte Rotterdam, alimenté dans le véhicule, à −80 °C
- Le soir même : la tumorothèque transfère les deux racks les plus importants dans le congélateur voisin et place de la neige carbonique entre les autres
- Dimanche, 14 h 20 : le congélateur de prêt arrive, et deux techniciens transfèrent 16 racks en 95 minutes
- 15 h 55 : tous les racks sont dans le congélateur de prêt
- 23 h 30 : toutes les sondes indiquent de nouveau −80 °C

La température la plus haute relevée dans un rack a été de −61 °C.

## La suite

Un condensateur de démarrage était défectueux. Une fois celui-ci remplacé, l’appareil a fonctionné douze heures et a été cartographié en 27 points ; l’homogénéité n’avait pas changé en trois ans. La réparation était couverte par le contrat, et l’intensité de démarrage est désormais mesurée à chaque visite annuelle.`,
    },
  },
  {
    id: '1214000000000002402',
    slug: 'leeds-trust-forty-freezers',
    type: 'maintenance-contracts',
    cover: 'service-case-2.webp',
    order: 2,
    sites: internationalOnly,
    updateTime: '2026-03-24T09:00:00+00:00',
    title: {
      zh_CN: '40 台冰箱保养后每年节电 3.2 万 kWh',
      en_EN: 'Maintenance of 40 freezers saves 32,000 kWh a year',
      es_ES: 'El mantenimiento de 40 congeladores ahorra 32 000 kWh al año',
      fr_FR: 'L’entretien de 40 congélateurs économise 32 000 kWh par an',
    },
    content: {
      zh_CN: `英国约克郡一家教学医院有 40 台不同年份的超低温保存箱，2025 年 9 月签订 Advanced 合同。签约前，我们用插座电表逐台测了一周。

~~~figures
3.2 | 万 kWh | 年节电量
13.7 | kWh/天 | 每台日均耗电，原为 14.9
8 | 个工作日 | 两名工程师用时
~~~

## 检查结果

- 17 台冷凝器积灰，其中 5 台的格栅从未拆下过
- 11 台门封结冰，关门不严
- 4 台离墙不足 5 cm
- 3 台空置

## 处理措施

两名工程师用八个工作日清洗、除冰，更换 9 条门封，移位 4 台，关停 3 台。没有更换冰箱。

再测一周：平均每天由 14.9 kWh 降到 13.7 kWh；加上关停的三台，一年约少 3.2 万 kWh。按医院的电价，合同费用的大半由此收回。第二年起，保养排在每年 5 月，赶在夏天之前。`,
      en_EN: `A teaching hospital in Yorkshire has 40 ultra-low freezers of many ages. It chose an Advanced contract in September 2025. Before any work was done we metered each freezer for a week.

~~~figures
32,000 | kWh | saved a year
13.7 | kWh a day | per freezer, 14.9 before
8 | working days | for two engineers
~~~

## What we found

- 17 dusty condensers, five behind a grille that had never been taken off
- 11 iced seals that do not close properly
- Four freezers closer than 5 cm to the wall
- Three empty freezers

## What was done

In eight working days two engineers cleaned, defrosted, replaced nine seals, moved four freezers and switched off three. None was replaced.

A second measurement showed that the average had fallen from 14.9 to 13.7 kWh a day. Together with the three freezers that were switched off, this saves about 32,000 kWh a year, which at the hospital’s tariff pays for most of the contract. The annual visit now takes place in May, ahead of the summer.`,
      es_ES: `Un hospital universitario de Yorkshire tiene 40 ultracongeladores de edades diversas. En septiembre de 2025 firmó un contrato Advanced. Antes de intervenir medimos el consumo de cada uno durante una semana.

~~~figures
32 000 | kWh | de ahorro al año
13,7 | kWh al día | por equipo, antes 14,9
8 | días laborables | de dos técnicos
~~~

## Qué encontramos

- 17 condensadores con polvo, cinco tras una rejilla que nunca se había quitado
- 11 juntas con hielo, que no cerraban bien
- Cuatro congeladores a menos de 5 cm de la pared
- Tres congeladores vacíos

## Qué se hizo

En ocho días laborables, dos técnicos limpiaron, desescarcharon, cambiaron nueve juntas, movieron cuatro equipos y apagaron tres. No se sustituyó ninguno.

En una segunda medición, la media había bajado de 14,9 a 13,7 kWh al día. Con los tres congeladores apagados, el ahorro es de unos 32 000 kWh al año, que con la tarifa del hospital cubre la mayor parte del contrato. La visita anual se hace ahora en mayo, antes del verano.`,
      fr_FR: `Un hôpital universitaire du Yorkshire possède 40 congélateurs ultra-basse température de tous âges. Il a choisi Advanced en septembre 2025. Avant toute intervention, nous avons posé un compteur sur chacun pendant une semaine.

~~~figures
32 000 | kWh | économisés par an
13,7 | kWh par jour | par appareil, contre 14,9
8 | jours ouvrés | pour deux techniciens
~~~

## Les constats

- 17 condenseurs encrassés, dont cinq derrière une grille jamais retirée
- 11 joints givrés qui n’assuraient plus l’étanchéité
- Quatre appareils à moins de 5 cm du mur
- Trois appareils vides

## Les interventions

En huit jours ouvrés, deux techniciens ont nettoyé, dégivré, remplacé neuf joints, déplacé quatre appareils et en ont éteint trois. Aucun appareil n’a été remplacé.

D’après une nouvelle mesure, la moyenne est passée de 14,9 à 13,7 kWh par jour. Avec les trois appareils éteints, l’économie est d’environ 32 000 kWh par an. Au tarif de l’hôpital, elle couvre la plus grande part du contrat. La visite annuelle a désormais lieu en mai, avant l’été.`,
    },
  },
  {
    id: '1214000000000002403',
    slug: 'audit-in-four-documents',
    type: 'maintenance-contracts',
    cover: 'service-case-3.webp',
    order: 3,
    sites: internationalOnly,
    updateTime: '2025-06-17T09:00:00+02:00',
    title: {
      zh_CN: 'GMP 检查：四份设备文件，四分钟内调齐',
      en_EN: 'GMP inspection: all equipment files found in four minutes',
      es_ES: 'Inspección de NCF: toda la documentación en cuatro minutos',
      fr_FR: 'Inspection BPF : tous les documents en quatre minutes',
    },
    content: {
      zh_CN: `西班牙巴伦西亚的一家细胞治疗企业，有 23 台低温设备，来自五家供应商，校准证书分散在三个部门。2024 年的 GMP 检查中，查找一台冰箱的验证报告用了一天半，被列为一项主要缺陷。

~~~figures
23 | 台 | 五家供应商的低温设备
6 | 周 | 补齐文件用时
4 | 分钟 | 调齐抽查文件用时
~~~

## 改进措施

签订 Advanced 合同后，先对设备统一编号：每台贴一个二维码，扫码即可查看该设备的保养、校准、温度分布和偏差四份文件。五个品牌统一管理，缺失的补做，过期的标红。

- 23 台中，9 台缺温度分布报告，4 台校准温度与使用温度不符
- 六周内全部补齐，其中一台因均匀性不合格降级存放缓冲液

## 结果

2025 年 5 月复查，检查员随机点了三台，四份文件在四分钟内打开，没有新的缺陷。据质量部门统计，每次检查前的准备时间减少两周。`,
      en_EN: `A cell therapy company in Valencia had 23 cold storage units from five makers, and its certificates were kept in three departments. At a GMP inspection in 2024 it took a day and a half to find the mapping report of one freezer. The result was a major deficiency.

~~~figures
23 || units of five makes
6 | weeks | to complete all files
4 | minutes | to open twelve documents
~~~

## What changed

The Advanced contract began with an inventory. Each unit has a code on its door that opens four documents: maintenance, calibration, mapping, deviations. All five makes are managed in the same way. Missing documents were completed, and expired ones are shown in red.

- Nine of 23 had no mapping; four had been calibrated at a temperature at which they are not used
- All were completed in six weeks. One failed on uniformity and now holds buffers

## The result

At the follow-up in May 2025 the inspector chose three units at random. Twelve documents were open within four minutes, and no deficiency followed. The quality department saves two weeks of preparation before every inspection.`,
      es_ES: `Una empresa de terapia celular de Valencia tenía 23 equipos de frío de cinco marcas y certificados repartidos en tres departamentos. En una inspección de NCF de 2024 se tardó día y medio en encontrar el informe de mapeo de un congelador. El resultado fue una deficiencia mayor.

~~~figures
23 || equipos de cinco marcas
6 | semanas | para completarlo todo
4 | minutos | para abrir doce documentos
~~~

## Qué cambió

El contrato Advanced empezó por un inventario. Cada equipo lleva en la puerta un código que abre cuatro documentos: mantenimiento, calibración, mapeo y desviaciones. Las cinco marcas se gestionan igual. Los documentos que faltaban se completaron y los caducados aparecen en rojo.

- Nueve de 23 no tenían mapeo; cuatro estaban calibrados a una temperatura a la que no se utilizan
- Todo quedó completo en seis semanas. Un equipo no cumplió la uniformidad y hoy solo guarda soluciones tampón

## El resultado

En la inspección de seguimiento de mayo de 2025, el inspector eligió tres equipos al azar. Doce documentos se abrieron en cuatro minutos y no hubo ninguna deficiencia. El departamento de Calidad ahorra dos semanas de preparación antes de cada inspección.`,
      fr_FR: `Une entreprise de thérapie cellulaire de Valence, en Espagne, possédait 23 appareils frigorifiques de cinq marques, et leurs certificats étaient répartis dans trois services. Lors d’une inspection BPF en 2024, il a fallu un jour et demi pour retrouver la cartographie d’un congélateur. L’inspecteur a relevé un écart majeur.

~~~figures
23 || appareils de cinq marques
6 | semaines | pour tout compléter
4 | minutes | pour présenter douze documents
~~~

## Ce qui a changé

Le contrat Advanced a commencé par un inventaire. Chaque appareil porte sur sa porte un code qui ouvre quatre documents : entretien, étalonnage, cartographie, écarts. Les cinq marques sont gérées de la même façon. Les documents manquants ont été établis ; ceux qui sont périmés apparaissent en rouge.

- Neuf appareils sur 23 n’avaient pas de cartographie ; quatre étaient étalonnés à une température à laquelle ils ne sont pas utilisés
- Tout a été complété en six semaines. Un appareil à l’homogénéité non conforme ne contient plus que des solutions tampons

## Le résultat

À la contre-visite de mai 2025, l’inspecteur a choisi trois appareils au hasard. Les douze documents ont été présentés en quatre minutes, et aucun écart n’a été relevé. Le service qualité gagne deux semaines de préparation avant chaque inspection.`,
    },
  },
]
