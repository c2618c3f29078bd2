import { internationalOnly } from '../sites'
import { alarmAnswered, auditTrail, calibratedProbe, tenSeconds } from './traits'
import type { ServiceContractSeed } from './types'

export const monitoringLevels: ServiceContractSeed[] = [
  {
    id: '1214000000000002304',
    slug: 'monitoring-basic',
    type: 'monitoring-contracts',
    product: 'Trace 4',
    cover: 'contract-monitoring-basic.webp',
    order: 1,
    sites: internationalOnly,
    updateTime: '2026-07-08T09:10:00+02:00',
    traits: [tenSeconds, calibratedProbe, auditTrail],
    files: ['service-brochure-monitoring-basic'],
    title: {
      zh_CN: 'Monitoring Basic 监测服务合同',
      en_EN: 'Monitoring Basic',
      es_ES: 'Monitoring Basic',
      fr_FR: 'Monitoring Basic',
    },
    overview: {
      zh_CN: `平台、探头、网关和每年的校准归入一份合同，报警由您的人员应答。适合夜间有人值班、已有应答流程的医院和样本库。

~~~figures
2 | 天 | 开通时间
15 | 分钟 | 每台安装用时
10 | 年 | 设备内数据保存期
~~~

开通需要两天：第一天安装网关和探头，每台十五分钟；第二天设置名单、逐条测试报警，确认每部电话都能接通。`,
      en_EN: `Platform, probes, gateways and the annual calibration in one contract; your own staff answer the alarms. It suits hospitals and biobanks that are staffed at night and have an established alarm procedure.

~~~figures
2 | days | of set-up
15 | minutes | per probe or gateway
10 | years | of readings on board
~~~

Set-up takes two days. On the first the gateways and probes are fitted, in fifteen minutes each. On the second the call lists are entered and every alarm is tested on each telephone.`,
      es_ES: `Plataforma, sondas, pasarelas y calibración anual en un solo contrato; a las alarmas responde su propio personal. Conviene a hospitales y biobancos con personal de noche y un procedimiento de alarma establecido.

~~~figures
2 | días | de puesta en marcha
15 | minutos | por sonda o pasarela
10 | años | de lecturas en el equipo
~~~

La puesta en marcha dura dos días. El primero se montan las pasarelas y las sondas, en quince minutos cada una. El segundo se introducen las listas de llamada y se prueba cada alarma en todos los teléfonos.`,
      fr_FR: `Plateforme, sondes, passerelles et étalonnage annuel en un contrat ; vos équipes répondent aux alarmes. Ce niveau convient aux hôpitaux et biobanques qui ont une garde de nuit et une procédure d’alarme établie.

~~~figures
2 | jours | de mise en service
15 | minutes | par sonde ou passerelle
10 | ans | de relevés dans l’appareil
~~~

La mise en service demande deux jours. Le premier, les passerelles et les sondes sont posées, en quinze minutes chacune. Le second, les listes d’appel sont saisies et chaque alarme est testée sur tous les téléphones.`,
    },
    packageDetail: {
      zh_CN: `- 测量范围：−200 至 +50 °C（Trace Probe）
- 记录间隔：10 秒；设备内保存 10 年
- 网关：每台最多 200 个终端，断电续航 8 小时
- 无线：LoRa、Wi-Fi、LTE-M
- 校准：每年一次，含证书
- 软件：更新与备份，合同期内不另收费
- 账户：不限人数，权限按科室`,
      en_EN: `- Range: −200 to +50 °C with the Trace Probe
- Interval: 10 seconds, stored on board for 10 years
- Gateway: up to 200 monitors each, 8 hours without power
- Radio: LoRa, Wi-Fi, LTE-M
- Calibration: once a year, with certificate
- Software: updates and backups included
- Accounts: any number, with rights by department`,
      es_ES: `- Intervalo de medida: de −200 a +50 °C con Trace Probe
- Registro: cada 10 segundos, 10 años en el equipo
- Pasarela: hasta 200 monitores, 8 horas sin corriente
- Radio: LoRa, Wi-Fi, LTE-M
- Calibración: una vez al año, con certificado
- Software: actualizaciones y copias de seguridad incluidas
- Cuentas: sin límite, con permisos por servicio`,
      fr_FR: `- Plage de mesure : de −200 à +50 °C avec Trace Probe
- Relevé : toutes les 10 secondes, 10 ans dans l’appareil
- Passerelle : jusqu’à 200 enregistreurs, 8 heures sans courant
- Radio : LoRa, Wi-Fi, LTE-M
- Étalonnage : une fois par an, avec certificat
- Logiciel : mises à jour et sauvegardes comprises
- Comptes : sans limite, droits par service`,
    },
  },
  {
    id: '1214000000000002305',
    slug: 'monitoring-plus',
    type: 'monitoring-contracts',
    product: 'Trace 4',
    cover: 'contract-monitoring-plus.webp',
    order: 2,
    sites: internationalOnly,
    updateTime: '2026-07-08T09:20:00+02:00',
    traits: [tenSeconds, calibratedProbe, auditTrail, alarmAnswered],
    files: ['service-brochure-monitoring-plus', 'service-brochure-monitoring-basic'],
    title: {
      zh_CN: 'Monitoring Plus 监测服务合同',
      en_EN: 'Monitoring Plus',
      es_ES: 'Monitoring Plus',
      fr_FR: 'Monitoring Plus',
    },
    overview: {
      zh_CN: `包含 Basic 的全部内容，另加全天候值班席。报警先由值班席接收：查看曲线、开门和供电情况，判断报警是否属实，再按您的名单呼叫，直到有人应答。

~~~figures
2 | 分钟 | 查看曲线时限
5 | 分钟 | 转呼下一位的时限
10 | 分钟 | 转呼负责人的时限
~~~

适合夜间无人值守、报警须立即处理的单位。每次应答均记录内容和时间，次日早上汇总成一页。`,
      en_EN: `Everything in Basic, and a desk that is staffed day and night. The alarm reaches us first. We check the curve, the door and the power supply, decide whether the alarm is genuine, and then go down your call list until somebody has replied.

~~~figures
2 | minutes | to the first look
5 | minutes | to the next person
10 | minutes | to the head of service
~~~

It suits sites that are not staffed at night and where an alarm cannot wait until morning. Each response is logged with a note and a time, and summarised on one page in the morning.`,
      es_ES: `Todo lo de Basic y un servicio de guardia día y noche. La alarma nos llega primero a nosotros. Comprobamos la curva, la puerta y la alimentación, decidimos si es real y llamamos según su lista hasta que alguien responde.

~~~figures
2 | minutos | hasta la primera revisión
5 | minutos | hasta la siguiente persona
10 | minutos | hasta el jefe de servicio
~~~

Conviene cuando de noche no hay personal y una alarma no se puede dejar para la mañana. Cada respuesta se registra con una nota y la hora y, por la mañana, se resume en una página.`,
      fr_FR: `Le contenu de Basic, et une permanence de jour comme de nuit. Nous recevons l’alarme les premiers, vérifions la courbe, la porte et l’alimentation, jugeons si l’alarme est réelle, puis appelons selon votre liste jusqu’à ce que quelqu’un réponde.

~~~figures
2 | minutes | pour le premier examen
5 | minutes | avant l’appel suivant
10 | minutes | avant le chef de service
~~~

Il convient aux sites où personne n’est présent la nuit et où une alarme ne peut attendre le matin. Chaque réponse est consignée avec une note et une heure, puis résumée sur une page le matin.`,
    },
    packageDetail: {
      zh_CN: `- Monitoring Basic 的全部参数
- 值班席：全天候，英、法、德、西、荷五种语言
- 接警：两分钟内查看曲线
- 呼叫：五分钟一位，十分钟到负责人
- 演练：每半年一次，随机抽取一台设备
- 小结：次日早上 8 时前，一页
- 限值：由用户设定，值班席不得修改`,
      en_EN: `- All parameters of Monitoring Basic
- Desk: day and night, in English, French, German, Spanish and Dutch
- First look: within two minutes
- Calls: the next person after five minutes, the head of service after ten
- Drill: twice a year, on a unit chosen at random
- Summary: one page before 08:00
- Limits: set by you; the desk cannot change them`,
      es_ES: `- Todos los parámetros de Monitoring Basic
- Servicio de guardia: día y noche, en inglés, francés, alemán, español y neerlandés
- Primera revisión: en dos minutos
- Llamadas: a la siguiente persona a los cinco minutos, al jefe de servicio a los diez
- Simulacro: dos veces al año, en un equipo elegido al azar
- Resumen: una página antes de las 08:00
- Límites: los fija usted; el servicio de guardia no puede cambiarlos`,
      fr_FR: `- Tous les paramètres de Monitoring Basic
- Permanence : jour et nuit, en anglais, français, allemand, espagnol et néerlandais
- Premier examen : sous deux minutes
- Appels : la personne suivante au bout de cinq minutes, le chef de service au bout de dix
- Exercice : deux fois par an, sur un appareil tiré au sort
- Résumé : une page avant 8 h
- Seuils : fixés par vous ; la permanence ne peut pas les modifier`,
    },
  },
]
