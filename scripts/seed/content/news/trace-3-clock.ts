import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const trace3Clock: NewsSeed = {
  id: '1214000000000002037',
  slug: 'trace-3-clock',
  type: 'ProductNews',
  cover: 'scene-laboratory-network.webp',
  publishTime: '2023-06-15T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'Trace 3 软件 3.4：修正夏令时切换的时间记录',
    en_EN: 'Trace 3, software 3.4: correct time records at the clock change',
    es_ES: 'Trace 3, versión 3.4: registros correctos en el cambio de hora',
    fr_FR: 'Trace 3, version 3.4 : un horodatage correct au changement d’heure',
  },
  coverAlt: coverAlts['scene-laboratory-network.webp'],
  body: {
    zh_CN: `今年 3 月 26 日凌晨，欧洲时钟拨快一小时，我们 1.2 万台 Trace 3 的曲线上因此出现了 60 分钟的空白。数据没有丢失，只是显示时间有误。审核中被问到这一小时时，用户无法说明，责任在我们。

3.4 版今日发布，可免费升级，改进如下。

**统一时间。** 设备内部一律以协调世界时（UTC）记录，显示时换算成当地时间。夏令时切换当天为 23 或 25 小时，曲线如实显示。

**自动对时。** 每六小时与网关对时一次；偏差超过 30 秒时记入审计追踪。离线设备每月最多偏差 8 秒，联网后给出偏差值。

**导出文件注明时区。** 以前的 CSV 只有“03:15”，现在为“2023-03-26T03:15+02:00”，不会产生歧义。

## 升级须知

- 通过网关下发，每台约 4 分钟，期间照常记录
- 历史数据不改写；报表里会为受影响的那一小时加一行注释
- 已归档的 PDF 保持不变

这一问题由里昂一家医院检验科的技师发现，我们在此致谢。`,
    en_EN: `On the night of 26 March, clocks in Europe went forward, and the curves of 12,000 Trace 3 devices showed a gap of sixty minutes. No reading was lost; only the displayed time was wrong. But when an auditor asks about that hour and the user has no answer, the fault is ours.

Version 3.4 is available today, free of charge. It changes three things.

**One time.** Devices record in UTC and convert for display. The day of the change has 23 or 25 hours, and the curve shows exactly that.

**Automatic synchronisation.** Every six hours the clock is compared with the gateway. A difference above 30 seconds is recorded in the audit trail. Without a network, a device drifts by eight seconds a month at most and reports the difference when it is connected again.

**Exports with the time zone.** A line used to read “03:15”. It now reads “2023-03-26T03:15+02:00”, which is unambiguous.

## Before you update

- The gateway distributes it; each device takes about four minutes and goes on recording
- Old data are not rewritten. Reports carry a note for the hour concerned
- Archived PDFs stay as they are

The error was found by a technician in a hospital laboratory in Lyon, to whom we are grateful.`,
    es_ES: `La noche del 26 de marzo, los relojes europeos se adelantaron y las curvas de 12 000 equipos Trace 3 mostraron un hueco de sesenta minutos. No se perdió ninguna lectura; solo era incorrecta la hora que se mostraba. Pero si un auditor pregunta por esa hora y el usuario no puede responder, el fallo es nuestro.

La versión 3.4 está disponible desde hoy, sin coste. Incorpora tres cambios.

**Una sola hora de referencia.** Los equipos registran en UTC y convierten al mostrar. El día del cambio tiene 23 o 25 horas, y la curva muestra exactamente eso.

**El reloj se sincroniza automáticamente.** Cada seis horas se compara con la pasarela. Una diferencia de más de 30 segundos queda anotada en la pista de auditoría. Sin red, un equipo se desvía como mucho ocho segundos al mes; la desviación se transmite al recuperar la conexión.

**Las exportaciones indican la zona horaria.** Antes ponía «03:15». Ahora pone «2023-03-26T03:15+02:00», que es inequívoco.

## Antes de actualizar

- La distribuye la pasarela; cada equipo tarda unos cuatro minutos y sigue registrando
- Los datos antiguos no se reescriben. Los informes llevan una nota en la hora afectada
- Los PDF archivados no cambian

El error lo detectó una técnica de un laboratorio hospitalario de Lyon, a quien damos las gracias.`,
    fr_FR: `Dans la nuit du 26 mars, l’Europe est passée à l’heure d’été et les courbes de 12 000 Trace 3 ont montré un trou de soixante minutes. Aucun relevé n’a été perdu ; seule l’heure affichée était fausse. Mais si un auditeur interroge l’utilisateur sur cette heure-là, il doit pouvoir répondre.

La version 3.4 est disponible dès aujourd’hui, gratuitement. Elle change trois choses.

**Une seule heure de référence.** Les appareils enregistrent en UTC et convertissent à l’affichage. Le jour du changement compte 23 ou 25 heures, et la courbe le montre tel quel.

**Une synchronisation automatique.** Toutes les six heures, l’horloge est comparée à celle de la passerelle. Un écart de plus de 30 secondes est consigné dans la piste d’audit. Hors réseau, un appareil dérive de huit secondes par mois au plus ; l’écart est transmis à la reconnexion.

**Des exports avec fuseau horaire.** Une ligne indiquait « 03:15 ». Elle indique désormais « 2023-03-26T03:15+02:00 », sans équivoque.

## Avant la mise à jour

- La passerelle la distribue ; chaque appareil met quatre minutes environ et continue d’enregistrer
- Les données anciennes ne sont pas réécrites. Les rapports portent une note pour l’heure concernée
- Les PDF archivés restent en l’état

Le défaut a été signalé par une technicienne d’un laboratoire hospitalier lyonnais, que nous remercions.`,
  },
}
