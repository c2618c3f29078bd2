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
    en_EN: 'Assisted Reproduction',
    es_ES: 'Solución de reproducción asistida',
    fr_FR: 'Solution procréation assistée',
  },
  brief: {
    zh_CN: '配子与胚胎的长期保存：身份双人核对，液位与温度独立监测。',
    en_EN:
      'Long-term storage of gametes and embryos, with double identity checks and independent level and temperature alarms.',
    es_ES:
      'Conservación a largo plazo de gametos y embriones, con doble comprobación de identidad y alarmas independientes de nivel y temperatura.',
    fr_FR:
      'Conservation de longue durée des gamètes et des embryons : double contrôle d’identité, alarmes indépendantes de niveau et de température.',
  },
  content: {
    zh_CN: `2018 年以来的几起液氮罐失效事故表明，每天巡检两次不能代替连续监测，液位正常也不能说明罐体正常。

~~~figures
250 | 天 | 液氮容器静态保存期
16 | 天 | 运输罐最长保温时间
3 | 路 | 相互独立的报警
~~~

## 容器选型

- **长期储存、开启少**：D35 静态保存期 250 天，每只可放 2,400 支麦管
- **集中储存**：V400 气相液氮罐 156 盒，液位与温度双监测，适合存量超过一万管的中心
- **暂存**：D20 用于当日操作；传染病标志物阳性患者的样本单独存放
- **转运**：S4、S7 干式液氮运输罐，跨院转移保温 13–16 天，倾倒不外溢

## 三路独立报警

1. 液位：差压持续测量，每 10 秒一条
2. 温度：颈口温度探头，真空失效时比液位早几个小时变化
3. 重量：D 系列液氮容器置于称重台上，24 小时失重超过标称值 1.5 倍即报警

三路报警的线路和电源相互独立，任何一路都能单独通知值班人员。真空失效的罐，外壁结霜，日耗增加数倍，处置时间以小时计，因此备用罐常年保持满液。

## 身份核对

每一管都有患者双方编号、管号、载杆颜色和位置，取放由两名胚胎师核对，或一人加电子核对。罐内布局图与系统一致，每年全面盘点一次，只核对架位与标签，不取出样本。

## 房间布置

氧浓度探头离地 30–50 cm，呼吸高度再装一只；低位排风常开。补液不在培养室内进行，D47 由外走廊送入，不与人同乘电梯。培养室的空气质量不受液氮室影响。

## 法规与规范

国内按《人类辅助生殖技术规范》及精子库基本标准执行；欧盟项目按 2004/23/EC 指令及其后续的人源物质条例 (EU) 2024/1938 准备文件。断电、断液、转移三项演练每年一次，每次记录从报警到现场处置的用时。`,
    en_EN: `The vessel failures of 2018 showed that two rounds a day are not monitoring, and that a normal level does not prove that a vessel is sound.

~~~figures
250 | days | static holding time
16 | days | at most in a dry shipper
3 || independent alarms
~~~

## Choosing the vessel

- **Long-term storage, few openings.** The D35 has a static holding time of 250 days and takes 2,400 straws
- **Central storage.** The V400, 156 boxes in vapour, for clinics with more than ten thousand straws
- **Daily work.** A D20 at the bench. Samples of patients with infectious markers are kept in a separate vessel
- **Transfers.** S4 and S7 dry shippers, with holding times of 13 and 16 days, which do not spill when tipped over

## Three independent alarms

1. Level, by differential pressure, every ten seconds
2. Temperature in the neck: when a vacuum fails it rises hours before the level falls
3. Weight: dewars stand on a balance, and a daily loss of more than 1.5 times the rated figure raises an alarm

Each has its own cable and power supply. A vessel that has lost its vacuum frosts over and empties many times faster; only hours remain, so a spare vessel is always kept full.

## Identity

Each straw has two patient numbers, a number of its own, a colour and a position. Each movement is checked by two embryologists, or by one with a code reader. Once a year the whole stock is reconciled by rack and label, without taking a straw out.

## The room

Oxygen sensors are mounted at 30 to 50 cm and at breathing height, and low-level extraction runs continuously. Vessels are not filled in the culture room: nitrogen comes along the outer corridor in a D47, which travels alone in the lift.

## Regulations

In the EU, files follow Directive 2004/23/EC and prepare for Regulation (EU) 2024/1938 on substances of human origin. Elsewhere they follow the code of practice of the national authority. Three drills a year, for power failure, supply failure and transfer, record the minutes from the alarm to the first action.`,
    es_ES: `Los fallos de recipientes de 2018 demostraron que dos rondas al día no son monitorización y que un nivel normal no garantiza que el recipiente esté en buen estado.

~~~figures
250 | días | de conservación estática
16 | días | como máximo en contenedor seco
3 || alarmas independientes
~~~

## Elección del recipiente

- **Conservación prolongada, pocas aperturas.** El D35 tiene una autonomía de 250 días y admite 2400 pajuelas
- **Almacén común.** El V400, 156 cajas en vapor, para clínicas con más de diez mil pajuelas
- **Uso diario.** Un D20 junto a la mesa de trabajo. Las muestras de pacientes con marcadores infecciosos se guardan en un recipiente aparte
- **Traslados.** Contenedores secos S4 y S7, con una autonomía de 13 y 16 días, que no derraman el nitrógeno si se vuelcan

## Tres alarmas independientes

1. El nivel, por presión diferencial, cada diez segundos
2. La temperatura en el cuello: si falla el vacío, se eleva horas antes de que baje el nivel
3. El peso: los vasos Dewar están sobre una báscula, y una pérdida diaria superior a 1,5 veces la nominal activa la alarma

Cada una tiene su cable y su alimentación. Un recipiente que pierde el vacío se cubre de escarcha y se vacía mucho más deprisa; solo quedan horas, por lo que siempre se mantiene lleno uno de reserva.

## Identidad

Cada pajuela lleva dos números de paciente, uno propio, un color y una posición. Cada movimiento lo comprueban dos embriólogos, o uno y un lector. Una vez al año se coteja todo el banco por rack y etiqueta, sin sacar ninguna pajuela.

## La sala

Los sensores de oxígeno se montan a 30–50 cm y otro a la altura de la respiración, y la extracción inferior funciona de forma continua. En la sala de cultivo no se rellenan recipientes: el nitrógeno llega por el pasillo exterior en un D47, que sube solo en el ascensor.

## Normas

En la Unión, los expedientes siguen la Directiva 2004/23/CE y se preparan para el Reglamento (UE) 2024/1938 sobre sustancias de origen humano. Fuera de ella, se aplica el código de la autoridad nacional. En tres simulacros al año (corriente, suministro y traslado) se registran los minutos desde la alarma hasta la primera actuación.`,
    fr_FR: `Les défaillances de cuves de 2018 ont montré que deux rondes par jour ne constituent pas une surveillance et qu’un niveau normal ne prouve pas qu’une cuve est en bon état.

~~~figures
250 | jours | de maintien statique
16 | jours | au plus en conteneur sec
3 || alarmes indépendantes
~~~

## Choisir la cuve

- **Conservation de longue durée, peu d’ouvertures.** Le D35 offre un maintien statique de 250 jours et reçoit 2 400 paillettes
- **Stock commun.** La V400, 156 boîtes en phase vapeur, pour les centres de plus de dix mille paillettes
- **Usage quotidien.** Un D20 près de la paillasse. Les échantillons de patients à marqueurs infectieux sont conservés dans une cuve distincte
- **Transferts.** Conteneurs secs S4 et S7, avec 13 et 16 jours d’autonomie, sans déversement en cas de chute

## Trois alarmes indépendantes

1. Le niveau, par pression différentielle, toutes les dix secondes
2. La température du col : en cas de perte de vide, elle monte des heures avant que le niveau ne baisse
3. Le poids : les vases Dewar reposent sur une balance ; une perte quotidienne supérieure à 1,5 fois la valeur nominale déclenche l’alarme

Chacune a son câble et son alimentation. Une cuve qui a perdu son vide givre à l’extérieur et se vide bien plus vite ; il ne reste alors que quelques heures. C’est pourquoi une cuve de secours est toujours tenue pleine.

## L’identité

Chaque paillette porte deux numéros de patient, le sien, une couleur et une position. Deux embryologistes vérifient chaque mouvement, ou un seul avec un lecteur. Une fois par an, tout le stock est contrôlé par rack et par étiquette, sans sortir une seule paillette.

## La pièce

Les capteurs d’oxygène sont placés à 30–50 cm du sol, avec un autre à hauteur de respiration, et l’extraction basse fonctionne en continu. Aucun remplissage n’a lieu en salle de culture : l’azote arrive par le couloir extérieur dans un D47, que personne n’accompagne dans l’ascenseur.

## Les règles

Dans l’Union, les dossiers suivent la directive 2004/23/CE et préparent le règlement (UE) 2024/1938 sur les substances d’origine humaine. Ailleurs, le code de l’autorité nationale s’applique. Trois exercices par an (courant, fourniture, transfert) permettent de mesurer le délai entre l’alarme et la première intervention.`,
  },
  advantage: {
    zh_CN: `- **三路独立报警**：液位、颈口温度、重量，线路和电源相互独立
- **真空失效早发现**：颈口温度比液位早几个小时变化
- **备用罐保持满液**：转移时无需等待液氮送达
- **盘点不取样本**：只核对架位与标签`,
    en_EN: `- **Three independent alarms.** Level, neck temperature and weight share neither cable nor supply
- **Early warning of vacuum loss.** Neck temperature rises hours before the level falls
- **A full spare vessel.** A transfer need not wait for a delivery
- **Inventory without warming.** Racks and labels are checked, no straw is taken out`,
    es_ES: `- **Tres alarmas independientes.** Nivel, temperatura del cuello y peso no comparten cable ni alimentación
- **Aviso temprano de pérdida de vacío.** La temperatura del cuello sube horas antes de que baje el nivel
- **Un recipiente de reserva lleno.** El traslado no depende de un suministro
- **Inventario en frío.** Se cotejan racks y etiquetas, sin sacar pajuelas`,
    fr_FR: `- **Trois alarmes indépendantes.** Niveau, température du col et poids ne partagent ni câble ni alimentation
- **Alerte précoce de perte de vide.** La température du col monte des heures avant que le niveau ne baisse
- **Une cuve de secours pleine.** Le transfert ne dépend pas du camion-citerne
- **Inventaire au froid.** Racks et étiquettes sont contrôlés sans sortir de paillette`,
  },
}
