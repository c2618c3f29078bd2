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
    zh_CN: '达喀尔太阳能冰箱培训：安装选址是重点',
    en_EN: 'Dakar workshop: siting solar refrigerators correctly',
    es_ES: 'Taller de Dakar: dónde instalar un frigorífico solar',
    fr_FR: 'Atelier de Dakar : bien placer un réfrigérateur solaire',
  },
  coverAlt: coverAlts['news-solar-clinic.webp'],
  body: {
    zh_CN: `10 月 14 日至 17 日，九个国家的二十四位疫苗物流与设备人员在达喀尔学习太阳能直驱冰箱的安装与维护。课程用法语，四天里有三天在室外。

**第一天，看影子。** 每组发一根木棍、一只指南针和一张太阳高度图，为三座卫生站选光伏板的位置。图上都对，到了现场，一组忘了水塔，一组忘了芒果树明年还要长。

**第二天，装。** 两块板、一副支架、一台 R100，四个人，限时五小时。最快的一组用了三小时五十分，拧错一颗螺栓；最慢的一组一颗没错。我们说不出哪一组更好，于是都写下来。

**第三天，坏。** 讲师趁午饭拔掉一只接头，用一块纱布蒙住四分之一块板，又把温控探头移了位置。找到三处的有五组，找到第四处的有一组。第四处不是我们弄的。

**第四天，人。** 谁擦板？谁有钥匙？谁来接村里的电话？世卫组织与联合国儿基会的导入指南反复讲，设备之外的费用从第一年就要列进预算，这一课谈的就是那张预算表。

> 太阳能冰箱头三年靠设计，以后靠清洁和专人负责。

**阿玛拉·迪亚洛，全球公共卫生总监**

二十四位学员带走的不是证书，是各自那座卫生站的图纸，影子画在上面。`,
    en_EN: `From 14 to 17 October, twenty-four vaccine logisticians and technicians from nine countries met in Dakar to learn how solar direct-drive refrigerators are installed and kept alive. The course was in French. Three of its four days took place outdoors.

**Monday: shadows.** Each group received a stick, a compass and a chart of the sun, and chose the place of the panels for three health posts. On paper everybody was right. On site one group had overlooked the water tower, and another that a mango tree grows.

**Tuesday: assembly.** Two panels, a frame and an R100, four people, five hours. The fastest group took three hours and fifty minutes and got one bolt wrong. The slowest got none wrong. We could not say which was better and have recorded both.

**Wednesday: faults.** Over lunch the instructors pulled a connector, veiled a quarter of a panel with gauze and shifted a probe. Five groups found all three. One found a fourth, which was not ours.

**Thursday: people.** Who wipes the panel, who has the key, who answers when the village calls? Guidance from the WHO and UNICEF insists that such costs belong in the budget from the first year. This was the day of the budget.

> For three years a solar refrigerator depends on engineering, after that on cleaning and a person in charge.

**Amara Diallo, Director of Global Health**

Nobody took a certificate home. Everybody took the drawing of their own health post, with the shadows on it.`,
    es_ES: `Del 14 al 17 de octubre, veinticuatro logistas de vacunas y técnicos de nueve países se reunieron en Dakar para aprender a instalar y mantener frigoríficos solares de accionamiento directo. El curso fue en francés. Tres de sus cuatro días transcurrieron al aire libre.

**Lunes: sombras.** Cada grupo recibió un palo, una brújula y una carta solar, y eligió el lugar de los paneles para tres puestos de salud. Sobre el papel todos acertaron. Sobre el terreno, un grupo había olvidado el depósito de agua y otro, que los mangos crecen.

**Martes: montaje.** Dos paneles, un bastidor y un R100, cuatro personas, cinco horas. El grupo más rápido tardó tres horas y cincuenta minutos, con un tornillo mal apretado; el más lento no cometió ningún error.

**Miércoles: averías.** Durante la comida, los instructores soltaron un conector, taparon con gasa un cuarto de panel y movieron una sonda. Cinco grupos dieron con las tres cosas. Uno encontró además una cuarta avería, que era real.

**Jueves: personas.** ¿Quién limpia el panel, quién tiene la llave, quién contesta cuando llama el pueblo? Las guías de la OMS y UNICEF insisten en presupuestarlo desde el primer año. La jornada se dedicó a ese presupuesto.

> Durante tres años, un frigorífico solar depende de la ingeniería; después, de la limpieza y de un responsable.

**Amara Diallo, directora de Salud Mundial**

Al terminar, cada participante se llevó el plano de su propio puesto, con las sombras dibujadas.`,
    fr_FR: `Du 14 au 17 octobre, vingt-quatre logisticiens vaccinaux et techniciens de neuf pays se sont retrouvés à Dakar pour apprendre à installer et à entretenir des réfrigérateurs solaires à entraînement direct. Le cours était en français. Trois de ses quatre jours se sont passés dehors.

**Lundi : les ombres.** Chaque groupe a reçu un bâton, une boussole et un diagramme solaire, et choisi l’emplacement des panneaux pour trois postes de santé. Sur le papier, tout le monde avait raison. Sur place, un groupe avait oublié le château d’eau ; un autre, qu’un manguier pousse.

**Mardi : le montage.** Deux panneaux, un châssis et un R100, quatre personnes, cinq heures. Le groupe le plus rapide a mis trois heures cinquante, avec un boulon mal serré ; le plus lent n’a commis aucune erreur.

**Mercredi : les pannes.** Pendant le repas, les formateurs ont débranché un connecteur, voilé de gaze un quart de panneau et déplacé une sonde. Cinq groupes ont trouvé les trois. Un groupe en a trouvé une quatrième, bien réelle.

**Jeudi : les personnes.** Qui nettoie le panneau, qui a la clé, qui répond quand le village appelle ? Les guides de l’OMS et de l’UNICEF demandent d’inscrire ces coûts au budget dès la première année. La journée a été consacrée à ce budget.

> Pendant trois ans, un réfrigérateur solaire dépend de l’ingénierie ; ensuite, de l’entretien et d’un responsable.

**Amara Diallo, directrice de la santé mondiale**

À la fin, chaque participant a emporté le plan de son propre poste de santé, ombres comprises.`,
  },
}
