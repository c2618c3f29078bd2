import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const cordBlood: SolutionSeed = {
  id: '1214000000000002109',
  slug: 'cord-blood',
  type: 'biobanking',
  cover: 'cover-solution-cord-blood.webp',
  banner: 'scene-cord-blood.webp',
  icon: 'icon-solution-cord-blood.webp',
  order: 2,
  sites: everywhere,
  updateTime: '2025-09-16T09:00:00+08:00',
  name: {
    zh_CN: '脐带血库解决方案',
    en_EN: 'Cord Blood Banking',
    es_ES: 'Solución de banco de sangre de cordón',
    fr_FR: 'Solution banque de sang placentaire',
  },
  brief: {
    zh_CN: '从采集后的 48 小时到二十年的储存，全程温度可追溯。',
    en_EN:
      'From the first 48 hours after collection to twenty years of storage, with a complete temperature record.',
    es_ES:
      'De las primeras 48 horas tras la extracción a veinte años de conservación, con un registro térmico completo.',
    fr_FR:
      'Des 48 premières heures après le prélèvement à vingt ans de conservation, avec un relevé de température complet.',
  },
  content: {
    zh_CN: `脐带血只能采集一次，可能二十年后才使用，其间的保存质量要靠记录证明。

~~~figures
48 | 小时 | 从采集到冻存的时限
−188 | °C | 最上层实测温度
23 | 天 | 停止补液后的维持时间
~~~

## 最初的 48 小时

- **采集**：产房采集袋贴双份 ISBT 128 标签，母亲与样本各一份
- **运输**：T15 血液运输箱内 15–25 °C 保温，不加冰；记录仪随袋放置
- **制备**：从采集到冻存不超过 48 小时，有核细胞计数、CD34⁺、活率、无菌四项合格才入库

时间由系统倒计时。超过 36 小时仍未制备的，向制备室报警。

## 降温

加入冷冻保护剂后，用程序降温仪以每分钟 1 °C 降到 −40 °C，再加快降到 −120 °C 以下转移。相变放热的几分钟决定细胞回收率，因此每一批都保存完整曲线，与该批每一袋关联。

## 储存

双层外包袋，先入检疫罐，传染病筛查合格后转入正式罐。V1400、V1800 气相液氮罐中，最上层也达 −188 °C，远低于 −150 °C 的要求；气相储存避免了袋间经液氮的交叉污染。每袋附三段留样管，用于配型与复检，不动用主袋。

## 液氮罐配置

1. 液位双测，差压与电阻探杆相差 15 mm 即报警
2. 每十台罐配一台空罐，常年制冷，随时可以转移
3. 室外储罐按 30 天用量设计，供应中断时 V1400 自身可维持 23 天
4. 氧浓度、排风、门禁联锁，补液时须两人在场

## 出库

移植中心发出请求后，用留样管做确认配型，再由两人核对取袋，装入 S18 干式液氮运输罐。罐体充分预冷后可维持 11 天，记录仪连续记录到病房。解冻数据由移植中心回传，归入该袋的档案。

## 认证

文件按 NetCord-FACT 与 AABB 标准的条目编排，国内按《脐带血造血干细胞库管理办法》与技术规范执行。`,
    en_EN: `Cord blood can be collected only once and may be used twenty years later. How it was kept in between has to be proved by records.

~~~figures
48 | hours | limit from birth to processing
−188 | °C | in the top box
23 | days | without a nitrogen delivery
~~~

## The first 48 hours

- **Collection.** The bag is labelled in the delivery room, in ISBT 128, with a second set for the mother
- **Transport.** In a T15 box without ice, at 15–25 °C, with the logger on the bag
- **Processing.** Within 48 hours of birth. Nucleated cells, CD34⁺, viability and sterility decide whether the unit is banked

A screen in the processing room shows the time left, with an alarm at 36 hours, while the unit can still be processed.

## Cooling

After the cryoprotectant has been added, a controlled-rate freezer cools the bag by 1 °C a minute to −40 °C, then faster to −120 °C. The few minutes in which ice forms determine the recovery of the cells. The whole curve is stored with each bag of the run.

## Storage

Units are double-wrapped and kept in a quarantine vessel until the infectious markers have been tested. They are then moved to a V1400 or V1800. Even in the top box we measure −188 °C, well below the −150 °C required, and vapour storage avoids cross-contamination between bags. Three attached segments are used for typing and later tests, so the bag itself is not touched.

## The vessels

1. Level is read twice; a difference of 15 mm raises an alarm
2. One empty, cold spare vessel for every ten
3. The outdoor tank covers 30 days. Without deliveries a V1400 lasts for a further 23 days
4. Oxygen, extraction and door are interlocked, and nobody fills alone

## Release

At a transplant centre’s request the HLA type is confirmed on a segment. Two people take the bag and place it in an S18 dry shipper with a holding time of eleven days, whose logger records the temperature up to the ward. The data on thawing and engraftment that the centre returns complete the record of the unit.

## Accreditation

Files are structured by the NetCord-FACT and AABB standards, and an inspector finds the twelve documents of a unit under its number.`,
    es_ES: `La sangre de cordón solo puede extraerse una vez y quizá se utilice veinte años después. Los registros deben demostrar cómo se ha conservado entretanto.

~~~figures
48 | horas | límite del parto al procesado
−188 | °C | en la caja superior
23 | días | sin suministro de nitrógeno
~~~

## Las primeras 48 horas

- **Extracción.** La bolsa se etiqueta en el paritorio, en ISBT 128, con un segundo juego para la madre
- **Transporte.** En una caja T15 sin hielo, a 15–25 °C, con el registrador junto a la bolsa
- **Procesado.** Antes de 48 horas desde el parto. Células nucleadas, CD34⁺, viabilidad y esterilidad deciden si la unidad se guarda

Una pantalla de la sala de procesado muestra el tiempo restante, con alarma a las 36 horas, cuando aún se puede procesar la unidad.

## El enfriamiento

Una vez añadido el crioprotector, un congelador programable enfría la bolsa a 1 °C por minuto hasta −40 °C, y después más deprisa hasta −120 °C. De los pocos minutos en que se forma el hielo depende la recuperación de las células. La curva completa se guarda con cada bolsa de la tanda.

## La conservación

Las unidades, con doble envoltura, permanecen en un recipiente de cuarentena hasta conocerse los marcadores infecciosos. Después pasan a un V1400 o un V1800. Incluso en la caja superior medimos −188 °C, muy por debajo de los −150 °C exigidos, y la fase vapor evita la contaminación cruzada entre bolsas. Tres segmentos unidos a la bolsa sirven para el tipado y los análisis posteriores, sin necesidad de abrirla.

## Los recipientes

1. El nivel se mide por dos vías; una diferencia de 15 mm activa la alarma
2. Un recipiente de reserva, vacío y frío, por cada diez
3. El depósito exterior cubre 30 días. Sin suministro, un V1400 tiene una autonomía de otros 23
4. Oxígeno, extracción y puerta están enclavados, y nadie rellena solo

## La salida

A petición de un centro de trasplante se confirma el tipado en un segmento. Dos personas sacan la bolsa y la colocan en un contenedor seco S18, con una autonomía de once días y un registrador que acompaña a la unidad hasta la planta. Los datos de descongelación e injerto que devuelve el centro completan el expediente.

## Acreditación

Los expedientes se estructuran según las normas NetCord-FACT y AABB, y un inspector encuentra los doce documentos de una unidad por su número.`,
    fr_FR: `Le sang placentaire ne se prélève qu’une fois et peut être utilisé vingt ans plus tard. Seul son dossier prouve comment il a été conservé.

~~~figures
48 | heures | au plus après la naissance
−188 | °C | dans la boîte du haut
23 | jours | sans livraison d’azote
~~~

## Les 48 premières heures

- **Prélèvement.** La poche est étiquetée en salle de naissance, en ISBT 128, avec un second jeu pour la mère
- **Transport.** En caisse T15 sans glace, entre 15 °C et 25 °C, avec un enregistreur sur la poche
- **Préparation.** Dans les 48 heures après la naissance. Cellules nucléées, CD34⁺, viabilité et stérilité décident de la mise en banque

Un écran de la salle de préparation affiche le temps restant, avec une alarme à 36 heures, quand l’unité peut encore être préparée.

## La descente en température

Le cryoprotecteur ajouté, un congélateur programmable refroidit la poche de 1 °C par minute jusqu’à −40 °C, puis plus vite jusqu’à −120 °C. Le nombre de cellules viables dépend des quelques minutes pendant lesquelles la glace se forme. La courbe entière est conservée et rattachée à chaque poche de la série.

## La conservation

Les unités, sous double enveloppe, restent dans une cuve de quarantaine jusqu’aux résultats des marqueurs infectieux. Elles rejoignent ensuite une V1400 ou une V1800. Même dans la boîte du haut nous mesurons −188 °C, bien en dessous des −150 °C exigés, et la phase vapeur évite toute contamination croisée entre poches. Trois segments attenants servent au typage et aux contrôles ; la poche reste intacte.

## Les cuves

1. Le niveau est lu deux fois ; un écart de 15 mm déclenche l’alarme
2. Une cuve de secours, vide et froide, est prévue pour dix cuves
3. Le réservoir extérieur couvre 30 jours. Sans livraison, une V1400 a 23 jours d’autonomie de plus
4. Détection d’oxygène, extraction et porte sont asservies, et le remplissage ne se fait jamais seul

## La délivrance

À la demande d’un centre de greffe, le typage est confirmé sur un segment. Deux personnes sortent la poche et la placent en conteneur sec S18, dont l’autonomie est de onze jours et dont l’enregistreur fonctionne jusqu’au service. Le centre transmet les données de décongélation et de prise de greffe, qui complètent le dossier de l’unité.

## Accréditation

Les dossiers suivent les rubriques des normes NetCord-FACT et AABB : à partir du numéro d’une unité, l’inspecteur obtient ses douze pièces.`,
  },
  advantage: {
    zh_CN: `- **36 小时提醒**：仍有时间完成制备
- **逐袋曲线**：每一袋都能查到所在批次的降温曲线
- **不动主袋**：配型与复检用三段留样管
- **备用空罐**：十台配一台，常年制冷`,
    en_EN: `- **An alarm at 36 hours.** Early enough to process the unit
- **A curve for each bag.** The cooling run is kept with every unit in it
- **The bag stays untouched.** Three segments serve typing and tests
- **Spare vessels.** One for every ten, always cold`,
    es_ES: `- **Alarma a las 36 horas.** A tiempo de procesar la unidad
- **Una curva por bolsa.** La tanda de enfriamiento se guarda con cada unidad
- **La bolsa no se toca.** Tres segmentos para tipado y análisis
- **Recipientes de reserva.** Uno por cada diez, siempre frío`,
    fr_FR: `- **Une alarme à 36 heures.** Assez tôt pour préparer l’unité
- **Une courbe par poche.** La descente est conservée avec chaque unité
- **La poche reste intacte.** Trois segments pour typage et contrôles
- **Cuves de secours.** Une pour dix, toujours froide`,
  },
}
