import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const trace41: NewsSeed = {
  id: '1214000000000002057',
  slug: 'trace-4-1',
  type: 'ProductNews',
  cover: 'poster-trace4-alarm.webp',
  publishTime: '2026-08-06T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'Trace 4.1 发布：新增交接班确认与消音原因',
    en_EN: 'Trace 4.1: shift handover, and muting with a reason',
    es_ES: 'Trace 4.1: relevo de guardia y silenciado con motivo',
    fr_FR: 'Trace 4.1 : relève de garde et arrêt du signal sonore avec motif',
  },
  coverAlt: {
    zh_CN: '傍晚桌上的笔记本电脑、Trace 4 记录仪和手机，均显示 −61.4 °C',
    en_EN: 'Laptop, Trace 4 logger and telephone on a desk in the evening, all at −61.4 °C',
    es_ES: 'Ordenador portátil, registrador Trace 4 y teléfono en una mesa por la noche, todos a −61,4 °C',
    fr_FR: 'Le soir, sur un bureau : ordinateur portable, enregistreur Trace 4 et téléphone, tous à −61,4 °C',
  },
  body: {
    zh_CN: `今日发布的 Trace 4.1 采纳了 427 条意见中最集中的三条：交接班确认、消音原因和信息系统接口。这些意见来自 Trace 4 上线后的六周，另有一条未采纳。

## 新增功能

**交接班。** 以前报警呼叫“值班人员”，而值班表贴在墙上。现在交班人在手机上按“交班”，接班人按“接班”，双方确认后生效；只有一方确认时，两人都会收到呼叫。

**消音须填写原因，到时自动恢复。** 除霜、搬库、清洁时可消音，最长四小时。原因写一句话即可，记入审计追踪。

**实验室信息系统接口。** 按样本位置读取温度历史，可按冻存盒或整架读取。接口说明公开，免费使用。

## 未采纳的建议

11 家用户希望，夜间低于某一级别的报警推迟到早上再发。经两周评估，我们没有采纳：同样的 −72 °C，对空冰箱影响不大，对存有样本的冰箱则可能造成重大损失，而平台无法判断箱内是否存有样本。

4.1 版改为减少误报：列出过去三个月的全部夜间报警及处理结果，供用户调整限值。

## 升级

经网关下发，每台约 5 分钟，设备照常记录；Trace 3 仍可接入，但不支持交接班功能。`,
    en_EN: `In its first six weeks Trace 4 brought us 427 comments. Version 4.1, available from today, implements the three most frequent; a fourth was declined.

## New functions

**Handover.** Alarms used to go to “whoever is on duty”, and the rota was on a wall. Now one person presses “hand over” and the next presses “take over”. If only one of them has confirmed, both are called.

**Muting with a reason and a time limit.** For defrosting, moving or cleaning, an alarm can be muted for four hours at most. The reason is recorded in the audit trail.

**An interface for laboratory information systems.** It provides the temperature history of a position, from one box to a whole rack. Its documentation is public, and it is free of charge.

## Declined

Eleven users wanted alarms below a certain level to wait until morning. After two weeks of evaluation we decided against it: −72 °C hardly matters in an empty freezer, but may mean a heavy loss in another, and the platform cannot tell which is which.

Instead, version 4.1 reduces false alarms. It lists every night alarm of the past three months with its outcome, so that users can adjust the limits.

## Update

Via the gateway, about five minutes per device, without a gap in the record.`,
    es_ES: `En sus primeras seis semanas, Trace 4 generó 427 comentarios de usuarios. La versión 4.1, disponible desde hoy, incorpora los tres más repetidos; un cuarto no se ha incluido.

## Novedades

**Relevo.** Hasta ahora, las alarmas iban a «quien esté de guardia», y el cuadrante estaba en una pared. Ahora la persona saliente pulsa «Entrego» y la entrante, «Recibo». El relevo es válido cuando han confirmado las dos; si solo confirma una, se llama a ambas.

**Silenciado con motivo y duración.** Por desescarche, traslado o limpieza, la alarma se puede silenciar cuatro horas como máximo; después se reactiva. El motivo queda registrado en la pista de auditoría.

**Una interfaz para los sistemas de laboratorio.** Da el historial de temperatura de una posición, desde una caja hasta un rack entero. La documentación es pública, y el uso, gratuito.

## Propuesta no incluida

Once usuarios querían que, de noche, las alarmas por debajo de cierto nivel esperaran a la mañana. Tras dos semanas de estudio no lo hemos incluido: −72 °C apenas tienen importancia en un congelador vacío, pero pueden suponer una gran pérdida en otro, y la plataforma no puede distinguirlos.

En su lugar, la versión 4.1 reduce las falsas alarmas: enumera las alarmas nocturnas de los tres últimos meses con su resultado, para que los usuarios ajusten los límites.

## Actualización

Por la pasarela, unos cinco minutos por equipo, sin huecos en el registro.`,
    fr_FR: `En six semaines, Trace 4 a suscité 427 remarques d’utilisateurs. La version 4.1, disponible aujourd’hui, retient les trois plus fréquentes et en refuse une quatrième.

## Nouveautés

**La relève.** Jusqu’ici, le tableau de garde n’était pas dans le système. Désormais, la personne qui part appuie sur « Je transmets », celle qui arrive sur « Je prends ». Si une seule des deux a confirmé, les deux sont appelées.

**Une mise en sourdine motivée et limitée.** Pour un dégivrage, un déménagement ou un nettoyage, l’alarme est suspendue quatre heures au plus, puis réactivée. Le motif est consigné dans la piste d’audit.

**Une interface pour les systèmes de laboratoire.** Elle donne l’historique de température d’une position, d’une boîte à un rack entier. Sa documentation est publique, son usage gratuit.

## Proposition non retenue

Onze utilisateurs voulaient que, la nuit, les alarmes sous un certain niveau attendent le matin. Après deux semaines d’étude, nous y avons renoncé : −72 °C est sans importance dans un congélateur vide, mais peut signifier une lourde perte dans un autre, et la plateforme ne peut pas les distinguer.

La version 4.1 permet en revanche de réduire les alarmes inutiles. Elle liste les alarmes nocturnes des trois derniers mois avec leur suite, pour que les utilisateurs ajustent les seuils.

## Mise à jour

Par la passerelle, cinq minutes environ par appareil, sans trou dans l’enregistrement.`,
  },
}
