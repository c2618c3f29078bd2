import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const assistedReproduction: SolutionSeed = {
  id: '1214000000000002110',
  slug: 'assisted-reproduction',
  type: 'biobanking',
  cover: 'cover-solution-assisted-reproduction.webp',
  banner: 'scene-assisted-reproduction.webp',
  icon: 'icon-solution-assisted-reproduction.webp',
  order: 3,
  sites: everywhere,
  updateTime: '2025-10-21T09:00:00+08:00',
  name: {
    zh_CN: '辅助生殖解决方案',
    en_EN: 'Assisted Reproduction Solution',
    es_ES: 'Solución de reproducción asistida',
    fr_FR: 'Solution procréation assistée',
  },
  brief: {
    zh_CN: '一只载杆几微升，一家人的全部希望。身份与液位，都核对两遍。',
    en_EN:
      'A straw holds a few microlitres and everything a family hopes for. Identity and level are checked twice.',
    es_ES:
      'Una pajuela contiene unos microlitros y toda la esperanza de una familia. Identidad y nivel, por duplicado.',
    fr_FR:
      'Une paillette contient quelques microlitres et tout l’espoir d’une famille. Identité et niveau, vérifiés deux fois.',
  },
  content: {
    zh_CN: `生殖中心的液氮罐不大，分量却重。2018 年以来，几起罐体失效事故让整个行业明白：有人巡检不等于有人看着，液位正常不等于罐体正常。

## 罐体怎么选

- **周转**：D35 大周转少，静态持液 250 天；每只可放 2400 支麦管
- **集中储存**：V400 气相罐 156 盒，液位与温度双监测，适合存量超过一万管的中心
- **暂存**：D20 用于当日操作；传染病标志物阳性患者单独一罐，不与他人共用
- **转运**：S4、S7 干式液氮罐，跨院转移 13 至 16 天有效，倾倒也不流液

## 三条独立的报警

1. 液位：差压持续测量，每 10 秒一条
2. 温度：颈口温度探头，真空失效时它比液位早几个小时变化
3. 重量：D 型罐放在称重台上，24 小时失重超过标称值 1.5 倍即报警

三条各走各的线路和电源，任何一条都能单独把人叫醒。真空失效的罐，外壁会结霜，日耗会翻几倍，留给人的时间以小时计，所以备用罐常年满液待命。

## 身份

每一管都有患者双方编号、管号、载杆颜色和位置，取放由两名胚胎师核对，或一人加电子核对。罐内布局图与系统一致，每年全盘一次：不取出样本，只核对架位与标签。

## 房间

氧浓度探头离地 30–50 厘米，呼吸高度再装一只；低位排风常开。补液不在培养室内进行，D47 由外走廊送入，不与人同乘电梯。培养室的空气质量不因液氮室改变。

## 规范

国内按《人类辅助生殖技术规范》及精子库基本标准执行；欧盟项目按 2004/23/EC 指令及其后续的人源物质条例 (EU) 2024/1938 准备文件。断电、断液、转移三项演练每年一次，每次写明从报警到第一只手碰到罐体用了几分钟。`,
    en_EN: `The vessels of a fertility clinic are small and what they carry is not. Since the failures of 2018 the field knows two things: a round twice a day is not watching, and a normal level is no proof of a sound vessel.

## Which vessel for what

- **Long keeping, few openings.** The D35 stands 250 days on one filling and takes 2,400 straws
- **A common store.** The V400, 156 boxes in vapour, for clinics with more than ten thousand devices
- **The day’s work.** A D20 at the bench. Patients with infectious markers have a vessel of their own
- **Transfers.** S4 and S7 dry shippers, valid for 13 and 16 days, which spill nothing if they fall

## Three alarms that do not know each other

1. Level, by differential pressure, every ten seconds
2. Temperature in the neck: when a vacuum fails it moves hours before the level does
3. Weight: dewars stand on a balance, and a loss of one and a half times the rated figure in a day is an alarm

Each has its own cable and its own supply, and each alone can wake somebody. A vessel that has lost its vacuum grows frost outside and empties many times faster. What remains is counted in hours, so a spare one stands full.

## Identity

Each straw has two patient numbers, a number of its own, a colour and a position. Two embryologists check each movement, or one and a reader. Once a year the whole stock is reconciled by rack and label, without a single straw leaving the cold.

## The room

Oxygen sensors hang at 30 to 50 cm and one at breathing height, and the low extraction never stops. Nobody fills inside the culture room: nitrogen comes along the outer corridor in a D47, which shares the lift with no one.

## Rules

In the Union files follow Directive 2004/23/EC and prepare for Regulation (EU) 2024/1938 on substances of human origin. Elsewhere they follow the code of practice of the national authority. Three rehearsals a year, for power, supply and transfer, state the minutes from the alarm to the first hand on the vessel.`,
    es_ES: `Los recipientes de una clínica de fertilidad son pequeños; lo que guardan, no. Desde los fallos de 2018 el sector sabe dos cosas: dos rondas al día no son vigilancia y un nivel normal no demuestra que el recipiente esté sano.

## Qué recipiente para qué

- **Mucho tiempo, pocas aperturas.** El D35 aguanta 250 días con una carga y admite 2400 pajuelas
- **Almacén común.** El V400, 156 cajas en vapor, para clínicas con más de diez mil dispositivos
- **El trabajo del día.** Un D20 junto a la mesa. Los pacientes con marcadores infecciosos tienen recipiente propio
- **Traslados.** Contenedores secos S4 y S7, válidos 13 y 16 días, que no derraman nada si se caen

## Tres alarmas que no se conocen

1. El nivel, por presión diferencial, cada diez segundos
2. La temperatura en el cuello: si falla el vacío, se mueve horas antes que el nivel
3. El peso: los dewar descansan en una báscula, y perder en un día vez y media lo nominal es una alarma

Cada una tiene su cable y su alimentación, y cada una basta para despertar a alguien. Un recipiente sin vacío se escarcha por fuera y se vacía muchas veces más deprisa. Lo que queda se cuenta en horas; por eso hay siempre uno lleno de reserva.

## Identidad

Cada pajuela lleva dos números de paciente, uno propio, un color y una posición. Dos embriólogos comprueban cada movimiento, o uno y un lector. Una vez al año se coteja todo el banco por rack y etiqueta, sin que una sola pajuela salga del frío.

## La sala

Los sensores de oxígeno cuelgan a 30-50 cm y otro a la altura de la respiración, y la extracción baja no se detiene. Nadie rellena en la sala de cultivo: el nitrógeno llega por el pasillo exterior en un D47, que no comparte ascensor con nadie.

## Normas

En la Unión, los expedientes siguen la Directiva 2004/23/CE y preparan el Reglamento (UE) 2024/1938 sobre sustancias de origen humano. Fuera de ella, el código de la autoridad nacional. Tres simulacros al año, de corriente, suministro y traslado, anotan los minutos desde la alarma hasta la primera mano en el recipiente.`,
    fr_FR: `Les cuves d’un centre de fertilité sont petites ; ce qu’elles portent ne l’est pas. Depuis les défaillances de 2018, le métier sait deux choses : deux rondes par jour ne sont pas une surveillance, et un niveau normal ne prouve pas qu’une cuve est saine.

## Quelle cuve pour quoi

- **Longue garde, peu d’ouvertures.** Le D35 tient 250 jours sur un remplissage et reçoit 2 400 paillettes
- **Stock commun.** Le V400, 156 boîtes en vapeur, pour les centres de plus de dix mille dispositifs
- **Le travail du jour.** Un D20 près de la paillasse. Les patients à marqueurs infectieux ont leur propre cuve
- **Transferts.** Conteneurs secs S4 et S7, valables 13 et 16 jours, qui ne répandent rien s’ils tombent

## Trois alarmes qui s’ignorent

1. Le niveau, par pression différentielle, toutes les dix secondes
2. La température du col : quand le vide lâche, elle bouge des heures avant le niveau
3. Le poids : les dewars reposent sur une balance ; une perte d’une fois et demie la valeur nominale en un jour est une alarme

Chacune a son câble et son alimentation, et chacune suffit à réveiller quelqu’un. Une cuve qui a perdu son vide givre au-dehors et se vide bien plus vite. Ce qui reste se compte en heures ; une cuve de secours attend donc, pleine.

## L’identité

Chaque paillette porte deux numéros de patient, le sien, une couleur et une position. Deux embryologistes vérifient chaque mouvement, ou un seul avec un lecteur. Une fois par an, tout le stock est rapproché par rack et étiquette, sans qu’une paillette quitte le froid.

## La pièce

Les capteurs d’oxygène sont à 30–50 cm, un autre à hauteur de respiration, et l’extraction basse ne s’arrête jamais. On ne remplit pas en salle de culture : l’azote vient par le couloir extérieur dans un D47, qui ne partage l’ascenseur avec personne.

## Les règles

Dans l’Union, les dossiers suivent la directive 2004/23/CE et préparent le règlement (UE) 2024/1938 sur les substances d’origine humaine. Ailleurs, le code de l’autorité nationale. Trois exercices par an, courant, fourniture et transfert, notent les minutes entre l’alarme et la première main sur la cuve.`,
  },
  advantage: {
    zh_CN: `- **三条独立报警**：液位、颈口温度、重量，互不共用线路和电源
- **真空失效早知道**：颈口温度比液位早几个小时变化
- **备用罐常满**：转移不必等液氮车
- **盘点不出冷**：核对架位与标签，不取样本`,
    en_EN: `- **Three separate alarms.** Level, neck temperature and weight share neither cable nor supply
- **A failing vacuum shows early.** The neck moves hours before the level
- **A spare that is full.** A transfer does not wait for a tanker
- **Reconciled in the cold.** Racks and labels are checked, no straw is lifted out`,
    es_ES: `- **Tres alarmas separadas.** Nivel, temperatura del cuello y peso no comparten cable ni alimentación
- **El vacío que falla se ve pronto.** El cuello se mueve horas antes que el nivel
- **Una reserva llena.** El traslado no espera a la cisterna
- **Inventario en frío.** Se cotejan racks y etiquetas, sin sacar pajuelas`,
    fr_FR: `- **Trois alarmes séparées.** Niveau, température du col et poids ne partagent ni câble ni alimentation
- **Un vide qui lâche se voit tôt.** Le col bouge des heures avant le niveau
- **Une réserve pleine.** Le transfert n’attend pas le camion
- **Inventaire au froid.** Racks et étiquettes sont contrôlés, aucune paillette n’est sortie`,
  },
}
