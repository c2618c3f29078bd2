import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const sampleNetwork: SolutionSeed = {
  id: '1209669217492766722',
  slug: 'sample-network',
  type: 'biobanking',
  cover: 'cover-solution-sample-network.webp',
  banner: 'scene-sample-network.webp',
  icon: 'icon-solution-sample-network.webp',
  functions: 'functions-sample-network.webp',
  steps: [
    {
      title: '采血',
      temperature: '18–25 °C',
      note: '采血管赋码，采集时间自动记录',
      picture: 'step-blood-tubes.webp',
    },
    { title: '转运', temperature: '2–8 °C', note: '转运箱带独立记录仪', picture: 'product-t8.webp' },
    {
      title: '离心分装',
      temperature: '4 °C',
      note: '低温离心，生物安全柜内分装',
      picture: 'step-centrifuge.webp',
    },
    {
      title: '超低温保存',
      temperature: '−80 °C',
      note: 'U830，血浆、血清与 DNA',
      picture: 'product-u830.webp',
    },
    {
      title: '气相液氮保存',
      temperature: '−190 °C',
      note: 'V1000，程序降温后的细胞与组织',
      picture: 'product-v1000.webp',
    },
    { title: '远程监测', note: 'Trace 4，每 10 秒记录一次', picture: 'product-trace-4.webp' },
  ],
  catalogue: 'solution-catalogue-sample-network',
  order: 1,
  sites: everywhere,
  updateTime: '2026-09-22T09:00:00+08:00',
  name: {
    zh_CN: '生物样本库解决方案',
    en_EN: 'Sample Network Solution',
    es_ES: 'Solución para biobancos y muestras',
    fr_FR: 'Solution pour biobanques et échantillons',
  },
  brief: {
    zh_CN: '从采血管到冻存盒，每份样本一个编号、一条温度曲线。',
    en_EN: 'One identity and one temperature record for a sample, from collection to storage and back.',
    es_ES:
      'Una identidad y un registro de temperatura por muestra, desde la extracción hasta su almacenamiento y salida.',
    fr_FR:
      'Une identité et un relevé de température par échantillon, du prélèvement au stockage, puis à la sortie.',
  },
  content: {
    zh_CN: `样本十年后能否使用，取决于存放位置、温度经历和取放过程。生物样本库解决方案把这三项信息归入同一条记录。

~~~figures
576 | 盒 | 每台超低温保存箱容量
420 | 盒 | 每台气相液氮罐容量
10 | 年 | 设备端数据保存期
~~~

## 样本流程

1. **采集与前处理**：采血时赋码，离心、分装在生物安全柜内完成，从采集到冻存的时间自动计算。
2. **冻存**：常规样本进入 −80 °C 的 U830 或 U570；细胞与组织程序降温后进入 V1000 气相液氮罐。
3. **长期保存**：位置精确到架、盒、孔；每次开门均记录人员与原因。
4. **出库与转运**：出库清单按开门次数最少排序，转运箱带独立记录仪，曲线随样本归档。

## 库房配置

- **−80 °C 区**：U830 每台 576 盒，U570 用于走廊窄、门洞低的旧楼
- **−190 °C 区**：V1000 每台 420 盒，最下层 −194 °C，最上层 −188 °C
- **缓冲区**：按总量的 5%–10% 预留备用冰箱，常年制冷，故障时一小时内完成转移
- **供液与通风**：室外储罐、真空管路、氧浓度监测和常开排风一并设计

散热须提前核算。186 台 U830 合计散热 56 kW，东湖样本库用冷却水环路带走，冬季用于办公区供暖；30 台以下的库房一般由空调承担，但要按最热月复核。

## 数据记录

Trace 4 每 10 秒采集一次温度、液位、门状态和供电，设备端保存十年，断网时网关缓存 90 天。样本信息系统通过标准接口读取，不必重复录入。GB/T 37864（ISO 20387）要求的设备档案、校准证书和偏差处理记录，可按单份样本一键汇总。

## 项目实施

先做需求测算：现有样本量、每年增长、保存年限、取用频率，据此确定 −80 °C 与液氮的比例。随后是供电与散热核算、运输通道复核、安装确认、空载与满载的 27 点温度分布验证，最后搬迁样本。搬迁按批次进行，每批核对 5%，账物相符再搬下一批。`,
    en_EN: `Whether a vial can still be used after ten years depends on where it was, at what temperature, and who handled it. The Sample Network Solution keeps all three in one record.

~~~figures
576 || boxes in an upright freezer
420 || boxes in a nitrogen vessel
10 | years | of readings on board
~~~

## A sample’s journey

1. **Collection and processing.** The tube is barcoded at collection and aliquoted in a biosafety cabinet. The system calculates the time from collection to freezing.
2. **Freezing.** Plasma, serum and DNA are stored at −80 °C in a U830 or U570. Cells and tissue are cooled at a controlled rate and stored in nitrogen vapour in a V1000.
3. **Storage.** Each position is recorded by rack, box and well. Every door opening is logged with a name and a reason.
4. **Retrieval and transport.** Picking lists are sorted for the fewest openings. The shipper has its own logger, and its curve is added to the record.

## What we install

- **At −80 °C:** the U830 with 576 boxes; the U570 for narrow corridors and doorways
- **At −190 °C:** the V1000 with 420 boxes, −194 °C in the lowest box, −188 °C in the highest
- **In reserve:** spare freezers for 5 to 10% of the collection, kept cold, so that the samples of a failed freezer can be moved within an hour
- **Infrastructure:** outdoor tank, vacuum-insulated line, oxygen sensors and continuous extraction, planned together

Heat is part of the planning. The 186 U830 freezers of the East Lake Biobank give off 56 kW, which a water loop carries to the offices in winter. For fewer than about thirty freezers, air conditioning is usually sufficient, sized for the hottest month.

## How readings are recorded

Trace 4 reads temperature, level, door and power every ten seconds and stores ten years of readings on board. The sample database retrieves the readings through an open interface. What ISO 20387 asks for (equipment file, calibration certificates, deviations) can be printed for a single vial.

## How a project runs

Planning starts with the collection, its annual growth, storage time and how often samples are requested. Then come power and heat, the access route, installation, mapping at 27 points empty and loaded, and finally the move of the samples. They are moved in batches, and in each batch 5% of the vials are checked against the list before the next one.`,
    es_ES: `Que un vial siga siendo útil diez años después depende de dónde ha estado, a qué temperatura y quién lo ha manipulado. La solución para biobancos y muestras reúne los tres datos en un solo registro.

~~~figures
576 || cajas en un congelador
420 || cajas en vapor de nitrógeno
10 | años | de datos en el equipo
~~~

## El recorrido de una muestra

1. **Extracción y procesado.** El tubo se codifica en la extracción y se alicuota en cabina de seguridad biológica. El sistema calcula el tiempo transcurrido hasta la congelación.
2. **Congelación.** Plasma, suero y ADN se conservan a −80 °C en un U830 o un U570. Las células y los tejidos se enfrían a velocidad controlada y se guardan en el vapor de nitrógeno de un V1000.
3. **Conservación.** Cada posición se registra por rack, caja y pocillo. Cada apertura de puerta se registra con nombre y motivo.
4. **Salida y transporte.** Las listas de recogida se ordenan para abrir lo menos posible. El contenedor lleva registrador propio y su curva se añade al registro.

## Qué instalamos

- **A −80 °C:** el U830, con 576 cajas; el U570, para pasillos estrechos y puertas bajas
- **A −190 °C:** el V1000, con 420 cajas, a −194 °C la inferior y a −188 °C la superior
- **En reserva:** congeladores vacíos y fríos para un 5–10 % de la colección, de modo que las muestras de un equipo averiado puedan trasladarse en una hora
- **Infraestructura:** depósito exterior, línea aislada al vacío, sensores de oxígeno y extracción permanente, proyectados en conjunto

El calor forma parte del proyecto. Los 186 U830 del Biobanco East Lake desprenden 56 kW, que un circuito de agua lleva en invierno a las oficinas. Con menos de unos treinta equipos suele bastar el aire acondicionado, dimensionado para el mes más caluroso.

## Cómo se registran los datos

Trace 4 lee temperatura, nivel, puerta y corriente cada diez segundos y conserva diez años de datos en el equipo. La base de datos de muestras lo consulta por una interfaz abierta. Lo que pide la norma ISO 20387 (ficha del equipo, certificados de calibración, desviaciones) puede imprimirse para un único vial.

## Cómo se desarrolla un proyecto

La planificación empieza por la colección, el crecimiento anual, los años de conservación y la frecuencia de uso. Siguen la electricidad y el calor, la vía de acceso, la instalación, el mapeo en 27 puntos, en vacío y con carga, y por último el traslado de las muestras. Se hace por lotes, y en cada uno se coteja el 5 % de los viales con la lista antes de que salga el siguiente.`,
    fr_FR: `Pour savoir si un tube est encore utilisable dix ans plus tard, il faut savoir où il se trouvait, à quelle température et qui l’a manipulé. La solution pour biobanques et échantillons réunit ces trois informations en un seul enregistrement.

~~~figures
576 || boîtes dans un congélateur
420 || boîtes dans une cuve d’azote
10 | ans | de données dans l’appareil
~~~

## Le trajet d’un échantillon

1. **Prélèvement et préparation.** Le tube est codé au prélèvement, puis aliquoté sous poste de sécurité microbiologique. Le système calcule le délai jusqu’à la congélation.
2. **Congélation.** Plasma, sérum et ADN sont conservés à −80 °C dans un U830 ou un U570. Cellules et tissus sont refroidis à vitesse contrôlée, puis placés en vapeur d’azote dans une V1000.
3. **Conservation.** Une position se compose d’un rack, d’une boîte et d’un emplacement. Chaque ouverture de porte est enregistrée avec un nom et un motif.
4. **Sortie et transport.** Les listes de prélèvement sont triées pour ouvrir le moins possible. Le conteneur voyage avec son enregistreur, dont la courbe rejoint le dossier.

## Ce que nous installons

- **À −80 °C :** l’U830 et ses 576 boîtes ; l’U570 pour les couloirs étroits et les portes basses
- **À −190 °C :** la V1000 et ses 420 boîtes, de −194 °C en bas à −188 °C en haut
- **En réserve :** des congélateurs vides et froids, pour 5 à 10 % de la collection ; un appareil en panne est vidé dans l’heure
- **Infrastructure :** réservoir extérieur, ligne sous vide, capteurs d’oxygène et extraction permanente, étudiés ensemble

Le dégagement de chaleur fait partie de l’étude. Les 186 U830 de la biobanque East Lake dégagent 56 kW, qu’une boucle d’eau transporte vers les bureaux en hiver. En dessous d’une trentaine d’appareils, la climatisation suffit en général, dimensionnée pour le mois le plus chaud.

## Comment les données sont enregistrées

Trace 4 enregistre température, niveau, porte et courant toutes les dix secondes et garde dix ans de données dans l’appareil. La base d’échantillons les lit par une interface ouverte. Ce que demande la norme ISO 20387 (dossier d’équipement, certificats d’étalonnage, écarts) peut s’imprimer pour un seul tube.

## Le déroulement d’un projet

La planification se fonde sur la collection, la croissance annuelle, la durée de conservation et la fréquence des demandes. Viennent ensuite l’électricité et la chaleur, l’accès du camion à la salle, l’installation et la cartographie en 27 points, à vide et en charge. Les échantillons sont ensuite transférés par lots. Dans chaque lot, 5 % des tubes sont comparés à la liste avant le départ du suivant.`,
  },
  advantage: {
    zh_CN: `- **一条记录**：位置、温度、开门、校准同属一份样本，审核时无需合并多份表格
- **明确的断电保温时间**：断电时 U830 由 −80 °C 升至 −50 °C 需 290 分钟，应急预案以此为依据
- **节电**：U830 每天 7.2 kWh，第二代机型为 11.6 kWh；100 台一年相差约 16 万 kWh
- **分批搬迁**：按批核对，任何一批均可暂停、退回、追溯
- **统一交付**：保存箱、液氮罐、监测、验证由同一团队交付`,
    en_EN: `- **One record.** Position, temperature, openings and calibration belong to the sample, so an audit needs no spreadsheet
- **A known margin.** Without power a U830 takes 290 minutes from −80 °C to −50 °C, a figure for the emergency plan
- **Less electricity.** 7.2 kWh a day against 11.6 in the second generation: about 160,000 kWh a year for a hundred freezers
- **Relocation in batches.** Each batch is checked, and any batch can be held, returned or traced
- **One supplier.** Freezers, nitrogen, monitoring and validation come from the same team`,
    es_ES: `- **Un solo registro.** Posición, temperatura, aperturas y calibración pertenecen a la muestra; una auditoría no requiere hojas de cálculo
- **Un margen conocido.** Sin corriente, un U830 tarda 290 minutos en pasar de −80 °C a −50 °C, y el plan de emergencia parte de esa cifra
- **Menos electricidad.** 7,2 kWh al día frente a 11,6 en la segunda generación: unos 160 000 kWh al año por cada cien congeladores
- **Traslado por lotes.** Cada lote se coteja y puede retenerse, devolverse o rastrearse
- **Un solo proveedor.** Congeladores, nitrógeno, monitorización y validación los aporta el mismo equipo`,
    fr_FR: `- **Un seul enregistrement.** Position, température, ouvertures et étalonnage appartiennent à l’échantillon ; un audit ne demande pas de tableur
- **Une marge connue.** Sans courant, un U830 met 290 minutes de −80 °C à −50 °C, et le plan d’urgence part de ce chiffre
- **Moins d’électricité.** 7,2 kWh par jour contre 11,6 pour la deuxième génération : environ 160 000 kWh par an pour cent appareils
- **Transfert par lots.** Chaque lot est contrôlé ; tous peuvent être retenus, renvoyés ou retracés
- **Un seul interlocuteur.** Congélateurs, azote, surveillance et validation relèvent de la même équipe`,
  },
}
