import { internationalOnly } from '../sites'
import { alarmAnswered, fixedParts, loanFreezer, mappedOnce, plannedVisit, repliedWithin } from './traits'
import type { ServiceContractSeed } from './types'

export const maintenanceLevels: ServiceContractSeed[] = [
  {
    id: '1214000000000002301',
    slug: 'essential',
    type: 'maintenance-contracts',
    cover: 'contract-essential.webp',
    order: 1,
    sites: internationalOnly,
    updateTime: '2026-11-30T09:10:00+00:00',
    traits: [plannedVisit, repliedWithin],
    files: ['service-brochure-essential'],
    title: {
      zh_CN: 'Essential 维护合同',
      en_EN: 'Essential Maintenance Contract',
      es_ES: 'Contrato de mantenimiento Essential',
      fr_FR: 'Contrat d’entretien Essential',
    },
    overview: {
      zh_CN: `每年一次计划保养，另加电话支持。适合设备不超过三台、样本另有备份的实验室。

~~~figures
1 | 次 | 每年计划保养次数
2 | 小时 | 约定的到达时段
10 | % | 人工费优惠
~~~

工程师在约定的两小时时段内到达。先查看全年运行曲线，再清洗冷凝器、检查门封与风机、除冰、测电流、逐条触发报警，当场出具两页报告。发现需要更换的零件，先报价，您同意后再装；合同期内人工费优惠 10%。

冰箱升温时，非工作时间的值班电话同样对 Essential 用户开放。`,
      en_EN: `One planned visit a year and telephone support. It suits laboratories with three freezers or fewer that keep duplicate samples elsewhere.

~~~figures
1 || planned visit a year
2 | hours | of arrival window
10 | % | off the list rate for labour
~~~

The engineer comes within an agreed window of two hours, reviews the curve of the year, cleans the condenser, checks gaskets and fan, removes ice, measures the current, triggers each alarm, and writes a two-page report before leaving. If a part needs replacing you receive a quotation first; labour is charged at 10% below list for the length of the contract.

The emergency line for warming freezers, outside working hours, is open to Essential customers as well.`,
      es_ES: `Una visita anual y asistencia telefónica. Conviene a laboratorios con un máximo de tres congeladores que guardan duplicados de sus muestras en otro lugar.

~~~figures
1 || visita anual
2 | horas | de franja de llegada
10 | % | menos en mano de obra
~~~

El técnico llega en una franja acordada de dos horas, revisa la curva del año, limpia el condensador, comprueba juntas y ventilador, retira el hielo, mide la corriente, activa cada alarma y redacta un informe de dos páginas antes de irse. Si hay que cambiar una pieza, primero recibe usted un presupuesto; la mano de obra se factura un 10 % por debajo de tarifa durante el contrato.

El contrato Essential incluye también la línea de urgencias, fuera de horario, para congeladores que se calientan.`,
      fr_FR: `Une visite par an et l’assistance téléphonique. Ce niveau convient aux laboratoires de trois congélateurs au plus, dont les échantillons sont aussi conservés ailleurs.

~~~figures
1 || visite par an
2 | heures | de créneau d’arrivée
10 | % | de moins sur la main-d’œuvre
~~~

Le technicien vient dans un créneau convenu de deux heures, examine la courbe de l’année, nettoie le condenseur, contrôle les joints et le ventilateur, retire la glace, mesure l’intensité, déclenche chaque alarme et rédige un rapport de deux pages avant de partir. Si une pièce est à changer, vous recevez d’abord un devis ; la main-d’œuvre est facturée 10 % de moins que le tarif pendant la durée du contrat.

Le contrat Essential donne aussi accès, hors des heures ouvrées, à la ligne d’urgence pour les congélateurs qui se réchauffent.`,
    },
  },
  {
    id: '1214000000000002302',
    slug: 'advanced',
    type: 'maintenance-contracts',
    cover: 'contract-advanced.webp',
    order: 2,
    sites: internationalOnly,
    updateTime: '2026-11-30T09:20:00+00:00',
    traits: [plannedVisit, mappedOnce, fixedParts, repliedWithin],
    files: ['service-brochure-advanced'],
    title: {
      zh_CN: 'Advanced 维护合同',
      en_EN: 'Advanced Maintenance Contract',
      es_ES: 'Contrato de mantenimiento Advanced',
      fr_FR: 'Contrat d’entretien Advanced',
    },
    overview: {
      zh_CN: `在 Essential 的基础上，增加每年一次校准、到期的温度分布验证，以及价格三年不变的备件。适合受 GMP、ISO 15189 或 ISO 20387 管理的库房：审计所需的四份文件，保养当天备齐。

~~~figures
3 | 年 | 备件价格不变的期限
38 | 种 | 固定价格的常用件
4 | 份 | 当天备齐的审计文件
~~~

保养、校准、验证安排在同一次上门，减少对工作的影响。`,
      en_EN: `Everything in Essential, plus an annual calibration, mapping at the intervals that apply to you, and parts at prices fixed for three years. It suits facilities working to GMP, ISO 15189 or ISO 20387: the four documents that an auditor asks for are ready on the day of the visit.

~~~figures
3 | years | of fixed parts prices
38 || parts at these prices
4 || documents ready for an audit
~~~

Maintenance, calibration and mapping are done in one appointment, with less disruption to your work.`,
      es_ES: `Todo lo de Essential y, además, una calibración anual, un mapeo cuando corresponde y repuestos con precio fijo durante tres años. Conviene a centros que trabajan según NCF, ISO 15189 o ISO 20387: los cuatro documentos que pide un auditor están listos el mismo día de la visita.

~~~figures
3 | años | de precio fijo en repuestos
38 || piezas con precio fijo
4 || documentos para el auditor
~~~

Mantenimiento, calibración y mapeo se hacen en una sola cita, con menos interrupciones de su trabajo.`,
      fr_FR: `Le contenu d’Essential, plus un étalonnage par an, une cartographie à échéance et des prix de pièces bloqués trois ans. Ce niveau convient aux établissements qui travaillent selon les BPF, l’ISO 15189 ou l’ISO 20387 : les quatre documents que demande un auditeur sont prêts le jour de la visite.

~~~figures
3 | ans | de prix de pièces bloqués
38 || pièces à prix fixe
4 || documents pour l’auditeur
~~~

L’entretien, l’étalonnage et la cartographie se font en un seul rendez-vous, ce qui perturbe moins votre activité.`,
    },
    packageDetail: {
      zh_CN: `- 每年一次计划保养，两小时预约时段
- 显示与监测探头校准，调整前后两组读数
- 每三年一次 27 点温度分布验证（药品、疫苗库为每年夏、冬各一次），移位或制冷维修之后另加一次
- 门封、风机、电池、探头等 38 种常用件固定价格
- 设备档案：保养、校准、验证、偏差，一册电子版
- 维修人工费优惠 20%，工程师两个工作日内到场`,
      en_EN: `- One planned visit a year, with a two-hour arrival window
- Calibration of display and monitoring probe, before and after adjustment
- Mapping at 27 points every three years, in summer and winter for medicine and vaccine stores, and once after a move or a repair to the refrigeration system
- Fixed prices for 38 common parts, among them seals, fans, batteries and probes
- One electronic file per unit: maintenance, calibration, mapping, deviations
- 20% off list labour rates, an engineer on site within two working days`,
      es_ES: `- Una visita anual, en una franja de dos horas
- Calibración de la pantalla y de la sonda, antes y después del ajuste
- Mapeo en 27 puntos cada tres años, en verano y en invierno en los almacenes de medicamentos y vacunas, y otro tras un traslado o una reparación del sistema frigorífico
- Precio fijo para 38 piezas corrientes, entre ellas juntas, ventiladores, baterías y sondas
- Un expediente electrónico por equipo: mantenimiento, calibración, mapeo, desviaciones
- Mano de obra un 20 % por debajo de tarifa, técnico en sus instalaciones en dos días laborables`,
      fr_FR: `- Une visite par an, dans un créneau de deux heures
- Étalonnage de l’afficheur et de la sonde, avant et après réglage
- Cartographie en 27 points tous les trois ans, été et hiver pour les dépôts de médicaments et de vaccins, et une de plus après un déménagement ou une réparation du circuit frigorifique
- Prix fixes pour 38 pièces courantes, dont joints, ventilateurs, batteries et sondes
- Un dossier électronique par appareil : entretien, étalonnage, cartographie, écarts
- Remise de 20 % sur le tarif de main-d’œuvre, technicien sur place sous deux jours ouvrés`,
    },
  },
  {
    id: '1214000000000002303',
    slug: 'complete',
    type: 'maintenance-contracts',
    cover: 'contract-complete.webp',
    order: 3,
    sites: internationalOnly,
    updateTime: '2026-11-30T09:30:00+00:00',
    traits: [plannedVisit, mappedOnce, loanFreezer, alarmAnswered],
    files: ['service-brochure-complete', 'service-brochure-advanced'],
    title: {
      zh_CN: 'Complete 维护合同',
      en_EN: 'Complete Maintenance Contract',
      es_ES: 'Contrato de mantenimiento Complete',
      fr_FR: 'Contrat d’entretien Complete',
    },
    overview: {
      zh_CN: `一份年费包含 Advanced 的全部内容、所有维修、24 小时内送达的备用冰箱，以及由我们应答的监测。全天候一小时内答复。

~~~figures
1 | 小时 | 全天候答复时限
24 | 小时 | 备用冰箱送达时限
2 | 名 | 转移样本的工程师
~~~

适合样本无法再次采集、夜间无人值守的单位。设备开始升温时，由我们主动联系您。`,
      en_EN: `One annual fee for everything in Advanced, for every repair, for a loan freezer within 24 hours and for monitoring that we answer ourselves. A reply comes within one hour, at any time.

~~~figures
1 | hour | to a reply, at any time
24 | hours | to a loan freezer
2 || engineers to move the load
~~~

It suits sites whose samples cannot be collected again and that are not staffed at night. When a freezer begins to warm, we call you.`,
      es_ES: `Una sola cuota anual por todo lo de Advanced, por cada reparación, por un congelador de préstamo en 24 horas y por una monitorización que atendemos nosotros. Respondemos en una hora, en cualquier momento.

~~~figures
1 | hora | hasta la respuesta
24 | horas | hasta el equipo de préstamo
2 || técnicos para el traslado
~~~

Conviene cuando las muestras son irreemplazables y de noche no hay personal. Cuando un congelador empieza a calentarse, le llamamos nosotros.`,
      fr_FR: `Un forfait annuel pour le contenu d’Advanced, pour chaque réparation, pour un congélateur de prêt sous 24 heures et pour une surveillance dont nous traitons nous-mêmes les alarmes. Nous répondons dans l’heure, à tout moment.

~~~figures
1 | heure | pour une réponse
24 | heures | pour un congélateur de prêt
2 || techniciens pour le transfert
~~~

Il convient aux sites dont les échantillons sont irremplaçables et où personne n’est présent la nuit. Quand un congélateur commence à se réchauffer, c’est nous qui vous appelons.`,
    },
    packageDetail: {
      zh_CN: `- Advanced 的全部内容
- 零件、人工、差旅、制冷剂，不限次数
- 备用冰箱 24 小时内送达，样本由两名工程师转移
- Trace 4 监测与 Monitoring Plus 值班席应答
- 备用冰箱留用至修复后连续正常 12 小时
- 每年一次断电演练，结果写入应急预案
- 不含：外观损伤、用户自行改装、自然灾害`,
      en_EN: `- Everything in Advanced
- Parts, labour, travel and refrigerant, without limit
- A loan freezer within 24 hours, with two engineers to move the load
- Trace 4 and the desk of Monitoring Plus
- The loan freezer stays until the repaired one has run for twelve hours without fault
- A power failure drill once a year, with its results in the emergency plan
- Not included: cosmetic damage, alterations by others, natural disasters`,
      es_ES: `- Todo lo de Advanced
- Piezas, mano de obra, desplazamiento y refrigerante, sin límite
- Un congelador de préstamo en 24 horas, con dos técnicos para trasladar la carga
- Trace 4 y el servicio de guardia de Monitoring Plus
- El congelador de préstamo se queda hasta que el equipo reparado ha funcionado doce horas sin fallos
- Un simulacro anual de corte de corriente, cuyos resultados se incorporan al plan de emergencia
- No incluye: daños estéticos, modificaciones de terceros, catástrofes naturales`,
      fr_FR: `- Le contenu d’Advanced
- Pièces, main-d’œuvre, déplacements et fluide frigorigène, sans limite
- Un congélateur de prêt sous 24 heures, avec deux techniciens pour transférer la charge
- Trace 4 et la permanence de Monitoring Plus
- Le congélateur de prêt reste jusqu’à ce que l’appareil réparé ait fonctionné douze heures sans défaut
- Un exercice de coupure par an, dont les résultats sont intégrés au plan d’urgence
- Non compris : dommages esthétiques, modifications par des tiers, catastrophes naturelles`,
    },
  },
]
