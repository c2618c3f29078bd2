import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const bloodNetwork: SolutionSeed = {
  id: '1209667603977572353',
  slug: 'blood-network',
  type: 'blood-and-plasma',
  cover: 'cover-solution-blood-network.webp',
  banner: 'scene-blood-network.webp',
  icon: 'icon-solution-blood-network.webp',
  functions: 'functions-blood-network.webp',
  steps: [
    {
      title: '采集与运输',
      temperature: '2–10 °C',
      note: 'T45 血液运输箱，出发前预冷',
      picture: 'product-t45.webp',
    },
    { title: '红细胞保存', temperature: '2–6 °C', note: 'R890，每台 360 袋', picture: 'product-r890.webp' },
    { title: '血小板保存', temperature: '20–24 °C', note: '连续振荡，单独监测' },
    { title: '血浆保存', temperature: '−30 °C', note: 'U620，速冻后入库', picture: 'product-u620.webp' },
    {
      title: '发往医院',
      temperature: '2–10 °C',
      note: 'T25 血液运输箱，随箱记录',
      picture: 'product-t25.webp',
    },
    { title: '临床输注', note: '卫星血库按患者解锁，离箱时间留存' },
  ],
  catalogue: 'solution-catalogue-blood-network',
  order: 1,
  sites: everywhere,
  updateTime: '2026-03-18T09:00:00+00:00',
  name: {
    zh_CN: '血液网络解决方案',
    en_EN: 'Blood Network Solution',
    es_ES: 'Solución de red de sangre',
    fr_FR: 'Solution réseau du sang',
  },
  brief: {
    zh_CN: '从采血车到病床旁，红细胞 2–6 °C，血小板 20–24 °C，血浆 −30 °C，全程分别控温。',
    en_EN:
      'From the donor to the bedside, each component at its own temperature, with a temperature record at every handover.',
    es_ES: 'Del donante al paciente, cada componente a su temperatura y con un registro en cada entrega.',
    fr_FR: 'Du donneur au lit du patient, chaque produit à sa température, avec un relevé à chaque remise.',
  },
  content: {
    zh_CN: `一次献血制备成三种成分：红细胞 2–6 °C，血小板 20–24 °C 振荡，血浆速冻后低温保存。三条冷链的温度和有效期各不相同，血液网络解决方案将其纳入同一平台管理。

~~~figures
412 | 次 | 28 台一夜开门次数
23 | 秒 | 平均开门时间
4.9 | °C | 负载最高温度
~~~

## 血站

- **采集**：采血车、献血屋配便携冷藏箱，出发前预冷，回站时读取记录仪
- **制备**：血浆在规定时限内速冻，中心温度降到 −30 °C 以下
- **成品库**：R890 每台 360 袋，空气温度与负载温度分别显示；待检、合格、不合格分柜存放
- **发血**：按效期先出，一次开门取齐，开门时间计入记录

圣奥德里克血液中心的 28 台 R890，在 11 月的一个夜晚共开门 412 次，平均 23 秒，负载温度始终在 3.6–4.9 °C，没有血液因温度报废。

## 医院

输血科要求就近用血、取血可追溯。卫星血库设在手术区门口，刷卡、扫描血袋后只解锁该患者的抽屉；未用血在规定时间内退回，系统给出离箱时间和最高温度，由输血科决定能否再入库。

## 空气温度与负载温度

开门时空气温度可升至 5.8 °C，血袋本身只变化 0.2 °C。只监测空气温度会误报，只监测负载温度则可能报警过迟。因此 R890 同时显示并记录两种温度：空气报警提示关门，负载报警提示转移。负载探头浸在与血袋热惯性相当的甘油瓶里。

## 记录与规范

温度每 10 秒一条，设备内保存十年。记录内容按 WS 399、《血站质量管理规范》以及 AABB 标准的条目编排；血袋编码支持 ISBT 128。与血站管理系统、医院输血系统通过接口交换数据，不改变现有流程。

## 从成品库开始

改造通常从成品库开始：先监测两周，找出开门最多的时段和最热的一层，再确定台数和位置。搬库安排在库存最低的夜间，新旧库并行运行 48 小时后，旧库停用。`,
    en_EN: `A donation is separated into three components: red cells at 2–6 °C, platelets agitated at 20–24 °C, and plasma, which is frozen quickly. The Blood Network Solution manages the three cold chains and their expiry dates on one platform.

~~~figures
412 || openings in one night
23 | seconds | per opening, on average
4.9 | °C | highest load temperature
~~~

## In the blood centre

- **Collection.** Vehicles and donation rooms have transport boxes that are cooled before departure; the logger is read on return
- **Processing.** Plasma is blast-frozen within the time allowed, to −30 °C at the core
- **Issue store.** The R890 holds 360 bags and shows the temperature of air and of load. Quarantined, released and rejected units are kept in different cabinets
- **Issue.** First expiry first, a whole order in a single opening, and the opening is timed

On one November night the 28 R890 of the St Aldric Blood Service were opened 412 times, for 23 seconds on average. The load stayed between 3.6 °C and 4.9 °C and no unit was discarded for temperature.

## In the hospital

A transfusion laboratory needs blood near the theatre and a record of who took it. In a satellite refrigerator beside the theatre, a badge and a scanned bag unlock only the drawer of that patient. Unused units are returned within the time your rules allow. The system reports how long each was out of storage and its highest temperature; the laboratory decides.

## Air and load temperature

When a door opens, the air may reach 5.8 °C while a bag changes by 0.2 °C. Air alarms alone cause false calls at night; load alarms alone may come late. The R890 shows and records both: the air alarm means *shut the door*, the load alarm means *move the blood*. The load probe is in glycerol with the thermal inertia of a bag.

## Records and rules

Readings are recorded every ten seconds and kept for ten years. Reports follow the Council of Europe guide, the AABB standards and the national rules. Labels are read as ISBT 128. The blood establishment’s own system remains the master.

## Where to begin

Most projects begin in the issue store. We measure the present state for two weeks, find the busiest hour and the warmest shelf, and then propose number and location. The move takes place on the night of lowest stock, and the old store is kept cold for another 48 hours.`,
    es_ES: `De una donación se obtienen tres componentes: hematíes a 2–6 °C, plaquetas en agitación a 20–24 °C y plasma, que se congela con rapidez. La solución de red de sangre gestiona las tres cadenas de frío y sus caducidades en una sola plataforma.

~~~figures
412 || aperturas en una noche
23 | segundos | de media por apertura
4,9 | °C | máxima de la carga
~~~

## En el centro de transfusión

- **Extracción.** Vehículos y salas llevan cajas de transporte que se enfrían antes de salir; el registrador se lee a la vuelta
- **Fraccionamiento.** El plasma se congela rápidamente dentro del plazo, hasta −30 °C en el núcleo
- **Distribución.** El R890 guarda 360 bolsas y muestra la temperatura del aire y la de la carga. Las unidades en cuarentena, liberadas y rechazadas se guardan en equipos distintos
- **Salida.** Primero lo que antes caduca y todo el pedido en una sola apertura, que se cronometra

Una noche de noviembre, los 28 R890 del Servicio de Sangre St Aldric se abrieron 412 veces, 23 segundos de media. La carga se mantuvo entre 3,6 °C y 4,9 °C y no se desechó ninguna unidad por temperatura.

## En el hospital

El banco de sangre necesita unidades cerca del quirófano y un registro de quién se las lleva. Un frigorífico satélite junto al quirófano se abre con tarjeta y lectura de la bolsa, y solo desbloquea el cajón de ese paciente. Las unidades no utilizadas se devuelven dentro del plazo de cada centro. El sistema indica cuánto tiempo estuvo fuera cada una y su temperatura máxima; el banco decide.

## Temperatura del aire y de la carga

Al abrir, el aire puede alcanzar 5,8 °C mientras la bolsa varía 0,2 °C. La alarma de aire, por sí sola, da falsos avisos de noche; la de carga, por sí sola, puede llegar tarde. El R890 muestra y registra ambas: la alarma de aire significa *cierre la puerta*; la de carga, *traslade la sangre*. La sonda de carga va en glicerol, con la inercia de una bolsa.

## Registros y normas

Las lecturas se registran cada diez segundos y se conservan diez años. Los informes siguen los apartados de la guía del Consejo de Europa, de las normas AABB y de la normativa nacional. Las etiquetas se leen según ISBT 128. El sistema informático del centro sigue siendo el de referencia.

## Por dónde empezar

La mayoría de los proyectos empieza en el almacén de distribución. Medimos el estado actual durante dos semanas, identificamos la hora de más aperturas y el estante más cálido, y después proponemos el número de equipos y su ubicación. El traslado se hace la noche con menos existencias, y el almacén antiguo se mantiene frío 48 horas más.`,
    fr_FR: `D’un don sont issus trois produits. Les globules rouges se conservent entre 2 °C et 6 °C, les plaquettes entre 20 °C et 24 °C sous agitation ; le plasma est congelé rapidement. La solution réseau du sang gère ces trois chaînes du froid et leurs péremptions sur une seule plateforme.

~~~figures
412 || ouvertures en une nuit
23 | secondes | par ouverture, en moyenne
4,9 | °C | maximum de la charge
~~~

## À l’établissement de transfusion

- **Collecte.** Véhicules et salles emportent des caisses de transport refroidies avant le départ ; l’enregistreur est lu au retour
- **Préparation.** Le plasma est surgelé dans le délai prescrit, jusqu’à −30 °C à cœur
- **Distribution.** Le R890 contient 360 poches et affiche la température de l’air et celle de la charge. Produits en quarantaine, libérés et refusés sont dans des réfrigérateurs distincts
- **Délivrance.** Le plus ancien d’abord, toute la commande en une ouverture, et l’ouverture est chronométrée

Une nuit de novembre, les 28 R890 du service du sang St Aldric ont été ouverts 412 fois, pendant 23 secondes en moyenne. La charge est restée entre 3,6 °C et 4,9 °C et aucun produit n’a été écarté pour cause de température.

## À l’hôpital

Le dépôt de sang doit disposer de poches près du bloc et savoir qui les a prises. Un réfrigérateur satellite à la porte du bloc s’ouvre avec un badge et la lecture de la poche ; seul le tiroir du patient se déverrouille. Ce qui n’a pas servi revient dans le délai fixé. Le système indique la durée de sortie et la température atteinte ; la décision revient au dépôt.

## Température de l’air et de la charge

À l’ouverture, l’air peut atteindre 5,8 °C quand la poche varie de 0,2 °C. L’alarme d’air seule provoque de fausses alertes la nuit ; l’alarme de charge seule peut arriver trop tard. Le R890 affiche et enregistre les deux : en cas d’alarme d’air, on ferme la porte ; en cas d’alarme de charge, on déplace le sang. La sonde de charge est plongée dans du glycérol, qui a l’inertie d’une poche.

## Relevés et règles

Une mesure est prise toutes les dix secondes et conservée dix ans. Les rapports suivent les rubriques du guide du Conseil de l’Europe, des normes AABB et des textes nationaux. Les étiquettes sont lues en ISBT 128. Le logiciel de l’établissement reste la référence.

## Par où commencer

La plupart des projets débutent par la distribution. Nous mesurons l’existant pendant deux semaines, repérons l’heure la plus chargée et la clayette la plus chaude, puis proposons un nombre d’appareils et leurs emplacements. Le transfert a lieu la nuit où le stock est le plus bas, et l’ancien dépôt reste froid 48 heures de plus.`,
  },
  advantage: {
    zh_CN: `- **双温显示**：空气与负载分开报警，减少夜间误报
- **一次取齐**：发血清单按柜、按层排序，圣奥德里克平均开门 23 秒
- **全程可追溯**：卫星血库按患者开锁，离箱时间与最高温度自动留存
- **效期管理**：效期、血型、库存同屏，近效期提前 5 天提示调剂
- **搬库不中断供血**：新旧库并行 48 小时，核对后旧库停用`,
    en_EN: `- **Two temperatures.** Separate air and load alarms, with fewer false calls at night
- **One opening.** Picking lists follow cabinet and shelf; at St Aldric a door is open for 23 seconds on average
- **Full traceability.** Satellite refrigerators unlock per patient and keep time out and highest temperature
- **Expiry management.** Group, stock and expiry on one page, with a notice five days ahead for redistribution
- **A move without interruption.** Old and new stores run side by side for 48 hours`,
    es_ES: `- **Dos temperaturas.** Alarmas separadas de aire y de carga, con menos falsos avisos de noche
- **Una sola apertura.** Las listas se ordenan por armario y estante; en St Aldric, la puerta está abierta 23 segundos de media
- **Trazabilidad completa.** Los satélites se abren por paciente y guardan el tiempo fuera y la temperatura máxima
- **Gestión de caducidades.** Grupo, existencias y fecha en una página, con aviso cinco días antes para redistribuir
- **Traslado sin interrupción.** El almacén antiguo y el nuevo funcionan en paralelo 48 horas`,
    fr_FR: `- **Deux températures.** Alarmes d’air et de charge distinctes, moins de fausses alertes la nuit
- **Une seule ouverture.** Les listes sont triées par réfrigérateur et par clayette ; à St Aldric, une porte reste ouverte 23 secondes en moyenne
- **Traçabilité complète.** Les réfrigérateurs satellites s’ouvrent par patient et enregistrent durée de sortie et température maximale
- **Les péremptions sur une page.** Groupe, stock et date, avec un avis cinq jours avant pour redistribuer
- **Un transfert sans coupure.** Ancien et nouveau dépôts fonctionnent ensemble 48 heures`,
  },
}
