import { chineseOnly } from '../sites'
import type { NewsSeed } from '../types'

export const universityPartnership: NewsSeed = {
  id: '1214000000000001007',
  slug: 'university-partnership',
  type: 'LatestNews',
  cover: 'news-university-partnership.webp',
  publishTime: '2025-06-12T10:00:00+08:00',
  recommended: false,
  sites: chineseOnly,
  title: {
    zh_CN: '诺凡与南湾大学共建低温生物保存联合实验室',
    en_EN: 'Norvane and Nanwan University open a joint laboratory for cryopreservation',
    es_ES: 'Norvane y la Universidad de Nanwan abren un laboratorio conjunto de criopreservación',
    fr_FR: 'Norvane et l’université de Nanwan ouvrent un laboratoire commun de cryoconservation',
  },
  coverAlt: {
    zh_CN: '实验台上的显微镜，后方是打开罐盖的液氮罐',
    en_EN: 'A microscope on a bench, a nitrogen vessel with its lid open behind it',
    es_ES:
      'Un microscopio en una mesa de laboratorio y, detrás, un recipiente de nitrógeno con la tapa abierta',
    fr_FR: 'Un microscope sur une paillasse, une cuve d’azote au couvercle ouvert derrière lui',
  },
  body: {
    zh_CN: `6 月 9 日，诺凡生物医疗与南湾大学共建的低温生物保存联合实验室揭牌。实验室设在南湾大学医学校区，面积 640 平方米，五年经费 1,200 万元，首批科研人员和博士生共 18 人。

## 研究方向

降温过程已有大量研究，复温过程和临界条件仍有待研究。

1. 细胞制品复温可以多快？细胞治疗产品在床旁几分钟内解冻，各家医院的速率并不一样。
2. 冰从哪里开始？同样的管子，过冷样本的结冰温度可以相差 10 °C。若能主动诱导成核，批与批之间才可比较。
3. 短时超过 −135 °C（水的玻璃化转变温度）会怎样？冻存架每次提出液氮，都要越过这条线几秒钟。

## 运行机制

实验室主任由学校任命。诺凡提供超低温保存箱、四台 V1000 和两名工程师，不干预论文发表。成果一年内进入公开数据库，阴性结果也公开。合作专利双方共有，患者样本不归任何一方所有。

- 五分之一机时向其他单位开放
- 每年资助两名博士生，不指定企业课题
- 每组数据写明测温方法与探头校准日期

> 我们熟悉低温设备，学校了解低温对细胞的影响，合作把两方面结合起来。

**林知寒，研发总监**

首个课题为 2 mL 冻存管的复温速率，本周已经开始；校外机时 9 月起接受申请。诺凡的青年工程师每年轮换到实验室工作三个月。`,
    en_EN: `On 9 June, Norvane and Nanwan University opened a joint laboratory for cryopreservation. It occupies 640 m² on the university’s medical campus, has a budget of 12 million yuan for five years, and begins with eighteen researchers and doctoral students.

## Three questions

Freezing is well studied; warming and borderline conditions are less so.

1. How fast may a cell product be warmed? Cell therapies are thawed at the bedside in minutes, and the rate differs from hospital to hospital.
2. Where does ice begin? Supercooled samples freeze at a temperature that varies by ten degrees between identical tubes. If nucleation can be set off at will, batches become comparable.
3. What do short excursions do above −135 °C, the glass transition of water? Each time a rack is lifted out of nitrogen it crosses that line for some seconds.

## How it is run

The director is appointed by the university. Norvane provides the freezers, four V1000 vessels and two engineers, and has no say in what is published. Results go into open repositories within a year, negative ones included. Patents from joint work belong to both; patients’ samples belong to neither.

- Users from other institutions receive a fifth of the instrument time
- Two doctoral places a year are paid without a topic from industry
- Every data set states how the temperature was measured and when the probe was calibrated

> We know how to reach low temperatures, they know what these do to a cell. The two belong together.

**Lin Zhihan, Director of Research and Development**

A first series, on warming rates in 2 mL vials, started this week. Applications for instrument time are open from September.`,
    es_ES: `El 9 de junio, Norvane y la Universidad de Nanwan abrieron un laboratorio conjunto de criopreservación. Ocupa 640 m² del campus médico de la universidad, dispone de 12 millones de yuanes para cinco años y empieza con dieciocho investigadores y doctorandos.

## Tres preguntas

La congelación está bien estudiada; el calentamiento y las condiciones límite, menos.

1. ¿A qué velocidad puede calentarse un producto celular? Las terapias celulares se descongelan en minutos junto a la cama del paciente, y el ritmo cambia de un hospital a otro.
2. ¿Dónde empieza a formarse el hielo? Entre tubos idénticos, la temperatura a la que congela una muestra subenfriada varía hasta diez grados. Si la nucleación se provoca a voluntad, los lotes pasan a ser comparables.
3. ¿Qué efecto tienen las excursiones breves por encima de −135 °C, la transición vítrea del agua? Cada vez que un rack sale del nitrógeno cruza esa línea durante unos segundos.

## Cómo se gestiona

La dirección la nombra la universidad. Norvane aporta los congeladores, cuatro V1000 y dos ingenieros, y no interviene en lo que se publica. Los resultados pasan a repositorios abiertos en el plazo de un año, también los negativos. Las patentes del trabajo conjunto son de ambas partes; las muestras de pacientes, de ninguna.

- Una quinta parte del tiempo de equipo se reserva a otras instituciones
- Cada año se financian dos plazas de doctorado sin tema impuesto por la industria
- Todo conjunto de datos indica cómo se midió la temperatura y cuándo se calibró la sonda

> Nosotros sabemos alcanzar temperaturas bajas; ellos conocen su efecto en las células. Ambas cosas van unidas.

**Lin Zhihan, directora de Investigación y Desarrollo**

Esta semana ha empezado la primera serie, sobre velocidades de calentamiento en viales de 2 mL. Las solicitudes de tiempo de equipo se abren en septiembre.`,
    fr_FR: `Le 9 juin, Norvane et l’université de Nanwan ont ouvert un laboratoire commun de cryoconservation. Il occupe 640 m² sur le campus médical de l’université, dispose de 12 millions de yuans sur cinq ans et débute avec dix-huit chercheurs et doctorants.

## Trois questions

La congélation est bien étudiée ; la décongélation et les températures limites le sont moins.

1. À quelle vitesse peut-on réchauffer un produit cellulaire ? Les thérapies cellulaires sont décongelées en quelques minutes au lit du patient, à un rythme qui varie d’un hôpital à l’autre.
2. Où commence la glace ? D’un tube identique à l’autre, la température à laquelle congèle un échantillon en surfusion varie de dix degrés. Si la nucléation peut être déclenchée à volonté, les lots deviennent comparables.
3. Quel est l’effet de brèves excursions au-dessus de −135 °C, la transition vitreuse de l’eau ? Chaque rack sorti de l’azote franchit cette ligne pendant quelques secondes.

## Fonctionnement

La direction est nommée par l’université. Norvane fournit les congélateurs, quatre V1000 et deux ingénieurs, sans droit de regard sur les publications. Les résultats, y compris négatifs, sont déposés dans l’année en accès ouvert. Les brevets issus du travail commun appartiennent aux deux parties ; les échantillons de patients ne peuvent être brevetés.

- Un cinquième du temps d’instrument revient à d’autres établissements
- Deux thèses par an sont financées sans sujet imposé par l’industrie
- Chaque jeu de données précise comment la température a été mesurée et quand la sonde a été étalonnée

> Nous savons atteindre de basses températures ; ils savent quel effet elles ont sur une cellule. Les deux sont complémentaires.

**Lin Zhihan, directrice de la recherche et du développement**

Une première série, sur les vitesses de réchauffement en tubes de 2 mL, a débuté cette semaine. Les demandes de temps d’instrument ouvriront en septembre.`,
  },
}
