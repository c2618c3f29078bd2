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
    zh_CN: 'Trace 4.1：新增交接班与静音理由',
    en_EN: 'Trace 4.1: shift handover, and muting with a reason',
    es_ES: 'Trace 4.1: relevo de guardia y silenciado con motivo',
    fr_FR: 'Trace 4.1 : relève de garde et mise en sourdine motivée',
  },
  coverAlt: {
    zh_CN: '屏幕上温度曲线报警，旁边为记录仪和网关',
    en_EN: 'Screen with an alarm on a temperature curve, logger and gateway',
    es_ES: 'Pantalla con una alarma en la curva, registrador y pasarela',
    fr_FR: 'Écran avec une alarme sur la courbe, enregistreur et passerelle',
  },
  body: {
    zh_CN: `Trace 4 上线六周，收到 427 条意见。今日发布的 4.1 版采纳了其中三条呼声最高的，也有一条我们没有做。

## 做了的

**交接班。** 以前报警找“值班的人”，而值班表在墙上。现在交班的人在手机上按“交给”，接班的人按“收到”，两个都按了才算数。只按了一个，两个人都会被叫。

**静音要写理由，并且会自己醒。** 除霜、搬库、清洁，最长四小时，到点恢复。理由写一句话就够，记入审计追踪。以前有一台冰箱被静音了五个月，标签上写着“临时”。

**给实验室信息系统的接口。** 按样本位置取温度历史，一次一个冻存盒或一整架。接口说明公开，不收费。

## 没有做的

11 家用户希望，夜间低于某个级别的报警推迟到早上再发。我们想了两个星期。技术上只要一天。不做的原因，是这个级别谁来定：凌晨三点的 −72 °C，对一台空冰箱是小事，对另一台是十年的工作，而平台不知道里面是什么。

可以做的是少报错。4.1 会把过去三个月里每一条夜间报警列出来，注明后来是否要紧，请科室自己改限值。

## 升级

经网关下发，每台约 5 分钟，设备照常记录；Trace 3 仍可接入，没有交接班一项。`,
    en_EN: `In its first six weeks Trace 4 brought us 427 comments. Version 4.1, out today, takes up the three most frequent and declines a fourth.

## Done

**Handover.** An alarm used to look for “whoever is on duty”, and the rota was on a wall. Now one person presses “over to you” and the next presses “I have it”. It counts when both have pressed. If only one has, both are called.

**A silence has a reason and an end.** Defrosting, moving, cleaning: four hours at most, then the alarm wakes up by itself. Six words of reason are enough, and they go into the audit trail. We met a freezer that had been silent for five months. Its label said “temporary”.

**An interface for laboratory information systems.** It gives the temperature history of a position, from one box to a whole rack. It is documented in public and free of charge.

## Not done

Eleven users wanted alarms below a certain level to wait until morning. It would take a day to write. We thought about it for two weeks and left it. Somebody has to choose the level, and −72 °C at three in the morning is a trifle in an empty freezer and ten years of work in another. The platform cannot see which.

What it can do is ring less often for nothing. Version 4.1 lists every night alarm of three months and whether it mattered, so that users can correct the limit.

## Update

Through the gateway, about five minutes a device, with no gap in the record.`,
    es_ES: `En sus primeras seis semanas, Trace 4 generó 427 comentarios de usuarios. La versión 4.1, disponible hoy, recoge los tres más repetidos y rechaza un cuarto.

## Novedades

**Relevo.** Hasta ahora, el cuadrante de guardias no estaba en el sistema. Ahora la persona saliente pulsa «Entrego» y la entrante, «Recibo». El relevo vale cuando han pulsado las dos; si solo lo hace una, se llama a ambas.

**Silenciado con motivo y duración.** Por desescarche, traslado o limpieza, la alarma se silencia cuatro horas como máximo y después se reactiva. El motivo, en unas seis palabras, queda en la pista de auditoría. En un centro encontramos una alarma silenciada cinco meses.

**Una interfaz para los sistemas de laboratorio.** Da el historial de temperatura de una posición, desde una caja hasta un rack entero. La documentación es pública, y el uso, gratuito.

## Propuesta no incluida

Once usuarios querían que, de noche, las alarmas por debajo de cierto nivel esperaran a la mañana. Tras dos semanas de estudio no lo hemos incluido: −72 °C a las tres de la madrugada carecen de importancia en un congelador vacío, pero no en uno con diez años de muestras, y la plataforma no puede distinguirlos.

Sí es posible reducir las alarmas innecesarias. La 4.1 enumera las alarmas nocturnas de tres meses y si importaban, para que cada cual corrija el límite.

## Actualización

Por la pasarela, unos cinco minutos por equipo, sin huecos en el registro.`,
    fr_FR: `En six semaines, Trace 4 a suscité 427 remarques d’utilisateurs. La version 4.1, disponible aujourd’hui, retient les trois plus fréquentes et en refuse une quatrième.

## Nouveautés

**La relève.** Jusqu’ici, le tableau de garde n’était pas dans le système. Désormais, la personne qui part appuie sur « Je transmets », celle qui arrive sur « Je prends ». La relève vaut quand les deux ont appuyé ; si une seule l’a fait, on appelle les deux.

**Une mise en sourdine motivée et limitée.** Pour un dégivrage, un déménagement ou un nettoyage, l’alarme est suspendue quatre heures au plus, puis réactivée. Le motif, en quelque six mots, est consigné dans la piste d’audit. Sur un site, nous avons trouvé une alarme coupée depuis cinq mois.

**Une interface pour les systèmes de laboratoire.** Elle donne l’historique de température d’une position, d’une boîte à un rack entier. Sa documentation est publique, son usage gratuit.

## Proposition non retenue

Onze utilisateurs voulaient que, la nuit, les alarmes sous un certain niveau attendent le matin. Après deux semaines d’étude, nous y avons renoncé : −72 °C à trois heures du matin est sans importance dans un congélateur vide, mais non dans celui qui contient dix ans d’échantillons, et la plateforme ne peut les distinguer.

Il est en revanche possible de réduire les alarmes inutiles. La 4.1 liste les alarmes nocturnes de trois mois et indique si elles étaient justifiées ; à chacun de corriger son seuil.

## Mise à jour

Par la passerelle, cinq minutes environ par appareil, sans trou dans l’enregistrement.`,
  },
}
