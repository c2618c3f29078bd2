import { internationalOnly } from '../sites'
import type { ServiceCaseSeed } from './types'

export const monitoringCases: ServiceCaseSeed[] = [
  {
    id: '1214000000000002404',
    slug: 'fourteen-sites',
    type: 'monitoring-contracts',
    cover: 'service-case-4.webp',
    order: 1,
    sites: internationalOnly,
    updateTime: '2026-06-30T09:00:00+02:00',
    title: {
      zh_CN: '14 家单位：应答时间由 11 分钟降到 3 分 40 秒',
      en_EN: 'Fourteen sites: alarms answered in 3 minutes 40 seconds instead of 11 minutes',
      es_ES: 'Catorce centros: respuesta en 3 minutos y 40 segundos en lugar de 11 minutos',
      fr_FR: 'Quatorze sites : une réponse en 3 minutes 40 secondes au lieu de 11 minutes',
    },
    content: {
      zh_CN: `Trace 4 上市前，14 家医院和样本库让我们在六个月内逐条统计报警，采用新流程后再统计六个月。

~~~figures
58 | % | 报警降幅
3 分 40 | 秒 | 应答时间中位数，原为 11 分钟
4 | 条 | 无人查看的报警，原为 212 条
~~~

## 采用之前

2,960 条报警，212 条在半小时内无人查看。最常见的三个原因：手机锁在更衣柜、交接班，以及九人群组中无人认领。应答时间中位数 11 分钟。

## 流程改进

1. 每次只呼叫一人，五分钟不应答呼叫下一位，十分钟到科室负责人
2. 名单随排班表自动更新
3. 延时按每台设备两周的使用规律提出，由科室逐条确认

## 采用之后

- 报警总数减少 58%
- 应答时间中位数 3 分 40 秒
- 半小时内无人查看的报警：四条，均发生在同一次基站故障中

此后名单中增加了一部固定电话。探头、冰箱和人员前后没有变化。`,
      en_EN: `Before Trace 4 was released, 14 hospitals and biobanks let us count their alarms for six months. Then the alarm procedure was changed, and we counted for another six months.

~~~figures
58 | % | fewer alarms
3 min 40 | s | median response, 11 min before
4 || alarms unread, 212 before
~~~

## Before

There were 2,960 alarms, 212 of them unread for half an hour, for three main reasons: a telephone in a locker, a change of shift, and a group of nine in which nobody felt responsible. The median response time was 11 minutes.

## What was changed

1. One person is called at a time, the next after five minutes, the head of service after ten
2. The list is updated automatically from the rota
3. Delays are proposed from two weeks of use of each unit, and confirmed one by one

## After

- 58% fewer alarms
- A median response time of 3 minutes 40 seconds
- Alarms unread for half an hour: four, all during one failure of a telephone mast

Since then each list also has a landline. Probes, freezers and staff were the same throughout.`,
      es_ES: `Antes de lanzar Trace 4, 14 hospitales y biobancos nos dejaron contar sus alarmas durante seis meses. Después se cambió el procedimiento de alarma y contamos otros seis meses.

~~~figures
58 | % | menos de alarmas
3 min 40 | s | de mediana, antes 11 min
4 || alarmas sin leer, antes 212
~~~

## Antes

Hubo 2960 alarmas, 212 de ellas sin leer durante media hora. Los tres motivos principales eran un teléfono en la taquilla, un cambio de turno y un grupo de nueve en el que nadie se sentía responsable. La mediana hasta la respuesta era de 11 minutos.

## Qué se cambió

1. Se llama a una persona cada vez; a la siguiente a los cinco minutos, al jefe de servicio a los diez
2. La lista se actualiza automáticamente con los turnos
3. Los retardos se proponen a partir de dos semanas de uso de cada equipo y se aceptan uno a uno

## Después

- Un 58 % menos de alarmas
- 3 minutos y 40 segundos de mediana hasta la respuesta
- Alarmas sin leer en media hora: cuatro, todas durante la avería de una antena de telefonía

Desde entonces cada lista tiene también un teléfono fijo. Las sondas, los congeladores y el personal fueron los mismos en ambos periodos.`,
      fr_FR: `Avant la sortie de Trace 4, 14 hôpitaux et biobanques nous ont autorisés à compter leurs alarmes pendant six mois. Puis la procédure d’appel a été modifiée, et nous avons compté pendant six mois de plus.

~~~figures
58 | % | d’alarmes en moins
3 min 40 | s | de délai médian, contre 11 min
4 || alarmes non lues, contre 212
~~~

## Avant

2 960 alarmes, dont 212 non lues dans la demi-heure. Les trois causes principales : un téléphone resté au vestiaire, un changement d’équipe et un groupe de neuf personnes dont aucune ne se sentait responsable. Délai médian de réponse : 11 minutes.

## Ce qui a changé

1. On appelle une personne à la fois ; la suivante au bout de cinq minutes, le chef de service au bout de dix
2. La liste suit automatiquement le planning
3. Les temporisations sont proposées d’après deux semaines d’utilisation de chaque appareil, et acceptées une à une

## Après

- 58 % d’alarmes en moins
- 3 minutes 40 secondes de délai médian
- Alarmes non lues dans la demi-heure : quatre, toutes pendant une même panne d’antenne-relais

Depuis, chaque liste comporte aussi un téléphone fixe. Les sondes, les congélateurs et le personnel étaient les mêmes du début à la fin.`,
    },
  },
  {
    id: '1214000000000002405',
    slug: 'vacuum-seen-at-night',
    type: 'monitoring-contracts',
    cover: 'service-case-5.webp',
    order: 2,
    sites: internationalOnly,
    updateTime: '2026-09-09T09:00:00+02:00',
    title: {
      zh_CN: '凌晨两点的真空失效，天亮前转移完毕',
      en_EN: 'Vacuum failure at night: all samples moved before dawn',
      es_ES: 'Fallo de vacío de noche: todas las muestras trasladadas antes del amanecer',
      fr_FR: 'Perte de vide la nuit : tous les échantillons transférés avant l’aube',
    },
    content: {
      zh_CN: `荷兰一家生殖中心，六台 V400，合同为 Monitoring Plus。2026 年 8 月的一个周三，02:06，4 号罐颈口温度开始上升，液位尚无变化。

~~~figures
131 | 盒 | 天亮前转移的冻存盒
20 | 秒 | 离开气相的最长时间
80 | % | 备用罐液位报警限
~~~

## 经过

- 02:08 值班席比较六台罐的颈口：五台平稳，一台每小时升 6 °C
- 02:13 呼叫当班胚胎师，语音回复“出发”
- 02:51 到达，外壁已经结霜，液位下降 40 mm
- 03:05 开始向备用罐转移，两人核对，一次一只提篮
- 04:22 全部 131 盒转移完毕，转移中任何一盒离开气相不超过 20 秒

## 及时转移的原因

备用罐保持满液。合同规定：备用罐的液位与其他罐一样监测，低于 80% 同样报警。很多中心的备用罐平时是空的，或被临时占用。

真空失效的罐已退回检测，原因是焊缝处的裂纹。同一批次的其余十一台经氦检，未发现同类问题。`,
      en_EN: `A fertility clinic in the Netherlands has six V400 and a Monitoring Plus contract. On a Wednesday in August 2026, at 02:06, the neck of vessel 4 began to warm. Its level had not yet changed.

~~~figures
131 || boxes moved before dawn
20 | seconds | at most out of the vapour
80 | % | level alarm of the spare
~~~

## What happened

- 02:08: the desk compared the neck temperatures of the six vessels. Five were steady, one rose by six degrees an hour
- 02:13: the embryologist on duty was called and answered, “on my way”
- 02:51: she arrived. There was frost on the outside, and the level was 40 mm lower
- 03:05: the transfer to the spare vessel began, one rack at a time, each checked by two people
- 04:22: all 131 boxes had been transferred; none had been out of the vapour for more than 20 seconds

## Why there was time

The spare vessel was full. Under the contract its level is monitored like any other, with an alarm below 80%. In many clinics the spare vessel is empty or in use.

The failed vessel was returned. The cause was a crack beside a weld. A helium test of the other eleven vessels of the same batch found no further cracks.`,
      es_ES: `Una clínica de fertilidad de los Países Bajos tiene seis V400 y un contrato Monitoring Plus. Un miércoles de agosto de 2026, a las 02:06, el cuello del recipiente 4 empezó a calentarse. El nivel aún no había variado.

~~~figures
131 || cajas trasladadas de noche
20 | segundos | como máximo fuera del vapor
80 | % | límite de alarma de la reserva
~~~

## Cronología

- 02:08: el servicio de guardia comparó la temperatura de los seis cuellos. Cinco estaban estables; uno subía seis grados por hora
- 02:13: se llamó a la embrióloga de guardia, que respondió «voy para allá»
- 02:51: llegó. Había escarcha por fuera y el nivel estaba 40 mm más bajo
- 03:05: empezó el traslado al recipiente de reserva, rack a rack, cada uno comprobado por dos personas
- 04:22: las 131 cajas estaban trasladadas; ninguna pasó más de 20 segundos fuera del vapor

## Por qué hubo tiempo

El recipiente de reserva estaba lleno. Según el contrato, su nivel se monitoriza como el de los demás, con alarma por debajo del 80 %. En muchas clínicas, el recipiente de reserva está vacío u ocupado.

El recipiente averiado volvió a fábrica. La causa era una grieta junto a una soldadura. Los otros once del mismo lote se ensayaron con helio y no se halló ninguna más.`,
      fr_FR: `Un centre de fertilité des Pays-Bas possède six V400 et un contrat Monitoring Plus. Un mercredi d’août 2026, à 2 h 06, le col de la cuve 4 a commencé à se réchauffer. Son niveau n’avait pas encore varié.

~~~figures
131 || boîtes transférées de nuit
20 | secondes | au plus hors de la vapeur
80 | % | seuil d’alarme de la réserve
~~~

## Les faits

- 2 h 08 : la permanence compare la température des six cols. Cinq sont stables, une monte de six degrés par heure
- 2 h 13 : l’embryologiste de garde, appelée, répond « j’arrive »
- 2 h 51 : elle est sur place. La cuve est givrée à l’extérieur et le niveau a baissé de 40 mm
- 3 h 05 : le transfert vers la cuve de secours commence, rack par rack, avec un contrôle à deux personnes
- 4 h 22 : les 131 boîtes sont transférées ; aucune n’est restée plus de 20 secondes hors de la vapeur

## Ce qui a permis d’agir à temps

La cuve de secours était pleine. Selon le contrat, son niveau est surveillé comme celui des autres, avec une alarme sous 80 %. Dans beaucoup de centres, la cuve de secours est vide ou occupée.

La cuve défectueuse est repartie à l’usine. La cause était une fissure près d’une soudure. Les onze autres cuves du même lot, contrôlées à l’hélium, n’en avaient pas.`,
    },
  },
]
