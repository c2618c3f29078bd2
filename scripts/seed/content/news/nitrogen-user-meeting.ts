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
    zh_CN: `8 月 18 日，十九家液氮用户的代表来到青屿，围着一张桌子坐了一天。会议只定了一条规则：不放幻灯片。带曲线可以，打印在纸上，传着看。

上午的题目是“你最近一次被什么吓到过”。答案比我们预想的朴素：

- 供液管上的一只电磁阀，在换班的十分钟里没有关严
- 送液氮的罐车被一场婚礼堵在路口，迟到五个小时
- 液位计读数正常，因为它读的是上一次的数
- 一位新同事用热风枪给罐盖除霜，好心，除得很干净

没有一件事出在罐体上。有人说，这句话应该由用户来讲，不该由厂家来讲，于是记在这里，注明是用户讲的。

**下午谈钱。** 十九家当场写下每月的液氮用量和罐数，折成每罐每天的升数，最省的与最费的相差 2.4 倍，用的却是同一型号。原因找了一个小时，最后落在开盖上：最费的一家把取样安排在一天里的二十个时刻，最省的一家攒到两个时刻。

会后我们改了两处：液位数据停止更新超过十分钟，控制器报警；说明书加一页，专讲罐盖上的霜，第一句是“放着别动”。

明年的会仍在八月，桌子还是这一张。东湖样本库提出带一位数学家来，讨论取样的排班。我们同意了，条件是他也不放幻灯片。`,
    en_EN: `On 18 August people from nineteen laboratories and biobanks sat around one table in Qingyu for a day. There was one rule: no slides. Curves were welcome if they came on paper and could be passed round.

The morning’s question was what had last frightened them. The answers were plainer than we had expected:

- a solenoid valve in the supply line that did not quite close, during the ten minutes of a change of shift
- a tanker held up for five hours by a wedding
- a level gauge that read correctly, the value being yesterday’s
- a new colleague who removed the frost from a lid with a heat gun, kindly and thoroughly

None of it concerned a vessel itself. Somebody remarked that users should be the ones to say so and not the maker. So recorded.

**The afternoon was about money.** All nineteen wrote down their nitrogen and their vessels, and we divided. Between the thriftiest and the thirstiest house lay a factor of 2.4, with the same model in both. The search for the reason took an hour and ended at the lid: one house takes samples at twenty moments of the day, the other collects its requests for two.

We have changed two things since. The controller raises an alarm if its level has not been renewed for ten minutes. The manual has a page about frost on lids, which begins: leave it.

Next August the table will be the same. East Lake Biobank proposes to bring a mathematician. We agreed, provided that he brings no slides.`,
    es_ES: `El 18 de agosto, representantes de diecinueve laboratorios y biobancos pasaron un día en Qingyu alrededor de una sola mesa. Sin diapositivas: las curvas circulaban en papel.

La mañana se dedicó a los últimos incidentes:

- una electroválvula de la línea de suministro que no cerró del todo, justo en los diez minutos del cambio de turno
- una cisterna retenida cinco horas por una boda
- un indicador de nivel que marcaba bien, pero el valor de ayer
- un compañero nuevo que quitó la escarcha de una tapa con una pistola de aire caliente

Ninguno se debía al recipiente; la observación es de los usuarios.

**Por la tarde se compararon los consumos.** Los diecinueve indicaron su nitrógeno y sus recipientes. Entre el consumo por recipiente más bajo y el más alto había un factor de 2,4, con el mismo modelo en ambos centros. Tras una hora de búsqueda se encontró la causa en las aperturas: un centro saca muestras veinte veces al día; el otro agrupa las peticiones en dos.

Desde entonces hemos cambiado dos cosas. El controlador avisa si el nivel lleva diez minutos sin renovarse. El manual incluye una página sobre la escarcha de las tapas: no debe retirarse.

La próxima reunión será en agosto. El biobanco East Lake propone invitar a un matemático para el análisis de consumos.`,
    fr_FR: `Le 18 août, des représentants de dix-neuf laboratoires et biobanques ont passé une journée à Qingyu autour d’une seule table. Pas de diapositives : les courbes circulaient sur papier.

La matinée a été consacrée aux derniers incidents :

- une électrovanne de la ligne d’alimentation mal refermée, pendant les dix minutes du changement d’équipe
- un camion-citerne retenu cinq heures par un mariage
- une jauge de niveau tout à fait juste, mais à la valeur de la veille
- un nouveau collègue qui a dégivré un couvercle au pistolet à air chaud

Aucun ne tenait à la cuve ; le constat est celui des utilisateurs.

**L’après-midi, les consommations ont été comparées.** Les dix-neuf ont indiqué leur azote et leurs cuves. Entre la consommation par cuve la plus basse et la plus élevée, un facteur 2,4, avec le même modèle. Au bout d’une heure, la cause est apparue dans les ouvertures : un site prélève vingt fois par jour, l’autre regroupe les demandes en deux fois.

Deux choses ont changé depuis. Le régulateur donne l’alarme si le niveau n’a pas été actualisé depuis dix minutes. Le manuel compte une page sur le givre des couvercles : il ne faut pas l’enlever.

La prochaine réunion aura lieu en août. La biobanque East Lake propose d’inviter un mathématicien pour l’analyse des consommations.`,
  },
}
