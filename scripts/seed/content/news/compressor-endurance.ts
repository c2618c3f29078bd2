import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const compressorEndurance: NewsSeed = {
  id: '1214000000000002050',
  slug: 'compressor-endurance',
  type: 'ProductNews',
  cover: 'menu-support.webp',
  publishTime: '2025-10-30T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '24 台压缩机 20,000 小时耐久试验：一例阀片损坏',
    en_EN: 'Endurance test: 24 compressors, 20,000 hours, one broken reed valve',
    es_ES: 'Ensayo de durabilidad: 24 compresores, 20 000 horas y una válvula de lengüeta rota',
    fr_FR: 'Essai d’endurance : 24 compresseurs, 20 000 heures, un clapet cassé',
  },
  coverAlt: {
    zh_CN: '试验台上成排的压缩机',
    en_EN: 'Compressors in rows on test benches',
    es_ES: 'Compresores en hileras sobre bancos de ensayo',
    fr_FR: 'Des compresseurs en rangées sur des bancs d’essai',
  },
  body: {
    zh_CN: `2023 年 7 月，试验中心地下室里启动了 24 台变频压缩机，即后来用于 U830 的型号，连续运行至今。上周，累计运行时间达到 20,000 小时。

## 试验条件

- 一半以 4,500 r/min 满速运行，冷凝温度 55 °C
- 一半每 10 分钟启停一次，累计 12 万次
- 每个季度断一次控制器电源 30 秒
- 去年八月，地下室进水 11 cm。此项不在计划内，数据仍予保留

## 17 号压缩机

第 14,200 小时，第 17 号排气温度在一分钟内升了 9 °C。停机拆检：排气阀片断了一角，断口呈贝壳纹，属疲劳断裂。显微镜下，裂纹起于一道 0.02 mm 的冲压毛刺。

追溯到批次：同批阀片 6,000 片，已装入 212 台压缩机，均未出厂，全部更换。此后阀片增加一道滚磨工序，毛刺小于 0.005 mm。

其余 23 台仍在运行。抽取三台解体检查，轴承磨损 4–6 μm，按此推算，二十多年后才达到报废限值。

## 为什么现在公布

运行到 10,000 小时时曾考虑公布，研发部门认为时间过短。

> 一万小时只有十四个月，早期数据说明不了寿命。

**林知寒，研发总监**

试验继续，下一次报告在第 40,000 小时，约为 2028 年初。`,
    en_EN: `In July 2023 we started 24 variable-speed compressors in the basement of the test centre, of the kind that later went into the U830. They have run continuously since. Last week the counter passed 20,000 hours.

## Test conditions

- Twelve ran at full speed, 4,500 rpm, condensing at 55 °C
- Twelve stopped and started every ten minutes, 120,000 times
- Each quarter the controller lost its supply for 30 seconds
- In August of last year the basement stood 11 cm under water. This was not in the plan; the data were kept

## Compressor 17

At 14,200 hours the discharge temperature of number 17 rose by 9 °C within a minute. We opened it. A corner of the valve reed had broken off, and the fracture showed the beach marks of fatigue. Under the microscope the crack began at a burr from stamping, 0.02 mm high.

The batch held 6,000 reeds. Of these 212 were in compressors and none had left the plant. All were replaced. Reeds are now tumbled until no burr exceeds 0.005 mm.

The other 23 are still running. Three were taken apart: their bearings have worn by 4 to 6 µm, which leaves more than twenty years to the wear limit.

## Why we publish now

We considered publishing at 10,000 hours. Our researchers thought it too early.

> Ten thousand hours are only fourteen months. They say little about service life.

**Lin Zhihan, Director of Research and Development**

The next report is due at 40,000 hours, in early 2028.`,
    es_ES: `En julio de 2023 pusimos en marcha en el sótano del centro de ensayos 24 compresores de velocidad variable, del tipo que después llevó el U830. Desde entonces funcionan sin interrupción. La semana pasada el contador superó las 20 000 horas.

## Condiciones del ensayo

- Doce, a plena velocidad, 4500 rpm y 55 °C de condensación
- Doce, con paradas y arranques cada diez minutos, 120 000 veces
- Cada trimestre, un corte de 30 segundos en la alimentación del control
- En agosto del año pasado, el sótano se inundó con 11 cm de agua. No estaba previsto; los datos se conservan

## El compresor número 17

A las 14 200 horas, la temperatura de descarga del número 17 subió 9 °C en un minuto. Al abrirlo se vio que se había desprendido una esquina de la lengüeta de la válvula, con las estrías concéntricas propias de la fatiga. Al microscopio, la grieta nacía en una rebaba de estampación de 0,02 mm.

El lote tenía 6000 lengüetas. De ellas, 212 estaban montadas y ninguna había salido de la planta. Se cambiaron todas. Ahora se pulen en tambor hasta que ninguna rebaba pasa de 0,005 mm.

Los otros 23 siguen en marcha. Desmontamos tres: sus cojinetes se han desgastado de 4 a 6 µm, lo que deja más de veinte años hasta el límite de desgaste.

## Por qué publicamos ahora

A las 10 000 horas se pensó en publicarlo. Al departamento de Investigación le pareció pronto.

> Diez mil horas son solo catorce meses. Dicen poco sobre la vida útil.

**Lin Zhihan, directora de Investigación y Desarrollo**

El próximo informe llegará a las 40 000 horas, a principios de 2028.`,
    fr_FR: `En juillet 2023, nous avons mis en marche, au sous-sol du centre d’essais, 24 compresseurs à vitesse variable du type qui a ensuite équipé l’U830. La semaine dernière, le compteur a dépassé 20 000 heures.

## Conditions de l’essai

- Douze à pleine vitesse, 4 500 tours par minute, condensation à 55 °C
- Douze arrêtés et relancés toutes les dix minutes, 120 000 fois
- Chaque trimestre, l’alimentation de la commande coupée pendant 30 secondes
- En août de l’an dernier, 11 cm d’eau dans le sous-sol, ce qui n’était pas au programme ; les données ont été conservées

## Le compresseur 17

À 14 200 heures, la température de refoulement du numéro 17 a augmenté de 9 °C en une minute. Nous l’avons ouvert. Un coin du clapet s’était détaché, avec les stries concentriques typiques de la fatigue. Au microscope, la fissure partait d’une bavure d’emboutissage de 0,02 mm.

Le lot comptait 6 000 clapets, dont 212 étaient montés ; aucun n’avait quitté l’usine. Tous ont été remplacés. Les clapets sont maintenant ébavurés au tonneau jusqu’à ce qu’aucune bavure n’excède 0,005 mm.

Les 23 autres continuent. Trois ont été démontés : 4 à 6 µm d’usure aux paliers, soit plus de vingt ans avant la limite d’usure.

## Pourquoi nous publions maintenant

Une publication à 10 000 heures a été envisagée. La recherche l’a jugée prématurée.

> Dix mille heures, c’est quatorze mois, un délai où les ruptures par fatigue n’apparaissent presque jamais.

**Lin Zhihan, directrice de la recherche et du développement**

Prochain rapport à 40 000 heures, début 2028.`,
  },
}
