import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const vaccineNetwork: SolutionSeed = {
  id: '1209668480427724801',
  slug: 'vaccine-network',
  type: 'immunisation',
  cover: 'cover-solution-vaccine-network.webp',
  banner: 'scene-vaccine-network.webp',
  icon: 'icon-solution-vaccine-network.webp',
  functions: 'functions-vaccine-network.webp',
  steps: [
    { title: '省级冷库', temperature: '2–8 °C', note: '双机组，全库布点验证', picture: 'product-w40.webp' },
    { title: '干线运输', temperature: '2–8 °C', note: '冷藏车，夏、冬各验证一次' },
    {
      title: '市、县级储存',
      temperature: '2–8 °C',
      note: 'R320 冰衬疫苗冷藏箱',
      picture: 'product-r320.webp',
    },
    {
      title: '接种点',
      temperature: '2–8 °C',
      note: 'R240 太阳能直驱，无日照自持 121 小时',
      picture: 'product-r240.webp',
    },
    { title: '下乡接种', temperature: '2–8 °C', note: 'T2 冷藏包，冰排先回温', picture: 'product-t2.webp' },
    { title: '逐盒追溯', note: '追溯码与交接时的温度关联' },
  ],
  catalogue: 'solution-catalogue-vaccine-network',
  order: 1,
  sites: everywhere,
  updateTime: '2026-05-12T09:00:00+08:00',
  name: {
    zh_CN: '疫苗网络解决方案',
    en_EN: 'Vaccine Network Solution',
    es_ES: 'Solución de red de vacunas',
    fr_FR: 'Solution réseau de vaccins',
  },
  brief: {
    zh_CN: '省、市、县、接种点四级冷链，全程 2–8 °C，记录追溯到每一盒。',
    en_EN: 'From the national store to the last health post: continuous 2–8 °C, with a record for each box.',
    es_ES: 'Del almacén nacional al último puesto de salud: 2–8 °C sin interrupción y un registro por caja.',
    fr_FR: 'Du dépôt national au dernier poste de santé : 2–8 °C sans rupture, et un relevé par boîte.',
  },
  content: {
    zh_CN: `疫苗运输途中要交接四五次，每次交接都可能造成温度记录中断。疫苗网络解决方案覆盖从省级冷库到村级接种点的全过程，按《疫苗储存和运输管理规范》逐级记录。

~~~figures
60 | 点 | 省级冷库的验证布点
9 小时 40 | 分 | 断电升到 8 °C 的时间
90 | 天 | 断网缓存时间
~~~

## 四级配置

- **省级**：双机组冷库。山海省疾控中心的 600 m³ 冷库可存约 300 万支单支包装疫苗，全库 60 点验证，断电后从 5 °C 升到 8 °C 需 9 小时 40 分。
- **市、县级**：疫苗冷藏箱与小型冷库搭配，按月周转量加两周余量定容积；mRNA 等超低温品种另设 U570。
- **接种点**：有市电的用疫苗冷藏箱；市电不稳或没有市电的，用 R240、R100 太阳能直驱疫苗冷藏箱。
- **途中**：冷藏车、疫苗运输箱与冷藏包分别验证，夏、冬各做一次；装箱图贴在箱盖内侧。

## 防冻优先

含铝佐剂疫苗冻结后效力受损，外观却看不出来。R240 的防冻保护为 A 级：冰排与疫苗仓之间设有隔热层，强日照下疫苗仓也不低于 2 °C。疫苗冷藏包使用的冰排要先回温，内部可见流动的水后再装疫苗。

## 逐盒记录

疫苗入库时扫描追溯码，之后每次交接都与当时的温度关联。Trace 4 每 10 秒一条，断网缓存 90 天，网络恢复自动补传；需要上报省级免疫规划信息系统的数据，按规定格式推送。出现超温时，系统给出受影响的批号、盒数和累计时间，由专业人员判定。

## 报警应答

报警先呼叫值班人员；五分钟不应答，呼叫下一位；十分钟仍无人应答，呼叫科室负责人。夜间和节假日按同一规则。演练每半年一次，结果列入冷链管理档案。

## 交付与培训

每台设备现场验收，附本机测试曲线。每次交付十台及以上，为使用单位培训两名维护人员；接种人员的培训包括疫苗摆放、曲线查看和超温时的联系程序。`,
    en_EN: `A vaccine changes hands four or five times before it is given, and at each handover the temperature record may be interrupted. The Vaccine Network Solution covers every level of a country’s cold chain, from the national store to the health post.

~~~figures
60 || points mapped in the store
9 h 40 | min | from 5 to 8 °C without power
90 | days | of data without a network
~~~

## The levels

- **National and provincial store.** Cold rooms with two refrigeration systems. The 600 m³ room of the Shanhai provincial centre for disease control holds about three million single-dose packs, was mapped at 60 points, and takes 9 hours and 40 minutes from 5 °C to 8 °C without any power.
- **District.** Vaccine refrigerators sized for a month’s turnover and two weeks’ reserve; a U570 where mRNA vaccines are stored frozen.
- **Health post.** A mains refrigerator where the supply is reliable, otherwise a solar direct-drive R240 or R100.
- **On the road.** Vehicles and cold boxes qualified in summer and in winter, with the packing plan printed inside the lid.

## Freeze protection first

A vaccine with an aluminium adjuvant loses potency when it freezes, without any visible sign. The R240 therefore has grade A freeze protection: an insulating layer lies between the ice and the vaccine, and the compartment stays above 2 °C even in strong sun. Ice packs for cold boxes are conditioned until water moves inside.

## A record for each box

Boxes are scanned on arrival and at each handover, and the code is linked with the temperature at that time. Trace 4 records every ten seconds and keeps 90 days in the gateway when the network fails. After an excursion it lists the lots, the number of boxes and the accumulated time. The decision on the vaccine is made by qualified staff.

## Alarm response

The person on duty is called first, the next after five minutes, the head of service after ten. The rule is the same at night and on holidays, and it is rehearsed twice a year.

## Delivery and training

Each unit arrives with its own test curve and is accepted on site. A delivery of ten or more includes training for two technicians. Vaccinators learn how to load the refrigerator, how to read the curve and whom to call first.`,
    es_ES: `Una vacuna cambia de manos cuatro o cinco veces antes de administrarse, y en cada entrega puede interrumpirse el registro de temperatura. La solución de red de vacunas abarca todos los niveles de la cadena de frío de un país, del almacén nacional al puesto de salud.

~~~figures
60 || puntos de mapeo en la cámara
9 h 40 | min | de 5 °C a 8 °C sin corriente
90 | días | de datos sin red
~~~

## Los niveles

- **Almacén nacional y provincial.** Cámaras con dos sistemas frigoríficos. La de 600 m³ del Centro Provincial de Control de Enfermedades de Shanhai guarda unos tres millones de envases unidosis, se mapeó en 60 puntos y tarda 9 horas y 40 minutos en pasar de 5 °C a 8 °C sin corriente.
- **Distrito.** Frigoríficos para vacunas dimensionados para el consumo de un mes y dos semanas de reserva; un U570 donde llegan congeladas las vacunas de ARNm.
- **Puesto de salud.** Frigorífico de red donde el suministro es fiable; si no, un R240 o un R100 solar de accionamiento directo.
- **En ruta.** Vehículos y cajas frías cualificados en verano y en invierno, con el plano de carga impreso en la tapa.

## Protección contra la congelación

Una vacuna con adyuvante de aluminio pierde potencia al congelarse, sin ninguna señal visible. Por eso el R240 tiene protección contra la congelación de grado A: una capa aislante separa el hielo de la vacuna, y el compartimento no baja de 2 °C ni con sol intenso. Los acumuladores de las cajas frías se acondicionan hasta que se oye moverse el agua al agitarlos.

## Un registro por caja

Las cajas se escanean a la llegada y en cada entrega, y el código se vincula a la temperatura de ese momento. Trace 4 registra cada diez segundos y guarda 90 días en la pasarela si falla la red. Tras una excursión enumera los lotes, las cajas y el tiempo acumulado. La decisión sobre la vacuna corresponde a personal cualificado.

## Respuesta a las alarmas

Se llama primero a quien está de guardia; a los cinco minutos, al siguiente; a los diez, al jefe de servicio. La regla es la misma de noche y en festivos, y se ensaya dos veces al año.

## Entrega y formación

Cada equipo llega con su propia curva de ensayo y se acepta in situ. Una entrega de diez o más incluye la formación de dos técnicos. Los vacunadores aprenden a cargar el equipo, a leer la curva y a quién llamar primero.`,
    fr_FR: `Un vaccin change de mains quatre ou cinq fois avant d’être administré, et à chaque remise le relevé de température peut s’interrompre. La solution réseau de vaccins couvre tous les niveaux de la chaîne du froid d’un pays, du dépôt national au poste de santé.

~~~figures
60 || points de cartographie
9 h 40 | min | de 5 °C à 8 °C sans courant
90 | jours | de données sans réseau
~~~

## Les niveaux

- **Dépôt national et provincial.** Chambres froides à deux groupes frigorifiques. Celle du centre provincial de contrôle des maladies de Shanhai, 600 m³, contient environ trois millions de conditionnements unidoses ; cartographiée en 60 points, elle met 9 heures 40 minutes à passer de 5 °C à 8 °C, courant coupé.
- **District.** Réfrigérateurs à vaccins dimensionnés pour un mois de consommation et deux semaines de réserve ; un U570 là où des vaccins à ARNm arrivent congelés.
- **Poste de santé.** Un réfrigérateur sur secteur si le réseau est bon, sinon un R240 ou un R100 solaire à entraînement direct.
- **Sur la route.** Véhicules et glacières qualifiés l’été et l’hiver, plan de chargement imprimé sous le couvercle.

## Protection contre le gel

Un vaccin adjuvé à l’aluminium perd son efficacité en gelant, sans signe visible. Le R240 a donc une protection contre le gel de grade A : une couche isolante sépare la glace des vaccins, et le compartiment ne descend pas sous 2 °C, même en plein soleil. Les accumulateurs des glacières sont conditionnés jusqu’à ce que l’on entende l’eau bouger quand on les secoue.

## Un relevé par boîte

Les boîtes sont lues à l’arrivée et à chaque remise, et le code est lié à la température du moment. Trace 4 enregistre toutes les dix secondes et garde 90 jours dans la passerelle en cas de coupure. Après une excursion, il donne les lots, le nombre de boîtes et la durée cumulée. La décision revient au personnel qualifié.

## Réponse aux alarmes

On appelle d’abord la personne de garde, la suivante au bout de cinq minutes, le chef de service au bout de dix. La règle vaut aussi la nuit et les jours fériés ; un exercice a lieu deux fois par an.

## Livraison et formation

Chaque appareil arrive avec sa propre courbe d’essai et est réceptionné sur place. Toute livraison d’au moins dix appareils comprend la formation de deux techniciens. Les vaccinateurs apprennent à charger l’appareil, à lire la courbe et à savoir qui appeler en premier.`,
  },
  advantage: {
    zh_CN: `- **先防冻结**：R240 防冻 A 级，不需要使用者操作
- **断电有余量**：R240 在 43 °C 下无日照自持 121 小时；省级冷库满载断电 9 小时 40 分升到 8 °C
- **记录连续**：断网缓存 90 天，恢复后自动补传，时间戳不变
- **采购路径清楚**：R240 列入世卫组织 PQS E003 类，联合国机构项目可直接订购
- **高原验证**：高原乡镇项目 1,000 台 R100，2024 年疫苗在 2–8 °C 的时间占比中位数 99.7%`,
    en_EN: `- **Freeze protection first.** Grade A protection in the R240, with nothing for the user to do
- **Holdover time.** 121 hours at 43 °C in the R240; 9 hours 40 minutes in a loaded provincial room
- **Continuous records.** 90 days kept in the gateway and sent later with their original times
- **Simple procurement.** The R240 is in WHO PQS category E003, open to programmes that order through United Nations agencies
- **Proven at altitude.** 1,000 R100 in the plateau programme; in 2024 vaccines were within 2–8 °C for 99.7% of the time at the median site`,
    es_ES: `- **Protección contra la congelación.** Grado A en el R240, sin intervención del usuario
- **Autonomía.** 121 horas a 43 °C en el R240; 9 horas y 40 minutos en una cámara provincial cargada
- **Registro continuo.** 90 días guardados en la pasarela y enviados después con su hora original
- **Compra sencilla.** El R240 figura en la categoría E003 del PQS de la OMS, abierta a los programas que compran a través de las Naciones Unidas
- **Probado en altura.** 1000 R100 en el programa del altiplano; en 2024, 99,7 % del tiempo entre 2 °C y 8 °C en el centro mediano`,
    fr_FR: `- **Protection contre le gel.** Grade A sur le R240, sans intervention de l’utilisateur
- **Autonomie.** 121 heures à 43 °C pour le R240 ; 9 heures 40 minutes pour une chambre provinciale chargée
- **Relevé continu.** 90 jours gardés dans la passerelle, transmis ensuite avec leur heure d’origine
- **Un achat simple.** Le R240 figure en catégorie E003 du PQS de l’OMS, ouverte aux programmes qui commandent par les Nations unies
- **Éprouvé en altitude.** 1 000 R100 dans le programme des hauts plateaux ; en 2024, 99,7 % du temps entre 2 °C et 8 °C sur le site médian`,
  },
}
