import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const dakarSolarWorkshop: NewsSeed = {
  id: '1214000000000011020',
  slug: 'dakar-solar-workshop',
  type: 'Events',
  cover: 'news-solar-clinic.webp',
  publishTime: '2024-10-24T08:00:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '达喀尔培训：九国 24 名学员学习太阳能疫苗冷藏箱选址',
    en_EN: 'Dakar workshop: siting solar refrigerators correctly',
    es_ES: 'Taller de Dakar: dónde instalar un frigorífico solar',
    fr_FR: 'Atelier de Dakar : bien placer un réfrigérateur solaire',
  },
  coverAlt: coverAlts['news-solar-clinic.webp'],
  body: {
    zh_CN: `10 月 14 日至 17 日，九个国家的二十四位疫苗物流与设备人员在达喀尔学习太阳能直驱疫苗冷藏箱的安装与维护。课程用法语，四天里有三天在室外。

**第一天：选址。** 每组用木棍、指南针和太阳高度图，为三座卫生站选定光伏板的位置。图上都正确，到了现场，一组漏看了水塔，一组没有考虑芒果树会继续长高。

**第二天：安装。** 每组四人，安装两块光伏板、一副支架和一台 R100，限时五小时。最快的一组用了三小时五十分，有一颗螺栓未按要求紧固；最慢的一组全部正确。

**第三天：排故。** 讲师断开一只接头，用纱布遮住四分之一块光伏板，并移动了温控探头。五组找出全部三处故障，其中一组还发现了一处原有故障。

**第四天：管理。** 谁清洁光伏板，谁保管钥匙，谁接村里的电话？世卫组织与联合国儿基会的指南强调，设备以外的费用从第一年就要列入预算。这一天各组编制了自己的预算表。

> 太阳能冷藏箱前三年靠设计，以后靠清洁和专人负责。

**阿玛拉·迪亚洛，全球公共卫生总监**

二十四位学员都带走了自己卫生站的安装图，图上标明了遮挡范围。`,
    en_EN: `From 14 to 17 October, twenty-four vaccine logisticians and technicians from nine countries met in Dakar to learn how solar direct-drive refrigerators are installed and maintained. The course was in French. Three of its four days took place outdoors.

**Monday: siting.** With a stick, a compass and a chart of the sun, each group chose the place of the panels for three health posts. On paper everybody was right. On site it turned out that one group had overlooked the water tower, and another that a mango tree would grow.

**Tuesday: installation.** Two panels, a frame and an R100, four people, five hours. The fastest group took three hours and fifty minutes and left one bolt wrongly tightened. The slowest made no mistake.

**Wednesday: faults.** The instructors pulled a connector, covered a quarter of a panel with gauze and moved a probe. Five groups found all three faults. One found a fourth, which had been there before.

**Thursday: responsibilities.** Who cleans the panels, who has the key, who answers when the village calls? WHO and UNICEF guidance stresses that such costs belong in the budget from the first year. Each group drew up its own.

> For three years a solar refrigerator depends on engineering, after that on cleaning and a person in charge.

**Amara Diallo, Director of Global Health**

Everybody took home the installation drawing of their own health post, with the shaded areas marked.`,
    es_ES: `Del 14 al 17 de octubre, veinticuatro logistas de vacunas y técnicos de nueve países se reunieron en Dakar para aprender a instalar y mantener frigoríficos solares de accionamiento directo. El curso fue en francés. Tres de sus cuatro días transcurrieron al aire libre.

**Lunes: emplazamiento.** Con un palo, una brújula y una carta solar, cada grupo eligió el lugar de los paneles para tres puestos de salud. Sobre el papel, todos acertaron. Sobre el terreno, un grupo había pasado por alto el depósito de agua y otro, que un mango seguiría creciendo.

**Martes: montaje.** Dos paneles, un bastidor y un R100, cuatro personas, cinco horas. El grupo más rápido tardó tres horas y cincuenta minutos y dejó un tornillo mal apretado; el más lento no cometió ningún error.

**Miércoles: averías.** Los instructores soltaron un conector, taparon con gasa un cuarto de panel y movieron una sonda. Cinco grupos encontraron las tres averías. Uno encontró además una cuarta, que ya existía.

**Jueves: responsabilidades.** ¿Quién limpia los paneles, quién tiene la llave, quién contesta cuando llaman del pueblo? Las guías de la OMS y UNICEF insisten en presupuestarlo desde el primer año. Cada grupo elaboró su propio presupuesto.

> Durante tres años, un frigorífico solar depende de la ingeniería; después, de la limpieza y de un responsable.

**Amara Diallo, directora de Salud Mundial**

Cada participante se llevó el plano de instalación de su propio puesto de salud, con las zonas de sombra marcadas.`,
    fr_FR: `Du 14 au 17 octobre, vingt-quatre logisticiens vaccinaux et techniciens de neuf pays se sont retrouvés à Dakar pour apprendre à installer et à entretenir des réfrigérateurs solaires à entraînement direct. Le cours était en français. Trois de ses quatre jours se sont déroulés en extérieur.

**Lundi : l’implantation.** Avec un bâton, une boussole et un diagramme solaire, chaque groupe a choisi l’emplacement des panneaux pour trois postes de santé. Sur le papier, tous avaient raison. Sur place, un groupe n’avait pas vu le château d’eau ; un autre n’avait pas prévu la croissance d’un manguier.

**Mardi : le montage.** Deux panneaux, un châssis et un R100, quatre personnes, cinq heures. Le groupe le plus rapide a mis trois heures cinquante et laissé un boulon mal serré ; le plus lent n’a commis aucune erreur.

**Mercredi : les pannes.** Les formateurs ont débranché un connecteur, voilé de gaze un quart de panneau et déplacé une sonde. Cinq groupes ont trouvé les trois. Un groupe en a trouvé une quatrième, qui existait déjà.

**Jeudi : les responsabilités.** Qui nettoie les panneaux, qui a la clé, qui répond quand le village appelle ? Les guides de l’OMS et de l’UNICEF demandent d’inscrire ces coûts au budget dès la première année. Chaque groupe a établi le sien.

> Pendant trois ans, un réfrigérateur solaire dépend de sa conception ; ensuite, de l’entretien et d’un responsable.

**Amara Diallo, directrice de la santé mondiale**

À la fin, chaque participant a emporté le plan d’installation de son propre poste de santé, avec les zones d’ombre.`,
  },
}
