import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const hospitalPharmacy: SolutionSeed = {
  id: '1214000000000002107',
  slug: 'hospital-pharmacy',
  type: 'pharmacy',
  cover: 'cover-solution-hospital-pharmacy.webp',
  banner: 'scene-hospital-pharmacy.webp',
  icon: 'icon-solution-hospital-pharmacy.webp',
  catalogue: 'solution-catalogue-hospital-pharmacy',
  order: 2,
  sites: everywhere,
  updateTime: '2025-11-06T09:00:00+08:00',
  name: {
    zh_CN: '医院药学解决方案',
    en_EN: 'Hospital Pharmacy',
    es_ES: 'Solución de farmacia hospitalaria',
    fr_FR: 'Solution pharmacie hospitalière',
  },
  brief: {
    zh_CN: '药库、静配中心与病区冷藏箱，统一限值，统一报警应答。',
    en_EN:
      'Central store, aseptic unit and ward refrigerators with one set of limits and one alarm procedure.',
    es_ES:
      'Almacén central, unidad estéril y frigoríficos de planta, con los mismos límites y un solo procedimiento de alarma.',
    fr_FR:
      'Stock central, unité stérile et réfrigérateurs de service, avec les mêmes seuils et une seule procédure d’alarme.',
  },
  content: {
    zh_CN: `病区一台 60 升的冷藏箱，可能存放价值十几万元的单抗。设备由护士使用、后勤维修、药学部负责，超温时责任不易界定。

~~~figures
±1.5 | °C | 全箱均匀性
6 | 分钟 | 开门后恢复时间
5 | 分钟 | 转呼下一位的时限
~~~

## 三类场所的配置

- **药库**：R1010、R1380 双门医用冷藏箱或 W20 冷库，按品种分层，高警示药品单独上锁；近效期排在前层
- **静脉用药调配中心**：细胞毒性药物用 II 级 B2 型（全排）生物安全柜调配；成品在 R390 中待送，离箱时间计入记录
- **病区与门诊**：R60、R120 台下式冷藏箱，玻璃门带锁，抽屉按药名分格，不存放食物和标本

## 为什么不用家用冰箱

家用冰箱温度不均匀，蒸发器旁可低至 −2 °C，门架上可达 12 °C。医用冷藏箱采用强制风循环，全箱均匀性 ±1.5 °C，另设独立的防冻温控器：主控失效时，箱温不会低于 2 °C。开门 60 秒后，R390 约 6 分钟恢复到 8 °C 以下。

## 监测与应答

每台冰箱装一只 Trace 4，探头放在缓冲瓶里，读数代表药品温度，而非气流温度。报警先呼叫科室值班护士，五分钟不应答转药学部值班，十分钟转药学部主任。每天两次的手工登记可以取消，护士长每月核对一次电子记录即可。

## 超温之后

系统列出箱内品种、累计时间和最高最低温度，并调出药学部维护的稳定性资料：哪些可以继续用，哪些缩短效期，哪些停用。结论由药师签字，科室只需按清单执行。

## 验证与检查

药库冷藏箱与冷库每年做一次温度分布验证，病区冰箱按抽样比例验证。文件同时满足《医疗机构药事管理规定》和 JCI、等级医院评审对冷链药品的要求：设备清单、校准证书、报警演练和偏差处理集中查询。`,
    en_EN: `A 60-litre ward refrigerator may hold a dozen packs of antibodies worth tens of thousands of euros. Nurses use it, the estates department repairs it and the pharmacy is responsible for it, so that it is often unclear who has to act after an excursion.

~~~figures
±1.5 | °C | throughout the refrigerator
6 | minutes | to recover after an opening
5 | minutes | to the next person called
~~~

## Equipment for three locations

- **Central store.** Two-door R1010 and R1380 or a W20 cold room, one product to a shelf, high-alert medicines locked separately, the shortest dates in front
- **Aseptic unit.** Cytotoxic doses are prepared in a type B2 cabinet, which exhausts all air from the building. Prepared doses are held in an R390, and their time out of storage is recorded
- **Wards and clinics.** R60 and R120 under the worktop, with glass door, lock and labelled drawers; no food and no specimens

## Why not a household refrigerator

A household refrigerator cools unevenly: beside the evaporator we have measured −2 °C, in the door 12 °C. A pharmacy refrigerator has forced air, stays within ±1.5 °C throughout, and has an independent second thermostat: if the controller fails, the load still cannot go below 2 °C. After a minute with the door open, an R390 is back in range in about six minutes.

## One alarm procedure

Each refrigerator has a Trace 4 with its probe in a buffer bottle, so that the reading represents the medicine and not the air. The nurse in charge is called first, the duty pharmacist after five minutes, the chief pharmacist after ten. Handwritten readings twice a day are no longer needed; somebody reviews the record once a month.

## After an excursion

The system lists what was inside, for how long and how warm or cold. Beside each product it shows the stability data that the pharmacy keeps: continue, shorten the date, discard. A pharmacist signs. The ward follows the list.

## Qualification

Stores are mapped once a year, a sample of the ward refrigerators in turn. The file (equipment, certificates, alarm tests, deviations) is structured as inspectors require under GDP, JCI or the standards of your country.`,
    es_ES: `Un frigorífico de planta de 60 litros puede contener una docena de envases de anticuerpos por valor de decenas de miles de euros. Lo utiliza Enfermería, lo repara Mantenimiento y de él responde Farmacia, de modo que a menudo no está claro quién debe actuar tras una excursión.

~~~figures
±1,5 | °C | en todo el volumen
6 | minutos | de recuperación tras abrir
5 | minutos | hasta la siguiente llamada
~~~

## Equipos para tres lugares

- **Almacén central.** R1010 y R1380 de dos puertas o una cámara W20, un producto por estante, los medicamentos de alto riesgo bajo llave aparte y las caducidades más próximas delante
- **Unidad estéril.** Los citotóxicos se preparan en cabina de tipo B2, cuyo aire se expulsa del edificio. Las dosis preparadas se guardan en un R390 y se registra el tiempo que pasan fuera
- **Plantas y consultas.** R60 y R120 bajo encimera, con puerta de vidrio, cerradura y cajones rotulados; sin alimentos ni muestras

## Por qué no un frigorífico doméstico

Un frigorífico doméstico enfría de forma desigual: junto al evaporador hemos medido −2 °C y en la puerta 12 °C. Un frigorífico de farmacia tiene circulación forzada de aire, se mantiene en ±1,5 °C en todo el volumen y lleva un segundo termostato: si falla el controlador, la carga no baja de 2 °C. Tras un minuto de puerta abierta, un R390 vuelve al intervalo en unos seis minutos.

## Un solo procedimiento de alarma

Cada frigorífico lleva un Trace 4 con la sonda en un frasco tampón, de modo que la lectura representa al medicamento y no al aire. Se llama primero a la enfermera responsable; a los cinco minutos, al farmacéutico de guardia, y a los diez, al jefe de Farmacia. Ya no hacen falta las dos lecturas manuales diarias; el registro se revisa una vez al mes.

## Después de una excursión

El sistema enumera qué había dentro, cuánto tiempo y a qué temperatura. Junto a cada producto muestra los datos de estabilidad que mantiene Farmacia: continuar, acortar la caducidad o desechar. La lista la firma un farmacéutico y la aplica la planta.

## Cualificación

Los almacenes se mapean una vez al año y los frigoríficos de planta, por muestreo. El expediente (equipos, certificados, simulacros de alarma, desviaciones) se ordena como exige la inspección, según las BPD, la JCI o la normativa de cada país.`,
    fr_FR: `Un réfrigérateur de service de 60 litres peut contenir une douzaine de boîtes d’anticorps, d’une valeur de dizaines de milliers d’euros. Les infirmières l’utilisent, le service technique le répare et la pharmacie en est responsable, de sorte qu’il n’est souvent pas clair qui doit agir après une excursion.

~~~figures
±1,5 | °C | dans tout le volume
6 | minutes | de récupération
5 | minutes | avant l’appel suivant
~~~

## L’équipement de trois lieux

- **Stock central.** R1010 et R1380 à deux portes ou chambre froide W20, un produit par clayette, les médicaments à haut risque sous leur propre serrure, les dates les plus courtes devant
- **Unité stérile.** Les cytotoxiques sont préparés sous poste de type B2, dont l’air quitte le bâtiment. Les doses préparées sont conservées dans un R390 et leur temps hors du froid est compté
- **Services et consultations.** R60 et R120 sous paillasse, porte vitrée, serrure, tiroirs nominatifs ; ni aliments ni prélèvements

## Pourquoi pas un réfrigérateur ménager

Un réfrigérateur ménager refroidit de façon inégale : nous avons mesuré −2 °C près de l’évaporateur et 12 °C dans la porte. Un réfrigérateur de pharmacie brasse l’air, reste à ±1,5 °C dans tout le volume et possède un second thermostat : si le régulateur tombe en panne, la charge ne passe pas sous 2 °C. Après une minute de porte ouverte, un R390 revient dans la plage en six minutes environ.

## Une seule procédure d’alarme

Chaque appareil est équipé d’un Trace 4, sonde en flacon tampon : la mesure représente le médicament et non l’air. L’infirmière responsable est appelée la première, le pharmacien de garde au bout de cinq minutes, le chef de service au bout de dix. Les deux relevés manuscrits quotidiens disparaissent ; l’enregistrement est relu une fois par mois.

## Après une excursion

Le système indique quels produits étaient concernés, combien de temps et à quelle température. En regard de chacun, il affiche les données de stabilité tenues par la pharmacie : continuer à l’utiliser, avancer la péremption, écarter. Un pharmacien signe la liste, que le service applique.

## Qualification

Les stocks sont cartographiés une fois par an, les réfrigérateurs de service par sondage. Le dossier (appareils, certificats, exercices d’alarme, écarts) est classé comme le demande l’inspection, selon les BPD, la JCI ou les textes de votre pays.`,
  },
  advantage: {
    zh_CN: `- **独立防冻**：第二只温控器独立于主控，低于 2 °C 即切断制冷
- **读数代表药品**：探头在缓冲瓶内，开门不误报
- **免手工登记**：每天两次的手工登记改为每月核对
- **超温处置清单**：品种、时长、处置建议一页列出，药师签字即可执行`,
    en_EN: `- **Independent freeze protection.** A second thermostat stops the cooling, whatever the controller does
- **Readings that represent the medicine.** Buffered probes, no alarm for an opened door
- **No manual logging.** Two handwritten readings a day become one review a month
- **A list after an excursion.** Product, time and recommended action on one page, for a pharmacist to sign`,
    es_ES: `- **Protección independiente contra la congelación.** Un segundo termostato detiene el frío aunque falle el controlador
- **Lecturas que representan al medicamento.** Sonda en frasco tampón, sin alarma al abrir la puerta
- **Sin registro manual.** Una revisión al mes sustituye a dos lecturas manuales diarias
- **Una lista tras la excursión.** Producto, tiempo y medida recomendada en una página, para la firma de un farmacéutico`,
    fr_FR: `- **Protection contre le gel indépendante.** Un second thermostat coupe le froid même si le régulateur est en panne
- **Une mesure du médicament.** Sonde en flacon tampon, pas d’alarme à l’ouverture
- **Plus de relevé manuel.** Deux relevés par jour deviennent une relecture par mois
- **Une liste après l’excursion.** Produit, durée et mesure conseillée sur une page, à signer par un pharmacien`,
  },
}
