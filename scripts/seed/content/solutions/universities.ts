import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const universities: SolutionSeed = {
  id: '1214000000000002113',
  slug: 'universities',
  type: 'sectors',
  cover: 'cover-solution-universities.webp',
  banner: 'scene-universities.webp',
  icon: 'icon-solution-universities.webp',
  order: 1,
  sites: everywhere,
  updateTime: '2025-06-30T09:00:00+08:00',
  name: {
    zh_CN: '高校与科研院所',
    en_EN: 'Universities and Research Institutes',
    es_ES: 'Universidades y centros de investigación',
    fr_FR: 'Universités et instituts de recherche',
  },
  brief: {
    zh_CN: '课题结题、学生毕业之后，样本仍有归属、有记录。',
    en_EN: 'When projects end and students leave, every sample still has an owner and a record.',
    es_ES:
      'Cuando los proyectos terminan y los estudiantes se van, cada muestra conserva un responsable y un registro.',
    fr_FR:
      'Quand les projets s’achèvent et que les étudiants partent, chaque échantillon garde un responsable et un dossier.',
  },
  content: {
    zh_CN: `高校的低温设备由一方购买、另一方使用，使用者三五年后离校，电费又由其他部门承担。因此首先要明确设备与样本的归属。

~~~figures
10–20 | % | 首年腾出的空间
7.2 | kWh/天 | 新机日耗电，旧机可达 19.4
8 | 人 | 一台 U570 的使用人数
~~~

## 三种常见的起点

- **新楼**：设备集中到公共平台，走廊不再放置冰箱。按课题组人数配置，U570 一台约供 8 人使用
- **旧楼**：供电和楼板承重是限制因素。单台 U420 重约 205 kg，先核对电梯、走道与楼板承重，再确定容量
- **贵重样本**：队列研究、菌种与细胞库进入集中样本库，两份异地存放，一份 −80 °C，一份气相液氮

## 共享收费

按盒计费，每盒每年一个价格，包含电费、校准、监测和备机。费用按季计入课题经费，促使课题组清理不用的样本。多数平台第一年腾出 10%–20% 的空间，可少购数台设备。

## 绿色实验室

旧冰箱每天耗电可达 19.4 kWh，U830 为 7.2 kWh。常用指标是每千盒年耗电量：U830 约 4,560 kWh，使用 12 年的旧机超过 10,000 kWh。适合的样本可调至 −70 °C，可再节电约 20%。每台都有独立实测数据，可用于绿色校园申报。

## 教学

- L100 洁净工作台用于学生组织培养，操作区 940 mm，一人一台
- 在 B150 生物安全柜上进行操作考核：学生现场观察气流烟雾
- 液氮使用前必须通过安全培训，门禁与培训有效期联动

## 毕业与结题

离校流程增加一项：样本交接。系统列出该学生名下的位置，导师确认保留、移交或销毁。未经确认的标记为待处理，一年后由平台统一清理。

## 与南湾大学的合作

2025 年 6 月，诺凡与南湾大学共建低温生物保存联合实验室，研究复温速率、成核温度和短时超温的影响，结果一年内公开。五分之一机时向其他单位开放，申请从网上提交，不要求购买我们的设备。`,
    en_EN: `At a university, cold storage is often bought by one department and used by people who leave after a few years, while another department pays for the electricity. The first thing to settle is therefore ownership.

~~~figures
10–20 | % | of space regained, first year
7.2 | kWh a day | new freezer, against 19.4
8 || people per U570
~~~

## Three starting points

- **A new building.** Freezers are placed in a shared facility and not in corridors. Space is planned by the number of people: one U570 serves about eight
- **An old building.** Power supply and floor load set the limit. A U420 weighs about 205 kg; lift, passage and floor are checked before the volume is chosen
- **Irreplaceable samples.** Cohorts, strains and cell banks are kept in a central store at two sites: one aliquot at −80 °C, one in nitrogen vapour

## Charges for shared storage

Groups pay per box. The annual price includes electricity, calibration, monitoring and a replacement. Bills are sent to the project each quarter, which encourages groups to clear out unused samples. In the first year most facilities regain 10 to 20% of their space and need fewer new freezers.

## Green laboratories

An old freezer may draw 19.4 kWh a day, a U830 7.2. The usual figure is kWh a year per thousand boxes: about 4,560 in a U830, more than 10,000 in a twelve-year-old freezer. At −70 °C, where the samples allow it, consumption falls by about another 20%. Each figure is supported by independent measurements.

## Teaching

- L100 clean benches, 940 mm across, one student to a bench
- Smoke tests at the cabinet, so that students see the airflow at the front opening
- Nitrogen only after safety training; door access is linked to a valid certificate

## When people leave

Handing over samples is part of the leaving procedure. The system lists every position under the person’s name, and the supervisor decides whether to keep, hand over or destroy each sample. Unclaimed samples are marked and cleared after a year.

## With Nanwan University

Since June 2025 we have run a joint laboratory for cryopreservation with Nanwan University, on warming rates, nucleation and short excursions. Results are published within a year. A fifth of the instrument time is open to other institutions, whichever make of freezer they own.`,
    es_ES: `En una universidad, los equipos de frío los compra a menudo un departamento, los utilizan personas que se marchan a los pocos años y la electricidad la paga otro departamento. Por tanto, lo primero es aclarar quién es responsable de cada cosa.

~~~figures
10–20 | % | de espacio recuperado
7,2 | kWh al día | equipo nuevo, frente a 19,4
8 || personas por cada U570
~~~

## Tres puntos de partida

- **Un edificio nuevo.** Los congeladores se instalan en un servicio común y no en los pasillos. El espacio se calcula por personas: un U570 sirve para unas ocho
- **Un edificio antiguo.** La acometida y la carga de los forjados fijan el límite. Un U420 pesa unos 205 kg; ascensor, pasos y suelo se comprueban antes de elegir el volumen
- **Muestras irreemplazables.** Cohortes, cepas y bancos celulares se guardan en un almacén central con dos sedes: una alícuota a −80 °C y otra en vapor de nitrógeno

## Cómo se factura el uso compartido

Los grupos pagan por caja. El precio anual incluye electricidad, calibración, monitorización y equipo de sustitución. La factura llega al proyecto cada trimestre, lo que anima a retirar las muestras que no se utilizan. El primer año, la mayoría de los servicios recupera entre un 10 y un 20 % del espacio y necesita menos congeladores nuevos.

## Laboratorios verdes

Un congelador antiguo puede consumir 19,4 kWh al día; un U830, 7,2. La cifra habitual son los kWh al año por cada mil cajas: unos 4560 en un U830, más de 10 000 en uno de doce años. A −70 °C, si las muestras lo permiten, el consumo baja cerca de otro 20 %. Cada cifra está respaldada por mediciones independientes.

## Docencia

- Bancos de flujo laminar L100, de 940 mm, un estudiante por banco
- Pruebas de humo en la cabina, para ver el flujo de aire en la abertura frontal
- Nitrógeno, solo tras la formación de seguridad; el acceso exige un certificado vigente

## Cuando alguien se va

La entrega de las muestras forma parte del procedimiento de salida. El sistema enumera todas las posiciones a su nombre, y el director decide si cada muestra se conserva, se cede o se destruye. Las muestras no reclamadas se marcan y se retiran al cabo de un año.

## Con la Universidad de Nanwan

Desde junio de 2025 mantenemos con la Universidad de Nanwan un laboratorio conjunto de criopreservación, sobre velocidades de calentamiento, nucleación y excursiones breves. Los resultados se publican antes de un año. Una quinta parte del tiempo de equipo está abierta a otras instituciones, sea cual sea la marca de sus congeladores.`,
    fr_FR: `À l’université, un équipement de froid est souvent acheté par un service et utilisé par des personnes qui partent au bout de quelques années, tandis qu’un autre service paie l’électricité. Il faut donc d’abord établir qui est responsable de quoi.

~~~figures
10–20 | % | de place récupérée
7,2 | kWh par jour | appareil neuf, contre 19,4
8 || personnes par U570
~~~

## Trois points de départ

- **Un bâtiment neuf.** Les congélateurs sont installés dans un service commun et non dans les couloirs. La place se calcule par personne : un U570 suffit à huit personnes environ
- **Un bâtiment ancien.** L’alimentation et les planchers fixent la limite. Un U420 pèse environ 205 kg ; l’ascenseur, les passages et le sol se vérifient avant de choisir le volume
- **Des échantillons irremplaçables.** Cohortes, souches et banques de cellules vont au dépôt central, en deux lieux : une part à −80 °C, une autre en vapeur d’azote

## Facturation de l’usage partagé

Les équipes paient à la boîte. Le prix annuel comprend électricité, étalonnage, surveillance et appareil de secours. La facture arrive au projet chaque trimestre, ce qui incite à éliminer les échantillons inutilisés. La première année, la plupart des services récupèrent 10 à 20 % de leur place et ont besoin de moins d’appareils neufs.

## Laboratoires verts

Un vieux congélateur peut consommer 19,4 kWh par jour, un U830 7,2. L’indicateur usuel est le kWh par an pour mille boîtes : environ 4 560 dans un U830, plus de 10 000 dans un appareil de douze ans. À −70 °C, si les échantillons le permettent, c’est environ 20 % de moins. Chaque chiffre s’appuie sur une mesure indépendante.

## Enseignement

- Hottes à flux laminaire L100, 940 mm de large, un étudiant par hotte
- Essais de fumée au poste, pour voir le flux à l’ouverture frontale
- Azote seulement après formation ; l’accès exige un certificat valide

## Quand quelqu’un part

La remise des échantillons fait partie de la procédure de départ. Le système liste chaque position au nom de la personne, et l’encadrant décide : garder, transmettre ou détruire. Les échantillons non réclamés sont marqués, puis retirés au bout d’un an.

## Avec l’université de Nanwan

Depuis juin 2025, nous exploitons avec l’université de Nanwan un laboratoire commun de cryoconservation, qui étudie les vitesses de réchauffement, la nucléation et les excursions brèves. Les résultats sont publiés dans l’année. Un cinquième du temps d’instrument est ouvert à d’autres établissements, quelle que soit la marque de leurs congélateurs.`,
  },
}
