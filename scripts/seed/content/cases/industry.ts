import { everywhere, internationalOnly } from '../sites'
import type { CaseDraft } from './types'

export const industryCases: CaseDraft[] = [
  {
    number: 6,
    slug: 'altiplano-warehouse',
    type: 'industry',
    mark: 'altiplano',
    scenes: ['pharma-supply-chain'],
    solutions: ['pharma-supply-chain'],
    products: ['W40', 'U1390', 'Trace 3'],
    createTime: '2020-10-20T09:00:00-05:00',
    updateTime: '2021-05-11T09:00:00-05:00',
    sites: internationalOnly,
    name: {
      zh_CN: '高原制药：月台 15 分钟倒计时减少超温',
      en_EN: 'Laboratorios Altiplano: fewer excursions with a 15-minute dock limit',
      es_ES: 'Laboratorios Altiplano: menos excursiones con un límite de 15 minutos en el muelle',
      fr_FR: 'Laboratorios Altiplano : moins d’excursions grâce à une limite de 15 minutes à quai',
    },
    eachDistrict: {
      zh_CN: '墨西哥 · 普埃布拉',
      en_EN: 'Puebla, Mexico',
      es_ES: 'Puebla, México',
      fr_FR: 'Puebla, Mexique',
    },
    figures: [
      {
        figure: '15',
        unit: { zh_CN: '分钟', en_EN: 'minutes', es_ES: 'minutos', fr_FR: 'minutes' },
        label: {
          zh_CN: '月台开门倒计时',
          en_EN: 'limit at the open dock',
          es_ES: 'de límite en el muelle',
          fr_FR: 'de limite à quai',
        },
      },
      {
        figure: '3',
        measureWord: '起',
        label: {
          zh_CN: '月台超温，原为 48 起',
          en_EN: 'dock excursions, 48 before',
          es_ES: 'excursiones, antes 48',
          fr_FR: 'excursions, contre 48',
        },
      },
      {
        figure: '11',
        measureWord: '个',
        label: {
          zh_CN: '发往的国家',
          en_EN: 'countries supplied',
          es_ES: 'países de destino',
          fr_FR: 'pays de destination',
        },
      },
    ],
    brief: {
      zh_CN: `高原制药的胰岛素和疫苗发往 11 个国家，2020 年的偏差有 62 起，其中 48 起发生在月台。新库有三间 W40 和两台 U1390，最关键的改进是每道月台门上的显示屏：开门即倒计时 15 分钟。

温度验证在最热和最冷的月份各做一次；固定探头装在验证得出的最热点，不在门口。装车前预冷两小时，显示屏提示后才装货。

- 三间冷库均为双机组，一台停机时，另一台可单独维持温度
- 验证 42 点，空载 48 小时、负载 72 小时
- 偏差表记录四项：批号、件数、时长、最高温度

2021 年同期，月台超温由 48 起降到 3 起。承运商主动要求把同样的屏装到自己的月台上。`,
      en_EN: `Laboratorios Altiplano sends insulin and vaccines to eleven countries. In 2020 it counted 62 deviations, and 48 of them had happened at a dock. The new store has three W40 rooms and two U1390 freezers. A screen above each dock door counts down 15 minutes as soon as it opens.

The rooms are mapped in the hottest and the coldest month, and the fixed probe is at the warmest point found. Vehicles are cooled for two hours before they are loaded.

- If either unit of a room stops, the other maintains the temperature
- 42 points, 48 hours empty and 72 loaded
- A deviation form with four entries: lot, number, duration, highest temperature

In the same months of 2021 excursions at the dock fell from 48 to three. The carrier has asked for such screens at its own docks.`,
      es_ES: `Laboratorios Altiplano envía insulina y vacunas a once países. En 2020 contó 62 desviaciones, 48 de ellas en un muelle. El nuevo almacén tiene tres cámaras W40 y dos congeladores U1390. Una pantalla sobre cada puerta del muelle inicia una cuenta atrás de 15 minutos en cuanto se abre.

Las cámaras se mapean en el mes más caluroso y en el más frío, y la sonda fija se monta en el punto más cálido. Los vehículos se enfrían dos horas antes de cargar.

- Si se para un equipo de la cámara, el otro mantiene la temperatura
- 42 puntos, 48 horas en vacío y 72 con carga
- Un formulario de desviación con cuatro datos: lote, número, duración, temperatura máxima

En los mismos meses de 2021, las excursiones de muelle bajaron de 48 a tres. El transportista ha pedido esas pantallas para sus propios muelles.`,
      fr_FR: `Laboratorios Altiplano expédie de l’insuline et des vaccins vers onze pays. En 2020, l’entreprise a compté 62 excursions, dont 48 à quai. Le nouveau dépôt a trois chambres W40 et deux congélateurs U1390. Un écran au-dessus de chaque porte de quai décompte 15 minutes dès l’ouverture.

Les chambres sont cartographiées au mois le plus chaud et au plus froid ; la sonde fixe est au point le plus chaud, et non près de la porte. Les véhicules sont refroidis deux heures avant le chargement.

- Si un groupe de la chambre s’arrête, l’autre suffit
- 42 points, 48 heures à vide et 72 en charge
- Un formulaire d’écart en quatre questions : lot, nombre, durée, température maximale

Aux mêmes mois de 2021, le nombre d’excursions à quai est passé de 48 à trois. Le transporteur a demandé les mêmes écrans pour ses propres quais.`,
    },
  },
  {
    number: 14,
    slug: 'nordhavn-plasma-centres',
    type: 'industry',
    mark: 'nordhavn',
    scenes: ['plasma-fractionation'],
    solutions: ['plasma-fractionation'],
    products: ['U1100', 'U620', 'Trace 3'],
    createTime: '2022-11-15T09:00:00+01:00',
    updateTime: '2023-11-14T09:00:00+01:00',
    sites: internationalOnly,
    name: {
      zh_CN: '北港血浆：九家采浆中心统一速冻',
      en_EN: 'Nordhavn Plasma: uniform freezing in nine donor centres',
      es_ES: 'Nordhavn Plasma: congelación uniforme en nueve centros',
      fr_FR: 'Nordhavn Plasma : une congélation uniforme dans neuf centres',
    },
    eachDistrict: { zh_CN: '丹麦', en_EN: 'Denmark', es_ES: 'Dinamarca', fr_FR: 'Danemark' },
    figures: [
      {
        figure: '9',
        measureWord: '家',
        label: {
          zh_CN: '采浆中心',
          en_EN: 'donor centres',
          es_ES: 'centros de donación',
          fr_FR: 'centres de don',
        },
      },
      {
        figure: '8',
        unit: { zh_CN: '分钟', en_EN: 'minutes', es_ES: 'minutos', fr_FR: 'minutes' },
        label: {
          zh_CN: '速冻曲线差，原为 46 分钟',
          en_EN: 'between centres, 46 before',
          es_ES: 'entre centros, antes 46',
          fr_FR: 'entre centres, contre 46',
        },
      },
      {
        figure: '3',
        unit: '%',
        label: {
          zh_CN: '因子收率差，原为 14%',
          en_EN: 'yield difference, 14% before',
          es_ES: 'en rendimiento, antes 14 %',
          fr_FR: 'de rendement, contre 14 %',
        },
      },
    ],
    brief: {
      zh_CN: `北港血浆公司在丹麦有九家采浆中心，血浆送往同一家工厂。各中心的设备年份不一，因子 VIII 收率相差 14%，原因不明。

2022 年，九家统一换用 U1100，速冻前后各称重一次；每一托盘的曲线与献浆者编号关联。速冻最慢的一家经两周查明原因：装架时未拆纸箱。

- 九台 U1100 在 18 天内启用，单台 720 袋
- U620 仅用于待检隔离
- 统一目标：采后 105 分钟，中心温度 −30 °C

一年后，九家中心的曲线差由 46 分钟缩到 8 分钟，收率差由 14% 缩到 3%。据工厂分析，其余 3% 来自献浆者的个体差异。`,
      en_EN: `Nordhavn Plasma has nine donor centres in Denmark and one plant. The freezers of the centres differed in age, and so did the yield of factor VIII at the plant, by 14% and for unknown reasons.

In 2022 all nine changed to the U1100 and weighed units before and after freezing. The curve of each tray is linked to its donors. The slowest centre needed two weeks to find the reason: units had been racked in their cartons.

- Nine U1100 in 18 days, 720 units each
- The U620 serves quarantine only
- One target: −30 °C at the core 105 minutes after collection

A year later the freezing times of the centres were within 8 minutes of each other instead of 46, and the yield differed by 3% instead of 14%. According to the plant, the remaining 3% are due to differences between donors.`,
      es_ES: `Nordhavn Plasma tiene nueve centros de donación en Dinamarca y una planta. Los congeladores de los centros eran de edades muy distintas y, en la planta, el rendimiento de factor VIII variaba un 14 % de un centro a otro por motivos desconocidos.

En 2022 los nueve pasaron al U1100 y pesaron las unidades antes y después de la tanda. La curva de cada bandeja se vincula a sus donantes. El centro más lento tardó dos semanas en hallar el motivo: las unidades se cargaban en sus cajas de cartón.

- Nueve U1100 en 18 días, de 720 unidades cada uno
- El U620, solo para la cuarentena
- Un objetivo: −30 °C en el núcleo a los 105 minutos de la extracción

Un año después, los tiempos de congelación de los centros diferían 8 minutos en lugar de 46, y el rendimiento, un 3 % en lugar de un 14 %. Según la planta, el 3 % restante se debe a diferencias entre donantes.`,
      fr_FR: `Nordhavn Plasma a neuf centres de don au Danemark et une usine. Les congélateurs étaient d’âges très divers. À l’usine, le rendement en facteur VIII variait de 14 % d’un centre à l’autre, sans raison connue.

En 2022, tous sont passés à l’U1100 et pèsent désormais les unités avant et après chaque série. Chaque bac a sa courbe, liée à ses donneurs. Le centre le plus lent a mis deux semaines à en trouver la cause : les unités étaient chargées dans leurs cartons.

- Neuf U1100 en 18 jours, 720 unités chacun
- L’U620 ne sert qu’à la quarantaine
- Un objectif commun : −30 °C à cœur 105 minutes après le prélèvement

Un an plus tard, les courbes des centres différaient de 8 minutes au lieu de 46, et le rendement de 3 % au lieu de 14 %. Selon l’usine, ces 3 % s’expliquent par les différences entre donneurs.`,
    },
  },
  {
    number: 19,
    slug: 'meuse-logistics',
    type: 'industry',
    mark: 'meuse',
    scenes: ['pharma-supply-chain'],
    solutions: ['pharma-supply-chain'],
    products: ['W40', 'W30', 'T24', 'Trace 3'],
    createTime: '2023-12-12T09:00:00+01:00',
    updateTime: '2024-02-24T09:00:00+12:00',
    sites: everywhere,
    name: {
      zh_CN: '默兹物流：四方共用一份温度记录',
      en_EN: 'Meuse Logistics: one temperature record for four parties',
      es_ES: 'Meuse Logistics: un registro de temperatura para cuatro partes',
      fr_FR: 'Meuse Logistics : un relevé de température pour quatre parties',
    },
    eachDistrict: {
      zh_CN: '荷兰、比利时',
      en_EN: 'Netherlands and Belgium',
      es_ES: 'Países Bajos y Bélgica',
      fr_FR: 'Pays-Bas et Belgique',
    },
    figures: [
      {
        figure: '62',
        measureWord: '辆',
        label: {
          zh_CN: '完成冬、夏两季验证的冷藏车',
          en_EN: 'vehicles qualified',
          es_ES: 'vehículos cualificados',
          fr_FR: 'véhicules qualifiés',
        },
      },
      {
        figure: '134',
        unit: { zh_CN: '小时', en_EN: 'hours', es_ES: 'horas', fr_FR: 'heures' },
        label: {
          zh_CN: 'T24 保冷时间',
          en_EN: 'cold life of the T24',
          es_ES: 'de autonomía de las T24',
          fr_FR: 'd’autonomie des T24',
        },
      },
      {
        figure: '66',
        measureWord: '起',
        label: {
          zh_CN: '71 起偏差中当日有结论的',
          en_EN: 'of 71 decided the same day',
          es_ES: 'de 71 resueltas el mismo día',
          fr_FR: 'sur 71 réglés le jour même',
        },
      },
    ],
    brief: {
      zh_CN: `默兹物流为 23 家药企配送 2–8 °C 和 −20 °C 药品。过去发生偏差时，货主、仓库、司机、药房各持一份曲线，无法认定以哪份为准。

2023 年建成的新仓有八间 W40、四间 W30，每间双机组；Trace 3 每分钟记录一次，四方按各自权限查看。超温后先计算平均动力学温度，再决定是否退货。

- 62 辆车夏、冬各验证一次
- T24 用于末端配送，保冷 134 小时
- 每起偏差一页：时长、最高温度、批号、影响

一年里偏差 71 起，其中 66 起当天得出结论。`,
      en_EN: `Meuse Logistics delivers refrigerated and frozen medicines for 23 companies. After a deviation, owner, warehouse, driver and pharmacy used to present four different curves, and the cause was hard to establish.

The new warehouse, opened in 2023, has eight W40 and four W30 rooms, each with two units. Trace 3 records every minute, and all four parties see the same record according to their rights. After an excursion the mean kinetic temperature is calculated before goods are returned.

- 62 vehicles qualified in summer and winter
- T24 boxes for the last leg, with a cold life of 134 hours
- One page per deviation: duration, highest reading, lots, effect

There were 71 deviations in the first year, and 66 of them were decided on the same day.`,
      es_ES: `Meuse Logistics reparte medicamentos refrigerados y congelados para 23 empresas. Antes, tras una desviación, titular, almacén, conductor y farmacia presentaban cuatro curvas distintas.

El almacén de 2023 tiene ocho cámaras W40 y cuatro W30, cada una con dos equipos. Trace 3 registra una lectura por minuto y las cuatro partes consultan los mismos datos, cada una según sus permisos. Tras una excursión, la temperatura cinética media se calcula antes de devolver la mercancía.

- 62 vehículos cualificados en verano y en invierno
- Cajas frías T24 para el último tramo, con una autonomía de 134 horas
- Una página por desviación: duración, lectura máxima, lotes y efecto

El primer año hubo 71 desviaciones, y 66 se resolvieron el mismo día.`,
      fr_FR: `Meuse Logistics livre des médicaments réfrigérés et congelés pour 23 entreprises. En cas d’écart, le titulaire, l’entrepôt, le chauffeur et la pharmacie présentaient auparavant quatre courbes différentes.

L’entrepôt de 2023 a huit chambres W40 et quatre W30, chacune à deux groupes. Trace 3 enregistre une mesure par minute, et les quatre parties lisent les mêmes données, chacune avec ses droits. Un retour en stock n’est décidé qu’après calcul de la température cinétique moyenne.

- 62 véhicules qualifiés l’été et l’hiver
- Glacières T24 pour le dernier trajet, avec 134 heures d’autonomie
- Une page par écart : durée, valeur maximale, lots, effet

Sur 71 écarts la première année, 66 ont reçu une réponse le jour même.`,
    },
  },
  {
    number: 23,
    slug: 'larkspur-cell-therapies',
    type: 'industry',
    mark: 'larkspur',
    scenes: ['clinical-trials', 'pharma-supply-chain'],
    solutions: ['clinical-trials', 'pharma-supply-chain'],
    products: ['V400', 'S10', 'B155', 'U730'],
    createTime: '2024-08-13T09:00:00-04:00',
    updateTime: '2025-01-19T09:00:00+02:00',
    sites: everywhere,
    name: {
      zh_CN: '飞燕细胞治疗：自体细胞产品的全程冷链',
      en_EN: 'Larkspur Cell Therapies: the cold chain of autologous products',
      es_ES: 'Larkspur Cell Therapies: la cadena de frío de productos autólogos',
      fr_FR: 'Larkspur Cell Therapies : la chaîne du froid de produits autologues',
    },
    eachDistrict: {
      zh_CN: '美国 · 北卡罗来纳州',
      en_EN: 'North Carolina, United States',
      es_ES: 'Carolina del Norte, Estados Unidos',
      fr_FR: 'Caroline du Nord, États-Unis',
    },
    figures: [
      {
        figure: '22',
        unit: { zh_CN: '天', en_EN: 'days', es_ES: 'días', fr_FR: 'jours' },
        label: {
          zh_CN: '从采集到回输的时间',
          en_EN: 'from patient to patient',
          es_ES: 'de paciente a paciente',
          fr_FR: 'du patient au patient',
        },
      },
      {
        figure: '10',
        unit: { zh_CN: '天', en_EN: 'days', es_ES: 'días', fr_FR: 'jours' },
        label: {
          zh_CN: 'S10 保温时间',
          en_EN: 'holding time of the S10',
          es_ES: 'de autonomía del S10',
          fr_FR: 'd’autonomie du S10',
        },
      },
      {
        figure: '209',
        measureWord: '份',
        label: {
          zh_CN: '首年 214 份产品中的回输量',
          en_EN: 'of 214 administered',
          es_ES: 'de 214 administrados',
          fr_FR: 'sur 214 administrées',
        },
      },
    ],
    brief: {
      zh_CN: `飞燕细胞治疗公司生产自体细胞产品：取自患者，回输给同一患者。2024 年投产的新厂，从采集到回输全程 22 天，其中 17 天处于低温。

采集物进厂先核对身份再称重，成品在 V400 气相液氮罐中等待放行，留样存放在 U730。制备间有四台 B155，排风独立。出厂用 S10 干式液氮运输罐，保温十天，最长一次运输四天。

- 每个环节双人双码核对，任一不符即停止
- 温度、身份、位置在同一份记录中，按患者编号查询
- 运输罐返厂、温度曲线归档后，该份产品的记录才告完成

第一年生产 214 份，回输 209 份；五份未通过质量判定，其中一份因身份核对不符，没有因温度不合格的。`,
      en_EN: `Larkspur Cell Therapies makes autologous products: each comes from one patient and goes back to that patient. In the plant that opened in 2024 this takes 22 days, 17 of them in cold storage.

Incoming material is identified before it is weighed. Finished products await release in a V400 vessel, retained samples in a U730. The filling suite has four B155 cabinets. Products are shipped in an S10 dry shipper with a holding time of ten days; the longest transport so far took four.

- Each step checked by two people with two codes; a mismatch stops it
- Identity, position and temperature in one record, searched by patient
- A file is closed when the shipper has returned and its curve has been archived

In the first year 214 products were made and 209 administered. Five were rejected in quality control: one for its identity, none for its temperature.`,
      es_ES: `Larkspur Cell Therapies fabrica productos autólogos: cada uno procede de un paciente y vuelve a él. En la planta inaugurada en 2024, el proceso dura 22 días, 17 de ellos en frío.

El material que entra se identifica antes de pesarse. El producto terminado se guarda en un V400 hasta su liberación; la muestra de retención, en un U730. En la sala de llenado hay cuatro B155. Los envíos se hacen en un contenedor seco S10, con una autonomía de diez días; el más largo hasta ahora duró cuatro.

- Dos personas y dos códigos en cada paso; si no coinciden, el proceso se detiene
- Identidad, posición y temperatura en un registro que se consulta por paciente
- El expediente se cierra cuando el contenedor ha vuelto y su curva está archivada

El primer año se fabricaron 214 productos y se administraron 209. El control de calidad rechazó cinco: uno por su identidad y ninguno por temperatura.`,
      fr_FR: `Larkspur Cell Therapies fabrique des produits autologues : chacun vient d’un patient et lui revient. Dans l’usine ouverte en 2024, le cycle dure 22 jours, dont 17 au froid.

Le matériel entrant est identifié avant d’être pesé. La poche terminée est conservée en V400 jusqu’à sa libération, son échantillon témoin en U730. Quatre B155 sont dans la salle de remplissage. Un conteneur sec S10, d’une autonomie de dix jours, assure le dernier trajet ; le plus long à ce jour en a demandé quatre.

- Deux personnes et deux codes à chaque étape ; chacune peut interrompre la procédure
- Identité, position et température dans un même relevé, consultable par patient
- Le conteneur revient, et sa courbe clôt le dossier

La première année, 214 poches ont été produites et 209 administrées. Le service qualité en a bloqué cinq : une pour l’identité, aucune pour la température.`,
    },
  },
  {
    number: 35,
    slug: 'agro-levante-retained-samples',
    type: 'industry',
    mark: 'agro-levante',
    scenes: ['food-and-veterinary', 'laboratory-network'],
    solutions: ['food-and-veterinary'],
    products: ['U650', 'U1390', 'Trace 3'],
    createTime: '2026-02-25T09:00:00+01:00',
    updateTime: '2026-03-16T09:00:00-05:00',
    sites: everywhere,
    name: {
      zh_CN: '东方农业检测：三年留样，两分钟内取出',
      en_EN: 'AgroLevante: three years of retained samples, each found within two minutes',
      es_ES: 'AgroLevante: tres años de contramuestras, localizadas en dos minutos',
      fr_FR: 'AgroLevante : trois ans d’échantillons témoins, retrouvés en deux minutes',
    },
    eachDistrict: {
      zh_CN: '西班牙 · 穆尔西亚',
      en_EN: 'Murcia, Spain',
      es_ES: 'Murcia, España',
      fr_FR: 'Murcie, Espagne',
    },
    figures: [
      {
        figure: '110',
        unit: { zh_CN: '秒', en_EN: 'seconds', es_ES: 'segundos', fr_FR: 'secondes' },
        label: {
          zh_CN: '取出争议留样的时间',
          en_EN: 'to find the sample',
          es_ES: 'para localizar la muestra',
          fr_FR: 'pour retrouver l’échantillon',
        },
      },
      {
        figure: '3',
        unit: { zh_CN: '年', en_EN: 'years', es_ES: 'años', fr_FR: 'ans' },
        label: {
          zh_CN: '留样期限',
          en_EN: 'of retained samples',
          es_ES: 'de contramuestras',
          fr_FR: 'd’échantillons témoins',
        },
      },
      {
        figure: '−25',
        unit: '°C',
        label: {
          zh_CN: '存放温度',
          en_EN: 'storage temperature',
          es_ES: 'temperatura de conservación',
          fr_FR: 'température de conservation',
        },
      },
    ],
    brief: {
      zh_CN: `东方农业检测公司为出口果蔬做农残检测，法规要求留样，争议可能在三年后才出现。过去查找一份留样需要四天，有时袋上的字迹已经模糊。

2026 年 2 月起，11 台 U650 按年份存放，两台 U1390 存放大件；每格一个二维码，扫码可查位置、封签照片和温度曲线。三方会检时，企业、监管部门和实验室查看同一份记录。

- −25 °C 存放，Trace 3 每分钟记录一次
- 到期留样自动列出清单，两人确认后销毁
- 机房预留两台设备的位置，供旺季使用

新系统启用后的第一次争议中，从提出到取出样品用了 110 秒，样品的真实性未受质疑。`,
      en_EN: `AgroLevante tests fruit and vegetables for export and is required to retain samples, since disputes may arise up to three years later. Finding a sample used to take four days, and sometimes the label was no longer legible.

Since February 2026 the samples have been stored by year in 11 U650 freezers, and bulky ones in two U1390. Scanning the code of a compartment shows the position, a photograph of the seal and the temperature curve. In a dispute, company, authority and laboratory see the same record.

- Stored at −25 °C, with one Trace 3 reading a minute
- Expired samples are listed automatically and destroyed after two people have confirmed
- Space for two more freezers in the high season

In the first dispute under the new system the sample was found within 110 seconds. Its identity was not disputed.`,
      es_ES: `AgroLevante analiza fruta y verdura para exportación y debe conservar contramuestras, ya que un litigio puede surgir hasta tres años después. Encontrar una muestra llevaba cuatro días, y algunas etiquetas ya no eran legibles.

Desde febrero de 2026, las muestras se guardan por años en once U650 y las voluminosas, en dos U1390. Al leer el código de un compartimento aparecen la posición, una fotografía del precinto y la curva de temperatura. En un litigio, empresa, autoridad y laboratorio consultan el mismo registro.

- Conservación a −25 °C, con una lectura por minuto en Trace 3
- Las muestras vencidas se listan automáticamente y se destruyen cuando dos personas lo confirman
- Espacio para otros dos congeladores en temporada alta

En el primer litigio con el nuevo sistema, la muestra se localizó en 110 segundos. Su identidad no se discutió.`,
      fr_FR: `AgroLevante analyse fruits et légumes pour l’exportation, et la loi l’oblige à garder les échantillons analysés. Un litige peut survenir trois ans plus tard. Retrouver un échantillon prenait quatre jours, et certaines étiquettes étaient illisibles.

Depuis février 2026, onze U650 les conservent par année, et deux U1390 reçoivent ce qui est volumineux. Chaque casier a un code qui donne l’emplacement, une photographie du scellé et la courbe. En cas de litige, l’entreprise, l’autorité et le laboratoire consultent le même relevé.

- Conservation à −25 °C, une mesure par minute avec Trace 3
- Ce qui peut être détruit est listé, et deux personnes confirment
- Deux places libres dans la salle, pour la haute saison

Au premier litige sous le nouveau système, l’échantillon a été retrouvé en 110 secondes. Son identité n’a pas été contestée.`,
    },
  },
]
