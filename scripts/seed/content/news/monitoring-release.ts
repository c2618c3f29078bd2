import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const monitoringRelease: NewsSeed = {
  id: '1214000000000001017',
  slug: 'monitoring-release',
  type: 'ProductNews',
  cover: 'news-monitoring-release.webp',
  publishTime: '2026-06-25T09:30:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'Trace 4 监测平台发布：报警逐级呼叫，直到有人应答',
    en_EN: 'Trace 4 released: alarm calls until someone answers',
    es_ES: 'Llega Trace 4: llamadas de alarma hasta que alguien responde',
    fr_FR: 'Sortie de Trace 4 : des appels d’alarme jusqu’à la réponse',
  },
  coverAlt: {
    zh_CN: '实验台上的笔记本电脑、记录仪、网关与手机',
    en_EN: 'Laptop, logger, gateway and telephone on a bench',
    es_ES: 'Portátil, registrador, pasarela y teléfono sobre una mesa',
    fr_FR: 'Ordinateur portable, enregistreur, passerelle et téléphone sur une paillasse',
  },
  body: {
    zh_CN: `诺凡监测平台第四版 Trace 4 今日上线，已接入的 6.1 万台设备可直接升级。传感器不变，改进的是报警之后的处理流程。

## 从报警到应答

六个月里，14 家医院和样本库允许我们逐条清点报警。2,960 条全部发出，其中 212 条在半小时内无人查看。常见原因有：手机锁在更衣柜里、正值交接班、九人的群里都以为别人会处理。

因此 Trace 4 每次只呼叫一人。五分钟不应答，呼叫下一位；十分钟仍无人应答，呼叫科室负责人。应答须留下语音或文字，由平台保存。试用点位的应答时间中位数由 11 分钟缩短到 3 分 40 秒。

## 记录什么

- 温度、液位、门状态、供电，每 10 秒一条
- 设备端保存十年；断网时网关缓存 90 天，恢复后补传
- 每一次修改限值：谁、何时、由多少改为多少、为什么

电子记录与电子签名按 21 CFR Part 11 和欧盟 GMP 附录 11 的要求设计，审计追踪不可关闭，诺凡也无法关闭。探头随附 ISO/IEC 17025 校准证书，−80 °C 时最大允许误差 ±0.3 °C。平台支持私有化部署，数据可以不出院区。

## 减少误报

一天开门四十次的设备，不应报警四十次。Trace 4 先用两周统计每台设备的使用规律，再提出延时建议，由人员逐条确认。试用期间报警总数减少 58%，没有遗漏重要报警。

> 报警少而可信，值班人员才会每次都应答。

**伊尔丝·布兰兹马，服务总监**`,
    en_EN: `Trace 4, the fourth version of our monitoring platform, is available from today for the 61,000 devices already connected and for new ones. The sensors are unchanged; what happens after an alarm is new.

## From alarm to answer

For six months, 14 hospitals and biobanks let us count their alarms. All 2,960 were sent, but 212 remained unread for half an hour. Typical reasons were a telephone in a locker, a change of shift, or a group of nine in which each relied on the others.

Trace 4 therefore calls one person. If that person does not answer within five minutes, it calls the next, and after ten the head of service. It asks for a spoken or typed answer and stores it. At the 14 sites the median response time fell from 11 minutes to 3 minutes 40 seconds.

## What it records

- Temperature, level, door and power, every ten seconds
- Ten years of readings on board, 90 days in the gateway if the network fails
- Every change of a limit: who, when, from what to what, and why

Records and signatures are built for 21 CFR Part 11 and EU GMP Annex 11. The audit trail cannot be switched off, not even by us. Sensors come with an ISO/IEC 17025 certificate; at −80 °C the maximum permissible error is ±0.3 °C.

## Fewer alarms

A device opened forty times a day should not cause forty alarms. Trace 4 records how each device is used for two weeks, then proposes delays, which a person accepts or declines. In the trial the number of alarms fell by 58%, and no important alarm was lost.

> Staff answer every alarm only if alarms are few and can be trusted.

**Ilse Brandsma, Service Director**`,
    es_ES: `Trace 4, la cuarta versión de nuestra plataforma de monitorización, está disponible desde hoy para los 61 000 equipos ya conectados y para los nuevos. Los sensores son los mismos; lo nuevo es lo que ocurre después de una alarma.

## De la alarma a la respuesta

Durante seis meses, 14 hospitales y biobancos nos dejaron contar sus alarmas. De 2960, todas enviadas, 212 quedaron media hora sin leer. Los motivos habituales eran un teléfono en la taquilla, un cambio de turno o un grupo de nueve en el que cada uno contaba con los demás.

Por eso Trace 4 llama a una sola persona. Si no responde en cinco minutos, llama a la siguiente y, a los diez, al jefe de servicio. Pide una respuesta hablada o escrita y la guarda. En los 14 centros, el tiempo mediano hasta la respuesta pasó de 11 minutos a 3 minutos y 40 segundos.

## Qué registra

- Temperatura, nivel, puerta y corriente, cada diez segundos
- Diez años de lecturas en el equipo y 90 días en la pasarela si cae la red
- Todo cambio de un límite: quién, cuándo, de qué a qué y por qué

Los registros y las firmas están concebidos para 21 CFR Part 11 y el anexo 11 de las NCF de la UE. La pista de auditoría no se puede desactivar, ni siquiera por nosotros. Los sensores se entregan con certificado ISO/IEC 17025; a −80 °C el error máximo permitido es de ±0,3 °C.

## Menos alarmas

Un equipo que se abre cuarenta veces al día no debe dar cuarenta alarmas. Trace 4 registra durante dos semanas el uso de cada equipo y después propone retardos, que una persona acepta o rechaza. En la prueba, las alarmas bajaron un 58 % sin perder ninguna importante.

> El personal solo atiende todas las alarmas si son pocas y fiables.

**Ilse Brandsma, directora de Servicio**`,
    fr_FR: `Trace 4, quatrième version de notre plateforme de surveillance, est disponible dès aujourd’hui pour les 61 000 appareils déjà connectés comme pour les nouveaux. Les sondes sont les mêmes ; c’est le traitement des alarmes qui change.

## De l’alarme à la réponse

Pendant six mois, 14 hôpitaux et biobanques nous ont autorisés à compter leurs alarmes. Les 2 960 alarmes ont toutes été envoyées, mais 212 n’ont pas été lues dans la demi-heure. Les raisons typiques étaient un téléphone resté au vestiaire, un changement d’équipe ou un groupe de neuf personnes où chacune comptait sur les autres.

Trace 4 appelle donc une seule personne. Sans réponse au bout de cinq minutes, il appelle la suivante et, au bout de dix, le chef de service. Il demande une réponse orale ou écrite, et la conserve. Sur les 14 sites, le délai médian de réponse est passé de 11 minutes à 3 minutes 40 secondes.

## Ce qu’il enregistre

- La température, le niveau, la porte et le courant, toutes les dix secondes
- Dix ans de relevés dans l’appareil, 90 jours dans la passerelle si le réseau tombe
- Tout changement de seuil : qui, quand, de quoi à quoi, et pourquoi

Enregistrements et signatures sont conçus pour le 21 CFR Part 11 et l’annexe 11 des BPF européennes. La piste d’audit ne peut pas être désactivée, pas même par nous. Les sondes sont livrées avec un certificat ISO/IEC 17025 ; à −80 °C, l’erreur maximale tolérée est de ±0,3 °C.

## Moins d’alarmes

Une porte ouverte quarante fois par jour ne doit pas déclencher quarante alarmes. Pendant deux semaines, Trace 4 enregistre l’utilisation de chaque appareil, puis propose des temporisations, qu’une personne accepte ou refuse. Pendant l’essai, le nombre d’alarmes a baissé de 58 % ; aucune alarme importante n’a été perdue.

> Le personnel ne répond à toutes les alarmes que si elles sont rares et fiables.

**Ilse Brandsma, directrice du service**`,
  },
}
