import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const foodAndVeterinary: SolutionSeed = {
  id: '1214000000000002114',
  slug: 'food-and-veterinary',
  type: 'sectors',
  cover: 'cover-solution-food-and-veterinary.webp',
  banner: 'scene-food-and-veterinary.webp',
  icon: 'icon-solution-food-and-veterinary.webp',
  order: 2,
  sites: everywhere,
  updateTime: '2025-05-20T09:00:00+08:00',
  name: {
    zh_CN: '食品与兽医',
    en_EN: 'Food Safety and Veterinary Medicine',
    es_ES: 'Seguridad alimentaria y veterinaria',
    fr_FR: 'Sécurité alimentaire et médecine vétérinaire',
  },
  brief: {
    zh_CN: '留样、疫苗、冻精、检疫样品，按各自规范保存。',
    en_EN: 'Retained samples, animal vaccines, semen and quarantine specimens, each stored to its own rules.',
    es_ES: 'Contramuestras, vacunas animales, semen y muestras de cuarentena, cada tipo según su normativa.',
    fr_FR:
      'Échantillothèque, vaccins animaux, semence, prélèvements de quarantaine, conservés chacun selon ses règles.',
  },
  content: {
    zh_CN: `兽医和食品检验的冷链多处于车辆、圈舍和口岸，环境温差可达 40 °C。设备要耐颠簸和灰尘，记录要满足官方复核。

~~~figures
62 | 小时 | 冰衬疫苗冷藏箱保冷时间
134 | 小时 | 疫苗运输箱保冷时间
5 | 秒 | 提筒离液最长时间
~~~

## 食品检验

- **留样**：企业与检验机构的留样存放于 −25 °C 的 U450、U650，按批号分格，到期自动提示销毁
- **标准物质与菌株**：−80 °C 双份，U220 与 C120 分放两室；菌株领用双人双锁
- **仲裁样品**：封签编号、照片与温度曲线一并归档，发生争议时三方共同查看

## 动物疫苗

兽用疫苗多在 2–8 °C 保存，部分冻干活疫苗要求 −15 °C 以下。县级兽医站以 R230 加 U250 为一组：R230 冰衬疫苗冷藏箱断电后保冷 62 小时；春秋两防期间用 T12、T24 疫苗运输箱分送到乡，分别保冷 102 与 134 小时。

## 冻精与胚胎

- 站内：D35、D65 储存，按种畜编号分提筒，麦管不高于颈线
- 下乡：摩托车携带 D3、D10，可放 300–720 支麦管
- 补液：D100 上门补液，每支提筒离液不超过 5 秒

提得过高、停留过久，是冻精活力下降最常见的原因。每只容器配一把量尺和一张“五秒”提示卡。

## 口岸与疫病检测

非洲猪瘟、禽流感样品在 B150 内开封处理，灭活之后才离柜。病原保存进入上锁的 U570，出入逐次记录。负压样品运输箱与 P60 传递窗配套，污染区与清洁区之间只传递样品。

## 规范

按《兽药经营质量管理规范》、《病原微生物实验室生物安全管理条例》和 ISO/IEC 17025 编写文件；出口注册企业同时满足欧盟 (EU) 2017/625 官方控制条例对样品保存的要求。

## 基层站点

县级站人员少、预算有限。监测、校准和一年一次的保养合并为一份年费，一台 R230 每天约耗电 1 kWh。发生故障时先送备机，再维修原机。`,
    en_EN: `Most of the cold chain of veterinarians and food inspectors is in vehicles, stables and border posts, where ambient temperatures may differ by 40 °C. Equipment has to withstand dust and rough roads, and records an official inspection.

~~~figures
62 | hours | of holdover time
134 | hours | of cold life in the box
5 | seconds | at most out of the dewar
~~~

## Food laboratories

- **Retained samples** at −25 °C in the U450 and U650, a compartment for each lot and a notice when it may be destroyed
- **Reference materials and strains** at −80 °C in two rooms, in a U220 and a C120; strains are issued against two signatures
- **Counter-analysis.** Seal number, photograph and temperature curve are filed together and open to both parties

## Animal vaccines

Most live vaccines for animals are kept at 2–8 °C, some freeze-dried ones below −15 °C. A district station has an R230 and a U250: the ice-lined R230 has a holdover time of 62 hours. In the spring and autumn campaigns vaccine is distributed in the T12 and T24, with a cold life of 102 and 134 hours.

## Semen and embryos

- At the stud: D35 and D65, a canister for each sire, and no straw above the neck line
- On rounds: D3 and D10 on a motorcycle, 300 to 720 straws
- Refilling: a D100 comes to the station, and no canister is out for more than five seconds

No vessel can compensate for a straw lifted too high or for too long. Each is supplied with a dipstick and a “five seconds” reminder card.

## Borders and outbreaks

Specimens tested for African swine fever or avian influenza are opened in a B150 and inactivated before they leave it. Isolates are kept in a locked U570, and every movement is recorded. Only samples pass between the dirty and the clean side, through a P60 pass box.

## Rules

Files are written for ISO/IEC 17025, for Regulation (EU) 2017/625 on official controls, and for the country’s rules on veterinary medicines. Laboratories of animal pathogens work to the manual of the World Organisation for Animal Health.

## Small stations

For stations with few staff and small budgets, monitoring, calibration and one visit are combined in a single annual fee. An R230 uses about 1 kWh a day. If a unit fails, a replacement arrives first and the repair comes afterwards.`,
    es_ES: `La mayor parte de la cadena de frío de veterinarios e inspectores de alimentos está en vehículos, establos y puestos fronterizos, con diferencias de hasta 40 °C en la temperatura ambiente. Los equipos deben soportar el polvo y los malos caminos, y los registros, una inspección oficial.

~~~figures
62 | horas | sin red en el frigorífico
134 | horas | de autonomía en la caja
5 | segundos | como máximo fuera del vaso
~~~

## Laboratorios de alimentos

- **Contramuestras** a −25 °C en el U450 y el U650, un compartimento por lote y un aviso cuando la muestra puede destruirse
- **Materiales de referencia y cepas** a −80 °C en dos salas, en un U220 y un C120; las cepas se entregan con dos firmas
- **Análisis contradictorio.** Número de precinto, fotografía y curva de temperatura se archivan juntos, a la vista de ambas partes

## Vacunas animales

La mayoría de las vacunas vivas para animales se guarda a 2–8 °C, y algunas liofilizadas, por debajo de −15 °C. Una oficina comarcal dispone de un R230 y un U250: el R230, con revestimiento de hielo, tiene una autonomía de 62 horas sin red. En las campañas de primavera y otoño, la vacuna se distribuye en el T12 y el T24, con una autonomía de 102 y 134 horas.

## Semen y embriones

- En el centro: D35 y D65, un canastillo por semental, y ninguna pajuela por encima de la línea del cuello
- En ruta: D3 y D10 en moto, de 300 a 720 pajuelas
- Rellenado: un D100 va hasta el centro, y ningún canastillo está fuera más de cinco segundos

Ningún recipiente compensa que una pajuela se levante demasiado o durante demasiado tiempo. Con cada uno entregamos una varilla de nivel y una tarjeta recordatoria de «cinco segundos».

## Fronteras y brotes

Las muestras de peste porcina africana o gripe aviar se abren en una B150 y se inactivan antes de salir de ella. Los aislados se guardan en un U570 con cerradura y todos los movimientos se registran. Entre el lado sucio y el limpio solo pasan las muestras, por una caja de paso P60.

## Normas

Los expedientes se redactan conforme a ISO/IEC 17025, al Reglamento (UE) 2017/625 de controles oficiales y a la normativa de medicamentos veterinarios de cada país. Los laboratorios de patógenos animales siguen el manual de la Organización Mundial de Sanidad Animal.

## Oficinas pequeñas

Para oficinas con poco personal y presupuesto, la monitorización, la calibración y una visita se reúnen en una sola cuota anual. Un R230 consume cerca de 1 kWh al día. Si un equipo falla, primero llega el sustituto y después la reparación.`,
    fr_FR: `La chaîne du froid des vétérinaires et des inspecteurs des aliments passe surtout par des véhicules, des étables et des postes frontières, avec des écarts de température ambiante de 40 °C. Le matériel doit supporter la poussière et les pistes ; les relevés doivent satisfaire à un contrôle officiel.

~~~figures
62 | heures | d’autonomie sans secteur
134 | heures | d’autonomie en glacière
5 | secondes | au plus hors du vase
~~~

## Laboratoires alimentaires

- **Échantillothèque** à −25 °C en U450 et U650, un casier par lot et un avis lorsque le lot peut être détruit
- **Matériaux de référence et souches** à −80 °C dans deux pièces, un U220 et un C120 ; les souches sortent contre deux signatures
- **Analyse contradictoire.** Numéro de scellé, photographie et courbe de température sont classés ensemble, lisibles par les deux parties

## Vaccins animaux

La plupart des vaccins vivants pour animaux se gardent à 2–8 °C, certains lyophilisés sous −15 °C. Une antenne de district a un R230 et un U250 : le R230, à accumulation de glace, a 62 heures d’autonomie sans secteur. Aux campagnes de printemps et d’automne, le vaccin repart en T12 et T24, qui ont 102 et 134 heures d’autonomie.

## Semence et embryons

- Au centre : D35 et D65, un canister par reproducteur, aucune paillette au-dessus de la ligne du col
- En tournée : D3 et D10 à moto, 300 à 720 paillettes
- Remplissage : un D100 est amené au centre, et aucun canister ne reste hors du vase plus de cinq secondes

Aucun vase Dewar ne protège une paillette levée trop haut ou trop longtemps. Chacun est livré avec une jauge et une carte de rappel : « cinq secondes ».

## Frontières et foyers

Les prélèvements de peste porcine africaine ou de grippe aviaire sont ouverts sous B150 et en sortent inactivés. Les isolats sont dans un U570 fermé à clé et chaque mouvement est inscrit. Entre le côté sale et le côté propre, seuls les échantillons passent, par un passe-plat P60.

## Les règles

Les dossiers sont établis selon l’ISO/IEC 17025, le règlement (UE) 2017/625 sur les contrôles officiels et la réglementation nationale du médicament vétérinaire. Les laboratoires de pathogènes animaux suivent le manuel de l’Organisation mondiale de la santé animale.

## Petites antennes

Pour les antennes au personnel et au budget réduits, surveillance, étalonnage et une visite forment un seul forfait annuel. Un R230 consomme environ 1 kWh par jour. Si un appareil tombe en panne, il est d’abord remplacé, puis réparé.`,
  },
}
