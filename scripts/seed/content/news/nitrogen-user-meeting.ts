import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const nitrogenUserMeeting: NewsSeed = {
  id: '1214000000000011004',
  slug: 'nitrogen-user-meeting',
  type: 'Events',
  cover: 'news-round-table.webp',
  publishTime: '2022-08-25T09:10:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '首届液氮用户会：19 家样本库交流经验',
    en_EN: 'Nineteen biobanks at the first nitrogen users’ meeting',
    es_ES: 'Diecinueve biobancos en la primera reunión de usuarios de nitrógeno',
    fr_FR: 'Dix-neuf biobanques à la première réunion des utilisateurs d’azote',
  },
  coverAlt: coverAlts['news-round-table.webp'],
  body: {
    zh_CN: `8 月 18 日，十九家液氮用户的代表在青屿交流了一天。会议不放幻灯片，各家带来打印的曲线，当面讨论。

上午的议题是“最近一次险情”。各家列举的有：

- 供液管上的一只电磁阀在交接班的十分钟里没有关严
- 液氮槽车因道路堵塞迟到五个小时
- 液位计读数看似正常，实际是上一次的读数
- 一位新同事用热风枪给罐盖除霜

以上险情均与罐体无关，这是用户的结论，如实记录在此。

**下午讨论液氮成本。** 十九家写下每月的液氮用量和罐数，折算成每罐每天的升数，同一型号之间最多相差 2.4 倍。原因在于开盖次数：用量最高的一家每天分二十次取样，最低的一家集中为两次。

会后我们作了两项改进：液位数据停止更新超过十分钟，控制器报警；说明书增加一页，说明罐盖结霜的处理，首先是不要自行除霜。

明年的用户会仍在八月举行。东湖样本库将邀请一位数学家参加，讨论取样排班的优化。`,
    en_EN: `On 18 August, representatives of nineteen laboratories and biobanks met in Qingyu for a day. There were no slides; curves were brought on paper and discussed at the table.

In the morning each described its most recent near miss. Among them were:

- a solenoid valve in the supply line that did not quite close, during the ten minutes of a change of shift
- a tanker held up for five hours by a wedding
- a level gauge whose plausible reading was from the day before
- a new colleague who removed the frost from a lid with a heat gun

None of this concerned a vessel itself, the users concluded.

**The afternoon was about the cost of nitrogen.** All nineteen wrote down their consumption and the number of their vessels. Per vessel, the highest and the lowest differed by a factor of 2.4, with the same model. The reason was the lid: one biobank takes samples twenty times a day, the other collects its requests and opens the vessels twice.

We have made two changes since. The controller raises an alarm if the level has not been updated for ten minutes, and the manual has a page about frost on lids, which should be left alone.

The next meeting is in August of next year. East Lake Biobank will bring a mathematician to discuss the scheduling of withdrawals.`,
    es_ES: `El 18 de agosto, representantes de diecinueve laboratorios y biobancos se reunieron un día en Qingyu. No hubo diapositivas: las curvas se trajeron en papel y se comentaron en la mesa.

Por la mañana, cada uno describió su último incidente sin consecuencias. Entre ellos:

- una electroválvula de la línea de suministro que no cerró del todo, justo en los diez minutos del cambio de turno
- una cisterna retenida cinco horas por una boda
- un indicador de nivel cuya lectura, verosímil, era del día anterior
- un compañero nuevo que quitó la escarcha de una tapa con una pistola de aire caliente

Ninguno se debía a los recipientes, según concluyeron los usuarios.

**Por la tarde se compararon los consumos.** Los diecinueve anotaron su consumo de nitrógeno y su número de recipientes. Entre el consumo por recipiente más bajo y el más alto había un factor de 2,4, con el mismo modelo. La causa eran las aperturas: un biobanco saca muestras veinte veces al día; el otro agrupa las peticiones y abre dos veces.

Desde entonces hemos cambiado dos cosas. El controlador da una alarma si el nivel lleva diez minutos sin actualizarse, y el manual incluye una página sobre la escarcha de las tapas: no debe retirarse.

La próxima reunión será en agosto del año que viene. El Biobanco East Lake llevará a un matemático para tratar la planificación de las extracciones.`,
    fr_FR: `Le 18 août, des représentants de dix-neuf laboratoires et biobanques se sont réunis à Qingyu pour une journée, sans diapositives : les courbes étaient discutées sur papier.

La matinée a été consacrée aux derniers incidents évités de justesse :

- une électrovanne de la ligne d’alimentation mal refermée, pendant les dix minutes du changement d’équipe
- un camion-citerne retenu cinq heures par un mariage
- une mesure de niveau plausible, mais qui datait de la veille
- un nouveau collègue qui a dégivré un couvercle au pistolet à air chaud

Aucun n’était dû à la cuve elle-même, ont conclu les utilisateurs.

**L’après-midi, les consommations ont été comparées.** Les dix-neuf ont indiqué leur consommation d’azote et leur nombre de cuves. Entre la consommation par cuve la plus basse et la plus élevée, il y a un facteur 2,4, avec le même modèle. La cause est le nombre d’ouvertures : un site prélève vingt fois par jour, l’autre regroupe les demandes en deux fois.

Deux choses ont changé depuis. Le régulateur déclenche une alarme si le niveau n’a pas été actualisé depuis dix minutes. Le manuel contient une page sur le givre des couvercles, qu’il ne faut pas enlever.

La prochaine réunion aura lieu en août. La biobanque East Lake viendra avec un mathématicien pour parler de la planification des prélèvements.`,
  },
}
