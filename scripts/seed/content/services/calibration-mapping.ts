import { internationalOnly } from '../sites'
import type { ServiceTypeSeed } from './types'

export const calibrationMapping: ServiceTypeSeed = {
  id: '1214000000000002201',
  slug: 'calibration-mapping',
  mode: 'single',
  contractLayout: 'normal',
  cover: 'service-calibration-mapping.webp',
  order: 1,
  sites: internationalOnly,
  updateTime: '2026-08-11T09:00:00+02:00',
  name: {
    zh_CN: '校准与温度分布验证',
    en_EN: 'Calibration & Temperature Mapping',
    es_ES: 'Calibración y mapeo térmico',
    fr_FR: 'Étalonnage et cartographie thermique',
  },
  content: {
    zh_CN: `显示屏只反映一只探头的温度。校准说明读数是否准确，温度分布验证说明它能否代表整个箱体。两项工作一次上门完成，出具一份报告。

~~~figures
27 | 点 | 立式保存箱布点
72 | 小时 | 冷库最短测量时间
6 | 页 | 报告篇幅上限
~~~

## 校准

- 在使用温度下比对：−196 °C、−80 °C、−30 °C、5 °C、22 °C，按设备选点
- 参考温度计溯源至国家基准，随附 ISO/IEC 17025 校准证书
- 先记录“调整前”读数，再修正，两组数都写入报告
- 监测系统的探头与设备显示一并校准，避免读数不一致

## 温度分布验证

小型冷藏箱 9 点，立式超低温保存箱 27 点，冷库按网格并在库门、蒸发器、灯具旁加密。空载 24 小时，负载 24 小时；冷库 72 小时起。开门恢复与断电保温各做一次，方案经用户批准后布点。

## 交付内容

1. 六页以内的报告：布点图、曲线、极值表、证书、偏差和结论
2. 固定探头的建议位置，以及不宜存放的区域
3. 原始数据文件，格式可直接导入质量系统

## 验证周期

设备移位、制冷维修、装载方式改变之后应重新验证；没有变化的，每三年一次。药品与疫苗库房按主管部门要求，通常冬夏各一次。

新的超低温保存箱在启用前验证，需要两天；已在使用的只做 24 小时负载测试，期间可以正常存取，请记录开门时间。`,
    en_EN: `A display shows one probe. Calibration tells you whether it is right, mapping whether it represents the whole cabinet. We do both in one visit and write one report.

~~~figures
27 || points in an upright freezer
72 | hours | or more in a cold room
6 || pages at most in the report
~~~

## Calibration

- At the temperature of use: −196, −80, −30, 5 or 22 °C, depending on the equipment
- Against references with an ISO/IEC 17025 certificate, traceable to national standards
- Readings before adjustment are recorded, then those after it; both are in the report
- Display and monitoring probe are compared on the same day, so that they agree

## Temperature mapping

We use nine points in a small refrigerator and 27 in an upright freezer; in a room, a grid with more points near doors, evaporators and lamps. We measure for 24 hours empty and 24 hours loaded, in a room for 72 hours or more, then once with the door open and once with the power off. You approve the protocol before the first logger is placed.

## What you receive

1. A report of no more than six pages: layout, curves, extremes, certificates, deviations, conclusion
2. Recommended position for the permanent probe, and areas to keep empty
3. The raw data, in a format that your quality system can import

## How often

Mapping is repeated after a move, a repair to the refrigeration system or a change in loading, and otherwise every three years. Stores for medicines and vaccines are mapped once in summer and once in winter, or as your regulator requires.

Mapping a new freezer takes two days, before samples go in. A freezer in service is mapped while loaded, over 24 hours, and stays in use; please log every door opening.`,
    es_ES: `La pantalla muestra una sola sonda. La calibración indica si es exacta; el mapeo, si representa todo el equipo. Hacemos ambos en una visita, con un solo informe.

~~~figures
27 || puntos en un congelador
72 | horas | o más en una cámara
6 || páginas de informe como máximo
~~~

## Calibración

- A la temperatura de uso: −196, −80, −30, 5 o 22 °C, según el equipo
- Con patrones dotados de certificado ISO/IEC 17025, trazables a patrones nacionales
- Se anotan las lecturas antes del ajuste y después; ambas figuran en el informe
- La pantalla y la sonda de monitorización se comparan el mismo día, para que coincidan

## Mapeo térmico

Nueve puntos en un frigorífico pequeño, 27 en un congelador vertical; en una cámara, una retícula más densa junto a puertas, evaporadores y luminarias. Medimos 24 horas en vacío y 24 con carga, en las cámaras 72 o más, y además una vez con la puerta abierta y otra sin corriente. Usted aprueba el protocolo antes de colocar el primer registrador.

## Qué recibe

1. Un informe de seis páginas como máximo: plano, curva, extremos, certificados, desviaciones y conclusión
2. La ubicación recomendada de la sonda fija y las zonas que deben quedar vacías
3. Los datos brutos, en un formato que su sistema de calidad puede importar

## Cada cuánto

Tras un traslado, una reparación del sistema frigorífico o un cambio en la carga. En los demás casos, cada tres años; los almacenes de medicamentos y vacunas, una vez en verano y otra en invierno, o según exija la autoridad competente.

El mapeo de un congelador nuevo requiere dos días, antes de guardar muestras. Un congelador en servicio se mapea con carga, durante 24 horas y sin dejar de usarse; solo hay que anotar cada apertura.`,
    fr_FR: `L’afficheur ne montre qu’une sonde. L’étalonnage indique si elle est juste ; la cartographie, si elle est représentative de toute l’enceinte. Nous réalisons les deux en une visite et rédigeons un seul rapport.

~~~figures
27 || points dans un congélateur
72 | heures | ou plus dans une chambre
6 || pages au plus pour le rapport
~~~

## Étalonnage

- À la température d’utilisation : −196, −80, −30, 5 ou 22 °C, selon l’appareil
- Avec des étalons couverts par un certificat ISO/IEC 17025 et raccordés aux étalons nationaux
- Les valeurs avant et après réglage sont relevées ; toutes figurent au rapport
- L’afficheur et la sonde de surveillance sont comparés le même jour, afin qu’ils concordent

## Cartographie thermique

Neuf points dans un petit réfrigérateur, 27 dans un congélateur vertical ; dans une chambre, une grille resserrée près des portes, des évaporateurs et des luminaires. Nous mesurons pendant 24 heures à vide et 24 heures en charge, 72 heures ou plus dans une chambre, puis une fois porte ouverte et une fois sans courant. Vous approuvez le protocole avant la pose du premier enregistreur.

## Ce que vous recevez

1. Un rapport de six pages au plus : plan, courbe, extrêmes, certificats, écarts, conclusion
2. L’emplacement recommandé de la sonde fixe et les zones à laisser vides
3. Les données brutes, dans un format que votre système qualité peut importer

## À quel rythme

Après un déménagement, une réparation du circuit frigorifique ou un changement de chargement. Sinon, tous les trois ans ; pour les dépôts de médicaments et de vaccins, une fois l’été et une fois l’hiver, ou selon les exigences de l’autorité compétente.

La cartographie d’un congélateur neuf demande deux jours, avant d’y placer des échantillons. Un congélateur déjà en service est cartographié en charge, pendant 24 heures, et reste utilisable ; merci de noter chaque ouverture.`,
  },
}
