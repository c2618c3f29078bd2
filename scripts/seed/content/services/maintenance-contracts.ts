import { internationalOnly } from '../sites'
import type { ServiceTypeSeed } from './types'

export const maintenanceContracts: ServiceTypeSeed = {
  id: '1214000000000002204',
  slug: 'maintenance-contracts',
  mode: 'tabs',
  contractLayout: 'normal',
  cover: 'service-maintenance.webp',
  order: 4,
  sites: internationalOnly,
  updateTime: '2026-11-30T09:00:00+00:00',
  name: {
    zh_CN: '维护合同',
    en_EN: 'Maintenance Contracts',
    es_ES: 'Contratos de mantenimiento',
    fr_FR: 'Contrats d’entretien',
  },
  content: {
    zh_CN: `超低温保存箱发生故障之前几个月，通常已有降温变慢、启停频繁、冷凝器积灰、门封老化等征兆。维护合同每年检查这些征兆，及时处理。

~~~figures
2 | 个工作日 | 工程师到场时限
1 | 小时 | Complete 答复时限
24 | 小时 | 备用冰箱送达时限
~~~

## 三个等级

- **Essential**：每年一次计划保养，电话支持
- **Advanced**：另含校准、温度分布验证和固定价格的备件
- **Complete**：另含全部维修、24 小时内备用冰箱，以及由我们应答的监测

三个等级都在两个工作日内派工程师到场；Complete 另含全天候一小时内答复。

## 保养内容

1. 先查看全年运行曲线
2. 清洗冷凝器格栅，检查风机、门封、铰链与密封条
3. 除冰，检查排水和内门
4. 测电流、高低压侧温度，与上一年对比
5. 逐条触发报警，更换到期的电池
6. 当场写报告，两页

## 哪一级适合您

冰箱不超过三台、样本有备份的，Essential 通常够用。受 GMP、ISO 15189 或 ISO 20387 管理的，需要校准与验证的书面证据，从 Advanced 开始。样本无法重新采集、夜间无人值守的，选 Complete。合同可以按设备分别选级，也可以在任何一个季度初升级。其他品牌的设备，经检查后可以纳入 Essential 与 Advanced。`,
    en_EN: `Failures of ultra-low temperature freezers usually show months before: cooling takes longer, the compressors start more often, the condenser is dusty, the gasket hardens. With a maintenance contract these signs are checked every year and dealt with in time.

~~~figures
2 | working days | to an engineer on site
1 | hour | to a reply (Complete)
24 | hours | to a loan freezer (Complete)
~~~

## Three levels

- **Essential:** one planned visit a year and telephone support
- **Advanced:** with calibration, mapping, and parts at a fixed price
- **Complete:** with every repair, a loan freezer within 24 hours, and monitoring that we answer ourselves

With all three, an engineer is on site within two working days. Complete adds a reply within an hour, at any time.

## What happens on a visit

1. The temperature curve of the year is reviewed
2. Grille, fan, gaskets and hinges are cleaned and checked
3. Ice is removed, drains and inner doors are checked
4. Current and the temperatures of both stages are measured and compared with last year’s
5. Every alarm is triggered; batteries are changed by date
6. A two-page report is written on the spot

## Choosing a level

With three freezers or fewer and duplicate samples elsewhere, Essential is usually enough. Under GMP, ISO 15189 or ISO 20387 you need written evidence of calibration and mapping: begin with Advanced. Where samples cannot be collected again and the site is not staffed at night, choose Complete. Levels can differ from one unit to the next, and be raised at the start of any quarter. Equipment of other makes is accepted for Essential and Advanced after an inspection.`,
    es_ES: `Un ultracongelador rara vez falla sin síntomas previos. Durante meses tarda más en enfriar y arranca más a menudo, el condensador acumula polvo y la junta se endurece, y su curva lo muestra. Con un contrato de mantenimiento estos síntomas se detectan cada año y se corrigen a tiempo.

~~~figures
2 | días laborables | hasta la visita de un técnico
1 | hora | hasta la respuesta (Complete)
24 | horas | equipo de préstamo (Complete)
~~~

## Tres niveles

- **Essential:** una visita anual y asistencia telefónica
- **Advanced:** con calibración, mapeo y piezas a precio fijo
- **Complete:** con todas las reparaciones, un congelador de préstamo en 24 horas y una monitorización que atendemos nosotros

Con los tres, un técnico acude en dos días laborables; Complete añade una respuesta en una hora, en cualquier momento.

## Qué se hace en una visita

1. Se revisa la curva de temperatura del año
2. Se limpian y revisan rejilla, ventilador, juntas y bisagras
3. Se retira el hielo y se revisan desagües y puertas interiores
4. Se miden la corriente y las temperaturas de ambas etapas y se comparan con las del año anterior
5. Se activa cada alarma; las baterías se cambian por fecha
6. Se redacta in situ un informe de dos páginas

## Qué nivel conviene

Con tres congeladores o menos y duplicados de las muestras en otro lugar, suele bastar Essential. Con NCF, ISO 15189 o ISO 20387 se exige constancia escrita de calibración y mapeo: empiece por Advanced. Si las muestras son irreemplazables y de noche no hay personal, elija Complete. El nivel puede ser distinto en cada equipo y aumentarse al comienzo de cualquier trimestre. Los equipos de otras marcas se admiten en Essential y Advanced tras una inspección.`,
    fr_FR: `Un congélateur ultra-basse température tombe rarement en panne sans signe avant-coureur. Pendant des mois, la descente en température s’allonge, les compresseurs démarrent plus souvent, le condenseur s’encrasse et le joint durcit. Avec un contrat d’entretien, ces signes sont relevés chaque année et traités à temps.

~~~figures
2 | jours ouvrés | pour un technicien sur place
1 | heure | pour une réponse (Complete)
24 | heures | congélateur de prêt (Complete)
~~~

## Trois niveaux

- **Essential :** une visite par an et l’assistance téléphonique
- **Advanced :** avec étalonnage, cartographie et pièces à prix fixe
- **Complete :** avec toutes les réparations, un congélateur de prêt sous 24 heures et une surveillance dont nous traitons nous-mêmes les alarmes

Avec les trois, un technicien est sur place sous deux jours ouvrés ; Complete y ajoute une réponse dans l’heure, à tout moment.

## Le déroulement d’une visite

1. La courbe de température de l’année est examinée
2. Grille, ventilateur, joints et charnières sont nettoyés et contrôlés
3. La glace est retirée, les évacuations et les portillons intérieurs sont contrôlés
4. L’intensité et les températures des deux étages sont mesurées et comparées à celles de l’année précédente
5. Chaque alarme est déclenchée ; les batteries sont changées à l’échéance
6. Le rapport est rédigé sur place, en deux pages

## Quel niveau choisir

Jusqu’à trois congélateurs, et si les échantillons existent aussi ailleurs, Essential suffit en général. Sous BPF, ISO 15189 ou ISO 20387, il faut des preuves écrites d’étalonnage et de cartographie : commencez par Advanced. Si les échantillons sont irremplaçables et que personne n’est présent la nuit, choisissez Complete. Le niveau peut différer d’un appareil à l’autre et être relevé au début de chaque trimestre. Les appareils d’autres marques peuvent être couverts par Essential et Advanced après inspection.`,
  },
}
