import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const clinicalTrials: SolutionSeed = {
  id: '1214000000000002108',
  slug: 'clinical-trials',
  type: 'pharmacy',
  cover: 'cover-solution-clinical-trials.webp',
  banner: 'scene-clinical-trials.webp',
  icon: 'icon-solution-clinical-trials.webp',
  catalogue: 'solution-catalogue-clinical-trials',
  order: 3,
  sites: everywhere,
  updateTime: '2025-12-03T09:00:00+08:00',
  name: {
    zh_CN: '临床试验解决方案',
    en_EN: 'Clinical Trials',
    es_ES: 'Solución de ensayos clínicos',
    fr_FR: 'Solution essais cliniques',
  },
  brief: {
    zh_CN: '试验用药与受试者样本分开管理，全程有温度记录，稽查时按受试者编号查询。',
    en_EN:
      'Investigational product and participants’ samples, kept apart and documented by participant number.',
    es_ES:
      'El producto en investigación y las muestras, separados y documentados por número de participante.',
    fr_FR: 'Produit expérimental et échantillons des participants, séparés et documentés par numéro.',
  },
  content: {
    zh_CN: `多中心试验中，药品从一处发往几十个中心，样本从几十个中心汇集到一处。两条冷链方向相反，却由同一批研究护士在同一间药房管理。

~~~figures
40 | 分钟 | 研究护士培训时间
24 | 小时 | 备机到位时限
10 | 天 | 干式液氮运输罐保温时间
~~~

## 试验用药

- **中心药房**：试验用药专柜专锁，按项目、按批次分层。2–8 °C 用 R310、R390，−25 °C 品种用 U250
- **接收**：随货记录仪当场读取，超温的箱子先放入隔离层，待申办方书面答复后处理
- **发放与回收**：药物编号、受试者编号与发药时的箱温关联；盲态信息不出现在温度平台上

## 受试者样本

1. 采血、离心、分装，方案规定的时间窗由系统倒计时
2. PBMC 程序降温后入液氮罐，血浆、血清入 −80 °C，同一访视的主样与备样分放两台冰箱
3. 每月集中转运一次：−80 °C 样本走干冰，细胞用 S10 干式液氮运输罐，在途 10 天之内不必补液

中心不需要大容积的 −80 °C 冰箱。U180、U220 为小型机型，单相插座即可运行，可存放一项三期试验一个中心一年的样本。

## 中心启动

启动访视前两周，我们发货、安装、完成 24 小时空载与 24 小时负载的温度分布验证，交付一份六页的报告。研究护士的培训为四十分钟，内容包括存放、取出、查看曲线和记录偏差。试验结束后，设备可以退租，也可以转入下一个项目，验证文件随设备移交。

## 稽查与核查

按受试者编号检索，一次列出该受试者全部用药和样本经过的温度、位置、经手人。记录满足 ICH E6 (R3) 对原始数据可追溯、同期、完整的要求；电子签名按 21 CFR Part 11 与欧盟 GMP 附录 11 设计。时钟由服务器统一，跨时区中心同时显示当地时间与协调世界时。

## 费用

设备按项目期限租用，月租包含校准、监测与备机。设备故障时，备机 24 小时内到位，不影响访视窗口。`,
    en_EN: `In a multicentre trial the product is sent from one place to dozens of sites, and their samples are sent back to one place. Both cold chains are handled by the same nurses in the same room.

~~~figures
40 | minutes | of training at a site
24 | hours | to a replacement
10 | days | of holding time in transit
~~~

## Investigational product

- **Site pharmacy.** A separate, locked refrigerator for the study: R310 or R390 at 2–8 °C, U250 for what is kept at −25 °C
- **Receipt.** The logger in the parcel is read at once. A parcel that was out of range stays on a quarantine shelf until the sponsor has answered in writing
- **Dispensing and return.** Kit number and participant number are linked with the temperature at that time. The temperature platform contains no unblinding information

## Participants’ samples

1. Collection, centrifugation, aliquoting: the time that the protocol allows is counted down on the screen
2. PBMC are cooled at a controlled rate and stored in nitrogen, plasma and serum at −80 °C. Primary and backup samples of a visit are kept in different freezers
3. Shipment once a month: dry ice for −80 °C samples, and for cells an S10 dry shipper with a holding time of ten days

A site does not need a large freezer. The U180 and U220 fit beside a bench, run from an ordinary socket, and hold the samples of one site in a phase III study for a year.

## Opening a site

Two weeks before initiation we deliver, install and map, 24 hours empty and 24 hours loaded, and hand over a report of six pages. Training takes forty minutes: storing, retrieving, reading a curve, documenting a deviation. At the end the unit is returned or passed to the next study together with its file.

## Inspection

A search for a participant lists product and samples with temperature, position and person. Records are attributable, contemporaneous and complete, as ICH E6 (R3) requires. Clocks are synchronised with the server and show local time and UTC.

## Cost

Equipment is hired for the length of the study. The monthly rate includes calibration, monitoring and a replacement on site within 24 hours, so that no visit window is lost.`,
    es_ES: `En un ensayo multicéntrico, el producto se envía desde un lugar a decenas de centros, y las muestras de estos vuelven a un solo lugar. De ambas cadenas de frío se ocupan las mismas enfermeras, en la misma sala.

~~~figures
40 | minutos | de formación
24 | horas | hasta el equipo de sustitución
10 | días | de autonomía en el envío
~~~

## Producto en investigación

- **Farmacia del centro.** Un frigorífico propio del ensayo, con cerradura: R310 o R390 a 2–8 °C, U250 para lo que se guarda a −25 °C
- **Recepción.** El registrador del paquete se lee en el acto. Un paquete que haya salido del intervalo queda en un estante de cuarentena hasta que el promotor responda por escrito
- **Dispensación y devolución.** El número de kit y el de participante se vinculan a la temperatura de ese momento. La plataforma de temperatura no contiene ningún dato que rompa el ciego

## Muestras de los participantes

1. Extracción, centrifugación, alicuotado: la pantalla muestra la cuenta atrás del plazo que permite el protocolo
2. Las PBMC se enfrían a velocidad controlada y se conservan en nitrógeno; plasma y suero, a −80 °C. La muestra principal y la de reserva de una visita están en congeladores distintos
3. Un envío al mes: hielo seco para −80 °C y, para las células, un contenedor seco S10 con una autonomía de diez días

Un centro no necesita un congelador grande. El U180 y el U220 caben junto a una mesa, funcionan con un enchufe corriente y guardan las muestras de un año de un centro en fase III.

## Abrir un centro

Dos semanas antes de la visita de inicio entregamos, instalamos y mapeamos, 24 horas en vacío y 24 con carga, y dejamos un informe de seis páginas. La formación dura cuarenta minutos: guardar, retirar, leer una curva y documentar una desviación. Al final el equipo se devuelve o pasa al siguiente ensayo, con su expediente.

## Inspección

La búsqueda por participante muestra producto y muestras con temperatura, posición y persona. Los registros son atribuibles, contemporáneos y completos, como exige ICH E6 (R3). Los relojes se sincronizan con el servidor e indican la hora local y UTC.

## Coste

Los equipos se alquilan por la duración del ensayo. La cuota mensual incluye calibración, monitorización y un equipo de sustitución en 24 horas, de modo que no se pierde ninguna ventana de visita.`,
    fr_FR: `Dans un essai multicentrique, le produit part d’un seul lieu vers des dizaines de centres, dont les échantillons reviennent en un seul lieu. Les deux chaînes du froid sont gérées par les mêmes infirmières, dans la même pièce.

~~~figures
40 | minutes | de formation
24 | heures | pour un remplacement
10 | jours | d’autonomie pendant l’envoi
~~~

## Produit expérimental

- **Pharmacie du centre.** Un réfrigérateur pour l’étude, avec sa serrure : R310 ou R390 à 2–8 °C, U250 pour ce qui se conserve à −25 °C
- **Réception.** L’enregistreur du colis est lu aussitôt. Un colis hors plage reste sur une clayette de quarantaine jusqu’à la réponse écrite du promoteur
- **Dispensation et retour.** Numéro de traitement, numéro de participant et température du moment sont liés. Aucune donnée levant l’aveugle n’apparaît sur la plateforme

## Échantillons des participants

1. Prélever, centrifuger, aliquoter : l’écran affiche le décompte du délai permis par le protocole
2. Les PBMC sont refroidies à vitesse contrôlée, puis conservées dans l’azote ; plasma et sérum vont à −80 °C. L’échantillon principal et le double d’une visite sont conservés dans des congélateurs distincts
3. Un envoi par mois : neige carbonique pour −80 °C, conteneur sec S10 pour les cellules, avec dix jours d’autonomie sans appoint

Un centre n’a pas besoin d’un grand congélateur. L’U180 et l’U220 se placent à côté d’une paillasse, sur une prise ordinaire, et contiennent un an d’échantillons d’un centre de phase III.

## Ouvrir un centre

Deux semaines avant la visite d’ouverture, nous livrons, installons et cartographions l’appareil, 24 heures à vide et 24 heures en charge, et remettons un rapport de six pages. La formation dure quarante minutes : ranger, sortir, lire une courbe, rédiger un écart. À la fin, l’appareil est rendu ou passe à l’étude suivante, avec son dossier.

## Inspection

Pour un participant donné, le système liste le produit et les échantillons avec température, lieu et personne. Les enregistrements sont attribuables, contemporains et complets, comme l’exige ICH E6 (R3). Les horloges sont réglées par le serveur et affichent heure locale et UTC.

## Coût

Le matériel est loué pour la durée de l’étude. Le loyer comprend étalonnage, surveillance et appareil de remplacement sous 24 heures, pour qu’aucune visite prévue au protocole ne soit manquée.`,
  },
  advantage: {
    zh_CN: `- **按受试者检索**：药品、样本、温度、经手人一次查齐
- **主备分放**：主样与备样不在同一台冰箱
- **盲态安全**：温度平台不显示组别信息
- **租用到结题**：月租含校准、监测和 24 小时备机`,
    en_EN: `- **Search by participant.** Product, samples, temperature and persons in one list
- **Separate storage.** Primary and backup in different freezers
- **Blinding protected.** No treatment data on the temperature platform
- **Hired for the length of the study.** Calibration, monitoring and a replacement within 24 hours included`,
    es_ES: `- **Búsqueda por participante.** Producto, muestras, temperatura y personas en una sola lista
- **Almacenamiento separado.** Principal y reserva en congeladores distintos
- **Ciego protegido.** Ningún dato de tratamiento en la plataforma
- **Alquiler durante todo el ensayo.** Calibración, monitorización y sustitución en 24 horas incluidas`,
    fr_FR: `- **Recherche par participant.** Produit, échantillons, température et personnes en une liste
- **Stockage séparé.** L’échantillon principal et le double dans des congélateurs distincts
- **L’aveugle préservé.** Aucune donnée de traitement sur la plateforme
- **Loué jusqu’à la dernière visite.** Étalonnage, surveillance et remplacement sous 24 heures compris`,
  },
}
