import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const biobankExpansion: NewsSeed = {
  id: '1214000000000001018',
  slug: 'biobank-expansion',
  type: 'LatestNews',
  cover: 'news-biobank-expansion.webp',
  publishTime: '2026-09-17T10:00:00+08:00',
  recommended: true,
  sites: everywhere,
  title: {
    zh_CN: '诺凡承建的东湖样本库二期投入使用，库容扩至 2,000 万份',
    en_EN: 'East Lake Biobank opens its second phase: room for 20 million samples',
    es_ES: 'El Biobanco East Lake abre su segunda fase: capacidad para 20 millones de muestras',
    fr_FR: 'La biobanque East Lake ouvre sa deuxième phase : capacité portée à 20 millions d’échantillons',
  },
  coverAlt: {
    zh_CN: '二期库房内超低温保存箱的显示屏，后方是成排保存箱和对面的液氮罐',
    en_EN: 'The display of a freezer in the new hall, its row and the nitrogen vessels opposite behind it',
    es_ES:
      'La pantalla de un congelador en la nueva sala; detrás, su fila y, enfrente, los recipientes de nitrógeno',
    fr_FR:
      'L’afficheur d’un congélateur dans la nouvelle salle, sa rangée et les cuves d’azote d’en face derrière',
  },
  body: {
    zh_CN: `二期新增 186 台 U830 超低温保存箱和 24 台 V1000 气相液氮罐，9 月 14 日启用。与一期合并后，总库容由 830 万份增至 2,000 万份。

## 库房

186 台冰箱分六排，占地 1,900 平方米，合计散热 56 kW。若全靠空调散热，用电量还要增加三分之一，因此二期采用冷却水环路，11 月至次年 3 月，这部分热量用于办公区供暖。库房常年 22 °C，波动不超过 2 °C。液氮由两座 6,000 升室外储罐供应，按实测蒸发量并计入补液损耗，满罐可用一个月以上。

## 首份样本入库之前

- 每台冰箱空载运行 72 小时，完成 27 点温度分布验证
- 每台液氮罐连续称重 48 小时，核定蒸发量
- 断电演练两次，其中一次不预先通知
- 逐条核对报警，确认每条都接通指定的电话

验证中，九台冰箱的均匀性未达到承诺值。其中八台是运输途中门封受压变形，现场更换后复测合格；第九台退回青屿总厂拆解分析。

> 查出这九台，说明验证有效。从来没有不合格项的测试，反而应当复查。

**林知寒，研发总监**

## 一份样本，一条记录

从采血到入盒，每份样本只有一个身份。存放位置、温度曲线和每一次开门都归入同一条记录，一期、二期统一查询，可追溯到人员和时间。一期最早一批冰箱里的 240 万份样本，9 月 15 日起迁入，每天约 4 万份，预计 11 月中旬完成。`,
    en_EN: `The second phase of the East Lake Biobank went into service on 14 September. It adds 186 U830 freezers and 24 V1000 nitrogen vessels to the first phase and raises the capacity of the biobank from 8.3 to 20 million samples.

## The hall

The freezers stand in six rows on 1,900 m². Together they give off 56 kW of heat. Removing it by air conditioning alone would have needed a third more electricity, so the condensers are cooled by a water loop, which heats the offices from November to March. The hall is kept at 22 °C, give or take two degrees, all year round.

Nitrogen for the vessels comes from two outdoor tanks of 6,000 litres each. At the measured evaporation rate, filling losses included, two full tanks last more than a month.

## Before the first sample

- Every freezer ran empty for 72 hours and was mapped at 27 points
- Every vessel was weighed for 48 hours to establish its evaporation rate
- Power was cut twice: once announced, once not
- Each alarm was confirmed to reach the right telephone

Nine freezers did not meet the specified uniformity. In eight the cause was a door gasket deformed in transport; they passed after it had been replaced. The ninth went back to Qingyu for examination.

> The nine show that the tests work. A test that nothing ever fails should be reviewed.

**Lin Zhihan, Director of Research and Development**

## One record

Each sample keeps one identity from collection to storage. Position, temperature history and every opening of the door belong to that record, in the first phase as in the second. The 2.4 million samples in the oldest freezers of the first phase began to move on 15 September, about 40,000 a day; the last should arrive in mid-November.`,
    es_ES: `La segunda fase del Biobanco East Lake entró en servicio el 14 de septiembre. Suma 186 congeladores U830 y 24 recipientes de nitrógeno V1000 a la primera y eleva la capacidad del biobanco de 8,3 a 20 millones de muestras.

## La sala

Los congeladores forman seis filas en 1900 m². Juntos desprenden 56 kW de calor. Evacuarlo solo con aire acondicionado habría exigido un tercio más de electricidad, de modo que los condensadores se enfrían con un circuito de agua que calienta las oficinas de noviembre a marzo. La sala se mantiene todo el año a 22 °C, con dos grados de tolerancia.

El nitrógeno procede de dos depósitos exteriores de 6000 litros. Con la evaporación medida, y contando las pérdidas de llenado, dos depósitos llenos duran más de un mes.

## Antes de la primera muestra

- Cada congelador funcionó 72 horas en vacío y se mapeó en 27 puntos
- Cada recipiente se pesó durante 48 horas para fijar su evaporación
- Se cortó la corriente dos veces: una con aviso y otra sin él
- Se comprobó que cada alarma llegaba al teléfono previsto

Nueve congeladores no cumplieron la uniformidad especificada. En ocho, la causa era una junta de puerta deformada en el transporte; tras cambiarla, superaron la prueba. El noveno volvió a Qingyu para su examen.

> Los nueve demuestran que los ensayos funcionan. Un ensayo en el que nunca falla nada debe revisarse.

**Lin Zhihan, directora de Investigación y Desarrollo**

## Un solo registro

Cada muestra conserva una única identidad desde la extracción hasta el almacenamiento. Su posición, su historial de temperatura y cada apertura de puerta figuran en un mismo registro, tanto en la primera fase como en la segunda. El 15 de septiembre empezó el traslado de los 2,4 millones de muestras de los congeladores más antiguos, a razón de unas 40 000 diarias; las últimas llegarán a mediados de noviembre.`,
    fr_FR: `La deuxième phase de la biobanque East Lake est en service depuis le 14 septembre. Elle ajoute 186 congélateurs U830 et 24 cuves d’azote V1000 à la première, et porte la capacité de l’établissement de 8,3 à 20 millions d’échantillons.

## La salle

Les congélateurs occupent six rangées sur 1 900 m². Ensemble, ils dégagent 56 kW. L’évacuation de cette chaleur par la seule climatisation aurait demandé un tiers d’électricité en plus ; les condenseurs sont donc refroidis par une boucle d’eau, qui chauffe les bureaux de novembre à mars. La salle reste à 22 °C, à deux degrés près, en toute saison.

L’azote provient de deux réservoirs extérieurs de 6 000 litres. Au taux d’évaporation mesuré, pertes de remplissage comprises, deux réservoirs pleins durent plus d’un mois.

## Avant le premier échantillon

- Chaque congélateur a fonctionné 72 heures à vide et a été cartographié en 27 points
- Chaque cuve a été pesée pendant 48 heures pour établir son évaporation
- Le courant a été coupé deux fois, l’une annoncée, l’autre non
- La réception de chaque alarme a été vérifiée sur le téléphone prévu

Neuf congélateurs ne respectaient pas l’homogénéité annoncée. Pour huit d’entre eux, la cause était un joint de porte déformé pendant le transport ; après son remplacement, ils étaient conformes. Le neuvième est reparti à Qingyu pour examen.

> Ces neuf appareils montrent que les essais sont efficaces. Un essai auquel aucun appareil n’échoue jamais devrait être revu.

**Lin Zhihan, directrice de la recherche et du développement**

## Un registre unique

Chaque échantillon garde une identité unique, du prélèvement à la boîte. Sa position, son historique de température et chaque ouverture de porte en font partie, dans les deux phases. Les 2,4 millions d’échantillons des congélateurs les plus anciens sont transférés dans la nouvelle salle depuis le 15 septembre, au rythme d’environ 40 000 par jour ; les derniers devraient arriver mi-novembre.`,
  },
}
