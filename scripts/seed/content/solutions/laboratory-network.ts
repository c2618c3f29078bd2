import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const laboratoryNetwork: SolutionSeed = {
  id: '1209668929834815490',
  slug: 'laboratory-network',
  type: 'laboratory',
  cover: 'cover-solution-laboratory-network.webp',
  banner: 'scene-laboratory-network.webp',
  icon: 'icon-solution-laboratory-network.webp',
  functions: 'functions-laboratory-network.webp',
  steps: [
    { title: '试剂冷藏', temperature: '2–8 °C', note: 'R640 实验室冷藏箱', picture: 'product-r640.webp' },
    {
      title: '血清冷冻',
      temperature: '−30 °C',
      note: 'R340 冷冻室，独立制冷回路',
      picture: 'product-r340.webp',
    },
    {
      title: '样本保存',
      temperature: '−80 °C',
      note: 'U830，也可设定为 −70 °C',
      picture: 'product-u830.webp',
    },
    {
      title: '细胞冻存',
      temperature: '−190 °C',
      note: 'V400 气相液氮罐，监测液位',
      picture: 'product-v400.webp',
    },
    { title: '数据汇集', note: '网关接入各品牌设备，断网缓存 90 天', picture: 'product-trace-gateway.webp' },
    { title: '远程监测', note: '按课题组划分权限，报警依次呼叫' },
  ],
  catalogue: 'solution-catalogue-laboratory-network',
  order: 2,
  sites: everywhere,
  updateTime: '2026-07-02T09:00:00+08:00',
  name: {
    zh_CN: '实验室网络解决方案',
    en_EN: 'Laboratory Network Solution',
    es_ES: 'Solución de red de laboratorios',
    fr_FR: 'Solution réseau de laboratoires',
  },
  brief: {
    zh_CN: '几十台冰箱、几十个课题组，统一管理设备归属、能耗与存放物。',
    en_EN: 'Owner, energy use and contents of every freezer in the building, on one platform.',
    es_ES: 'Responsable, consumo y contenido de cada congelador del edificio, en una sola plataforma.',
    fr_FR:
      'Responsable, consommation et contenu de chaque congélateur du bâtiment, sur une seule plateforme.',
  },
  content: {
    zh_CN: `一栋实验楼里常有上百台制冷设备，品牌不同、年份不同，分属几十个课题组。设备状态往往没有统一台账。实验室网络解决方案不要求全部更新，先接入现有设备。

~~~figures
15 | 分钟 | 每台探头安装用时
7.2 | kWh/天 | 新机日耗电，旧机可达 19.4
1.4 | kWh/天 | 提高设定温度的节电量
~~~

## 先清点

第一周逐台登记：型号、年份、制冷剂、位置、负责人、存放物和上次除霜日期。多数楼宇约有一成为空箱或无人管理的设备，将其清空关停即可明显节电。

## 再接入

- Trace 4 无线温度探头，十五分钟装一台，适用各品牌
- 智能插座测量电流，压缩机启停规律的变化早于温度变化
- 培养箱监测二氧化碳与湿度，液氮罐监测液位，房间监测温湿度与压差
- 数据按课题组划分权限，平台管理员可查看全楼，课题组成员只查看本组设备

## 报警应答

报警依次呼叫负责人、同组第二联系人和楼宇值班。毕业离校的学生自动从名单移除，漏接因此减少一半。每学期第一周演练一次，由平台随机抽取一台，检查报警能否接通。

## 更新次序

接入三个月后，平台按四项排序：年份、耗电、温度波动、存放物的价值。一台用了十二年的旧冰箱每天耗电可达 19.4 kWh，U830 为 7.2 kWh。按排序更新，旧机除霜、清洁、回收制冷剂后移出，资料交资产管理部门。

## −70 °C 还是 −80 °C

由样本负责人决定，平台提供数据：U830 由 −80 °C 调到 −70 °C，每天少用 1.4 kWh，断电升温到 −50 °C 的时间由 290 分钟减为 215 分钟。决定连同理由一并归档。

## 与现有系统对接

支持与楼宇自控、LIMS、一卡通对接；接口文档公开。检验机构需要的 ISO/IEC 17025、ISO 15189 设备档案，按设备自动汇总校准证书、期间核查和停用记录。数据可存放在校内服务器或院区机房。`,
    en_EN: `A laboratory building may contain a hundred cold storage units of many makes and ages, in the care of thirty groups. Often nobody knows the condition of all of them. The Laboratory Network Solution begins by connecting the existing equipment, not by replacing it.

~~~figures
15 | minutes | to fit a probe
7.2 | kWh a day | new freezer, against 19.4
1.4 | kWh a day | saved by a higher set point
~~~

## Inventory

The first week produces a list: model, year, refrigerant, location, person responsible, contents, last defrosting. In most buildings about a tenth prove to be empty or without an owner. Switching those off saves energy at no cost.

## Connection

- Wireless Trace 4 probes, fifteen minutes each, whatever the make
- A meter at the plug: the cycling of a compressor changes before the temperature does
- CO₂ and humidity from incubators, level from nitrogen vessels, pressure from rooms
- Rights by group: members see their own units, the facility sees all

## Alarm response

An alarm goes to the person responsible, then to a second in the group, then to the porter. Students who have left are removed automatically, which alone avoids half of the missed calls. In the first week of each term the platform picks one freezer at random and tests its alarm calls.

## Order of replacement

After three months the units are ranked by age, energy, stability and the value of their contents. A twelve-year-old freezer may draw 19.4 kWh a day; a U830 draws 7.2. Replacement follows the ranking. Old units are defrosted and cleaned, their refrigerant is recovered, and documents are provided for the asset register.

## −70 °C or −80 °C

The owner of the samples decides. The platform supplies the figures: a U830 at −70 °C saves 1.4 kWh a day, and has 215 instead of 290 minutes to −50 °C without power. Whatever is decided is filed with its reasons.

## Integration

Building management, LIMS and access cards connect through an open, documented interface. Files for ISO/IEC 17025 and ISO 15189 (certificates, intermediate checks, downtime) are assembled for each unit. Data may stay on a server of your own.`,
    es_ES: `Un edificio de laboratorios puede reunir cien equipos de frío de muchas marcas y edades, a cargo de treinta grupos. A menudo nadie conoce el estado de todos. La solución de red de laboratorios empieza por conectar los equipos existentes, no por sustituirlos.

~~~figures
15 | minutos | por sonda
7,2 | kWh al día | equipo nuevo, frente a 19,4
1,4 | kWh al día | menos al subir la consigna
~~~

## Inventario

La primera semana se elabora una lista: modelo, año, refrigerante, ubicación, responsable, contenido y último desescarche. En la mayoría de los edificios, cerca de la décima parte de los equipos está vacía o no tiene responsable. Apagarlos ahorra energía sin coste alguno.

## Conexión

- Sondas inalámbricas Trace 4, quince minutos cada una, sea cual sea la marca
- Un medidor en el enchufe: los ciclos del compresor cambian antes que la temperatura
- CO₂ y humedad de los incubadores, nivel de los recipientes de nitrógeno, presión de las salas
- Permisos por grupo: cada grupo ve sus equipos, y el servicio común, todos

## Respuesta a las alarmas

La alarma va al responsable, luego a una segunda persona del grupo y después a conserjería. Los estudiantes que se han marchado se dan de baja automáticamente, lo que por sí solo evita la mitad de las llamadas perdidas. La primera semana de cada cuatrimestre, la plataforma elige un congelador al azar y prueba sus llamadas de alarma.

## Orden de sustitución

A los tres meses, los equipos se ordenan por edad, consumo, estabilidad y valor de lo que guardan. Un congelador de doce años puede consumir 19,4 kWh al día; un U830, 7,2. La sustitución sigue ese orden. Los equipos antiguos se desescarchan y limpian, se recupera su refrigerante y se entrega la documentación para el inventario.

## −70 °C o −80 °C

Decide el responsable de las muestras. La plataforma aporta los datos: un U830 a −70 °C ahorra 1,4 kWh al día y dispone de 215 minutos, en lugar de 290, hasta −50 °C sin corriente. Lo que se decida se archiva con sus motivos.

## Integración

La gestión del edificio, el LIMS y las tarjetas de acceso se conectan por una interfaz abierta y documentada. Los expedientes de ISO/IEC 17025 e ISO 15189 (certificados, verificaciones intermedias, paradas) se reúnen por equipo. Los datos pueden quedarse en un servidor propio.`,
    fr_FR: `Un bâtiment de laboratoires peut abriter cent appareils de froid de marques et d’âges divers, confiés à trente équipes, sans que personne connaisse l’état de tous. La solution réseau de laboratoires commence par connecter les appareils existants, non par les remplacer.

~~~figures
15 | minutes | par sonde
7,2 | kWh par jour | appareil neuf, contre 19,4
1,4 | kWh par jour | de moins à consigne relevée
~~~

## Inventaire

La première semaine est consacrée à l’inventaire : modèle, année, fluide, emplacement, responsable, contenu, dernier dégivrage. Dans la plupart des bâtiments, près d’un dixième se révèle vide ou sans responsable. Les éteindre économise de l’énergie sans aucun coût.

## Connexion

- Des sondes Trace 4 sans fil, quinze minutes chacune, quelle que soit la marque
- Un compteur à la prise : le rythme d’un compresseur change avant la température
- CO₂ et humidité des incubateurs, niveau des cuves d’azote, pression des pièces
- Des droits par équipe : chacun voit les siens, le service commun voit le bâtiment

## Réponse aux alarmes

L’alarme va au responsable, puis à une deuxième personne de l’équipe, puis au poste de garde. Les personnes parties sont retirées automatiquement de la liste, ce qui évite la moitié des appels sans réponse. La première semaine de chaque semestre, la plateforme tire un congélateur au sort et teste ses appels d’alarme.

## Ordre de remplacement

Après trois mois, les appareils sont classés selon l’âge, la consommation, la stabilité et la valeur du contenu. Un congélateur de douze ans peut consommer 19,4 kWh par jour ; un U830, 7,2. Le remplacement suit ce classement. L’ancien appareil est dégivré et nettoyé avant son enlèvement, son fluide est récupéré et les documents sont fournis pour l’inventaire.

## −70 °C ou −80 °C

Le responsable des échantillons décide. La plateforme donne les chiffres : à −70 °C, un U830 consomme 1,4 kWh de moins par jour, mais met 215 minutes au lieu de 290 à atteindre −50 °C sans courant. La décision est classée avec ses motifs.

## Intégration

Gestion du bâtiment, LIMS et badges se raccordent par une interface ouverte et documentée. Les dossiers ISO/IEC 17025 et ISO 15189 (certificats, vérifications intermédiaires, arrêts) sont réunis par appareil. Les données peuvent rester sur votre propre serveur.`,
  },
  advantage: {
    zh_CN: `- **适用各品牌**：先接入现有设备，再考虑更新
- **先节能，后采购**：空箱、无人管理和待除霜的设备，第一周即可列出
- **联系人及时更新**：通讯录随人事系统更新，离校人员自动移除
- **换新有依据**：年份、耗电、波动、价值四项排序
- **数据留在校内**：支持本地部署，接口公开`,
    en_EN: `- **Any make.** Existing equipment is connected first; replacement comes later
- **Save before buying.** Empty, ownerless and frosted freezers are identified in the first week
- **Up-to-date contacts.** Contact lists follow the staff register
- **Justified replacement.** Age, energy, stability and value in one ranking
- **Your own server.** Local installation and an open interface`,
    es_ES: `- **Cualquier marca.** Primero se conectan los equipos existentes; la sustitución viene después
- **Ahorrar antes de comprar.** Los equipos vacíos, sin responsable o con escarcha se identifican la primera semana
- **Contactos actualizados.** Las listas de contacto se actualizan con el registro de personal
- **Sustitución razonada.** Edad, consumo, estabilidad y valor en una sola lista
- **Servidor propio.** Instalación local e interfaz abierta`,
    fr_FR: `- **Toutes les marques.** L’existant est connecté d’abord ; le remplacement vient après
- **Économiser avant d’acheter.** Les appareils vides, sans responsable ou givrés sont repérés dès la première semaine
- **Contacts à jour.** Les listes d’appel suivent le registre du personnel
- **Des remplacements motivés.** Âge, consommation, stabilité et valeur en un seul classement
- **Votre serveur.** Installation locale et interface ouverte`,
  },
}
