import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const pharmaSupplyChain: SolutionSeed = {
  id: '1209668091468943361',
  slug: 'pharma-supply-chain',
  type: 'pharmacy',
  cover: 'cover-solution-pharma-supply-chain.webp',
  banner: 'scene-pharma-supply-chain.webp',
  icon: 'icon-solution-pharma-supply-chain.webp',
  functions: 'functions-pharma-supply-chain.webp',
  steps: [
    { title: '厂库', temperature: '2–8 °C', note: '装配式冷库，冬夏各验证一次', picture: 'product-w40.webp' },
    {
      title: '装箱',
      temperature: '2–8 °C',
      note: '按最长路线加 24 小时余量选型',
      picture: 'product-t24.webp',
    },
    { title: '干线运输', temperature: '2–8 °C', note: '冷藏车空载、满载分别验证' },
    { title: '月台交接', note: '开门即开始 15 分钟倒计时' },
    { title: '药房', temperature: '2–8 °C', note: 'R390 医用冷藏箱', picture: 'product-r390.webp' },
    { title: '全程记录', note: '厂家、承运商、分销商与医院共用一条曲线', picture: 'product-trace-4.webp' },
  ],
  catalogue: 'solution-catalogue-pharma-supply-chain',
  order: 1,
  sites: everywhere,
  updateTime: '2026-02-10T09:00:00+08:00',
  name: {
    zh_CN: '医药供应链解决方案',
    en_EN: 'Pharma Supply Chain',
    es_ES: 'Solución de cadena de suministro farmacéutica',
    fr_FR: 'Solution chaîne logistique pharmaceutique',
  },
  brief: {
    zh_CN: '厂库、干线、分销仓、药房，全程温度记录符合 GSP 与 GDP。',
    en_EN: 'Plant, lorry, wholesaler, pharmacy: one continuous temperature record under GDP.',
    en_US: 'Plant, truck, distributor, pharmacy: one continuous temperature record from release to patient.',
    es_ES: 'Planta, camión, mayorista y farmacia: un registro continuo de temperatura conforme a las BPD.',
    fr_FR: 'Usine, camion, grossiste, officine : un relevé continu de température, conforme aux BPD.',
  },
  content: {
    zh_CN: `药品的有效期以规定的储存温度为前提。偏离规定温度的时间和幅度，决定这批药品能否放行。医药供应链解决方案监测并记录从厂库到药房的每个环节，为质量受权人的判断提供依据。

~~~figures
15 | 分钟 | 月台开门倒计时
24 | 小时 | 保温箱选型余量
4 | 个 | 分别验证的温度带
~~~

## 四个环节的风险

- **厂库与分销仓**：货位高、门多、季节差大。按网格布点，冬夏各验证一次，固定探头装在验证得出的冷热点上。
- **干线运输**：冷藏车空载、满载各验证一次，开门卸货和断电保温单独做；保温箱按最长路线加 24 小时余量定型。
- **交接**：超温大多发生在月台。开门即开始 15 分钟倒计时，临近超时由系统提示。
- **药房与门店**：2–8 °C 冷藏箱、阴凉柜、−20 °C 低温保存箱分开配置，胰岛素、单抗、mRNA 制剂不混放。

## 温度带

1. 阴凉与常温：不超过 20 °C、10–30 °C
2. 冷藏：2–8 °C，医用冷藏箱与装配式冷库
3. 冷冻：−25 至 −15 °C
4. 超低温：−80 °C 用 U830、U570，细胞治疗产品 −150 °C 以下用 V1000，途中用干式液氮运输罐

每个温度带单独验证、单独设限、单独培训。混用设备节省的费用，通常低于一次偏差调查的成本。

## 数据完整性

电子记录按 21 CFR Part 11 与欧盟 GMP 附录 11 设计，审计追踪不可关闭。限值的每次改动均有人员、时间和原因可查。探头附 ISO/IEC 17025 校准证书；国内项目同时给出满足 GSP 附录《验证管理》要求的验证方案、原始数据和报告。

## 偏差处理

系统先列出事实：涉及的批号、件数、累计时间和平均动力学温度；再列出处置清单：隔离、通知、留样。放行与否由质量部门签字。供应商、承运商、医院共用同一条曲线。

## 实施步骤

我们建议先选一条最长的路线、一个最热的月份，跟车做一次全程记录。多数客户据此只需调整两次装卸的时间。`,
    en_EN: `The expiry date of a medicine applies to a given storage temperature. How long a batch deviated from it, and how far, decides whether it may still be supplied. Our monitoring records each leg from the plant to the pharmacy and gives the qualified person the evidence for this decision.

~~~figures
15 | minutes | of countdown at the dock
24 | hours | of reserve in the box
4 || temperature classes
~~~

## Four legs, four risks

- **Plant and warehouse.** High racking, many doors, large seasonal differences. Mapping follows a grid in summer and in winter; fixed probes are placed where the extremes were found.
- **Transport.** Vehicles are qualified empty and loaded, with doors open and with the unit off. Boxes are chosen for the longest route plus 24 hours.
- **Handover.** Most excursions happen on a loading dock. A countdown of 15 minutes starts when the door opens, and the system warns before it ends.
- **Pharmacy.** Refrigerators at 2–8 °C, cabinets below 25 °C and freezers at −20 °C are separate. Insulin and mRNA are kept apart.

## Temperature classes

1. Controlled room temperature, 15–25 °C
2. Refrigerated, 2–8 °C: pharmacy refrigerators and walk-in rooms
3. Frozen, −25 to −15 °C
4. Ultra-low: −80 °C in the U830 and U570; below −150 °C in the V1000 for cell therapies, which travel in a dry shipper

Each class has its own qualification, its own limits and its own training. What is saved by sharing a unit is usually less than the cost of one deviation.

## Data integrity

Records and signatures are built for 21 CFR Part 11 and EU GMP Annex 11, and the audit trail cannot be switched off. Every change of a limit has a name, a time and a reason. Probes carry an ISO/IEC 17025 certificate. Protocol, raw data and report follow the EU guidelines on good distribution practice (2013/C 343/01).

## Deviations

The system first gives the facts: lots, units, accumulated time, mean kinetic temperature. A list of actions follows: quarantine, inform, retain. Release is decided and signed by the quality unit. Supplier, carrier and hospital see the same curve.

## Where to begin

We recommend logging the longest route from end to end in the hottest month. Most clients then only need to change the times of two loadings.`,
    es_ES: `La caducidad de un medicamento es válida para una temperatura de conservación determinada. De cuánto y durante cuánto tiempo se haya apartado de ella un lote depende que pueda suministrarse. La solución de cadena de suministro farmacéutica registra cada tramo, de la planta a la farmacia, y aporta al responsable los datos para decidir.

~~~figures
15 | minutos | de cuenta atrás en el muelle
24 | horas | de margen en el embalaje
4 || clases de temperatura
~~~

## Cuatro tramos, cuatro riesgos

- **Planta y almacén.** Estanterías altas, muchas puertas y grandes diferencias estacionales. El mapeo sigue una retícula en verano y en invierno; las sondas fijas se colocan donde se hallaron los extremos.
- **Transporte.** Los vehículos se cualifican en vacío y con carga, con puertas abiertas y con el grupo parado. Los embalajes se eligen para la ruta más larga y 24 horas más.
- **Entrega.** La mayoría de las excursiones se produce en un muelle de carga. Al abrir la puerta empieza una cuenta atrás de 15 minutos, y el sistema avisa antes de que termine.
- **Farmacia.** Los frigoríficos a 2–8 °C, los armarios por debajo de 25 °C y los congeladores a −20 °C son independientes. La insulina y el ARNm se guardan por separado.

## Clases de temperatura

1. Ambiente controlado, 15–25 °C
2. Refrigerado, 2–8 °C: frigoríficos de farmacia y cámaras
3. Congelado, de −25 a −15 °C
4. Ultracongelado: −80 °C en el U830 y el U570; por debajo de −150 °C en el V1000 para terapias celulares, que viajan en contenedor seco

Cada clase tiene su cualificación, sus límites y su formación. Lo que se ahorra al compartir un equipo suele ser menos que el coste de una desviación.

## Integridad de los datos

Los registros y las firmas están concebidos para 21 CFR Part 11 y el anexo 11 de las NCF de la UE, y la pista de auditoría no se puede desactivar. Todo cambio de un límite queda registrado con nombre, hora y motivo. Las sondas tienen certificado ISO/IEC 17025. Protocolo, datos brutos e informe siguen las directrices europeas de buenas prácticas de distribución (2013/C 343/01).

## Desviaciones

El sistema presenta primero los hechos: lotes, unidades, tiempo acumulado y temperatura cinética media. Después, una lista de medidas: cuarentena, aviso, muestras de retención. La liberación la decide y la firma Calidad. Proveedor, transportista y hospital ven la misma curva.

## Por dónde empezar

Recomendamos registrar de principio a fin la ruta más larga en el mes más caluroso. Después, la mayoría de los clientes solo tiene que cambiar la hora de dos cargas.`,
    fr_FR: `La péremption d’un médicament est calculée pour une température donnée. L’ampleur et la durée d’un écart déterminent si le lot peut encore être livré. La solution chaîne logistique pharmaceutique mesure chaque tronçon, de l’usine à l’officine, et fournit à la personne qualifiée les données nécessaires à sa décision.

~~~figures
15 | minutes | de décompte à quai
24 | heures | de marge pour l’emballage
4 || classes de température
~~~

## Quatre tronçons, quatre risques

- **Usine et entrepôt.** Les rayonnages sont hauts, les portes nombreuses, les saisons contrastées. La cartographie suit une grille, l’été et l’hiver ; les sondes fixes sont posées aux points extrêmes.
- **Transport.** Les véhicules sont qualifiés à vide et en charge, portes ouvertes et groupe arrêté. Les emballages sont choisis pour le trajet le plus long, plus 24 heures.
- **Remise.** La plupart des excursions ont lieu à quai. Un décompte de 15 minutes commence à l’ouverture de la porte, et le système alerte avant son terme.
- **Pharmacie.** Réfrigérateurs à 2–8 °C, armoires à moins de 25 °C et congélateurs à −20 °C sont séparés. L’insuline et l’ARNm sont conservés à part.

## Les classes de température

1. Ambiante contrôlée, 15–25 °C
2. Réfrigérée, 2–8 °C : réfrigérateurs de pharmacie et chambres froides
3. Congelée, de −25 à −15 °C
4. Ultra-basse : −80 °C dans l’U830 et l’U570 ; sous −150 °C dans la V1000 pour les thérapies cellulaires, qui voyagent en conteneur sec

Chaque classe a sa qualification, ses limites et sa formation. L’économie réalisée en partageant un appareil compense rarement un seul écart.

## Intégrité des données

Enregistrements et signatures sont conçus pour le 21 CFR Part 11 et l’annexe 11 des BPF européennes ; la piste d’audit ne peut être désactivée. Tout changement de seuil porte un nom, une heure et un motif. Les sondes ont un certificat ISO/IEC 17025. Protocole, données brutes et rapport suivent les lignes directrices européennes de bonnes pratiques de distribution (2013/C 343/01).

## En cas d’écart

Le système donne d’abord les faits : lots, unités, durée cumulée, température cinétique moyenne. Suit une liste de tâches : mise en quarantaine, information, échantillons témoins. La libération est décidée et signée par le service qualité. Fournisseur, transporteur et hôpital voient la même courbe.

## Par où commencer

Nous recommandons d’enregistrer de bout en bout le trajet le plus long, au mois le plus chaud. Le plus souvent, il suffit ensuite de changer l’heure de deux chargements.`,
  },
  advantage: {
    zh_CN: `- **四方共享记录**：厂家、承运商、分销商、医院使用同一份记录
- **提前预警**：月台 15 分钟倒计时，超温前即可处理
- **判断有依据**：批号、件数、累计时间、平均动力学温度一页列清
- **一次验证，两套法规**：GSP 与欧盟 GDP 的验证文件共用同一批原始数据`,
    en_EN: `- **One curve for all.** Manufacturer, carrier, wholesaler and hospital read the same record
- **Early warning.** The 15-minute countdown at the dock gives somebody time to act
- **Justified decisions.** Lots, units, accumulated time and mean kinetic temperature on one page
- **EU GDP and Chinese GSP.** The files for both come from the same raw data`,
    es_ES: `- **Una curva para todos.** Fabricante, transportista, mayorista y hospital consultan el mismo registro
- **Aviso temprano.** La cuenta atrás de 15 minutos en el muelle da tiempo a actuar
- **Decisiones razonadas.** Lotes, unidades, tiempo acumulado y temperatura cinética media en una página
- **Dos normativas, un solo trabajo.** Los expedientes de las BPD europeas y las GSP chinas se elaboran con los mismos datos brutos`,
    fr_FR: `- **Une courbe pour tous.** Fabricant, transporteur, grossiste et hôpital lisent le même relevé
- **Alerte précoce.** Le décompte de 15 minutes à quai laisse le temps d’agir
- **Une décision motivée.** Lots, unités, durée cumulée et température cinétique moyenne sur une page
- **Deux référentiels, un seul travail.** Les dossiers BPD européennes et GSP chinoises viennent des mêmes données brutes`,
  },
}
